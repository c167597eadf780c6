from __future__ import annotations

from notation_table import DECK

from meldbook.cards import CardBag, CardPattern, bag_of
from meldbook.notation import NotationError, read_cards, write_meld, write_melds


def cards(text: str) -> tuple[int, ...]:
    found = read_cards(text, DECK)
    assert not isinstance(found, NotationError)
    return found


def bag(text: str) -> CardBag:
    return bag_of(cards(text))


WILD = CardPattern(alternatives=(), cards=cards("2S 2H 2D 2C JK"))


def test_naturals_are_shown_first_and_wild_cards_after() -> None:
    assert write_meld(bag("JK 2C QD QC QH"), DECK, WILD) == "QH QD QC 2C JK"
    assert write_meld(bag("JK 2C"), DECK, WILD) == "2C JK"


def test_melds_are_parted_by_commas() -> None:
    assert write_melds([bag("2C 8S 8D"), bag("KS KH KD")], DECK, WILD) == "8S 8D 2C, KS KH KD"
