"""The sheet of a game: what one looks up at the table, on one page to print, with the fingerprint of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from typing import Final

from rich.cells import cell_len

from meldbook.pages.addresses import between, built, game_page, sheet_page
from meldbook.pages.changes import sentence_html
from meldbook.pages.collection import Game
from meldbook.pages.html import LINK, element, shown
from meldbook.pages.language import Language, page, plain
from meldbook.prose import Locale, Section, Sentence, sections

TABLES_ONLY: Final = frozenset({"glance", "cards", "melds"})
"""Sections of which a player at the table looks up the tables: the rest is known after the first round."""

FITTING: Final = 4500
"""How many cells of text fit on the page in the largest print, a line that is not full counting as more."""
CELLS_OF_A_LINE: Final = 25

WHOLE: Final = frozenset({"canastas", "pile", "going_out", "scoring"})


def sheet_markdown(game: Game, language: Language) -> str:
    """The page with the sheet."""
    name = language.name(game.ruleset.name)
    return page(language.says("sheet-title", game=plain(name)), _lines(game, language), hide=["navigation", "toc"])


def _lines(game: Game, language: Language) -> Iterator[str]:
    locale = language.locale.at(game.ruleset)
    yield element("div", *_controls(game, language), kind="sheet-controls", data_search_exclude=True)
    yield ""
    looked_up = [section for section in map(_looked_up, sections(game.ruleset)) if section.sentences]
    told = "".join(_section(section, locale) for section in looked_up)
    yield element("div", told, kind="sheet", style=f"--fit: {_fit(told):.2f}")
    yield ""
    yield element("p", language.html("sheet-hash", hash=plain(game.hash)), kind="hash", title=language.says("sheet-hash-title"))


def _fit(told: str) -> float:
    """How large the print may be on one page: the area of a letter goes with the square of its size."""
    cells = cell_len(re.sub(r"<[^>]+>", "", told)) + CELLS_OF_A_LINE * len(re.findall(r"<(?:p|li|tr|h2)\b", told))
    return min(1.0, sqrt(FITTING / cells))


def _controls(game: Game, language: Language) -> Iterator[str]:
    back = language.html("sheet-back", game=plain(language.name(game.ruleset.name)))
    yield element(LINK, back, href=between(sheet_page(game.id), built(game_page(game.id))))
    box = element("input", type="checkbox", kind="large-print")
    yield element("label", box, " ", language.html("sheet-large"))
    yield element("button", language.html("sheet-print"), type="button", kind="print", hidden=True)


def _looked_up(section: Section) -> Section:
    """What stands on the sheet of a section."""
    if section.room in WHOLE:
        return section
    with_tables = section.sentences if section.room in TABLES_ONLY else ()
    return replace(section, sentences=tuple(sentence for sentence in with_tables if sentence.rows))


def _section(section: Section, locale: Locale) -> str:
    title = element("h2", shown(locale.word(f"room-{section.room.replace('_', '-')}")))
    return element("section", title, *(_sentence(sentence, section, locale) for sentence in section.sentences))


def _sentence(sentence: Sentence, section: Section, locale: Locale) -> str:
    told = sentence_html(sentence, locale)
    return told[told.index("<table") :] if section.room == "glance" else told
