"""What came of examples, as lines and as data: a tested game goes in; a line for it, and one for each example, come out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from meldbook.cli.tables import table_lines
from meldbook.cli.testing.running import Tested
from meldbook.play.examples import ExampleRun
from meldbook.play.inheriting import Inheritance, Otherwise

CAME_OUT: Final = "✓"
WENT_WRONG: Final = "✗"
CHANGED: Final = "~"
LEFT_OUT: Final = "–"


def summary(tested: Tested, *, each: bool) -> Iterator[str]:
    """A line for the game; with `each`, under it one for each example."""
    if tested.loaded is None:
        return
    yield f"{tested.name}: {_counted(tested)}"
    if each:
        yield from (f"  {line}" for line in table_lines(("", "EXAMPLE", "RULE", "OUTCOME"), _rows(tested))[1:])


def document(tested: Tested) -> Mapping[str, Any]:
    """The same as data."""
    return {
        "game": tested.name,
        "examples": [_example(run) for run in tested.counting],
        "left_out": [each.message for each in tested.left_out],
        "inherited": None if tested.inheritance is None else _inherited(tested.inheritance),
    }


def _counted(tested: Tested) -> str:
    wrong, number = sum(run.is_wrong for run in tested.counting), len(tested.counting)
    left_out = f", {len(tested.left_out)} left out" if tested.left_out else ""
    counted = f"{number} {'example' if number == 1 else 'examples'}, {wrong or 'none'} wrong{left_out}"
    if tested.inheritance is None:
        return counted
    found = tested.inheritance
    return f"{counted}; of the game's own, {found.as_before} as before, {len(found.otherwise)} otherwise"


def _rows(tested: Tested) -> Iterator[tuple[str, ...]]:
    for run in tested.runs:
        outcome = run.diagnostics[0].message if run.diagnostics else _outcome(run)
        mark = WENT_WRONG if run.is_wrong else LEFT_OUT if run.left_out else CAME_OUT
        yield (mark, run.example.id, run.example.rule.text, outcome)
    for one in tested.inheritance.otherwise if tested.inheritance else ():
        yield (CHANGED, one.example.id, one.example.rule.text, _otherwise(one))


def _outcome(run: ExampleRun) -> str:
    """What the example has shown: its moves, and which rule refused the last."""
    refusals = [step.refusal for step in run.steps if step.refusal]
    moves = sum(step.move is not None for step in run.steps)
    refused = f", refused by {refusals[-1].path or refusals[-1].rule}" if refusals else ""
    return f"{moves} {'move' if moves == 1 else 'moves'}{refused}"


def _otherwise(one: Otherwise) -> str:
    return one.why.message if one.why else "speaks of what is no longer there"


def _example(run: ExampleRun) -> Mapping[str, Any]:
    return {
        "id": run.example.id,
        "rule": run.example.rule.text,
        "comes_out": not run.diagnostics,
        "diagnostics": [each.message for each in run.diagnostics],
    }


def _inherited(found: Inheritance) -> Mapping[str, Any]:
    return {
        "as_before": found.as_before,
        "otherwise": [
            {"id": one.example.id, "rule": one.example.rule.text, "expected": one.is_expected, "why": _otherwise(one)}
            for one in found.otherwise
        ],
    }
