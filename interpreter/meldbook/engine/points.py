"""Points a side has before it or owes: what the lines of a score are made of."""

from __future__ import annotations

from meldbook.cards import CardBag, counts
from meldbook.engine.context import Context
from meldbook.engine.reserves import of_side
from meldbook.engine.rules import Rules


def worth(rules: Rules, bag: CardBag) -> int:
    """The card points of all cards in the bag."""
    return sum(rules.values[card] * number for card, number in counts(bag))


def melded(context: Context) -> int:
    """The card points of the side's melds."""
    return sum(worth(context.rules, meld.cards) for meld in context.sides[context.side].melds)


def canastas(context: Context) -> int:
    """The bonuses of the side's canastas."""
    kinds = context.rules.canasta_kinds
    melds = context.sides[context.side].melds
    return sum(kinds[meld.canasta][1](context.on(meld)) for meld in melds if meld.canasta >= 0)


def hands(context: Context) -> int:
    """The card points left in the hands of all the side's players."""
    return sum(worth(context.rules, context.round.hands[seat]) for seat in context.rules.seats_of[context.side])


def reserves(context: Context) -> int:
    """The card points of the side's reserves that nobody has taken."""
    return sum(worth(context.rules, cards.cards) for cards in of_side(context) if not cards.taken)
