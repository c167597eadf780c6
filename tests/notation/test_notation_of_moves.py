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


# "ad" is a card; "sh" is "show", because players say it and chance doesn't abbreviate.
@pytest.mark.parametrize("verb", [verb for verb in Verb if verb not in (Verb.ADD, Verb.ASK, Verb.SHUFFLE)])
def test_a_verb_may_be_shortened_to_two_letters(verb: Verb) -> None:
    rest = {Verb.TAKE: " with x", Verb.LAY: " x", Verb.DISCARD: " x", Verb.EXPOSE: " x", Verb.LOOK: " x", Verb.SHOW: " x"}
    rest |= {Verb.SWAP: " x for z in v", Verb.JOIN: " x to z"}
    assert check_move(verb[:2] + rest.get(verb, "")) is None


def test_without_melds_reserves_and_hands_none_can_be_named() -> None:
    bare = Names(deck=DECK)
    to_meld, at_reserve, hand = (read_move(text, bare) for text in ("add KS to K", "look kitty", "show pairs"))
    assert isinstance(to_meld, NotationError)
    assert isinstance(at_reserve, NotationError)
    assert isinstance(hand, NotationError)
    assert to_meld.message == 'no meld "K": the side has no melds yet'
    assert at_reserve.message == 'no reserve "kitty": the game has no reserves'
    assert hand.message == 'no special hand "pairs": the game has no special hands'


def test_a_move_with_more_cards_than_a_bag_can_hold_is_an_error() -> None:
    error = read_move("lay " + ", ".join(["4S " * 400] * 2), NAMES)
    assert isinstance(error, NotationError)
    assert error.message == 'no game has so many "4S"'


def test_a_meld_without_rank_is_called_by_its_kind_and_two_of_them_by_number() -> None:
    assert MeldNames(labels=(("wilds", None),)).name(0) == "wilds"
    assert MeldNames(labels=(("wilds", None), ("wilds", None))).name(1) == "#2"


def test_a_rank_or_kind_is_meant_before_a_card_of_the_same_name() -> None:
    melds = MeldNames(labels=(("sets", "8"), ("jk", None)), cards=(("8S", "JK"), ("2S",)))
    assert melds.called("JK") == (1,)
    assert melds.called("2s") == (1,)
    assert melds.called("9S") == ()
