"""The smallest new melds that some cards could make: what every proposal of a move is built from."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cards import Card, CardBag, count, counts, lowest, mask_of, single, size
from meldbook.engine.choosing import choices
from meldbook.engine.rules import NO_LIMIT, Group, Rules
from meldbook.engine.state import Meld
from meldbook.model.melds import Form


def new_melds(rules: Rules, hand: CardBag) -> Iterator[CardBag]:
    """Every smallest new meld of every kind, each choice that the rules tell apart once."""
    for group in rules.groups:
        if hand & group.mask and longest(group, hand) >= group.kind.min_size:
            yield from of_group(rules, group, hand, group.kind.min_size)
    if rules.wild_kind:
        yield from choices(hand & rules.wild_mask, rules.wild_twins, rules.wild_kind.min_size)


def naturals_for(rules: Rules, hand: CardBag, meld: Meld) -> Iterator[CardBag]:
    """Every single card of the hand that the meld may have room for as a natural."""
    if meld.group >= 0 and meld.size < rules.kinds[meld.kind].max_size:
        yield from (single(lowest(hand & mask)) for mask in rules.groups[meld.group].twins if hand & mask)


def wilds_for(rules: Rules, hand: CardBag, meld: Meld) -> Iterator[CardBag]:
    """Every single wild card of the hand that the meld may have room for, where it doesn't stand for itself."""
    kind = rules.kinds[meld.kind]
    if meld.size < kind.max_size and (meld.group < 0 or meld.spots or meld.wilds < kind.max_wilds):
        free = hand & (rules.groups[meld.group].wild_mask if meld.group >= 0 else rules.wild_mask)
        yield from (single(lowest(free & mask)) for mask in rules.wild_twins if free & mask)


def longest(group: Group, hand: CardBag) -> int:
    """How many cards of the hand a new meld of the group could have at the most; 0 if it could have none."""
    kind = group.kind
    naturals = size(hand & group.mask)
    if naturals < max(1, kind.min_naturals):
        return 0
    cards = naturals + min(kind.max_wilds, size(hand & group.wild_mask))
    return min(cards, kind.max_size, len(group.order) or NO_LIMIT)


def of_group(rules: Rules, group: Group, hand: CardBag, length: int) -> Iterator[CardBag]:
    """Every new meld of the group with so many cards."""
    if group.kind.form is Form.SEQUENCE:
        yield from _sequences(rules, group, hand, length)
    else:
        yield from _sets(rules, group, hand, length)


def _sets(rules: Rules, group: Group, hand: CardBag, length: int) -> Iterator[CardBag]:
    kind = group.kind
    have = size(hand & group.mask)
    wilds = hand & group.wild_mask
    for naturals in range(max(1, kind.min_naturals, length - kind.max_wilds), min(have, length) + 1):
        for own in choices(hand, group.twins, naturals):
            for others in choices(wilds, rules.wild_twins, length - naturals):
                yield own + others


def _sequences(rules: Rules, group: Group, hand: CardBag, length: int) -> Iterator[CardBag]:
    """The windows of the order that the hand can fill, with wilds for cards it lacks or keeps, where it may use them."""
    seen: set[CardBag] = set()
    wilds = hand & rules.wild_mask
    most = min(group.kind.max_wilds, length - max(1, group.kind.min_naturals), size(wilds))
    for low in range(len(group.order) - length + 1):
        window = group.order[low : low + length]
        own, missing = _present(window, hand)
        for used in range(missing, most + 1):
            for given in _without(own, used - missing):
                for others in choices((hand - given) & rules.wild_mask, rules.wild_twins, used):
                    if given + others not in seen:
                        seen.add(given + others)
                        yield given + others


def _without(own: CardBag, number: int) -> tuple[CardBag, ...]:
    """The cards without each choice of so many of them."""
    if number == 0:
        return (own,)
    return choices(own, tuple(mask_of((card,)) for card, _ in counts(own)), size(own) - number)


def _present(window: tuple[Card, ...], hand: CardBag) -> tuple[CardBag, int]:
    """The cards of the window that the hand has, and how many it lacks. A card named twice must be there twice."""
    own, missing, left = 0, 0, hand
    for card in window:
        if count(left, card):
            own += single(card)
            left -= single(card)
        else:
            missing += 1
    return own, missing
