"""Choosing cards from a bag, each choice that the rules tell apart once."""

from __future__ import annotations

from functools import lru_cache

from meldbook.cards import CardBag, lowest, single, size


def pick(bag: CardBag, number: int) -> CardBag:
    """The lowest so many cards of a bag that has at least as many."""
    picked = 0
    for _ in range(number):
        card = single(lowest(bag))
        picked += card
        bag -= card
    return picked


@lru_cache(maxsize=1 << 16)
def choices(bag: CardBag, masks: tuple[int, ...], number: int) -> tuple[CardBag, ...]:
    """Every bag of so many cards from the bag, where each mask holds cards that are all alike.

    The same few cards are asked about again and again while a hand is played, so answers are kept.
    """
    if number == 0:
        return (0,)
    if not masks:
        return ()
    alike = bag & masks[0]
    have = size(alike)
    if len(masks) == 1:
        return (pick(alike, number),) if have >= number else ()
    return tuple(
        pick(alike, count) + others
        for count in range(min(have, number), -1, -1)
        for others in choices(bag, masks[1:], number - count)
    )
