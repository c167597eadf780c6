"""Every problem that playing can report, with the code it keeps for ever: X4 is about examples, T31 about records."""

from __future__ import annotations

from enum import Enum

from meldbook.diagnostics import Diagnostic, Severity, Span


class Problem(Enum):
    """A kind of problem. The member's name is its readable name, the value its code."""

    RECORD_VARIANT = "T311"
    RECORD_RULES = "T312"
    RECORD_PLAYERS = "T313"
    RECORD_REFUSED = "T314"
    RECORD_TURN = "T315"
    RECORD_ROUND = "T316"
    RECORD_RESULT = "T317"
    EXAMPLE_CARDS = "X401"
    EXAMPLE_POSITION = "X402"
    EXAMPLE_MOVE = "X403"
    EXAMPLE_STEP = "X404"
    MOVE_REFUSED = "X411"
    MOVE_NOT_REFUSED = "X412"
    REFUSED_OTHERWISE = "X413"
    EXPECTATION_FAILED = "X414"
    OTHER_HAND = "X415"
    OTHER_MELDS = "X416"
    CHANGED_UNSAID = "X421"
    CHANGES_NOTHING = "X422"

    def at(self, span: Span, message: str) -> Diagnostic:
        """This problem at a place."""
        name = self.name.lower().replace("_", "-")
        return Diagnostic(code=self.value, name=name, severity=Severity.ERROR, message=message, span=span)
