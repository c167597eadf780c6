"""Choosing cards from a bag, each choice that the rules tell apart once."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cards import CardBag, lowest, single, size


def pick(bag: CardBag, number: int) -> CardBag:
    """The lowest so many cards of a bag that has at least as many."""
    picked = 0
    for _ in range(number):
        card = single(lowest(bag))
        picked += card
        bag -= card
    return picked


def choices(hand: CardBag, masks: tuple[int, ...], number: int) -> Iterator[CardBag]:
    """Every bag of so many cards from the hand, where each mask holds cards that are all alike."""
    if number == 0:
        yield 0
    elif masks:
        alike = hand & masks[0]
        for count in range(min(size(alike), number), -1, -1):
            picked = pick(alike, count)
            for others in choices(hand, masks[1:], number - count):
                yield picked + others
