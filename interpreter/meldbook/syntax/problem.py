"""Every problem of the text layer, with the code it keeps for ever: a place and a message go in, a `Diagnostic` comes out."""

from __future__ import annotations

from enum import Enum

from meldbook.diagnostics import Diagnostic, Fix, Note, Severity, Span


class Problem(Enum):
    """A kind of problem. The member's name is its readable name, the value its code."""

    TOO_LARGE = "T001"
    NOT_UTF8 = "T002"
    INVISIBLE_CHARACTER = "T003"
    EMPTY_FILE = "T010"
    NOT_A_MAPPING = "T011"
    SEVERAL_DOCUMENTS = "T012"
    TOO_DEEP = "T013"
    ANCHOR = "T020"
    ALIAS = "T021"
    MERGE_KEY = "T022"
    TAG = "T023"
    DIRECTIVE = "T024"
    SYNTAX = "T030"
    TAB_INDENTATION = "T031"
    UNCLOSED = "T032"
    MISSING_COLON = "T033"
    MISPLACED_COLON = "T034"
    BAD_INDENTATION = "T035"
    BAD_ESCAPE = "T036"
    RESERVED_CHARACTER = "T037"
    DUPLICATE_KEY = "T040"
    BAD_KEY = "T041"
    LEADING_ZERO = "T050"
    NUMBER_FORM = "T051"
    NUMBER_TOO_LONG = "T052"
    NOTHING_TO_REMOVE = "T060"
    REMOVAL_SAYS_MORE = "T061"
    DUPLICATE_CLAUSE = "T062"
    OVERLAY_CONFLICT = "T063"
    EXTENDS_CYCLE = "T064"
    MISSING_BASE = "T065"
    EXTENDS_TOO_DEEP = "T066"
    EXTENDS_FORM = "T067"
    NO_SUCH_PLACE = "T068"
    IGNORE_WITHOUT_REASON = "T070"
    IGNORE_UNKNOWN = "T071"
    UNUSED_IGNORE = "T072"
    IGNORED_ERROR = "T073"

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
            code=self.value,
            name=self.name.lower().replace("_", "-"),
            severity=severity,
            message=message,
            span=span,
            notes=notes,
            suggestion=suggestion,
            fix=fix,
        )
