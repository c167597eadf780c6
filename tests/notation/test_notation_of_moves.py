from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from notation_table import DECK, NAMES, moves, texts, unhurried

from meldbook.model.moves import Move
from meldbook.notation import MeldNames, Names, NotationError, check_move, read_move, write_move
from meldbook.notation.mistakes import MISTAKES, Mistake, Verb

HERE = Path(__file__).parent
GOOD = yaml.safe_load((HERE / "good_moves.yaml").read_text(encoding="utf-8"))
BAD = yaml.safe_load((HERE / "bad_moves.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", GOOD, ids=lambda row: row["text"])
def test_what_a_player_says_has_one_canonical_form(row: dict[str, str]) -> None:
    move = read_move(row["text"], NAMES)
    assert not isinstance(move, NotationError), move
    assert write_move(move, NAMES) == row["means"]
    assert read_move(row["means"], NAMES) == move


@pytest.mark.parametrize("row", BAD, ids=lambda row: row["text"])
def test_a_mistake_gets_its_own_message_at_its_place(row: dict[str, str]) -> None:
    error = read_move(row["text"], NAMES)
    assert isinstance(error, NotationError)
    assert (error.message, error.text[error.start : error.end]) == (row["error"], row["at"])
    assert error.start == len(row["text"]) or row["at"]


@unhurried
@given(moves)
def test_a_move_written_is_read_as_the_same_move(move: Move) -> None:
    text = write_move(move, NAMES)
    assert read_move(text, NAMES) == move
    assert check_move(text) is None


@unhurried
@given(texts)
def test_any_text_is_a_move_or_an_error_within_the_text(text: str) -> None:
    found = read_move(text, NAMES)
    if isinstance(found, NotationError):
        assert 0 <= found.start <= found.end <= len(text)
    else:
        assert check_move(text) is None


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.examples[0])
def test_each_example_of_a_mistake_gets_the_message_of_that_mistake(mistake: Mistake) -> None:
    for example in mistake.examples:
        error = check_move(example)
        assert error is not None
        rest = example[error.start :]
        assert error.message == mistake.message.format(word=example[error.start : error.end], rest=rest)


@pytest.mark.parametrize("verb", [verb for verb in Verb if verb is not Verb.ASK])
def test_a_verb_may_be_shortened_to_two_letters(verb: Verb) -> None:
    rest = {Verb.TAKE: " with x", Verb.LAY: " x", Verb.ADD: " x to z", Verb.DISCARD: " x", Verb.LOOK: " x", Verb.SHUFFLE: " x"}
    assert check_move(verb[:2] + rest.get(verb, "")) is None


def test_without_melds_and_reserves_none_can_be_named() -> None:
    bare = Names(deck=DECK)
    to_meld, at_reserve = read_move("add KS to K", bare), read_move("look kitty", bare)
    assert isinstance(to_meld, NotationError)
    assert isinstance(at_reserve, NotationError)
    assert to_meld.message == 'no meld "K": the side has no melds yet'
    assert at_reserve.message == 'no reserve "kitty": the game has no reserves'


def test_a_move_with_more_cards_than_a_bag_can_hold_is_an_error() -> None:
    error = read_move("lay " + ", ".join(["4S " * 400] * 2), NAMES)
    assert isinstance(error, NotationError)
    assert error.message == 'no game has so many "4S"'


def test_a_meld_without_rank_is_called_by_its_kind_and_two_of_them_by_number() -> None:
    assert MeldNames(labels=(("wilds", None),)).name(0) == "wilds"
    assert MeldNames(labels=(("wilds", None), ("wilds", None))).name(1) == "#2"
