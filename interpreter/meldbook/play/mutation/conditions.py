"""Conditions and expressions with one thing changed: a tree goes in, every change of it comes out with what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeAlias, assert_never

from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
    Expression,
    Flag,
    Is,
    Linear,
    Lookup,
    Members,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Reckoning,
    Relation,
    Row,
    Sum,
)
from meldbook.conditions.logic import all_of, any_of, negate
from meldbook.conditions.signatures import Unit
from meldbook.conditions.unparse import unparse
from meldbook.conditions.vocabulary import VOCABULARY

Changed: TypeAlias = tuple[str, Any]
"""What a change says, and the node after it."""

_NEXT_TO: Final = {
    Relation.LESS: Relation.AT_MOST,
    Relation.AT_MOST: Relation.LESS,
    Relation.MORE: Relation.AT_LEAST,
    Relation.AT_LEAST: Relation.MORE,
}
"""Relations that differ at one number. Beside a fixed number that is the same as a number one higher or lower."""

POINTS_STEP: Final = 5

_OTHER: Final = {Quantifier.EVERY: Quantifier.ANY, Quantifier.ANY: Quantifier.EVERY, Quantifier.NO: Quantifier.ANY}


def changed_condition(condition: Condition) -> Iterator[Changed]:
    """The condition with one thing changed."""
    for after in _conditions(condition):
        yield f"{unparse(condition)} → {unparse(after)}", after


def changed_expression(expression: Expression) -> Iterator[Changed]:
    """The expression with one number or limit changed."""
    for after in _expressions(expression):
        yield f"{unparse(expression)} → {unparse(after)}", after


def _conditions(node: Condition) -> Iterator[Condition]:
    match node:
        case Flag() | Is():
            yield negate(node)
        case Not(part=part):
            yield part
        case Compare():
            yield from _compares(node)
        case And(parts=parts):
            yield any_of(parts)
            yield from _parts(parts, all_of)
        case Or(parts=parts):
            yield all_of(parts)
            yield from _parts(parts, any_of)
        case Quantified(quantifier=quantifier, body=body):
            yield replace(node, quantifier=_OTHER[quantifier])
            yield from (replace(node, body=inner) for inner in _conditions(body))
        case _:
            assert_never(node)


def _parts(parts: tuple[Condition, ...], joined: Callable[[tuple[Condition, ...]], Condition]) -> Iterator[Condition]:
    """Each part left out, and each part changed."""
    for index, part in enumerate(parts):
        before, after = parts[:index], parts[index + 1 :]
        yield joined((*before, *after))
        yield from (joined((*before, inner, *after)) for inner in _conditions(part))


def _compares(compare: Compare) -> Iterator[Condition]:
    yield negate(compare)
    is_fixed = isinstance(compare.left, Number) or isinstance(compare.right, Number)
    if not is_fixed and compare.relation in _NEXT_TO:
        yield replace(compare, relation=_NEXT_TO[compare.relation])
    yield from (replace(compare, left=left) for left in _sides(compare.left))
    yield from (replace(compare, right=right) for right in _sides(compare.right))


def _sides(side: Reckoning | Members) -> Iterator[Reckoning | Members]:
    """What is compared, with one thing changed."""
    if isinstance(side, Members):
        yield from (replace(side, body=inner) for inner in _conditions(side.body))
    else:
        yield from (after for after in _expressions(side) if isinstance(after, Number | Linear | Sum))


def _expressions(node: Expression) -> Iterator[Expression]:
    match node:
        case Number(value=value):
            yield from (Number(value=value + step) for step in (1, -1))
        case Linear(times=times):
            if times != 1:
                yield from (replace(node, times=times + step) for step in (1, -1))
            if node.plus:
                yield from (replace(node, plus=node.plus + step) for step in (1, -1))
        case Sum(parts=parts):
            yield from (added for index in range(len(parts)) for added in _without(node, index))
        case Lookup():
            yield from _tables(node)
        case _:
            assert_never(node)


def _without(node: Sum, index: int) -> Iterator[Expression]:
    """The sum without one of its facts."""
    rest = (*node.parts[:index], *node.parts[index + 1 :])
    yield replace(rest[0], plus=node.plus) if len(rest) == 1 else replace(node, parts=rest)


def _tables(table: Lookup) -> Iterator[Lookup]:
    """Each row with another value, and each border between two rows moved by a step to either side."""
    rows = table.rows
    for index, row in enumerate(rows):
        for value in _expressions(row.value):
            yield replace(table, rows=_with_row(rows, index, replace(row, value=value)))
    for index, row in enumerate(rows):
        below = next(
            (place for place, other in enumerate(rows) if other.high is not None and other.high == _end_below(rows, row)), None
        )
        if below is not None and row.low is not None:
            step = _step(table, row.low - (rows[below].high or 0))
            for change in (step, -step):
                moved = _with_row(rows, index, replace(row, low=row.low + change))
                yield replace(table, rows=_with_row(moved, below, replace(rows[below], high=(rows[below].high or 0) + change)))


def _step(table: Lookup, gap: int) -> int:
    """By how much a border is moved: points come in fives, so between two rows that leave no gap a smaller step moves nothing."""
    signature = VOCABULARY.get(table.by.name)
    return POINTS_STEP if gap == 1 and signature is not None and signature.type is Unit.POINTS else gap


def _end_below(rows: tuple[Row, ...], row: Row) -> int | None:
    """The last number before a row."""
    return max(
        (other.high for other in rows if other.high is not None and row.low is not None and other.high < row.low), default=None
    )


def _with_row(rows: tuple[Row, ...], index: int, row: Row) -> tuple[Row, ...]:
    return (*rows[:index], row, *rows[index + 1 :])
