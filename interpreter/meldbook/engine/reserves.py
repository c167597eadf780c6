"""Reserves: who owns which, and what has become of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldbook.engine.context import Context
from meldbook.engine.rules import Rules
from meldbook.engine.state import ReserveCards
from meldbook.model.clauses import Happening, TakeReserve
from meldbook.model.deal import Owner


def of_seat(rules: Rules, reserves: Sequence[ReserveCards], seat: int) -> Iterator[tuple[int, ReserveCards]]:
    """The reserves this seat may come to hold, with their places in the round's list: its own and its side's."""
    for place, cards in enumerate(reserves):
        if cards.owner == owner(rules, cards.reserve, seat):
            yield place, cards


def owner(rules: Rules, reserve: int, seat: int) -> int:
    """The number of the owner that reserve would have if this seat owned it: the seat, or its side."""
    return seat if rules.ruleset.deal.reserves[reserve].owner is Owner.SEAT else rules.side_of[seat]


def find(context: Context, name: str) -> tuple[int, ReserveCards] | None:
    """The player's reserve of this name with its place, None if there is none."""
    for place, cards in of_seat(context.rules, context.round.reserves, context.seat):
        if context.rules.ruleset.deal.reserves[cards.reserve].id == name:
            return place, cards
    return None


def of_side(context: Context) -> Iterator[ReserveCards]:
    """Every reserve of the side or of its players, once."""
    seats = context.rules.seats_of[context.side]
    places = {place: cards for seat in seats for place, cards in of_seat(context.rules, context.round.reserves, seat)}
    return iter(places.values())


def has_looked(context: Context, name: str) -> bool:
    """Whether the player has looked at the reserve and not yet taken it."""
    found = find(context, name)
    return found is not None and found[1].looked and not found[1].taken


def has_taken(context: Context, name: str) -> bool:
    """Whether the reserve has been taken."""
    found = find(context, name)
    return found is not None and found[1].taken


def would_refill(context: Context) -> bool:
    """Whether emptying the hand brings the player a reserve, so that it isn't going out."""
    for rule in context.rules.reactions[Happening.HAND_EMPTIED]:
        for effect in rule.reaction.then:
            if isinstance(effect, TakeReserve) and rule.holds(context):
                found = find(context, effect.reserve)
                if found is not None and not found[1].taken:
                    return True
    return False
