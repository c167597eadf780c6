from __future__ import annotations

from condition_language import DECK, NAMES, conditions, expressions, node, patterns, scalar
from hypothesis import given

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Condition, Expression, Fact, Is, Not, Quantified, Quantifier
from meldbook.conditions.ast import Domain as Of
from meldbook.conditions.patterns import parse_pattern
from meldbook.conditions.signatures import Place
from meldbook.conditions.typecheck import parse_condition
from meldbook.conditions.unparse import unparse
from meldbook.conditions.values import parse_value


@given(conditions)
def test_a_condition_written_down_reads_back_as_the_same(condition: Condition) -> None:
    assert parse_condition(scalar(unparse(condition)), NAMES, Place.EXAMPLE) == (condition, ())


@given(expressions)
def test_an_expression_written_down_reads_back_as_the_same(expression: Expression) -> None:
    assert parse_value(node(unparse(expression)), NAMES, Place.EXAMPLE) == (expression, ())


@given(patterns)
def test_a_pattern_written_down_reads_back_as_the_same(pattern: CardPattern) -> None:
    assert parse_pattern(scalar(unparse(pattern)), NAMES) == (pattern, ())
    assert list(pattern.cards) == sorted({card for card in range(len(DECK.kinds)) if pattern.has(card)})


def test_several_words_of_one_fact_are_written_as_alternatives() -> None:
    kind = Is(fact=Fact(name="meld.kind"), words=("sets", "wilds"))
    within = Quantified(quantifier=Quantifier.ANY, domain=Of.MELD, body=Not(part=kind))
    assert unparse(kind) == "meld.kind is sets or meld.kind is wilds"
    assert unparse(within) == "any meld with (meld.kind is not sets and meld.kind is not wilds)"
