"""Numbers as people like to read them: three or four digits, shares in percent, a sign where something changed."""

from __future__ import annotations

from meldbook.play.playtest.intervals import Interval

NOTHING = "–"
CELLS = 16
EIGHTHS = " ▏▎▍▌▋▊▉█"


def said(value: float | None, *, share: bool, signed: bool = False) -> str:
    """The value; of a share, in percent. A difference carries its sign, and no percent sign: shares differ in points."""
    if value is None:
        return NOTHING
    return _digits(value, value, share=share, signed=signed) + (" %" if share and not signed else "")


def interval(found: Interval | None, *, share: bool, signed: bool = False) -> str:
    """From where to where, both ends to the same digit; the heading of the column says what of."""
    if found is None:
        return NOTHING
    greater = max(abs(found.low), abs(found.high))
    return " … ".join(_digits(end, greater, share=share, signed=signed) for end in (found.low, found.high))


def _digits(value: float, like: float, *, share: bool, signed: bool) -> str:
    """The value with so many digits as one of the size of `like` deserves."""
    shown = 100 * value if share else value
    text = f"{shown:{'+' if signed else ''},.{1 if share else _places(like)}f}"
    return "0" if signed and not text.strip("+-0.") else text.replace("-", "−")


def bar(share: float) -> str:
    """A bar as long as the share is great."""
    eighths = round(share * CELLS * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def _places(value: float) -> int:
    size = abs(value)
    return 0 if size >= 100 else 1 if size >= 10 else 2
