from __future__ import annotations

from condition_language import DOMAINS, FACTS, Toy, conditions, toys
from hypothesis import given

from meldbook.conditions.ast import And, Condition, Flag, Is, Not, Or, Quantified
from meldbook.conditions.evaluate import compile_condition
from meldbook.conditions.logic import negate


def parts(condition: Condition) -> list[Condition]:
    match condition:
        case And(parts=inner) | Or(parts=inner):
            return [condition, *(each for part in inner for each in parts(part))]
        case Not(part=part):
            return [condition, *parts(part)]
        case Quantified(body=body):
            return [condition, *parts(body)]
        case _:
            return [condition]


@given(conditions, toys)
def test_a_negation_holds_exactly_if_the_condition_does_not(condition: Condition, toy: Toy) -> None:
    holds = compile_condition(condition, FACTS, DOMAINS)(toy)
    assert compile_condition(negate(condition), FACTS, DOMAINS)(toy) is not holds


@given(conditions)
def test_not_stands_only_before_single_facts(condition: Condition) -> None:
    for part in parts(negate(condition)):
        assert not isinstance(part, Not) or isinstance(part.part, Flag | Is)


@given(conditions)
def test_and_stands_in_no_and_or_in_no_or(condition: Condition) -> None:
    for part in parts(negate(condition)):
        if isinstance(part, And | Or):
            assert len(part.parts) > 1
            assert not any(isinstance(inner, type(part)) for inner in part.parts)
