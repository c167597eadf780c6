"""Partial evaluation: what is known when a table sits down (players, options) is worked into conditions and expressions.

In: a tree of `ast`, and values of facts without argument by their names (`players`, `option.target`). Out: a simpler tree, or for
a condition that is thereby decided, a truth value. A table without a row for what is known stays as it is. Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias, assert_never, overload

from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
    Domain,
    Expression,
    Fact,
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
    Row,
    Sum,
)
from meldbook.conditions.logic import added, all_of, any_of, compares, negate

Known: TypeAlias = Mapping[str, int | bool | str]
"""Values of facts by name."""

_NEVER_EMPTY = (Domain.SIDE, Domain.PLAYER, Domain.TEAMMATE)


@overload
def fold(node: Condition, constants: Known) -> Condition | bool: ...
@overload
def fold(node: Expression, constants: Known) -> Expression: ...
def fold(node: Condition | Expression, constants: Known) -> Condition | Expression | bool:  # noqa: PLR0911 - one return a case
    """The node as far as it is not decided by what is known."""
    match node:
        case Number() | Linear() | Sum():
            return _number(node, constants)
        case Lookup():
            return _lookup(node, constants)
        case Flag() | Is():
            return _single(node, constants)
        case Compare():
            return _compare(node, constants)
        case Not(part=part):
            return _opposite(fold(part, constants))
        case And(parts=parts):
            return _all([fold(part, constants) for part in parts])
        case Or(parts=parts):
            return _any([fold(part, constants) for part in parts])
        case Quantified():
            return _quantified(node, constants)
        case _:
            assert_never(node)


def _known(fact: Fact, constants: Known) -> int | bool | str | None:
    return constants.get(fact.name) if fact.argument is None else None


def _number(node: Reckoning, constants: Known) -> Reckoning:
    match node:
        case Number():
            return node
        case Linear():
            found = _known(node.fact, constants)
            return Number(value=node.times * found + node.plus) if isinstance(found, int) else node
        case Sum(parts=parts, plus=plus):
            return added([Number(value=plus), *(_number(part, constants) for part in parts)])
        case _:
            assert_never(node)


def _lookup(node: Lookup, constants: Known) -> Expression:
    found = _known(node.by, constants)
    row = None if found is None else next((row for row in node.rows if _holds(row, found)), None)
    if row is not None:
        return fold(row.value, constants)
    rows = (replace(row, value=fold(row.value, constants)) for row in node.rows)
    return Lookup(by=node.by, rows=tuple(rows))


def _holds(row: Row, found: int | str) -> bool:
    if isinstance(found, str) or row.word is not None:
        return row.word == found
    return (row.low is None or row.low <= found) and (row.high is None or found <= row.high)


def _single(node: Flag | Is, constants: Known) -> Condition | bool:
    found = _known(node.fact, constants)
    if found is None:
        return node
    if isinstance(node, Flag):
        return bool(found)
    return found in (node.words if node.pattern is None else node.pattern.cards)


def _compare(node: Compare, constants: Known) -> Condition | bool:
    left, right = _operand(node.left, constants), _operand(node.right, constants)
    if isinstance(left, Number) and isinstance(right, Number):
        return compares(left.value, node.relation, right.value)
    return Compare(left=left, relation=node.relation, right=right)


def _operand(number: Reckoning | Members, constants: Known) -> Reckoning | Members:
    return fold_members(number, constants) if isinstance(number, Members) else _number(number, constants)


def fold_members(counted: Members, constants: Known) -> Number | Members:
    """The count with what is known put in. If all members fulfil the condition, how many there are still isn't known."""
    body = fold(counted.body, constants)
    if body is False:
        return Number(value=0)
    return counted if body is True else Members(domain=counted.domain, body=body)


def _opposite(part: Condition | bool) -> Condition | bool:
    return not part if isinstance(part, bool) else negate(part)


def _all(parts: list[Condition | bool]) -> Condition | bool:
    if False in parts:
        return False
    open_parts = [part for part in parts if not isinstance(part, bool)]
    return all_of(open_parts) if open_parts else True


def _any(parts: list[Condition | bool]) -> Condition | bool:
    if True in parts:
        return True
    open_parts = [part for part in parts if not isinstance(part, bool)]
    return any_of(open_parts) if open_parts else False


def _quantified(node: Quantified, constants: Known) -> Condition | bool:
    """A decided body decides the whole, except where all depends on whether there is a member at all."""
    body = fold(node.body, constants)
    if not isinstance(body, bool):
        return Quantified(quantifier=node.quantifier, domain=node.domain, body=body)
    is_every, is_any = node.quantifier is Quantifier.EVERY, node.quantifier is Quantifier.ANY
    if body is is_every:
        return not is_any
    return is_any if node.domain in _NEVER_EMPTY else node
