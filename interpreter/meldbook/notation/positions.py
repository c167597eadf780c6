"""Melds as text for people and tests: the cards of a meld, naturals first and wild cards after: `QC QD 2H JK`."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.cards import CardBag, CardPattern, Deck, mask_of
from meldbook.notation.cards import write_cards


def write_meld(cards: CardBag, deck: Deck, wild: CardPattern) -> str:
    """The cards of one meld."""
    wilds = cards & mask_of(wild.cards)
    return " ".join(part for part in (write_cards(cards - wilds, deck), write_cards(wilds, deck)) if part)


def write_melds(melds: Iterable[CardBag], deck: Deck, wild: CardPattern) -> str:
    """The melds of a side in their order, parted by commas."""
    return ", ".join(write_meld(cards, deck, wild) for cards in melds)
