"""Numbers as people like to read them: three or four digits, shares in percent, a sign where something changed."""

from __future__ import annotations

from meldbook.play.playtest.intervals import Interval

NOTHING = "–"
CELLS = 16
EIGHTHS = " ▏▎▍▌▋▊▉█"


def said(value: float | None, *, share: bool, signed: bool = False) -> str:
    """The value; of a share, in percent."""
    if value is None:
        return NOTHING
    shown = 100 * value if share else value
    sign = "+" if signed else ""
    text = f"{shown:{sign},.{1 if share else _places(shown)}f}"
    return (text if text.strip("+-0.") or not signed else "0").replace("-", "−") + (" %" if share and not signed else "")


def interval(found: Interval | None, *, share: bool, signed: bool = False) -> str:
    """From where to where; the percent sign is said once."""
    if found is None:
        return NOTHING
    low, high = (said(end, share=share, signed=signed).removesuffix(" %") for end in (found.low, found.high))
    return f"{low} … {high}"


def bar(share: float) -> str:
    """A bar as long as the share is great."""
    eighths = round(share * CELLS * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def _places(value: float) -> int:
    size = abs(value)
    return 0 if size >= 100 else 1 if size >= 10 else 2
