"""The pile room: how the discard pile is taken, and when it may not be."""

from __future__ import annotations

from meldbook.conditions.vocabulary import Place, Unit
from meldbook.loading.section import YES_OR_NO, Section
from meldbook.loading.shapes import common, limited, reactions
from meldbook.model.pile import Pile, Route, Use


def build(room: Section) -> Pile:
    """The room's part of the model."""
    return Pile(
        part_thaws=room.agreed("part_thaws", YES_OR_NO),
        routes=tuple(_route(section) for section in room.clauses("routes")),
        forbid=limited(room, "forbid"),
        frozen=limited(room, "frozen"),
        reactions=reactions(room),
    )


def _route(section: Section) -> Route:
    """A route onto a meld may ask about that meld."""
    use = Use.ONTO if section.find("onto") is not None else section.word("use", Use)
    return Route(
        **common(section, Place.MELD if use is Use.ONTO else Place.PLAY),
        use=use,
        naturals=section.number("naturals"),
        wilds=section.number("wilds"),
        kinds=section.names_of("kinds", section.names.melds, "kind of meld"),
        amount=section.expression("amount", Place.PLAY, Unit.CARDS) if section.find("amount") else None,
    )
