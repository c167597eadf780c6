"""The canastas room: when a meld is a canasta, and which kind it is."""

from __future__ import annotations

from meldbook.conditions.signatures import Place, Unit
from meldbook.loading.section import Section
from meldbook.loading.shapes import common
from meldbook.model.canastas import CanastaKind, Canastas, Judged


def build(room: Section) -> Canastas:
    """The room's part of the model."""
    return Canastas(
        size=room.number("size"),
        judged=room.word("judged", Judged),
        kinds=tuple(_kind(section) for section in room.clauses("kinds")),
    )


def _kind(section: Section) -> CanastaKind:
    return CanastaKind(**common(section, Place.MELD), bonus=section.expression("bonus", Place.MELD, Unit.POINTS))
