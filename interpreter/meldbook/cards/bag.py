"""Bags of cards packed into one integer.

A `CardBag` holds how many cards of each kind it contains: ten bits a kind, nine for the count and one guard bit that is always
clear. So `plus` and `minus` are one addition and one subtraction of integers, and "contains" is one subtraction and one mask.
Two equal cards are one choice, which keeps everything built on bags short.

A bag holds up to 511 cards of a kind and 1022 in all; the loader refuses a game with more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from meldbook.cards.deck import Card

CardBag: TypeAlias = int
"""An immutable bag of cards. The empty bag is 0; `a + b` joins two bags; `a - b` needs `contains(a, b)`."""

WIDTH = 10
"""Bits a card kind takes in a bag."""

LIMIT = (1 << WIDTH) - 2
"""The most cards a bag can hold."""

_DIGIT = (1 << WIDTH) - 1
_MOST_KINDS = 64
_GUARDS = sum(1 << (WIDTH * kind + WIDTH - 1) for kind in range(_MOST_KINDS))
_UNITS = tuple(1 << (WIDTH * kind) for kind in range(_MOST_KINDS))


def single(card: Card) -> CardBag:
    """The bag with just this card."""
    return _UNITS[card]


def bag_of(cards: Iterable[Card]) -> CardBag:
    """The bag of these cards, each as often as it occurs."""
    return sum(_UNITS[card] for card in cards)


def mask_of(cards: Iterable[Card]) -> int:
    """A mask that keeps all cards of these kinds: `bag & mask` is the part of the bag that is of them."""
    return sum(_DIGIT << (WIDTH * card) for card in set(cards))


def contains(bag: CardBag, part: CardBag) -> bool:
    """Whether the bag has every card of the part, as often."""
    return ((bag | _GUARDS) - part) & _GUARDS == _GUARDS


def common(bag: CardBag, other: CardBag) -> CardBag:
    """The cards that both bags have, each as often as both have it."""
    return sum(min(number, count(other, card)) * single(card) for card, number in counts(bag))


def size(bag: CardBag) -> int:
    """How many cards are in the bag: the sum of its digits, which is the bag modulo one less than its base."""
    return bag % _DIGIT


def count(bag: CardBag, card: Card) -> int:
    """How many cards of this kind are in the bag."""
    return bag >> (WIDTH * card) & _DIGIT


def lowest(bag: CardBag) -> Card:
    """The lowest kind in a bag that isn't empty."""
    return ((bag & -bag).bit_length() - 1) // WIDTH


def cards_of(bag: CardBag) -> Iterator[Card]:
    """Each card of the bag in the order of the kinds, as often as it is there."""
    for card, number in counts(bag):
        for _ in range(number):
            yield card


def counts(bag: CardBag) -> Iterator[tuple[Card, int]]:
    """Each kind that is in the bag, lowest first, with how often."""
    while bag:
        card = lowest(bag)
        number = bag >> (WIDTH * card) & _DIGIT
        yield card, number
        bag -= number << (WIDTH * card)
