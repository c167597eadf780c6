"""How a card joins a sequence that it doesn't touch.

In: a context, a sequence of the side, and a card of its suit. Out: the choices of further cards from the hand that bring them
together: those of the places between, wilds for them, or what frees a wild of the sequence to stand there.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cards import Card, CardBag, bag_of, contains, counts, lowest, mask_of, single, size
from meldbook.engine import melds
from meldbook.engine.choosing import choices
from meldbook.engine.context import Context
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Group
from meldbook.engine.state import Meld
from meldbook.model.moves import Play


def joining(context: Context, place: int, card: Card) -> Iterator[CardBag]:
    """The fewest cards from the hand with which the card joins the sequence at this place of the side's melds."""
    meld = context.sides[context.side].melds[place]
    group = context.rules.groups[meld.group]
    between, freeing = _between(group, meld, card), _in_place_of_wilds(group, meld)
    if (
        len(between)
        > size(context.hand & mask_of((*between, *freeing))) + size(context.hand & context.rules.wild_mask) + meld.wilds
    ):
        return
    found: list[CardBag] = []
    for number in range(len(between) + 1):
        for cards in _fillers(context, group, bag_of({*between, *freeing}), number):
            if not any(contains(cards, less) for less in found):
                play = Play(cards=cards + single(card), onto=place)
                found += () if isinstance(melds.arrange(context, [play]), Refusal) else (cards,)
    yield from found


def _fillers(context: Context, group: Group, wanted: CardBag, number: int) -> Iterator[CardBag]:
    """So many cards of the hand: naturals of these, one of each, and wilds."""
    naturals = tuple(mask_of((card,)) for card, _ in counts(wanted) if single(card) & context.hand)
    ones = sum(single(lowest(mask)) for mask in naturals)
    for wild in range(min(number, group.kind.max_wilds) + 1):
        for own in choices(ones, naturals, number - wild):
            free = (context.hand - own) & context.rules.wild_mask
            yield from (own + others for others in choices(free, context.rules.wild_twins, wild))


def _in_place_of_wilds(group: Group, meld: Meld) -> list[Card]:
    """The cards that a sequence's wild cards stand for."""
    places = enumerate(meld.spots, meld.low)
    return [group.order[place] for place, lying in places if lying != group.order[place]]


def _between(group: Group, meld: Meld, card: Card) -> list[Card]:
    """The cards of the places between a sequence and the nearest place of a card."""
    first, last = meld.low, meld.low + len(meld.spots) - 1
    gaps = (range(place + 1, first) if place < first else range(last + 1, place) for place in group.places[card])
    return [group.order[place] for place in min(gaps, key=len)]
