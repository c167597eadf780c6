"""Conditions and expressions made ready to be asked.

In: parts of the condition language with the table's constants put in. Out: functions of the context, or plain numbers where
nothing is left to ask.
"""

from __future__ import annotations

from meldbook.conditions.ast import Condition, Expression, Members, Number
from meldbook.conditions.evaluate import compile_condition, compile_expression, compile_members
from meldbook.engine.facts import DOMAINS
from meldbook.engine.facts import FACTS as PLAIN_FACTS
from meldbook.engine.judging import is_open
from meldbook.engine.rules import Amount, Test

FACTS = {**PLAIN_FACTS, "pile.open": lambda argument: lambda context: is_open(context, str(argument))}
"""Every fact; the one about open ways to the pile judges moves, so it stands above the others."""


def number(expression: Expression) -> int:
    """The value of an expression that is settled; the loader allows only such where this is asked."""
    if not isinstance(expression, Number):
        raise TypeError(f"not settled at the table: {expression}")
    return expression.value


def amount(expression: Expression) -> Amount:
    """An expression as a function of the context."""
    return compile_expression(expression, FACTS)


def count_of(counted: Expression | Members) -> Amount:
    """A number of times as a function of the context."""
    return compile_members(counted, FACTS, DOMAINS) if isinstance(counted, Members) else amount(counted)


def test_of(condition: Condition | bool | None) -> Test | None:
    """A condition as a function of the context; None and True always hold."""
    if condition is None or condition is True:
        return None
    if condition is False:
        return lambda _: False
    return compile_condition(condition, FACTS, DOMAINS)
