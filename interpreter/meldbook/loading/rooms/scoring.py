"""The scoring room: what a round is worth, and when the game is over."""

from __future__ import annotations

from meldbook.conditions.signatures import Place, Unit
from meldbook.loading.section import Section
from meldbook.loading.shapes import common
from meldbook.model.scoring import End, ScoreLine, Scoring, Tie

SUBTRACT = "subtract"
ADD = "add"


def build(room: Section) -> Scoring:
    """The room's part of the model."""
    return Scoring(
        lines=tuple(_line(section) for section in room.clauses("lines")),
        match=tuple(_line(section) for section in room.clauses("match")),
        ends=tuple(_end(section) for section in room.clauses("ends")),
        tie=room.agreed_word("tie", Tie),
    )


def _end(section: Section) -> End:
    wins = section.condition("wins", Place.SCORE) if section.find("wins") else None
    return End(**common(section, Place.SCORE), wins=wins)


def _line(section: Section) -> ScoreLine:
    negative = section.find(SUBTRACT) is not None
    return ScoreLine(
        **common(section, Place.SCORE),
        amount=section.expression(SUBTRACT if negative else ADD, Place.SCORE, Unit.POINTS),
        per=section.count("per", Place.SCORE) if section.find("per") else None,
        negative=negative,
        split=section.flag("split"),
    )
