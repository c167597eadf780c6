"""Conditions and expressions as plain Python closures: made once per ruleset, called in every position.

In: a tree of `ast`, the facts (name → argument → context → value; the argument is bound once) and the domains (a quantifier's
members as contexts of their own). Out: a function of the context. Standard library only.

The closures are many and alike on purpose: each does as little as its case allows, for they run in the innermost loop.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar, assert_never

from meldbook.cards import CardPattern
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
    Relation,
    Sum,
)
from meldbook.conditions.logic import compares, turned

C = TypeVar("C")

FactFactory: TypeAlias = Callable[[str | CardPattern | None], Callable[[C], Any]]
Facts: TypeAlias = Mapping[str, FactFactory[C]]
"""By name, what makes the function that finds a fact of this argument in a context."""

Domains: TypeAlias = Mapping[Domain, Callable[[C], Iterable[C]]]
"""By domain, the contexts of its members as seen from a context."""

Test: TypeAlias = Callable[[C], bool]
Reading: TypeAlias = Callable[[C], int]


def fact_reader(fact: Fact, facts: Facts[C]) -> Callable[[C], Any]:
    """The function that finds this fact in a context."""
    return facts[fact.name](fact.argument)


def compile_condition(condition: Condition, facts: Facts[C], domains: Domains[C]) -> Test[C]:  # noqa: PLR0911 - one return a case
    """The function that says whether the condition holds in a context."""
    match condition:
        case Flag(fact=fact):
            return fact_reader(fact, facts)
        case Compare():
            return _compare(condition, facts, domains)
        case Is():
            return _is(condition, facts)
        case Not(part=Is() as part):
            return _is_not(part, facts)
        case Not(part=part):
            return _not(compile_condition(part, facts, domains))
        case And(parts=parts):
            return _all(tuple(compile_condition(part, facts, domains) for part in parts))
        case Or(parts=parts):
            return _any(tuple(compile_condition(part, facts, domains) for part in parts))
        case Quantified(quantifier=quantifier, domain=domain, body=body):
            return compile_quantified(quantifier, domains[domain], compile_condition(body, facts, domains))
        case _:
            assert_never(condition)


def compile_members(counted: Members, facts: Facts[C], domains: Domains[C]) -> Reading[C]:
    """The function that counts the members that fulfil the condition."""
    members, test = domains[counted.domain], compile_condition(counted.body, facts, domains)
    return lambda context: sum(1 for member in members(context) if test(member))


def compile_expression(expression: Expression, facts: Facts[C]) -> Reading[C]:
    """The function that reckons the expression in a context."""
    match expression:
        case Number(value=value):
            return lambda context: value
        case Linear():
            return _linear(expression, facts)
        case Sum():
            return _sum(expression, facts)
        case Lookup():
            return _lookup(expression, facts)
        case _:
            assert_never(expression)


def _compare(compare: Compare, facts: Facts[C], domains: Domains[C]) -> Test[C]:
    match compare.left, compare.right:
        case Number(value=left), Number(value=right):
            holds = compares(left, compare.relation, right)
            return lambda context: holds
        case (Linear() | Sum()) as counted, Number(value=bound):
            return _against_number(counted, compare.relation, bound, facts)
        case Number(value=bound), (Linear() | Sum()) as counted:
            return _against_number(counted, turned(compare.relation), bound, facts)
        case left, right:
            return _two(_operand(left, facts, domains), compare.relation, _operand(right, facts, domains))


def _operand(number: Reckoning | Members, facts: Facts[C], domains: Domains[C]) -> Reading[C]:
    return compile_members(number, facts, domains) if isinstance(number, Members) else compile_expression(number, facts)


def _against_number(counted: Linear | Sum, relation: Relation, bound: int, facts: Facts[C]) -> Test[C]:
    """What is added to the facts is taken from the bound instead, once and for all."""
    read, limit = compile_expression(replace(counted, plus=0), facts), bound - counted.plus
    match relation:
        case Relation.EQUAL:
            return lambda context: read(context) == limit
        case Relation.NOT_EQUAL:
            return lambda context: read(context) != limit
        case Relation.LESS:
            return lambda context: read(context) < limit
        case Relation.AT_MOST:
            return lambda context: read(context) <= limit
        case Relation.MORE:
            return lambda context: read(context) > limit
        case Relation.AT_LEAST:
            return lambda context: read(context) >= limit
        case _:
            assert_never(relation)


def _two(left: Reading[C], relation: Relation, right: Reading[C]) -> Test[C]:
    match relation:
        case Relation.EQUAL:
            return lambda context: left(context) == right(context)
        case Relation.NOT_EQUAL:
            return lambda context: left(context) != right(context)
        case Relation.LESS:
            return lambda context: left(context) < right(context)
        case Relation.AT_MOST:
            return lambda context: left(context) <= right(context)
        case Relation.MORE:
            return lambda context: left(context) > right(context)
        case Relation.AT_LEAST:
            return lambda context: left(context) >= right(context)
        case _:
            assert_never(relation)


def _linear(linear: Linear, facts: Facts[C]) -> Reading[C]:
    read: Reading[C] = fact_reader(linear.fact, facts)
    times, plus = linear.times, linear.plus
    match times, plus:
        case 1, 0:
            return read
        case 1, _:
            return lambda context: read(context) + plus
        case _, 0:
            return lambda context: times * read(context)
        case _:
            return lambda context: times * read(context) + plus


def _sum(sum_: Sum, facts: Facts[C]) -> Reading[C]:
    reads, plus = tuple(_linear(part, facts) for part in sum_.parts), sum_.plus
    return lambda context: sum(read(context) for read in reads) + plus


def _lookup(lookup: Lookup, facts: Facts[C]) -> Reading[C]:
    read = fact_reader(lookup.by, facts)
    if any(row.cards is not None for row in lookup.rows):
        return _by_card(lookup, facts)
    if any(row.word is not None for row in lookup.rows):
        by_word = {row.word: compile_expression(row.value, facts) for row in lookup.rows}
        return lambda context: by_word[read(context)](context)
    rows = sorted(lookup.rows, key=lambda row: (row.low is not None, row.low))
    starts = [row.low for row in rows[1:] if row.low is not None]
    values = [compile_expression(row.value, facts) for row in rows]
    return lambda context: values[bisect_right(starts, read(context))](context)


def _by_card(lookup: Lookup, facts: Facts[C]) -> Reading[C]:
    """The value of the row for a card; where there is none, such as an upcard, nothing."""
    read = fact_reader(lookup.by, facts)
    by_card = {card: compile_expression(row.value, facts) for row in lookup.rows if row.cards for card in row.cards.cards}
    nothing = compile_expression(Number(value=0), facts)
    return lambda context: by_card.get(read(context), nothing)(context)


def _is(condition: Is, facts: Facts[C]) -> Test[C]:
    read, meant = fact_reader(condition.fact, facts), _meant(condition)
    return lambda context: read(context) in meant


def _is_not(condition: Is, facts: Facts[C]) -> Test[C]:
    read, meant = fact_reader(condition.fact, facts), _meant(condition)
    return lambda context: read(context) not in meant


def _meant(condition: Is) -> frozenset[str | int]:
    return frozenset(condition.words if condition.pattern is None else condition.pattern.cards)


def _not(test: Test[C]) -> Test[C]:
    return lambda context: not test(context)


def _all(tests: tuple[Test[C], ...]) -> Test[C]:
    match tests:
        case first, second:
            return lambda context: first(context) and second(context)
        case first, second, third:
            return lambda context: first(context) and second(context) and third(context)

    def every_test(context: C) -> bool:
        for test in tests:  # noqa: SIM110 - the generator of `all(…)` would cost more than the tests
            if not test(context):
                return False
        return True

    return every_test


def _any(tests: tuple[Test[C], ...]) -> Test[C]:
    match tests:
        case first, second:
            return lambda context: first(context) or second(context)
        case first, second, third:
            return lambda context: first(context) or second(context) or third(context)

    def some_test(context: C) -> bool:
        for test in tests:  # noqa: SIM110 - as above
            if test(context):
                return True
        return False

    return some_test


def compile_quantified(quantifier: Quantifier, members: Callable[[C], Iterable[C]], test: Test[C]) -> Test[C]:
    """The function that says whether the test holds for as many members of a context as the quantifier asks for."""
    match quantifier:
        case Quantifier.EVERY:
            return _unless_some(members, _not(test))
        case Quantifier.NO:
            return _unless_some(members, test)
        case Quantifier.ANY:
            return _if_some(members, test)
        case _:
            assert_never(quantifier)


def _if_some(members: Callable[[C], Iterable[C]], test: Test[C]) -> Test[C]:
    def found(context: C) -> bool:
        for member in members(context):  # noqa: SIM110 - as above
            if test(member):
                return True
        return False

    return found


def _unless_some(members: Callable[[C], Iterable[C]], test: Test[C]) -> Test[C]:
    def found_none(context: C) -> bool:
        for member in members(context):  # noqa: SIM110 - as above
            if test(member):
                return False
        return True

    return found_none
