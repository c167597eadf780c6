"""What can be wrong with a condition, value, pattern, event or effect: each kind with its code, made into a `Diagnostic`."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeAlias, TypeVar

from meldbook.diagnostics import Diagnostic, Fix, Note, Severity, Span, correction, did_you_mean, nearest

T = TypeVar("T")

Checked: TypeAlias = tuple[T | None, tuple[Diagnostic, ...]]
"""What was made of a text, or None, and what is wrong with it. There is a result exactly if there is nothing wrong."""


class Problem(Enum):
    """A kind of mistake: its code for machines and its name for people. C603 is retired: the schema says it as S104 or S107."""

    SYNTAX = ("C101", "condition-syntax")
    TOO_LONG = ("C102", "condition-too-long")
    TOO_DEEP = ("C103", "condition-too-deep")
    UNKNOWN_FACT = ("C201", "unknown-fact")
    UNAVAILABLE_FACT = ("C202", "unavailable-fact")
    UNKNOWN_NAME = ("C203", "unknown-name")
    MISSING_ARGUMENT = ("C204", "missing-argument")
    NEEDLESS_ARGUMENT = ("C205", "needless-argument")
    UNKNOWN_SUBJECT = ("C206", "unknown-subject")
    SECRET_FACT = ("C207", "secret-fact")
    MIXED_UNITS = ("C301", "mixed-units")
    WRONG_TYPE = ("C302", "wrong-type")
    NO_FACT = ("C303", "comparison-without-fact")
    UNKNOWN_CARD = ("C401", "unknown-card")
    RANK_ORDER = ("C402", "rank-order")
    EARLY_ROLE = ("C403", "role-not-yet-known")
    PATTERN_SHAPE = ("C404", "pattern-shape")
    VALUE_SHAPE = ("C501", "value-shape")
    UNKNOWN_ROW = ("C502", "unknown-row")
    TABLE_GAP = ("C503", "table-gap")
    TABLE_OVERLAP = ("C504", "table-overlap")
    UNKNOWN_EVENT = ("C601", "unknown-event")
    UNKNOWN_EFFECT = ("C602", "unknown-effect")


def error(
    problem: Problem,
    message: str,
    span: Span,
    *,
    notes: tuple[Note, ...] = (),
    suggestion: str | None = None,
    fix: Fix | None = None,
) -> Diagnostic:
    """The diagnostic for a mistake. Everything in this language that is wrong is an error: the rule would not be what it says."""
    code, name = problem.value
    return Diagnostic(
        code=code, name=name, severity=Severity.ERROR, message=message, span=span, notes=notes, suggestion=suggestion, fix=fix
    )


def unknown(problem: Problem, what: str, word: str, choices: Iterable[str], span: Span, *, of: str = "") -> Diagnostic:
    """The diagnostic for a word that isn't among the choices: names it, lists them and suggests the nearest."""
    available = tuple(choices)
    whose = f" of {of}" if of else ""
    message = f'unknown {what} "{word}"{whose}; {known(available)}'
    fix = correction(span, word, available)
    return error(problem, message, span, suggestion=did_you_mean(nearest(word, available)), fix=fix)


def known(choices: tuple[str, ...]) -> str:
    """What can be chosen, for the end of a message."""
    return f"available: {listing(choices)}" if choices else "none is defined"


def listing(words: Iterable[str]) -> str:
    """Words as a list for a message."""
    return ", ".join(words)


def joined(results: Iterable[Checked[T]]) -> Checked[tuple[T, ...]]:
    """All results if each is there; all that is wrong otherwise."""
    found = tuple(results)
    values = tuple(value for value, _ in found if value is not None)
    problems = tuple(problem for _, wrong in found for problem in wrong)
    return (values, ()) if len(values) == len(found) else (None, problems)
