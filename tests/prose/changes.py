"""Every small change of a ruleset: one field of one object, changed to something else that it may hold.

In: a ruleset. Out: `Change`s, each with the place of the field and the ruleset in which only that is different.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from types import NoneType
from typing import Any

from meldbook.cards import Alternative, CardPattern
from meldbook.conditions import ast
from meldbook.conditions.logic import negate
from meldbook.model.clauses import Clause
from meldbook.model.ruleset import Ruleset

PATTERN = CardPattern(alternatives=(Alternative(low="9", high="9"),), cards=())
CONDITION = ast.Flag(fact=ast.Fact(name="turn.took_pile"))
FORMULA = ast.Linear(fact=ast.Fact(name="round.number"), times=3, plus=7)
ROWS = (
    ast.Row(high=-1, value=ast.Number(value=91)),
    ast.Row(low=0, high=0, value=ast.Number(value=92)),
    ast.Row(low=1, high=2, value=ast.Number(value=93)),
    ast.Row(low=3, value=FORMULA),
)
TABLE = ast.Lookup(by=ast.Fact(name="hand.cards", argument=PATTERN), rows=ROWS)

MISSING: dict[str, Any] = {
    "when": CONDITION,
    "wins": CONDITION,
    "concealed": Clause(path="going_out.concealed", when=CONDITION),
    "max_size": 9,
    "max_wilds": 6,
    "low": 1,
    "high": 77,
    "cards": PATTERN,
    "kind": "golden",
    "turns": ast.Number(value=5),
    "amount": ast.Number(value=17),
    "per": FORMULA,
    "language": "fi",
    "url": "https://example.org/rules",
    "first": None,
}
"""What a field may hold that holds nothing; by its name."""

NEVER_EMPTY = {"players", "on", "then", "parts", "rows", "alternatives", "ranks", "suits"}
"""Fields that hold at least one thing."""


@dataclass(frozen=True)
class Change:
    place: str
    ruleset: Ruleset

    def __str__(self) -> str:
        return self.place


def changes(ruleset: Ruleset) -> Iterator[Change]:
    return _within(ruleset, "", lambda changed: changed)


def _within(value: Any, place: str, rebuilt: Callable[[Any], Any]) -> Iterator[Change]:
    """Changes of the fields of an object, and of all that is below it."""
    for field in fields(value):
        inner = getattr(value, field.name)

        def with_inner(changed: Any, name: str = field.name) -> Any:
            return rebuilt(replace(value, **{name: changed}))

        yield from _of(inner, field.name, f"{place}.{field.name}".lstrip("."), with_inner)


def _of(value: Any, name: str, place: str, rebuilt: Callable[[Any], Any]) -> Iterator[Change]:
    for label, other in _others(value, name):
        yield Change(f"{place}{label}", rebuilt(other))
    if isinstance(value, tuple):
        for index, item in enumerate(value):

            def with_item(changed: Any, index: int = index) -> Any:
                return rebuilt((*value[:index], changed, *value[index + 1 :]))

            yield from _of(item, name, f"{place}[{index}]", with_item)
            if len(value) > 1 or name not in NEVER_EMPTY:
                yield Change(f"{place}[{index}] dropped", rebuilt((*value[:index], *value[index + 1 :])))
    elif is_dataclass(value):
        yield from _within(value, place, rebuilt)


def _others(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Other values that a field of this name may hold."""
    match value:
        case bool():
            yield "", not value
        case Enum():
            yield from ((f"={other.value}", other) for other in type(value) if other is not value)
        case int():
            yield "", value + 1
        case str():
            yield "", f"{value}x"
        case None if name in MISSING:
            yield "=something", MISSING[name]
        case ast.Number() | ast.Linear() | ast.Sum() | ast.Lookup() if name not in ("left", "right", "value", "parts"):
            if not isinstance(value, ast.Number):
                yield "=number", ast.Number(value=61)
            yield "=formula", FORMULA
            yield "=table", TABLE
        case ast.Flag() | ast.Compare() | ast.Is() | ast.Not() | ast.And() | ast.Or() | ast.Quantified() if name not in (
            "parts",
            "part",
        ):
            yield " denied", negate(value)
            if name == "when":
                yield "=always", None
        case CardPattern():
            yield "=nines", PATTERN
        case NoneType() | _:
            pass
