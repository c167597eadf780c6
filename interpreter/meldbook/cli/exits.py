"""How a run of `meldbook` can end, as exit codes."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """0 to 2 are answers; the others say that there was none. 128 and more are signals, by the custom of shells."""

    FINE = 0
    FINDINGS = 1
    UNREADABLE = 2
    BUG = 70
    INTERRUPTED = 130
    CLOSED_PIPE = 141
