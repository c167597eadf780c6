"""Why a condition holds or fails: the same tree with the values found, and the few atoms a failure comes down to.

In: a condition, the facts and domains it is evaluated with (see `evaluate`) and a context. Out: an `Explanation`, or what failed.
Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
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
    Sum,
)
from meldbook.conditions.evaluate import C, Domains, Facts, compile_condition, fact_reader

Found: TypeAlias = tuple[int | bool | str | None, ...]
"""Values of facts, in the order in which the condition names them; a card is its number, None where there is none."""

Failing: TypeAlias = tuple[Condition, Found]
"""A part of a condition that failed, with what was found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A condition in one position: whether it holds and what was found.

    `parts` explain its parts; of a quantified condition, its body once for each member of the domain.
    """

    condition: Condition
    holds: bool
    found: Found = ()
    parts: tuple[Explanation, ...] = ()


def explain(condition: Condition, facts: Facts[C], domains: Domains[C], context: C) -> Explanation:
    """The condition with truth and values, part by part. Nothing is left out because something else decided already."""
    holds = compile_condition(condition, facts, domains)(context)
    match condition:
        case Flag() | Compare() | Is():
            return Explanation(condition=condition, holds=holds, found=_found(condition, facts, context))
        case Not(part=part):
            inner = explain(part, facts, domains, context)
            return Explanation(condition=condition, holds=holds, found=inner.found, parts=(inner,))
        case And(parts=parts) | Or(parts=parts):
            explained = tuple(explain(part, facts, domains, context) for part in parts)
        case Quantified(domain=domain, body=body):
            explained = tuple(explain(body, facts, domains, member) for member in domains[domain](context))
        case _:
            assert_never(condition)
    return Explanation(condition=condition, holds=holds, parts=explained)


def failing(condition: Condition, facts: Facts[C], domains: Domains[C], context: C) -> tuple[Failing, ...]:
    """The fewest atoms that make the condition false; none if it holds. A quantified condition is one atom.

    What is found in a quantified one is told of the first member that decides it (of `any`, of the first member).
    """
    return _failing(explain(condition, facts, domains, context))


def facts_of(node: Condition | Expression | Members) -> tuple[Fact, ...]:
    """Every fact in the order in which it is named; one that is named twice comes twice."""
    return tuple(_facts_of(node))


def _failing(explained: Explanation) -> tuple[Failing, ...]:
    if explained.holds:
        return ()
    condition = explained.condition
    match condition:
        case Flag() | Compare() | Is() | Not():
            return ((condition, explained.found),)
        case And():
            return min((_failing(part) for part in explained.parts if not part.holds), key=len)
        case Or():
            return tuple(dict.fromkeys(failed for part in explained.parts for failed in _failing(part)))
        case Quantified():
            return ((condition, _of_first_witness(condition, explained.parts)),)
        case _:
            assert_never(condition)


def _of_first_witness(condition: Quantified, members: tuple[Explanation, ...]) -> Found:
    """What was found at the first member that makes the quantified condition false."""
    counts = condition.quantifier is Quantifier.NO
    return next((_all_found(member) for member in members if member.holds is counts), ())


def _all_found(explained: Explanation) -> Found:
    if not explained.parts or isinstance(explained.condition, Not):
        return explained.found
    if isinstance(explained.condition, Quantified):
        return _all_found(explained.parts[0])
    return tuple(found for part in explained.parts for found in _all_found(part))


def _found(atom: Flag | Compare | Is, facts: Facts[C], context: C) -> Found:
    return tuple(fact_reader(fact, facts)(context) for fact in facts_of(atom))


def _facts_of(node: Condition | Expression | Members) -> Iterator[Fact]:
    match node:
        case Number() | Members():
            # What is asked of members is not found where the condition stands.
            pass
        case Linear(fact=fact) | Flag(fact=fact) | Is(fact=fact):
            yield fact
        case Compare(left=left, right=right):
            yield from (*_facts_of(left), *_facts_of(right))
        case Lookup(by=by, rows=rows):
            yield by
            for row in rows:
                yield from _facts_of(row.value)
        case Not(part=single):
            yield from _facts_of(single)
        case And(parts=parts) | Or(parts=parts) | Sum(parts=parts):
            for part in parts:
                yield from _facts_of(part)
        case Quantified(body=body):
            yield from _facts_of(body)
        case _:
            assert_never(node)
