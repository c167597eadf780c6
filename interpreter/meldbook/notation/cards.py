"""Cards as text.

In: `9s 10D jk`, and the deck of the game. Out: the cards in that order, or what is wrong. And back: `9S 10D JK`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from meldbook.cards import Card, CardBag, Deck, cards_of
from meldbook.cards.bag import LIMIT
from meldbook.notation.errors import NotationError, Word, all_or_error
from meldbook.notation.wording import did_you_mean, listed, suggestion

MOST_OF_A_KIND = LIMIT // 2
"""The most cards of one kind that a bag can hold."""


def read_cards(text: str, deck: Deck) -> tuple[Card, ...] | NotationError:
    """The cards of a text, parted by spaces; none in an empty text."""
    words = [Word(text=found[0], start=found.start()) for found in re.finditer(r"[^\s,]+|,", text)]
    return too_many(words, text) or read_words(words, text, deck)


def too_many(words: Sequence[Word], text: str) -> NotationError | None:
    """The error that a card is named more often than a bag can hold it."""
    if len(words) <= MOST_OF_A_KIND:
        return None
    often = Counter(word.text.casefold() for word in words)
    excess = (word for word in words if often[word.text.casefold()] > MOST_OF_A_KIND)
    return next((word.wrong(f'no game has so many "{word.text}"', text) for word in excess), None)


def read_words(words: Iterable[Word], text: str, deck: Deck) -> tuple[Card, ...] | NotationError:
    """The cards these words of the text name."""
    return all_or_error(read_card(word, text, deck) for word in words)


def read_card(word: Word, text: str, deck: Deck) -> Card | NotationError:
    """The card this word of the text names."""
    card = _cards_by_name(deck).get(word.text.casefold())
    return word.wrong(_why_no_card(word.text, deck), text) if card is None else card


def write_cards(cards: CardBag | Iterable[Card], deck: Deck) -> str:
    """The names of the cards parted by spaces: a bag in the order of the deck, other cards in their own order."""
    names = _names(deck)
    return " ".join(names[card] for card in (cards_of(cards) if isinstance(cards, int) else cards))


@lru_cache(maxsize=16)
def _names(deck: Deck) -> tuple[str, ...]:
    return deck.names


@lru_cache(maxsize=16)
def _cards_by_name(deck: Deck) -> Mapping[str, Card]:
    return {name.casefold(): card for card, name in enumerate(deck.names)}


def _why_no_card(name: str, deck: Deck) -> str:
    if name == ",":
        return "cards are parted by spaces, not by commas"
    if rank := next((rank for rank in deck.ranks if rank.casefold() == name.casefold()), None):
        return f"which {rank}? say {listed(_of_rank(rank, deck), 'or')}"
    return f'unknown card "{name}"; cards are {_all_cards(deck)}{_meant(name, deck)}'


def _all_cards(deck: Deck) -> str:
    suits = listed([suit.letter for suit in deck.suits], "or")
    return listed([f"a rank ({', '.join(deck.ranks)}) with a suit ({suits})", deck.joker, *deck.extras])


def _of_rank(rank: str, deck: Deck) -> tuple[str, ...]:
    return tuple(rank + suit.letter for suit in deck.suits)


def _meant(name: str, deck: Deck) -> str:
    """What somebody who wrote this may have meant: rank and suit swapped, another suit, or a name much like it."""
    known, fold = _cards_by_name(deck), name.casefold()
    if (swapped := known.get(fold[1:] + fold[:1])) is not None:
        return did_you_mean((deck.names[swapped],))
    for rank in deck.ranks:
        if rank.casefold() == fold[:-1]:
            return did_you_mean(_of_rank(rank, deck))
    return suggestion(name, deck.names)
