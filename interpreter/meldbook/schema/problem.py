"""Every problem of shape, with the code it keeps for ever: a place and a message go in, a `Diagnostic` comes out."""

from __future__ import annotations

from enum import Enum

from meldbook.diagnostics import Diagnostic, Fix, Severity, Span


class Problem(Enum):
    """A kind of problem. The member's name is its readable name, the value its code."""

    MISSING_KEY = "S101"
    MISPLACED_KEY = "S102"
    UNKNOWN_KEY = "S103"
    WRONG_TYPE = "S104"
    UNKNOWN_CHOICE = "S105"
    WRONG_FORM = "S106"
    EMPTY = "S107"
    OUT_OF_RANGE = "S108"
    LISTED_TWICE = "S109"

    def at(self, span: Span, message: str, *, suggestion: str | None = None, fix: Fix | None = None) -> Diagnostic:
        """This problem as an error at a place."""
        return Diagnostic(
            code=self.value,
            name=self.name.lower().replace("_", "-"),
            severity=Severity.ERROR,
            message=message,
            span=span,
            suggestion=suggestion,
            fix=fix,
        )
