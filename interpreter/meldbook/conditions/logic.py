"""Building conditions so that they stay in their one shape: `and`, `or` and sums flat, `not` only before single facts.

In: well-typed conditions or numbers. Out: the conjunction, disjunction or negation, or the sum, as every language can say it; and
what relations between numbers mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, assert_never

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
    Sum,
)
from meldbook.conditions.signatures import Unit
from meldbook.conditions.vocabulary import VOCABULARY

OPPOSITE: Final[Mapping[Relation, Relation]] = MappingProxyType(
    {
        Relation.EQUAL: Relation.NOT_EQUAL,
        Relation.NOT_EQUAL: Relation.EQUAL,
        Relation.LESS: Relation.AT_LEAST,
        Relation.AT_LEAST: Relation.LESS,
        Relation.MORE: Relation.AT_MOST,
        Relation.AT_MOST: Relation.MORE,
    }
)

_COUNTED = (Unit.CARDS, Unit.MELDS, Unit.CANASTAS)


def compares(left: int, relation: Relation, right: int) -> bool:
    """Whether two numbers are in this relation."""
    match relation:
        case Relation.EQUAL:
            return left == right
        case Relation.NOT_EQUAL:
            return left != right
        case Relation.LESS:
            return left < right
        case Relation.AT_MOST:
            return left <= right
        case Relation.MORE:
            return left > right
        case Relation.AT_LEAST:
            return left >= right
        case _:
            assert_never(relation)


def outcomes(expression: Expression) -> Iterator[Reckoning]:
    """Every number an expression may come to, written down or reckoned: of tables, what their rows have."""
    match expression:
        case Number() | Linear() | Sum():
            yield expression
        case Lookup(rows=rows):
            for row in rows:
                yield from outcomes(row.value)
        case _:
            assert_never(expression)


def turned(relation: Relation) -> Relation:
    """The relation seen from the other side: `2 < x` is `x > 2`."""
    match relation:
        case Relation.LESS:
            return Relation.MORE
        case Relation.MORE:
            return Relation.LESS
        case Relation.AT_MOST:
            return Relation.AT_LEAST
        case Relation.AT_LEAST:
            return Relation.AT_MOST
        case Relation.EQUAL | Relation.NOT_EQUAL:
            return relation
        case _:
            assert_never(relation)


def atoms(condition: Condition) -> Iterator[Condition]:
    """The questions that a condition is made of: what it joins and what it denies, taken apart. What quantifies stays whole."""
    match condition:
        case And(parts=parts) | Or(parts=parts):
            for part in parts:
                yield from atoms(part)
        case Not(part=part):
            yield from atoms(part)
        case _:
            yield condition


def all_of(parts: Iterable[Condition]) -> Condition:
    """The condition that holds if every part does; one part or more."""
    flat = tuple(inner for part in parts for inner in (part.parts if isinstance(part, And) else (part,)))
    return And(parts=flat) if len(flat) > 1 else flat[0]


def any_of(parts: Iterable[Condition]) -> Condition:
    """The condition that holds if at least one part does; one part or more."""
    flat = tuple(inner for part in parts for inner in (part.parts if isinstance(part, Or) else (part,)))
    return Or(parts=flat) if len(flat) > 1 else flat[0]


def added(numbers: Iterable[Reckoning]) -> Reckoning:
    """The sum of numbers: the facts in their order, then one constant."""
    facts: list[Linear] = []
    plus = 0
    for number in numbers:
        match number:
            case Number(value=value):
                plus += value
            case Linear():
                facts.append(replace(number, plus=0))
                plus += number.plus
            case Sum():
                facts.extend(number.parts)
                plus += number.plus
            case _:
                assert_never(number)
    return _summed(facts, plus)


def _summed(facts: list[Linear], plus: int) -> Reckoning:
    match facts:
        case []:
            return Number(value=plus)
        case [fact]:
            return replace(fact, plus=plus)
        case _:
            return Sum(parts=tuple(facts), plus=plus)


def negate(condition: Condition) -> Condition:
    """The condition that holds exactly if this one doesn't."""
    match condition:
        case Flag() | Is():
            return Not(part=condition)
        case Not(part=part):
            return part
        case Compare():
            return _opposite(condition)
        case And(parts=parts):
            return any_of(negate(part) for part in parts)
        case Or(parts=parts):
            return all_of(negate(part) for part in parts)
        case Quantified():
            return _unquantified(condition)
        case _:
            assert_never(condition)


def _opposite(compare: Compare) -> Condition:
    """Turns the relation round; of things that are counted, none is said as `= 0` and some as `>= 1`."""
    match compare:
        case Compare(left=left, relation=Relation.AT_LEAST, right=Number(value=1)) if _is_count(left):
            return Compare(left=left, relation=Relation.EQUAL, right=Number(value=0))
        case Compare(left=left, relation=Relation.EQUAL, right=Number(value=0)) if _is_count(left):
            return Compare(left=left, relation=Relation.AT_LEAST, right=Number(value=1))
        case _:
            return Compare(left=compare.left, relation=OPPOSITE[compare.relation], right=compare.right)


def _is_count(number: Reckoning | Members) -> bool:
    match number:
        case Linear(fact=fact, times=1, plus=0):
            signature = VOCABULARY.get(fact.name)
            return signature is not None and signature.type in _COUNTED
        case Sum(parts=parts, plus=0):
            return all(map(_is_count, parts))
        case Members():
            return True
        case _:
            return False


def _unquantified(condition: Quantified) -> Condition:
    domain, body = condition.domain, condition.body
    match condition.quantifier:
        case Quantifier.EVERY:
            return Quantified(quantifier=Quantifier.ANY, domain=domain, body=negate(body))
        case Quantifier.ANY:
            return Quantified(quantifier=Quantifier.NO, domain=domain, body=body)
        case Quantifier.NO:
            return Quantified(quantifier=Quantifier.ANY, domain=domain, body=body)
        case _:
            assert_never(condition.quantifier)
