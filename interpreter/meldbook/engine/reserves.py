"""Reserves: who owns which, and what has become of them."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.engine.context import Context
from meldbook.engine.rules import Rules
from meldbook.engine.state import ReserveCards
from meldbook.model.clauses import Happening, TakeReserve
from meldbook.model.deal import Owner

THE_TABLE = 0
"""The number of the owner of a reserve that belongs to nobody yet."""


def owner(rules: Rules, reserve: int, seat: int) -> int:
    """The number of the owner that reserve would have if this seat had a claim to it: the seat, its side, or the table."""
    match rules.ruleset.deal.reserves[reserve].owner:
        case Owner.SEAT:
            return seat
        case Owner.SIDE:
            return rules.side_of[seat]
        case Owner.TABLE:
            return THE_TABLE


def of_seat(context: Context, seat: int) -> Iterator[tuple[int, ReserveCards]]:
    """The reserves this seat has a claim to, with their places in the round's list: its own, its side's, the table's."""
    for place, cards in enumerate(context.round.reserves):
        if cards.owner == owner(context.rules, cards.reserve, seat):
            yield place, cards


def find(context: Context, name: str) -> tuple[int, ReserveCards] | None:
    """The player's reserve of this name with its place, None if there is none."""
    for place, cards in of_seat(context, context.seat):
        if context.rules.ruleset.deal.reserves[cards.reserve].id == name:
            return place, cards
    return None


def of_side(context: Context) -> Iterator[ReserveCards]:
    """Every reserve of the side or of its players, once; those of the table are nobody's."""
    owners = context.rules.ruleset.deal.reserves
    found = {place: cards for seat in context.seats() for place, cards in of_seat(context, seat)}
    return (cards for cards in found.values() if owners[cards.reserve].owner is not Owner.TABLE)


def has_looked(context: Context, name: str) -> bool:
    """Whether the player has looked at the reserve and not yet taken it."""
    found = find(context, name)
    return found is not None and found[1].looked and not found[1].taken


def is_left(context: Context, name: str) -> bool:
    """Whether the reserve the player has a claim to is still there."""
    found = find(context, name)
    return found is not None and not found[1].taken


def has_taken(context: Context, name: str) -> bool:
    """Whether this player has taken the reserve."""
    found = find(context, name)
    return found is not None and found[1].taker == context.seat


def has_used(context: Context, name: str) -> bool:
    """Whether this player has taken the reserve and made a move since."""
    found = find(context, name)
    return found is not None and found[1].taker == context.seat and found[1].used


def side_has_taken(context: Context, name: str) -> bool:
    """Whether a player of the side has taken the reserve."""
    return any(has_taken(context.of_seat(seat), name) for seat in context.seats())


def side_has_used(context: Context, name: str) -> bool:
    """Whether a player of the side has taken the reserve and made a move since."""
    return any(has_used(context.of_seat(seat), name) for seat in context.seats())


def would_refill(context: Context) -> bool:
    """Whether emptying the hand brings the player a reserve, so that it isn't going out."""
    for rule in context.rules.reactions[Happening.HAND_EMPTIED]:
        for effect in rule.reaction.then:
            if isinstance(effect, TakeReserve) and is_left(context, effect.reserve) and rule.holds(context):
                return True
    return False
