"""Every problem of meaning that loading can report, with the code it keeps for ever: a place and a message make a diagnostic."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.diagnostics import Coded, Diagnostic, Span, correction, did_you_mean, enumerated, nearest


class Problem(Coded):
    """A kind of problem. The member's name is its readable name, the value its code: R0 is about files, R1 about rules."""

    REFERENCE_FORM = "R001"
    UNKNOWN_VARIANT = "R002"
    UNKNOWN_OVERLAY = "R003"
    UNREADABLE_FILE = "R004"
    OVERLAY_REQUIRED = "R005"
    OVERLAYS_EXCLUDED = "R006"
    OVERLAY_TWICE = "R007"
    WRONG_BASE = "R008"
    TWO_GAMES = "R009"
    ASSIGNMENT_FORM = "R010"
    UNKNOWN_OPTION = "R011"
    OPTION_VALUE = "R012"
    OVERLAYS_WITHOUT_BASE = "R013"
    UNKNOWN_SOURCE = "R101"
    DUPLICATE_ID = "R102"
    OPTION_RANGE = "R103"
    OPTION_DEFAULT = "R104"
    UNUSED_OPTION = "R105"
    UNKNOWN_RULE = "R106"
    EXAMPLE_PLAYERS = "R107"
    UNKNOWN_RESERVE = "R108"
    UNKNOWN_NAME = "R109"
    EMPTY_PATTERN = "R110"
    CARD_WITHOUT_VALUE = "R111"
    CARD_VALUED_TWICE = "R112"
    TOO_FEW_CARDS = "R113"
    TOO_MANY_CARDS = "R114"
    TWO_ROLES = "R115"
    PLAYERS_RANGE = "R120"
    TOO_MANY_SIDES = "R121"
    TOO_SMALL = "R122"
    UNKNOWN_SEATING = "R123"
    MELD_LIMITS = "R130"
    NO_CANASTA_POSSIBLE = "R131"
    SHADOWED_CANASTA = "R132"
    IMPOSSIBLE_CANASTA = "R133"
    NEVER_HOLDS = "R140"
    ALWAYS_HOLDS = "R141"
    GOING_OUT_UNREACHABLE = "R142"
    PILE_NEVER_TAKEN = "R143"

    def unknown(self, span: Span, what: str, word: str, choices: Iterable[str]) -> Diagnostic:
        """This problem for a word that isn't among the choices: names it, lists them and suggests the nearest."""
        available = tuple(choices)
        known = f"available: {enumerated(word, available)}" if available else "none is defined"
        return self.at(
            span,
            f'unknown {what} "{word}"; {known}',
            suggestion=did_you_mean(nearest(word, available)),
            fix=correction(span, word, available),
        )
