from __future__ import annotations

import pytest
from condition_language import NAMES, node

from meldbook.conditions.ast import Lookup
from meldbook.conditions.rows import check_rows
from meldbook.conditions.signatures import Place, Unit
from meldbook.conditions.unparse import unparse
from meldbook.conditions.values import parse_value
from meldbook.syntax import MappingNode

NO_BY = 'value-shape: a table needs "by": the fact its rows are about, as in "{by: players, 2: 15, from 3: 13}"'


@pytest.mark.parametrize(
    "text",
    [
        "{by: side.score, below 0: 15, 0..1495: 50, 1500..2995: 90, from 3000: 120}",
        "{by: players, 2: 15, 3: 13, from 4: 11}",
        "{by: option.stock-end, play on: 5, at once: players + 1}",
        "{by: meld.kind, sevens: 1500, sets: option.target, wilds: 1000}",
        "{by: players, 2: 15, from 3: {by: option.stock-end, play on: 11, at once: {by: players, 2..8: 13}}}",
    ],
)
def test_a_table_means_what_it_says(text: str) -> None:
    made, problems = parse_value(node(text), NAMES, Place.MELD)
    assert made
    assert (unparse(made), problems) == (text, ())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[1, 2]", ["value-shape: a value is a number, a fact, or a table with 'by'; this is a list"]),
        ("{2: 15}", [NO_BY]),
        ("{by: players}", ['value-shape: a table by "players" needs rows']),
        (
            "{by: [players], 2: 15}",
            [NO_BY],
        ),
        ("{by: players, 2: [1, 2]}", ["value-shape: a value is a number, a fact, or a table with 'by'; this is a list"]),
        ("{by: players, 2: {by: players}}", ['value-shape: a table by "players" needs rows']),
        ("{by: playrs, 2: 15}", ['unknown-fact: unknown fact "playrs"; facts begin with: players, option']),
        ("{by: players >= 2, 2: 15}", ["condition-syntax: only the name of a fact is expected"]),
        (
            "{by: option.black-three-freezes, 2: 15}",
            [
                "wrong-type: a table is by a number, a choice or a card; "
                '"option.black-three-freezes" is none of them; it is true or false '
                'and stands alone: "option.black-three-freezes" or "not option.black-three-freezes"'
            ],
        ),
        ("{by: players, under 2: 15}", ['condition-syntax: a row is "below N", "N", "N..M" or "from N"']),
        ("{by: players, 4..2: 15}", ['unknown-row: "4..2": the lower number comes first']),
        (
            "{by: option.stock-end, later: 5, at once: 3}",
            ['unknown-row: unknown row "later" of a table by "option.stock-end"; available: play on, at once'],
        ),
        ("{by: option.stock-end, at once: 3}", ['table-gap: the table by "option.stock-end" has no row for play on']),
        (
            "{by: players, 2: thirteen, under 3: x}",
            [
                'unknown-fact: unknown fact "thirteen"; facts begin with: players, option',
                'condition-syntax: a row is "below N", "N", "N..M" or "from N"',
                'unknown-fact: unknown fact "x"; facts begin with: players, option',
            ],
        ),
    ],
)
def test_a_table_that_makes_no_sense_is_reported(text: str, told: list[str]) -> None:
    made, problems = parse_value(node(text), NAMES, Place.TABLE)
    assert made is None
    assert [f"{problem.name}: {problem.message}" for problem in problems] == told


@pytest.mark.parametrize(
    ("text", "unit", "fits"),
    [
        ("side.bonus_cards", Unit.CARDS, True),
        ("side.bonus_cards", Unit.POINTS, False),
        ("option.target", Unit.CARDS, False),
        ("2 per player", Unit.CARDS, True),
        ("players + 1", Unit.POINTS, True),
        ("{by: players, 2: option.target, from 3: 5}", Unit.CARDS, False),
        ("500", Unit.CANASTAS, True),
    ],
)
def test_a_value_counts_what_is_wanted(text: str, unit: Unit, fits: bool) -> None:
    _, problems = parse_value(node(text), NAMES, Place.PLAY, unit)
    assert [problem.name for problem in problems] == ([] if fits else ["mixed-units"])


@pytest.mark.parametrize(
    ("text", "step", "lowest", "highest", "told"),
    [
        ("{by: side.score, below 0: 15, 0..1495: 50, from 1500: 90}", 5, None, None, []),
        ("{by: side.score, from 1500: 90, 0..1495: 50, below 0: 15}", 5, None, None, []),
        ("{by: side.score, below 0: 15, 0..1495: 50, from 1500: 90}", 1, None, None, ["1:49 no value for 1496"]),
        ("{by: side.score, below 0: 15, 0..1495: 50, from 1505: 90}", 5, None, None, ["1:49 no value for 1500"]),
        ("{by: side.score, below 0: 15, 0..1500: 50, from 1500: 90}", 5, None, None, ["1:49 1500 is in two rows"]),
        ("{by: side.score, 0..1495: 50, from 1500: 90}", 5, None, None, ["1:6 no row for negative scores, such as -5"]),
        ("{by: side.score, 0..1495: 50, from 1500: 90}", 5, 0, None, []),
        ("{by: side.score, below 0: 15, 0..1495: 50}", 5, None, None, ["1:6 no value for 1500"]),
        ("{by: side.score, below 5: 15, below 10: 50, from 10: 1}", 5, None, None, ["1:36 0 is in two rows"]),
        ("{by: side.score, from 5: 15, from 10: 50, below 5: 1}", 5, None, None, ["1:35 10 is in two rows"]),
        ("{by: players, 2: 15, 3: 13}", 1, 2, 3, []),
        ("{by: players, 2: 15, 3: 13}", 1, 2, 4, ["1:6 no value for 4"]),
        ("{by: players, 3: 13, 4: 11}", 1, 2, 4, ["1:6 no value for 2"]),
        ("{by: players, 2..3: 13, 3..4: 11}", 1, 2, 4, ["1:30 3 is in two rows"]),
        ("{by: option.stock-end, play on: 1, at once: 2}", 1, None, None, []),
    ],
)
def test_gaps_and_overlaps_are_shown_by_a_number(
    text: str, step: int, lowest: int | None, highest: int | None, told: list[str]
) -> None:
    table = node(text)
    lookup, _ = parse_value(table, NAMES, Place.PLAY)
    assert isinstance(table, MappingNode)
    assert isinstance(lookup, Lookup)
    problems = check_rows(lookup, table, step=step, lowest=lowest, highest=highest)
    assert [f"{problem.span.line}:{problem.span.column} {problem.message}" for problem in problems] == told
