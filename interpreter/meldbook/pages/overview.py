"""All games beside one another: a collection goes in, the page with the table comes out.

The table needs no script. Where there are scripts, a form above it shows only the games one looks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from meldbook.conditions.ast import Expression, Number
from meldbook.conditions.logic import outcomes
from meldbook.model.ruleset import Ruleset
from meldbook.pages.addresses import GAMES, between, built, game_page
from meldbook.pages.collection import Collection, Game
from meldbook.pages.html import LINK, element, shown
from meldbook.pages.language import Language, page
from meldbook.pages.markdown import heading
from meldbook.prose import Locale, section


def games_markdown(collection: Collection, language: Language) -> str:
    """The page of all games."""
    return page(language.says("games-title"), _lines(collection, language), hide=["navigation", "toc"])


def _lines(collection: Collection, language: Language) -> Iterator[str]:
    yield language.markdown("games-lead")
    yield ""
    yield _form(language)
    yield ""
    variants = [game for game in collection.games if not game.is_preset]
    presets = [game for game in collection.games if game.is_preset]
    yield _table(variants, language)
    yield ""
    if presets:
        yield from heading(2, language.says("games-presets"), "presets")
        yield _table(presets, language)
        yield ""


def _form(language: Language) -> str:
    """The filters, which a script shows and fills."""
    fields = (
        _field(language, "name", element("input", type="search", id="filter-name", autocomplete="off")),
        _field(language, "players", element("select", _any(language), id="filter-players")),
        _field(language, "decks", element("select", _any(language), id="filter-decks")),
    )
    count = element("output", kind="shown", data_one=_shown(language, 1), data_other=_shown(language, 2), whose="filter-name")
    return element("form", *fields, count, kind="filters", id="filters", hidden=True, data_search_exclude=True)


def _shown(language: Language, count: int) -> str:
    return language.says("games-filter-shown", count=count).replace(str(count), "#")


def _field(language: Language, name: str, control: str) -> str:
    return element("label", element("span", language.html(f"games-filter-{name}")), control)


def _any(language: Language) -> str:
    return element("option", language.html("games-filter-any"), value="")


def _table(games: Sequence[Game], language: Language) -> str:
    columns = [(game, _glance(game.ruleset, language.locale.at(game.ruleset))) for game in games]
    labels = list(dict.fromkeys(label for _, column in columns for label in column))
    head = element("tr", *(element("th", shown(label), scope="col") for label in (language.says("games-game"), *labels)))
    rows = (_row(game, column, labels, language) for game, column in columns)
    table = element("table", element("thead", head), element("tbody", *rows), kind="games")
    return element("div", table, kind="games-scroll", tabindex="0")


def _row(game: Game, column: Mapping[str, str], labels: Sequence[str], language: Language) -> str:
    ruleset = game.ruleset
    name = language.name(ruleset.name)
    way = element(LINK, shown(name), href=between(GAMES, built(game_page(game.id))))
    cells = (element("td", column.get(label, "–"), data_label=label) for label in labels)
    return element(
        "tr",
        element("th", way, scope="row"),
        *cells,
        data_fewest=str(ruleset.table.min_players),
        data_most=str(ruleset.table.max_players),
        data_decks=" ".join(map(str, _numbers(ruleset.cards.decks))),
    )


def _numbers(expression: Expression) -> list[int]:
    """The plain numbers that it may come to."""
    return sorted({one.value for one in outcomes(expression) if isinstance(one, Number)})


def _glance(ruleset: Ruleset, locale: Locale) -> Mapping[str, str]:
    """The game at a glance by label. What a label says more than once stands on lines of its own."""
    told: dict[str, str] = {}
    for label, said in _rows(ruleset, locale):
        told[label] = f"{told[label]}<br>{said}" if label in told else said
    return told


def _rows(ruleset: Ruleset, locale: Locale) -> Iterator[tuple[str, str]]:
    for sentence in section("glance", ruleset).sentences:
        for row in sentence.rows:
            label, said = (locale.capitalised(locale.phrase(cell)) for cell in row.cells)
            yield label, shown(said)
