from __future__ import annotations

import operator
import subprocess
import sys

import pytest
from condition_language import DOMAINS, FACTS, NAMES, Toy, conditions, expressions, node, scalar, signature, toys
from hypothesis import assume, given

from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
    Expression,
    Flag,
    Is,
    Linear,
    Lookup,
    Not,
    Number,
    Or,
    Quantified,
    Row,
    Sum,
)
from meldbook.conditions.evaluate import compile_condition, compile_expression
from meldbook.conditions.signatures import Place, Sort
from meldbook.conditions.typecheck import parse_condition
from meldbook.conditions.values import parse_value

OPERATORS = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def reckon(expression: Expression, toy: Toy) -> int:
    """What an expression is worth, told as simply as can be."""
    match expression:
        case Number(value=value):
            return value
        case Linear(fact=fact, times=times, plus=plus):
            return times * int(toy.value(fact.name, fact.argument) or 0) + plus
        case Sum(parts=parts, plus=plus):
            return sum(reckon(part, toy) for part in parts) + plus
        case Lookup(by=by, rows=rows):
            found = toy.value(by.name, by.argument)
            (row,) = (row for row in rows if covers(row, found))
            return reckon(row.value, toy)


def covers(row: Row, found: int | bool | str | None) -> bool:
    if isinstance(found, str):
        return row.word == found
    return found is not None and (row.low is None or row.low <= found) and (row.high is None or found <= row.high)


def holds(condition: Condition, toy: Toy) -> bool:  # noqa: PLR0911 - one return a case
    """Whether a condition holds, told as simply as can be."""
    match condition:
        case Flag(fact=fact):
            return bool(toy.value(fact.name, fact.argument))
        case Compare(left=left, relation=relation, right=right):
            return bool(OPERATORS[relation](reckon(left, toy), reckon(right, toy)))
        case Is(fact=fact, words=words, pattern=pattern):
            return toy.value(fact.name, fact.argument) in (pattern.cards if pattern else words)
        case Not(part=part):
            return not holds(part, toy)
        case And(parts=parts):
            return all(holds(part, toy) for part in parts)
        case Or(parts=parts):
            return any(holds(part, toy) for part in parts)
        case Quantified(quantifier=quantifier, domain=domain, body=body):
            found = [holds(body, member) for member in toy.members(domain)]
            return {"every": all(found), "any": any(found), "no": not any(found)}[quantifier]


@given(conditions, toys)
def test_the_fast_evaluation_agrees_with_the_plain_one(condition: Condition, toy: Toy) -> None:
    assert compile_condition(condition, FACTS, DOMAINS)(toy) is holds(condition, toy)


@given(expressions, toys)
def test_the_fast_reckoning_agrees_with_the_plain_one(expression: Expression, toy: Toy) -> None:
    if isinstance(expression, Lookup):
        assume(signature(expression.by.name).type is not Sort.CARD)
    assert compile_expression(expression, FACTS)(toy) == reckon(expression, toy)


@pytest.mark.parametrize(("score", "minimum"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (90000, 120)])
def test_a_table_gives_the_value_of_the_row_that_holds_the_number(score: int, minimum: int) -> None:
    text = "{by: side.score, from 3000: 120, below 0: 15, 0..1495: 50, 1500..2995: 90}"
    expression, _ = parse_value(node(text), NAMES, Place.PLAY)
    assert expression
    assert compile_expression(expression, {"side.score": lambda _: lambda found: found})(score) == minimum


def test_the_argument_of_a_fact_is_bound_once_and_for_all() -> None:
    bound: list[object] = []

    def cards(argument: object) -> object:
        bound.append(argument)
        return lambda found: found

    condition, _ = parse_condition(scalar("hand.cards of 7 >= 2"), NAMES, Place.PLAY)
    assert condition
    test = compile_condition(condition, {"hand.cards": cards}, {})
    assert [test(found) for found in (1, 2, 3)] == [False, True, True]
    assert len(bound) == 1


def test_evaluation_needs_nothing_but_the_standard_library() -> None:
    modules = ", ".join(
        f"meldbook.conditions.{name}" for name in ("evaluate", "explain", "fold", "logic", "names", "unparse", "vocabulary")
    )
    check = f"import sys, {modules}; print(sorted({{'lark', 'yaml'}} & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
