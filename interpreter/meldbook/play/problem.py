"""Every problem that playing can report, with the code it keeps for ever: X4 is about examples, T31 about records."""

from __future__ import annotations

from meldbook.diagnostics import Coded


class Problem(Coded):
    """A kind of problem."""

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
