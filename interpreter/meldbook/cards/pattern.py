"""Card patterns: which cards a rule speaks of.

A pattern is what a spec writes as `8..K`, `red 3`, `wild` or `[joker, 2]`: one or more alternatives. It is resolved against a
deck and the roles of a game once, when the ruleset is built, and then knows its cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.cards.deck import Card, Colour


class Role(StrEnum):
    """The part a card plays in a game, as its `cards` section says."""

    ANY = "any"
    WILD = "wild"
    NATURAL = "natural"
    BONUS = "bonus"
    BLOCKING = "blocking"


@dataclass(frozen=True, slots=True, kw_only=True)
class Alternative:
    """One alternative of a pattern; what is None does not restrict it.

    `low` and `high` are ranks (equal for a single rank); `named` is the joker or an extra card.
    """

    role: Role | None = None
    colour: Colour | None = None
    suit: str | None = None
    low: str | None = None
    high: str | None = None
    named: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPattern:
    """A pattern with the cards it means. `cards` is in ascending order."""

    alternatives: tuple[Alternative, ...]
    cards: tuple[Card, ...]

    def has(self, card: Card) -> bool:
        """Whether this card is one the pattern means."""
        return card in self.cards
