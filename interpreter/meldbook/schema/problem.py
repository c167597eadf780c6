"""Every problem of shape, with the code it keeps for ever: a place and a message go in, a `Diagnostic` comes out."""

from __future__ import annotations

from meldbook.diagnostics import Coded


class Problem(Coded):
    """A kind of problem."""

    MISSING_KEY = "S101"
    MISPLACED_KEY = "S102"
    UNKNOWN_KEY = "S103"
    WRONG_TYPE = "S104"
    UNKNOWN_CHOICE = "S105"
    WRONG_FORM = "S106"
    EMPTY = "S107"
    OUT_OF_RANGE = "S108"
    LISTED_TWICE = "S109"
