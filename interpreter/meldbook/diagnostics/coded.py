"""The kinds of problem that a layer of the checker knows: an enum whose members' values are the codes they keep for ever."""

from __future__ import annotations

from enum import Enum

from meldbook.diagnostics.diagnostic import Diagnostic, Fix, Note, Severity
from meldbook.diagnostics.span import Span


class Coded(Enum):
    """A kind of problem. The member's name is its readable name (`UNKNOWN_KEY`: unknown-key), the value its code."""

    @property
    def readable(self) -> str:
        """The name as it is shown beside the code."""
        return self.name.lower().replace("_", "-")

    def at(
        self,
        span: Span,
        message: str,
        *,
        notes: tuple[Note, ...] = (),
        suggestion: str | None = None,
        fix: Fix | None = None,
        severity: Severity = Severity.ERROR,
    ) -> Diagnostic:
        """This problem at a place."""
        return Diagnostic(
            code=str(self.value),
            name=self.readable,
            severity=severity,
            message=message,
            span=span,
            notes=notes,
            suggestion=suggestion,
            fix=fix,
        )
