"""The smallest new melds that some cards could make: what every proposal of a move is built from."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cards import Card, CardBag, count, single, size
from meldbook.engine.choosing import choices
from meldbook.engine.rules import NO_LIMIT, Group, Rules
from meldbook.model.melds import Form


def new_melds(rules: Rules, hand: CardBag) -> Iterator[CardBag]:
    """Every smallest new meld of every kind, each choice that the rules tell apart once."""
    for group in rules.groups:
        if hand & group.mask and longest(group, hand) >= group.kind.min_size:
            yield from of_group(rules, group, hand, group.kind.min_size)
    if rules.wild_kind:
        yield from choices(hand & rules.wild_mask, rules.wild_twins, rules.wild_kind.min_size)


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
    """The windows of the order that the hand can fill, with wilds where it lacks a card and may use one."""
    seen: set[CardBag] = set()
    for low in range(len(group.order) - length + 1):
        window = group.order[low : low + length]
        own, missing = _present(window, hand)
        if own and length - missing >= group.kind.min_naturals and missing <= group.kind.max_wilds:
            for others in choices((hand - own) & rules.wild_mask, rules.wild_twins, missing):
                if own + others not in seen:
                    seen.add(own + others)
                    yield own + others


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
