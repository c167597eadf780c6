"""All that a page says, room by room, in the order of a rule book."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from meldbook.model.ruleset import Ruleset
from meldbook.prose.footnotes import about_footnotes
from meldbook.prose.glance import glance_section
from meldbook.prose.rooms.canastas import canastas_section
from meldbook.prose.rooms.cards import cards_section
from meldbook.prose.rooms.deal import deal_section
from meldbook.prose.rooms.going_out import going_out_section
from meldbook.prose.rooms.melds import melds_section
from meldbook.prose.rooms.options import options_section
from meldbook.prose.rooms.pile import pile_section
from meldbook.prose.rooms.scoring import scoring_section
from meldbook.prose.rooms.table import table_section
from meldbook.prose.rooms.turn import turn_section
from meldbook.prose.sentences import Phrase, Section, Sentence

ROOMS: Final[Mapping[str, Callable[[Ruleset], Section]]] = MappingProxyType(
    {
        "glance": glance_section,
        "table": table_section,
        "cards": cards_section,
        "deal": deal_section,
        "turn": turn_section,
        "melds": melds_section,
        "canastas": canastas_section,
        "pile": pile_section,
        "going_out": going_out_section,
        "scoring": scoring_section,
        "options": options_section,
    }
)
"""The sections of a page by their names, in reading order: the nine rooms between the glance and the options."""


def section(room: str, ruleset: Ruleset) -> Section:
    """One section of the page."""
    said = ROOMS[room](ruleset)
    notes = {about.path: about_footnotes(about, ruleset) for about in ruleset.about}
    return replace(said, sentences=tuple(_noted(sentence, notes) for sentence in said.sentences)) if notes else said


def _noted(sentence: Sentence, notes: dict[str, tuple[Phrase, ...]]) -> Sentence:
    """The sentence with what is said about its path, which hangs on the first sentence that has it."""
    own = notes.pop(sentence.path or "", ())
    children = tuple(_noted(child, notes) if isinstance(child, Sentence) else child for child in sentence.children)
    return replace(sentence, children=children, footnotes=(*sentence.footnotes, *own))


def sentence_of(path: str, ruleset: Ruleset) -> Sentence | None:
    """What the page says of the clause or value with this path; if it says more than one sentence, the first."""
    told = (sentence for one in sections(ruleset) for sentence in one.sentences)
    return next((sentence for sentence in _with_items(told) if sentence.path == path), None)


def sections(ruleset: Ruleset) -> tuple[Section, ...]:
    """Every section that has something to say."""
    return tuple(one for one in (section(room, ruleset) for room in ROOMS) if one.sentences)


def _with_items(said: Iterable[Sentence | Phrase]) -> Iterator[Sentence]:
    for one in said:
        if isinstance(one, Sentence):
            yield one
            yield from _with_items(one.children)
