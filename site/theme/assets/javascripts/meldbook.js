// Small comforts. Without this script every page says the same.

// The language switch keeps the rule that the address leads to.
for (const link of document.querySelectorAll("a[data-language]")) {
  const page = link.href;
  link.addEventListener("click", () => { link.href = page + location.hash; });
}

// A rule or example that an address leads to may lie in a fold.
function unfold() {
  const found = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = found && found.closest("details");
  if (fold && !fold.open) {
    fold.open = true;
    found.scrollIntoView();
  }
}
addEventListener("hashchange", unfold);
unfold();

for (const button of document.querySelectorAll("button.print")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// The filters above the table of games.
const filters = document.getElementById("filters");
if (filters) {
  const rows = [...document.querySelectorAll("table.games tbody tr")];
  const [name, players, decks] = ["name", "players", "decks"].map((key) => document.getElementById(`filter-${key}`));
  const shown = filters.querySelector(".shown");
  const numbers = (values) => [...new Set(values)].sort((one, other) => one - other);
  const seats = (row) => {
    const [fewest, most] = [Number(row.dataset.fewest), Number(row.dataset.most)];
    return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  };
  const offer = (select, values) => {
    for (const value of numbers(values)) select.add(new Option(value, value));
  };
  offer(players, rows.flatMap(seats));
  offer(decks, rows.flatMap((row) => row.dataset.decks.split(" ").filter(Boolean).map(Number)));
  const plain = (text) => text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
  const fits = (row) =>
    plain(row.cells[0].textContent).includes(plain(name.value)) &&
    (!players.value || seats(row).includes(Number(players.value))) &&
    (!decks.value || row.dataset.decks.split(" ").includes(decks.value));
  const filter = () => {
    let count = 0;
    for (const row of rows) {
      row.hidden = !fits(row);
      count += row.hidden ? 0 : 1;
    }
    shown.textContent = (count === 1 ? shown.dataset.one : shown.dataset.other).replace("#", count);
  };
  filters.addEventListener("input", filter);
  filters.addEventListener("submit", (event) => event.preventDefault());
  filters.hidden = false;
  filter();
}
