"""Cards, bags of cards and card patterns: the nouns under everything else. Standard library only."""

from meldbook.cards.bag import CardBag, bag_of, cards_of, common, contains, count, counts, lowest, mask_of, single, size
from meldbook.cards.deck import Card, CardKind, Colour, Deck, Suit
from meldbook.cards.pattern import Alternative, CardPattern, Role

__all__ = [
    "Alternative",
    "Card",
    "CardBag",
    "CardKind",
    "CardPattern",
    "Colour",
    "Deck",
    "Role",
    "Suit",
    "bag_of",
    "cards_of",
    "common",
    "contains",
    "count",
    "counts",
    "lowest",
    "mask_of",
    "single",
    "size",
]
