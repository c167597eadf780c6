"""The stock or the pile: what the pile brings is weighed against what an ordinary draw brings."""

from __future__ import annotations

from dataclasses import replace

from meldbook.cards import Card, single
from meldbook.engine import pile
from meldbook.engine.points import canastas, melded
from meldbook.model.moves import Draw, Move, Take
from meldbook.play.steady.fitting import could_take, first_group
from meldbook.play.steady.knowledge import Knowledge
from meldbook.play.steady.laying import gain
from meldbook.play.steady.prospects import Prospects
from meldbook.play.steady.risk import penalty_later, risk

UNKNOWN_CARD = 22
"""What a card from the stock is worth on average."""

FITTING_CARD = 45
"""What a card is worth that goes to a meld of the side."""

PAIRED_CARD = 24
"""What a card is worth whose like the hand has already."""

ODD_CARD = 8
"""What any other card is worth."""


def draw_or_take(known: Knowledge, prospects: Prospects) -> Move:
    """The best of the moves at the beginning of a turn."""
    takes = [move for move in known.view.legal if isinstance(move, Take)]
    draws = [move for move in known.view.legal if isinstance(move, Draw)]
    if not takes:
        return draws[0]
    value, best = max(((_value(known, prospects, move), move) for move in takes), key=lambda each: each[0])
    return best if not draws or value > _value_of_drawing(known) else draws[0]


def _value(known: Knowledge, prospects: Prospects, move: Take) -> float:
    """What the melds and the rest of the pile gain."""
    taken = known.view.pile[-(move.amount or 0) :]
    if move.first is None:
        return sum(card_worth(known, prospects, card) for card in taken) + penalty_later(known, move)
    plays = (pile.with_upcard(known.context, move.first), *move.plays)
    pays = sum(play.cards for play in (move.first, *move.plays))
    rest = sum(card_worth(known, prospects, card) for card in taken[:-1])
    return gain(known, prospects, plays, pays) + risk(known, prospects, plays, single(known.view.pile[-1])) + rest


def _value_of_drawing(known: Knowledge) -> float:
    """What the cards of a draw are worth. A draw from an empty stock ends the round: good for the side that leads."""
    if known.view.stock == 0:
        return 10_000 if _leads(known) else -10_000
    return UNKNOWN_CARD * min(known.rules.draw(known.context), known.view.stock)


def _leads(known: Knowledge) -> bool:
    """Whether the side would have most points by what can be seen, if the round ended now."""
    own, *others = (_visible(known, side) for side in _own_first(known))
    return all(own > other for other in others)


def _own_first(known: Knowledge) -> list[int]:
    own = known.view.side
    return [own, *(side for side in range(len(known.view.sides)) if side != own)]


def _visible(known: Knowledge, side: int) -> int:
    context = replace(known.context, side=side)
    return melded(context) + canastas(context)


def card_worth(known: Knowledge, prospects: Prospects, card: Card) -> float:
    """What one more card of this kind is worth in the hand."""
    rules = known.rules
    if single(card) & rules.wild_mask:
        return prospects.wild_worth + rules.values[card]
    group = first_group(rules, card)
    if group is None:
        return ODD_CARD
    if any(could_take(rules, meld, card) for meld in known.melds):
        return FITTING_CARD
    return PAIRED_CARD if known.in_hand(group) else ODD_CARD
