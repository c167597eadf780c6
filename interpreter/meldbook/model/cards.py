"""The cards room: what is in the deck, what cards are worth, and which play a special part."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.cards import CardPattern, Deck
from meldbook.conditions.ast import Expression
from meldbook.model.clauses import Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueRow:
    """One row of the table of card values: these cards count so many points each, as the table has agreed."""

    cards: CardPattern
    points: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """`decks` is the number of decks, `jokers` the number of jokers in all; `values` is the table of what cards are worth.

    `extra_counts` says how many of each extra card of the deck there are; the cards of `without` are taken out of every deck.
    """

    deck: Deck
    decks: Expression
    jokers: Expression
    values: tuple[ValueRow, ...]
    wild: CardPattern
    bonus: CardPattern
    blocking: CardPattern
    reactions: tuple[Reaction, ...]
    extra_counts: tuple[int, ...]
    without: CardPattern
