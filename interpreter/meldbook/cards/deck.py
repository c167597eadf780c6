"""Playing cards as a ruleset names them.

In: the ranks, suits and extra cards of a game. Out: a `Deck`, which numbers every *kind* of card (a rank in a suit, the joker,
an extra card) from zero. A `Card` is such a number; equal cards of two decks are the same kind and therefore the same `Card`.
Kinds of one rank are numbered next to each other, which is what lets a bag count a rank at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

Card: TypeAlias = int
"""The number of a card kind in its `Deck`, 0 … len(deck.kinds) − 1."""


class Colour(StrEnum):
    """The colour of a suit, or of an extra card."""

    RED = "red"
    BLACK = "black"


@dataclass(frozen=True, slots=True, kw_only=True)
class Suit:
    """One of the suits: its letter in the notation, and its colour."""

    letter: str
    colour: Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKind:
    """What a card shows. `rank` and `suit` are None for a joker and for an extra card."""

    name: str
    rank: str | None = None
    suit: str | None = None
    colour: Colour | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """All card kinds of a game, in the order of their numbers: rank by rank from the lowest, then the joker, then extra cards."""

    ranks: tuple[str, ...]
    suits: tuple[Suit, ...]
    joker: str
    extras: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[CardKind, ...]:
        """Every kind once; the index of a kind is its `Card`."""
        return _kinds(self)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each kind in the notation, by `Card`."""
        return tuple(kind.name for kind in self.kinds)


@lru_cache(maxsize=64)
def _kinds(deck: Deck) -> tuple[CardKind, ...]:
    """The kinds of a deck, made once for each: they are asked for all the time."""
    ranked = (
        CardKind(name=rank + suit.letter, rank=rank, suit=suit.letter, colour=suit.colour)
        for rank in deck.ranks
        for suit in deck.suits
    )
    return (*ranked, CardKind(name=deck.joker), *(CardKind(name=name) for name in deck.extras))
