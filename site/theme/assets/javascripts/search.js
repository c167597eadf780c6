// The search of a served site: a button in the header, and a box with what Pagefind has found. Pages opened from a disk have the
// theme's own search instead.

const words = document.querySelector('meta[name="meldbook-search"]');
const header = document.querySelector(".md-header__inner");

if (words && header && !("off" in words.dataset) && location.protocol !== "file:") {
  const box = document.createElement("dialog");
  box.className = "find-box";
  box.innerHTML = '<form method="dialog"><input type="search" autocomplete="off"><button>✕</button></form><ol></ol><p hidden></p>';
  const [input, close, list, none] = ["input", "button", "ol", "p"].map((name) => box.querySelector(name));
  input.placeholder = words.content;
  input.setAttribute("aria-label", words.content);
  close.setAttribute("aria-label", words.dataset.close);
  none.textContent = words.dataset.none;
  document.body.append(box);

  const button = document.createElement("button");
  button.className = "md-header__button md-icon find";
  button.setAttribute("aria-label", words.content);
  button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9.500 3a6.500 6.500 0 0 1 5.200 10.400l5.600 5.600-1.400 1.400-5.600-5.600A6.500 6.500 0 1 1 9.500 3m0 2a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9"/></svg>';
  header.append(button);

  let pagefind;
  const open = async () => {
    box.showModal();
    input.select();
    pagefind ??= await import(new URL(words.dataset.bundle, location.href).href);
  };
  const entry = (address, title, excerpt) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const strong = document.createElement("strong");
    strong.textContent = title;
    const text = document.createElement("div");
    text.innerHTML = excerpt;
    link.href = address;
    link.append(strong, text);
    item.append(link);
    return item;
  };
  const plain = (text) => text.replace(/<[^>]*>/g, "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const results = (page, wanted) => {
    // Rules that say just what was typed come first: a language without spaces is searched in pieces.
    const says = (part) => plain(part.excerpt).includes(plain(wanted));
    const parts = [...page.sub_results].sort((one, other) => says(other) - says(one)).slice(0, 3);
    return parts.map((part) => entry(part.url, part.title === page.meta.title ? page.meta.title : `${page.meta.title} · ${part.title}`, part.excerpt));
  };
  const find = async () => {
    const wanted = input.value.trim();
    pagefind ??= await import(new URL(words.dataset.bundle, location.href).href);
    const found = wanted ? await pagefind.debouncedSearch(wanted, {}, 150) : { results: [] };
    if (found === null) return;
    const pages = await Promise.all(found.results.slice(0, 8).map((result) => result.data()));
    if (input.value.trim() !== wanted) return;
    list.replaceChildren(...pages.flatMap((page) => results(page, wanted)));
    none.hidden = !wanted || pages.length > 0;
  };
  button.addEventListener("click", open);
  input.addEventListener("input", find);
  list.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, select, textarea, [contenteditable]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      open();
    }
  });
}
