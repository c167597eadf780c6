from __future__ import annotations

from typing import Any

import pytest
from condition_language import FACTS, LANGUAGE, NAMES, scalar

from meldbook.conditions.patterns import parse_pattern
from meldbook.conditions.problems import Checked
from meldbook.conditions.signatures import Place
from meldbook.conditions.typecheck import parse_condition
from meldbook.conditions.unparse import unparse
from meldbook.conditions.values import parse_value
from meldbook.loading.clauses import parse_effects, parse_events
from meldbook.model.clauses import Event

EXAMPLES: list[dict[str, Any]] = LANGUAGE["examples"]
KINDS = ("condition", "value", "pattern", "event", "effect")


def kind_of(row: dict[str, Any]) -> str:
    return next(kind for kind in KINDS if kind in row)


def checked(row: dict[str, Any]) -> Checked[Any]:
    node, place = scalar(row[kind_of(row)]), Place(row.get("in", Place.PLAY))
    match kind_of(row):
        case "condition":
            return parse_condition(node, NAMES, place)
        case "value":
            return parse_value(node, NAMES, place)
        case "pattern":
            return parse_pattern(node, NAMES)
        case "event":
            return parse_events(node, NAMES)
        case _:
            return parse_effects(node, NAMES, place)


def named(row: dict[str, Any]) -> str:
    return f"{kind_of(row)}: {row[kind_of(row)]}"


@pytest.mark.parametrize("row", [row for row in EXAMPLES if "error" in row], ids=named)
def test_a_mistake_is_named_where_it_stands(row: dict[str, Any]) -> None:
    made, problems = checked(row)
    assert made is None
    assert len(problems) == 1 + row.get("more", 0)
    found = problems[0]
    underlined = row[kind_of(row)][found.span.column - 1 : found.span.end_column - 1]
    assert (found.name, found.message, found.suggestion) == (row["error"], row["message"], row.get("suggestion"))
    assert underlined == row["at"]


@pytest.mark.parametrize("row", [row for row in EXAMPLES if "error" not in row and "is" not in row], ids=named)
def test_a_text_has_one_meaning_and_one_canonical_text(row: dict[str, Any]) -> None:
    made, problems = checked(row)
    assert problems == ()
    assert unparse(made) == row.get("means", row[kind_of(row)])


@pytest.mark.parametrize("row", [row for row in EXAMPLES if "is" in row], ids=named)
def test_an_event_or_effect_is_of_its_kind(row: dict[str, Any]) -> None:
    made, problems = checked(row)
    assert problems == ()
    assert [one.happening.name if isinstance(one, Event) else type(one).__name__ for one in made] == [row["is"]]


def test_every_fact_has_an_example() -> None:
    texts = " ".join(row["condition"] for row in EXAMPLES if "condition" in row and "error" not in row)
    for signs in "()":
        texts = texts.replace(signs, " ")
    assert set(FACTS) <= set(texts.split())


def test_there_is_an_example_of_every_kind_of_mistake_in_a_text() -> None:
    shown = {row["error"] for row in EXAMPLES if "error" in row}
    assert shown >= {
        "condition-syntax",
        "unknown-fact",
        "unavailable-fact",
        "unknown-name",
        "missing-argument",
        "needless-argument",
        "unknown-subject",
        "secret-fact",
        "mixed-units",
        "wrong-type",
        "comparison-without-fact",
        "unknown-card",
        "rank-order",
        "unknown-event",
        "unknown-effect",
    }
