"""Chance from a seed.

In: a seed, and what the chance is for. Out: the same numbers and orders on every machine and Python version. Each purpose has a
stream of its own, so the cards of one round never depend on how much chance was used before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from meldbook.cards import Card

Purpose = str | int


@dataclass(frozen=True, slots=True)
class Chance:
    """All chance of one game."""

    seed: int

    def seed_for(self, *purpose: Purpose) -> int:
        """A seed of its own for this purpose."""
        words = " ".join(map(str, (self.seed, *purpose)))
        return int.from_bytes(sha256(words.encode()).digest()[:8], "big")

    def part(self, *purpose: Purpose) -> Chance:
        """Chance of its own for this purpose."""
        return Chance(self.seed_for(*purpose))

    def stream(self, *purpose: Purpose) -> Random:
        """Random numbers for this purpose. Only its `random()` is the same in every version of Python."""
        return Random(self.seed_for(*purpose))

    def order(self, cards: Sequence[Card], *purpose: Purpose) -> tuple[Card, ...]:
        """The cards in an order that depends on the seed and the purpose alone; all orders are equally likely."""
        stream = self.stream("order", *purpose)
        shuffled = list(cards)
        for last in range(len(shuffled) - 1, 0, -1):
            other = below(stream, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def deal(self, cards: Sequence[Card], number: int, shuffle: int = 0) -> tuple[Card, ...]:
        """The order of the face-down cards for the shuffle with this index in the round of this number."""
        return self.order(cards, "round", number, shuffle)


def below(stream: Random, limit: int) -> int:
    """A whole number from 0 up to, not including, the limit. (Python's own `randrange` may change from version to version.)"""
    return int(stream.random() * limit)
