"""The pile room: how the discard pile is taken, and when it may not be."""

from __future__ import annotations

from meldbook.conditions.ast import Expression, Lookup, Number, Reckoning
from meldbook.conditions.signatures import Place, Unit
from meldbook.conditions.values import BY
from meldbook.loading.section import YES_OR_NO, Section
from meldbook.loading.shapes import common, limited, reactions
from meldbook.model.pile import Chosen, Lending, Pile, Route, Use
from meldbook.syntax import MappingNode


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
    """A route may ask about the meld of the upcard: one onto a meld as that meld was, another as it becomes."""
    use = Use.ONTO if section.find("onto") is not None else section.word("use", Use)
    return Route(
        **common(section, Place.PLAY if use is Use.NOTHING else Place.MELD),
        use=use,
        naturals=section.number("naturals"),
        wilds=section.number("wilds"),
        kinds=section.names_of("kinds", section.names.melds, "kind of meld"),
        amount=_amount(section),
        lending=section.word("with", Lending),
    )


def _amount(section: Section) -> Expression | Chosen | None:
    """A number or a table of numbers; or the bounds of the player's choice."""
    node = section.find("amount")
    if node is None:
        return None
    if not isinstance(node, MappingNode) or node.find(BY) is not None:
        return section.expression("amount", Place.PLAY, Unit.CARDS)
    chosen = section.section("amount")
    return Chosen(least=_bound(chosen, "min") or Number(value=1), most=_bound(chosen, "max"))


def _bound(chosen: Section, key: str) -> Reckoning | None:
    """A bound of the choice, which is never a table."""
    found = chosen.expression(key, Place.PLAY, Unit.CARDS) if chosen.find(key) else None
    return chosen.broken(key, None) if isinstance(found, Lookup) else found
