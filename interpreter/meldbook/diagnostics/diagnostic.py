"""The diagnostic itself. Errors in files are values of this kind; an exception is always a mistake of the program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from meldbook.diagnostics.span import Span


class Severity(StrEnum):
    """How bad it is: an error makes a file unusable, a warning doesn't, an advice is a matter of taste."""

    ERROR = "error"
    WARNING = "warning"
    ADVICE = "advice"


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Note:
    """A second place that belongs to a diagnostic, and what is to be seen there."""

    message: str
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Fix:
    """What to write in place of what stands at `span`. It is safe if nothing else can have been meant."""

    span: Span
    replacement: str
    is_safe: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagnostic:
    """One problem, said once, at the exact place.

    `code` is for machines and never reused (`S103`), `name` for people (`unknown-key`). `message` names the offending value in
    quotes and what was expected; `suggestion` says what to do about it, and `fix` how a program would do it.
    """

    code: str
    name: str
    severity: Severity
    message: str
    span: Span
    notes: tuple[Note, ...] = ()
    suggestion: str | None = None
    fix: Fix | None = None


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The one order in which diagnostics are told: by file, line, column, code; the same one twice is told once."""
    return tuple(sorted(dict.fromkeys(diagnostics), key=_place))


def _place(diagnostic: Diagnostic) -> tuple[str, int, int, str, str, Span, tuple[Note, ...]]:
    span = diagnostic.span
    return span.file, span.line, span.column, diagnostic.code, diagnostic.message, span, diagnostic.notes
