"""What was exercised, as a table or in the margin of the source: coverage goes in, lines come out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from meldbook.cli.tables import table_lines
from meldbook.model.ruleset import Ruleset
from meldbook.play.coverage.measuring import Coverage, Covered

NEVER: Final = "never"
MARGIN: Final = 8
DIGITS: Final = 5


def coverage_lines(name: str, found: Coverage, ruleset: Ruleset) -> Iterator[str]:
    """How much was exercised, and a row for each clause of which something never was."""
    given, possible = found.answers
    yield (
        f"{name}: {found.in_force} of {len(found.clauses)} clauses came into force{_share(found.in_force, len(found.clauses))}, "
        f"{given} of {possible} answers were given{_share(given, possible)}"
    )
    rows = [
        (clause.path, _times(clause), _never(clause), _place(clause, ruleset)) for clause in found.clauses if not clause.is_whole
    ]
    if rows:
        yield from (f"  {line}" for line in table_lines(("CLAUSE", "IN FORCE", "NEVER ANSWERED", "PLACE"), rows))


def annotated(found: Coverage, ruleset: Ruleset, sources: Mapping[str, str]) -> Iterator[str]:
    """The source with its clauses' counts in the margin; under a clause, the answers it never had."""
    by_line: dict[tuple[str, int], list[Covered]] = defaultdict(list)
    origins = dict(ruleset.origins)
    for clause in found.clauses:
        if clause.path in origins:
            by_line[origins[clause.path].file, origins[clause.path].line].append(clause)
    for file, text in sources.items():
        yield file
        for number, line in enumerate(text.splitlines(), start=1):
            here = by_line[file, number]
            yield f"{_margin(here):>{MARGIN}} {number:>{DIGITS}} │ {line}".rstrip()
            yield from (f"{'':{MARGIN}}       │ ↑ {_never(clause)}" for clause in here if clause.never)


def coverage_document(found: Coverage) -> Mapping[str, Any]:
    """The same as data."""
    given, possible = found.answers
    return {
        "clauses": {"in_force": found.in_force, "all": len(found.clauses)},
        "answers": {"given": given, "all": possible},
        "never": [
            {"clause": clause.path, "times": clause.times, "answers": [[question, answer] for question, answer in clause.never]}
            for clause in found.clauses
            if not clause.is_whole
        ],
    }


def _margin(clauses: list[Covered]) -> str:
    if not clauses:
        return ""
    times = min(clause.times for clause in clauses)
    return f"{times} ×" if times else "#####"


def _times(clause: Covered) -> str:
    return str(clause.times) if clause.times else NEVER


def _never(clause: Covered) -> str:
    return "; ".join(f"{question}: {'yes' if answer else 'no'}" for question, answer in clause.never)


def _place(clause: Covered, ruleset: Ruleset) -> str:
    origin = dict(ruleset.origins).get(clause.path)
    return f"{origin.file}:{origin.line}" if origin else ""


def _share(part: int, whole: int) -> str:
    return f" ({100 * part / whole:.0f} %)" if whole else ""
