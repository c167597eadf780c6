"""Which card to discard: the one that costs least, by its worth in the hand and by what the next player would get with it.

A card is safe if the next player may not take the pile with it on top, or is on the same side.
"""

from __future__ import annotations

from math import exp

from meldbook.cards import Card, single, size
from meldbook.engine import pile
from meldbook.engine.context import Context
from meldbook.engine.game import apply
from meldbook.engine.rules import Group
from meldbook.model.moves import Discard, Move
from meldbook.model.pile import Use
from meldbook.play.steady.fitting import could_take, first_group
from meldbook.play.steady.knowledge import Knowledge
from meldbook.play.steady.prospects import WILD_HELD
from meldbook.play.steady.risk import relief

PILE_CARD = 14
"""What each card of the pile is worth to whoever takes it."""

SAFE_CARD = 9
"""What a card is worth that goes to no set: it may be safe to discard when others aren't. More of them are worth no more."""

SINGLE, PAIR, MORE = 3, 20, 36
"""What a card is worth by how many of its group the hand has; a pair is what captures a frozen pile."""

OPEN_MELD, FULL_MELD = 30, 4
"""What a card is worth that could still go to a meld of the side: to one that isn't a canasta yet, and to one that is."""

WILD_GIVEN = 90
"""What a wild card costs beyond its worth in the hand: it is the dearest way to freeze the pile."""

RELIEF = 0.3
"""How much of what the score takes for a hand counts while the round goes on."""

WITH_WILD = 0.6
"""How likely the next player has a wild card to spare."""

UNOPENED = 0.6
"""How likely a side that hasn't melded can open with what it takes."""


def best_discard(known: Knowledge) -> Move | None:
    """The discard that costs least; None if there is none."""
    discards = [move for move in known.view.legal if isinstance(move, Discard)]
    return min(discards, key=lambda move: _cost(known, move), default=None)


def _cost(known: Knowledge, move: Discard) -> float:
    return _worth_in_hand(known, move.card) + _danger(known, move) - RELIEF * relief(known, move.card)


def _worth_in_hand(known: Knowledge, card: Card) -> float:
    """What the side loses with this card."""
    rules = known.rules
    if single(card) & rules.wild_mask:
        return WILD_HELD + WILD_GIVEN
    group = first_group(rules, card)
    if group is None:
        return SAFE_CARD / max(1, size(known.odd))
    return max(_worth_to_melds(known, group), (SINGLE, PAIR, MORE)[min(known.in_hand(group), 3) - 1]) + _points(known, card)


def _worth_to_melds(known: Knowledge, group: Group) -> float:
    sizes = [meld.size for meld in known.melds if meld.group == group.number and meld.size < group.kind.max_size]
    if not sizes:
        return 0
    return OPEN_MELD if min(sizes) < known.rules.canasta_size else FULL_MELD


def _points(known: Knowledge, card: Card) -> float:
    """Dear cards help to open; afterwards they only count against the hand."""
    points = known.rules.values[card]
    return points / 2 if not known.view.sides[known.view.side].melded else -points / 5


def _danger(known: Knowledge, move: Discard) -> float:
    """What the discard gives to the next player, by how likely it is that the pile can be taken with it."""
    round_ = apply(known.rules, known.game, move).round
    assert round_ is not None
    following = round_.turn.seat
    if round_.end is not None or known.view.side_of[following] == known.view.side:
        return 0
    game = known.game
    context = Context(known.rules, game, round_, following, known.view.side_of[following], round_.sides, 0)
    if pile.check_access(context):
        return 0
    return _chance(known, context, move.card) * PILE_CARD * len(round_.pile)


def _chance(known: Knowledge, context: Context, card: Card) -> float:
    """How likely the next player can take the pile with this card."""
    group = first_group(known.rules, card)
    chances = [0.0]
    for route in known.rules.routes:
        if route.use is Use.NOTHING:
            chances.append(float(route.holds(context)))
        elif route.use is not Use.LIKE:
            melds = context.sides[context.side].melds
            fitting = (meld for meld in melds if could_take(known.rules, meld, card))
            chances.append(float(any(route.holds(context.on(meld)) for meld in fitting)))
        elif group and route.holds(context):
            with_wilds = WITH_WILD if route.wilds else 1
            chances.append(_chance_of_holding(known, group, route.naturals, context.seat) * with_wilds)
    return max(chances) * (1 if context.sides[context.side].melded else UNOPENED)


def _chance_of_holding(known: Knowledge, group: Group, number: int, seat: int) -> float:
    """How likely a hand has so many cards of the group: as if they came one by one, independently."""
    expected = known.unseen_of(group.mask) * known.view.hand_sizes[seat] / max(1, size(known.unseen))
    term = fewer = exp(-expected)
    for held in range(1, number):
        term *= expected / held
        fewer += term
    return 1 - fewer
