"""From a condition that failed to the detail of a refusal: the condition with the values found."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import And, Condition, Fact, Or, Quantified
from meldbook.conditions.explain import facts_of
from meldbook.engine.context import Context
from meldbook.engine.refusal import Unmet


def unmet(condition: Condition | None, context: Context) -> Unmet:
    """The condition and, for each fact that it asks of the player's own table, what it was.

    Facts within a quantifier speak of others and aren't looked up.
    """
    if condition is None:
        raise TypeError("a rule without a condition can't fail by it")
    facts = context.rules.facts
    found = tuple((fact, facts[fact.name](fact.argument)(context)) for fact in _asked(condition))
    return Unmet(condition=condition, found=found)


def _asked(condition: Condition) -> Iterator[Fact]:
    match condition:
        case And(parts=parts) | Or(parts=parts):
            for part in parts:
                yield from _asked(part)
        case Quantified():
            return
        case _:
            yield from facts_of(condition)
