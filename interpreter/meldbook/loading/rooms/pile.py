"""The pile room: how the discard pile is taken, and when it may not be."""

from __future__ import annotations

from meldbook.conditions.vocabulary import Place
from meldbook.loading.section import Section
from meldbook.loading.shapes import common, limited, reactions
from meldbook.model.pile import Pile, Route


def build(room: Section) -> Pile:
    """The room's part of the model."""
    return Pile(
        routes=tuple(_route(section) for section in room.clauses("routes")),
        forbid=limited(room, "forbid"),
        frozen=limited(room, "frozen"),
        reactions=reactions(room),
    )


def _route(section: Section) -> Route:
    """A route onto a meld may ask about that meld."""
    onto = section.find("onto") is not None
    return Route(
        **common(section, Place.MELD if onto else Place.PLAY),
        naturals=section.number("naturals"),
        wilds=section.number("wilds"),
        onto=onto,
    )
