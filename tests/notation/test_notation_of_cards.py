from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from notation_table import DECK, card_lists, texts

from meldbook.cards import bag_of
from meldbook.notation import NotationError, read_cards, write_cards


@given(card_lists)
def test_cards_written_are_read_as_the_same_cards(cards: list[int]) -> None:
    assert read_cards(write_cards(cards, DECK), DECK) == tuple(cards)
    assert read_cards(write_cards(cards, DECK).lower(), DECK) == tuple(cards)


@given(card_lists)
def test_a_bag_is_written_in_the_order_of_the_deck(cards: list[int]) -> None:
    assert write_cards(bag_of(cards), DECK) == write_cards(sorted(cards), DECK)


@given(texts | st.text(alphabet="0123456789SHDCJKQA ,", max_size=60))
def test_any_text_is_cards_or_an_error_within_the_text(text: str) -> None:
    found = read_cards(text, DECK)
    if isinstance(found, NotationError):
        assert 0 <= found.start < found.end <= len(text)


def test_no_text_is_no_cards() -> None:
    assert read_cards("  ", DECK) == ()


@pytest.mark.parametrize(
    ("text", "message", "caret"),
    [
        ("9S q", "which Q? say QS, QH, QD or QC", "   ^"),
        ("JK, 9S", "cards are parted by spaces, not by commas", "  ^"),
        ("9S S10", 'did you mean "10S"?', "   ^^^"),
        ("9S 9X 9D", 'did you mean "9S", "9H", "9D" or "9C"?', "   ^^"),
        ("4S " * 512, 'no game has so many "4S"', "^^"),
    ],
)
def test_a_mistake_is_shown_where_it_is(text: str, message: str, caret: str) -> None:
    found = read_cards(text, DECK)
    assert isinstance(found, NotationError)
    assert found.message.endswith(message)
    assert found.caret == f"{text}\n{caret}"
