"""Any two games side by side: a page whose script fetches the sentences of the two, and a file of sentences for each game.

The file is a script that hands over its sentences, because a page from a disk may run a script beside it, but not read a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from meldbook.pages.addresses import COMPARE, between, comparison_script, game_page
from meldbook.pages.changes import sentence_html
from meldbook.pages.collection import Collection, Game
from meldbook.pages.html import element, shown
from meldbook.pages.language import Language, page, plain
from meldbook.pages.markdown import item, link
from meldbook.prose.differences import compared_rooms, units


def compare_markdown(collection: Collection, language: Language) -> str:
    """The page on which two games are chosen."""
    return page(language.says("compare-title"), _lines(collection, language), hide=["navigation", "toc"])


def comparison_data(game: Game, language: Language) -> str:
    """The sentences of a game, section by section, each with the rule it is about."""
    locale = language.locale.at(game.ruleset)
    told = {
        "name": language.name(game.ruleset.name),
        "sections": [
            {
                "title": locale.word(f"room-{room.replace('_', '-')}"),
                "rules": [[one.path or one.id, sentence_html(one, locale)] for one in units(room, game.ruleset)],
            }
            for room in compared_rooms()
        ],
    }
    return f"meldbookCompare({json.dumps(game.id)}, {json.dumps(told, ensure_ascii=False, separators=(',', ':'))});\n"


def _lines(collection: Collection, language: Language) -> Iterator[str]:
    yield language.markdown("compare-lead")
    yield ""
    yield _form(collection, language)
    yield ""
    yield from _pairs(collection, language)


def _form(collection: Collection, language: Language) -> str:
    """The choice of two games, with the words that the script needs; the script shows it."""
    chosen = (
        element("label", element("span", language.html(f"compare-{which}")), _select(which, collection, language))
        for which in ("first", "second")
    )
    box = element("input", type="checkbox", id="compare-all")
    shared = element("label", box, " ", language.html("compare-all"), kind="check")
    words = {
        "data_same": language.says("compare-same"),
        "data_only": language.says("compare-only-in", game=plain("#")),
        "data_both": language.says("compare-both"),
        "data_wait": language.says("compare-wait"),
    }
    form = element("form", *chosen, shared, kind="filters", id="compare", hidden=True, **words)
    return element("div", form, element("div", id="comparison", aria_live="polite"), data_search_exclude=True)


def _select(which: str, collection: Collection, language: Language) -> str:
    options = (
        element(
            "option",
            shown(language.name(game.ruleset.name)),
            value=game.id,
            data_script=between(COMPARE, comparison_script(game.id)),
        )
        for game in collection.games
    )
    return element("select", *options, id=f"compare-{which}")


def _pairs(collection: Collection, language: Language) -> Iterator[str]:
    """Games with what they are based on, whose pages say the differences themselves."""
    pairs = [(game, base) for game in collection.games if (base := collection.game(game.base))]
    if pairs:
        yield '<div class="without-scripts" markdown="1">'
        yield ""
        yield language.markdown("compare-plain")
        yield ""
        for game, base in pairs:
            names = (plain(language.name(one.ruleset.name)) for one in (game, base))
            said = language.says("compare-pair", game=next(names), base=next(names))
            yield from item(link(said, f"{between(COMPARE, game_page(game.id))}#differences"))
        yield ""
        yield "</div>"
        yield ""
