// Two games side by side. Each game's sentences are a script of their own, so the page works from a disk as well.

const fetched = new Map();
const waiting = new Map();

window.meldbookCompare = (id, game) => {
  fetched.set(id, game);
  waiting.get(id)?.();
};

function fetchGame(option) {
  const id = option.value;
  if (fetched.has(id)) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    const script = document.createElement("script");
    script.src = option.dataset.script;
    document.head.append(script);
  });
}

// The longest common run of sentences, and what stands beside it in each game.
function aligned(left, right) {
  const same = (one, other) => one[1] === other[1];
  const lengths = Array.from({ length: left.length + 1 }, () => new Array(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i][j] = same(left[i], right[j]) ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const pairs = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && same(left[i], right[j])) pairs.push([left[i++], right[j++]]);
    else if (j >= right.length || (i < left.length && lengths[i + 1][j] >= lengths[i][j + 1])) pairs.push([left[i++], null]);
    else pairs.push([null, right[j++]]);
  }
  return besideOneAnother(pairs);
}

// Sentences about the same rule stand beside one another.
function besideOneAnother(pairs) {
  const joined = [];
  for (const [one, other] of pairs) {
    const partner = joined.find(([left, right]) => (other && !one ? left && !right && left[0] === other[0] : one && !other && !left && right[0] === one[0]));
    if (partner) partner[one ? 0 : 1] = one ?? other;
    else joined.push([one, other]);
  }
  return joined;
}

const form = document.getElementById("compare");
if (form) {
  const out = document.getElementById("comparison");
  const [first, second, all] = ["first", "second", "all"].map((key) => document.getElementById(`compare-${key}`));
  const block = (kind, ...parts) => {
    const div = document.createElement("div");
    div.className = kind;
    div.append(...parts);
    return div;
  };
  const cell = (rule) => {
    const div = document.createElement("div");
    div.innerHTML = rule ? rule[1] : "";
    return div;
  };
  const section = (left, right) => {
    const heading = document.createElement("h2");
    heading.textContent = right.title;
    const pairs = aligned(left.rules, right.rules);
    const rows = pairs.flatMap(([one, other]) => {
      const both = one && other && one[1] === other[1];
      if (both) return all.checked ? [block("pair both", cell(one))] : [];
      return [block("pair", cell(one), cell(other))];
    });
    return [heading, ...(rows.length ? rows : [block("pair both", form.dataset.same)])];
  };
  const show = async () => {
    out.textContent = form.dataset.wait;
    await Promise.all([fetchGame(first.selectedOptions[0]), fetchGame(second.selectedOptions[0])]);
    const [left, right] = [fetched.get(first.value), fetched.get(second.value)];
    const names = block("pair pair-names", cell([0, ""]), cell([0, ""]));
    names.children[0].textContent = left.name;
    names.children[1].textContent = right.name;
    out.replaceChildren(names, ...left.sections.flatMap((one, index) => section(one, right.sections[index])));
    history.replaceState(null, "", `#${first.value}+${second.value}`);
  };
  const choose = () => {
    const [one, other] = decodeURIComponent(location.hash.slice(1)).split("+");
    const has = (id) => [...first.options].some((option) => option.value === id);
    if (has(one)) first.value = one;
    second.value = has(other) ? other : [...second.options].find((option) => option.value !== first.value).value;
  };
  choose();
  form.addEventListener("change", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  show();
}
