from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from notation_table import NAMES, moves, texts, unhurried

from meldbook.diagnostics import Diagnostic
from meldbook.model.moves import Move
from meldbook.notation import (
    NotationError,
    Record,
    header_lines,
    move_line,
    read_move,
    read_record,
    result_lines,
    round_line,
    write_move,
    wrong_move,
)

BAD = yaml.safe_load((Path(__file__).parent / "bad_records.yaml").read_text(encoding="utf-8"))
HEAD = header_lines(variant="classic", ruleset="4f1c", options=[("target", "7000")], players=["steady", "Anna Maria"], seed=7)


def read(text: str) -> Record:
    record = read_record(text, "game.txt")
    assert isinstance(record, Record), record
    return record


def shown(diagnostic: Diagnostic) -> str:
    return f"{diagnostic.span.line}:{diagnostic.span.column} {diagnostic.code} {diagnostic.message}"


@pytest.mark.parametrize("row", BAD, ids=lambda row: row["id"])
def test_everything_wrong_with_a_record_is_said_at_once(row: dict[str, Any]) -> None:
    found = read_record(row["record"], "game.txt")
    assert isinstance(found, tuple), found
    assert [shown(diagnostic) for diagnostic in found] == row["errors"]


def test_what_a_record_says_is_read_with_its_place() -> None:
    text = f"# a game\n{HEAD}\n{move_line(None, 'shuffle 4S 9D')}{move_line(0, 'draw')}{round_line(2)}{move_line(1, 'pass')}"
    record = read(text + result_lines([5120, -300]))
    assert (record.variant.text, record.variant.span.line, record.variant.span.column) == ("classic", 3, 9)
    assert record.ruleset is not None
    assert record.ruleset.text == "4f1c"
    assert [(name, value.text) for name, value in record.options] == [("target", "7000")]
    assert [player.text for player in record.players] == ["steady", "Anna Maria"]
    assert record.seed == 7
    assert [(move.seat, move.text, move.line) for move in record.moves] == [
        (None, "shuffle 4S 9D", 10),
        (0, "draw", 11),
        (1, "pass", 13),
    ]
    assert [(landmark.number, landmark.before, landmark.span.line) for landmark in record.rounds] == [(2, 2, 12)]
    assert record.result is not None
    assert record.result.scores == (5120, -300)
    assert record.ended


def test_a_record_that_breaks_off_is_an_unfinished_game() -> None:
    record = read(HEAD + move_line(0, "draw"))
    assert not record.ended
    assert record.result is None
    assert len(record.moves) == 1


def test_the_hash_of_the_ruleset_may_be_missing_in_a_record_written_by_hand() -> None:
    assert read("meldbook game 1\nvariant classic\nplayer 0 me\n").ruleset is None


@unhurried
@given(st.lists(st.tuples(st.none() | st.integers(min_value=0, max_value=1), moves), max_size=6))
def test_moves_recorded_are_read_as_the_same_moves(played: list[tuple[int | None, Move]]) -> None:
    text = HEAD + "".join(move_line(seat, write_move(move, NAMES)) for seat, move in played)
    assert [(move.seat, read_move(move.text, NAMES)) for move in read(text).moves] == played


def test_long_moves_are_wrapped_within_a_hundred_columns() -> None:
    order = " ".join(["10D"] * 108)
    lines = move_line(None, f"shuffle {order}").splitlines()
    assert len(lines) > 1
    assert all(len(line) <= 100 for line in lines)
    assert all(line.endswith(" \\") for line in lines[:-1])
    assert read(HEAD + "\n".join(lines)).moves[0].text == f"shuffle {order}"


def test_a_card_in_a_wrapped_line_is_found_where_it_stands() -> None:
    (move,) = read(HEAD + "0 lay KS KH \\\n\t  KX KD\n").moves
    error = read_move(move.text, NAMES)
    assert isinstance(error, NotationError)
    span = wrong_move(move, error, "game.txt").span
    assert (span.line, span.column, span.end_line, span.end_column) == (9, 4, 9, 6)


def test_a_players_name_cannot_break_the_record() -> None:
    head = header_lines(variant="classic", ruleset="4f1c", players=["two\nlines", "back \\"])
    assert [player.text for player in read(head).players] == ["two lines", "back"]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_on_any_system(ending: str) -> None:
    assert len(read((HEAD + move_line(0, "draw")).replace("\n", ending)).moves) == 1


@unhurried
@given(texts | texts.map(lambda text: HEAD + text))
def test_any_text_is_a_record_or_diagnostics(text: str) -> None:
    found = read_record(text, "game.txt")
    assert isinstance(found, Record) or found
