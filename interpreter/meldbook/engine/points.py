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
    """The card points of the side's melds, and of what counts for it in the melds of others."""
    table = context.sides[context.side]
    return table.credit + sum(worth(context.rules, meld.cards) for meld in table.melds)


def canastas(context: Context) -> int:
    """The bonuses of the side's canastas."""
    kinds = context.rules.canasta_kinds
    melds = context.sides[context.side].melds
    return sum(kinds[meld.canasta][1](context.on(meld)) for meld in melds if meld.canasta >= 0)


def hand_cards(context: Context) -> CardBag:
    """The cards left in the hands of all the side's players."""
    return sum(context.round.hands[seat] for seat in context.seats())


def hands(context: Context) -> int:
    """The card points left in the hands of all the side's players."""
    return worth(context.rules, hand_cards(context))


def other_hands(context: Context) -> int:
    """The card points left in the hands of everybody who isn't of the side."""
    own = context.seats()
    return worth(context.rules, sum(context.round.hands[seat] for seat in context.round.order if seat not in own))


def reserves(context: Context) -> int:
    """The card points of the side's reserves that nobody has taken."""
    return sum(worth(context.rules, cards.cards) for cards in of_side(context) if not cards.taken)


def best_other_total(context: Context) -> int:
    """The highest score, with this round, of anybody else."""
    end = context.round.end
    own = context.rules.holder_of[context.seat]
    gained = end.scores if end and end.scores else (0,) * context.rules.holders
    return max((context.game.scores[h] + gained[h] for h in range(context.rules.holders) if h != own), default=0)
