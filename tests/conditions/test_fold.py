from __future__ import annotations

import pytest
from condition_language import CONSTANTS, DOMAINS, FACTS, NAMES, Toy, conditions, expressions, node, scalar, toys
from hypothesis import given

from meldbook.conditions.ast import Condition, Expression, Number
from meldbook.conditions.evaluate import compile_condition, compile_expression
from meldbook.conditions.explain import facts_of
from meldbook.conditions.fold import fold
from meldbook.conditions.signatures import Place
from meldbook.conditions.typecheck import parse_condition
from meldbook.conditions.unparse import unparse
from meldbook.conditions.values import parse_value

KNOWN = {"players": 4, "option.target": 5000, "option.stock-end": "at once", "option.black-three-freezes": False}


@given(conditions, toys)
def test_a_folded_condition_holds_exactly_if_the_condition_does(condition: Condition, toy: Toy) -> None:
    folded = fold(condition, CONSTANTS)
    holds = compile_condition(condition, FACTS, DOMAINS)(toy)
    assert (folded if isinstance(folded, bool) else compile_condition(folded, FACTS, DOMAINS)(toy)) is holds


@given(expressions, toys)
def test_a_folded_expression_has_the_same_value(expression: Expression, toy: Toy) -> None:
    folded = fold(expression, CONSTANTS)
    assert compile_expression(folded, FACTS)(toy) == compile_expression(expression, FACTS)(toy)


@given(expressions)
def test_what_is_known_is_not_asked_any_more(expression: Expression) -> None:
    assert not {fact.name for fact in facts_of(fold(expression, CONSTANTS))} & set(CONSTANTS)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("players = 4 and pile.frozen", "pile.frozen"),
        ("players = 2 and pile.frozen", False),
        ("players = 2 or pile.frozen", "pile.frozen"),
        ("players = 4 or pile.frozen", True),
        ("option.black-three-freezes", False),
        ("not option.black-three-freezes", True),
        ("option.stock-end is at once", True),
        ("option.stock-end is not at once", False),
        ("any side with side.total >= option.target", "any side with side.total >= 5000"),
        ("any side with players = 4", True),
        ("every side with players = 2", False),
        ("no side with players = 4", False),
        ("every meld with players = 4", True),
        ("any meld with players = 4", "any meld with players = 4"),
        ("option.rounds > 3", "option.rounds > 3"),
        ("side.total + option.target + 5 > 10", "side.total + 5005 > 10"),
        ("side.total + side.score + option.target > 10", "side.total + side.score + 5000 > 10"),
        ("option.target + 2 * option.target = 15000", True),
        ("every teammate with players = 2", False),
    ],
)
def test_what_is_known_is_worked_in(text: str, folded: str | bool) -> None:
    condition, _ = parse_condition(scalar(text), NAMES, Place.EXAMPLE)
    assert condition
    found = fold(condition, KNOWN)
    assert (found if isinstance(found, bool) else unparse(found)) == folded


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 per player", 8),
        ("players - 1", 3),
        ("{by: players, 2: 15, 3..4: 13, from 5: 11}", 13),
        ("{by: option.stock-end, play on: 1, at once: players}", 4),
        ("{by: players, 2..3: 13, from 4: {by: option.stock-end, play on: 11, at once: 15}}", 15),
    ],
)
def test_a_value_for_the_table_is_a_number_when_it_sits_down(text: str, value: int) -> None:
    expression, _ = parse_value(node(text), NAMES, Place.TABLE)
    assert expression
    assert fold(expression, KNOWN) == Number(value=value)


def test_a_table_without_a_row_for_what_is_known_stays_as_it_is() -> None:
    expression, _ = parse_value(node("{by: players, 2: 15, 3: 13}"), NAMES, Place.TABLE)
    assert expression
    assert fold(expression, KNOWN) == expression
