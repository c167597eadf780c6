"""The line a span is in, with carets under it: a span and its file's text go in, two lines of equal measure come out.

Widths are counted in terminal cells, so that the carets stand right under Japanese, combining marks and tabs too.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from meldbook.diagnostics import Span
from meldbook.report.visible import visible

WIDEST_LINE = 160
"""In characters. Of a longer line, only the surroundings of the span are shown."""
_BEFORE_SPAN = 60
_CUT = "…"


@dataclass(frozen=True, slots=True, kw_only=True)
class Excerpt:
    """A source line as shown, and the carets below it."""

    line: str
    carets: str


def excerpt(span: Span, text: str) -> Excerpt | None:
    """The excerpt for the span, None if the text has no such line. Of a span over several lines the first is underlined."""
    lines = text.split("\n")
    if span.line > len(lines):
        return None
    line = lines[span.line - 1].removesuffix("\r")
    start = min(span.column - 1, len(line))
    end = min(span.end_column - 1, len(line)) if span.end_line == span.line else len(line)
    return _shown(line, start, max(start, end))


def _shown(line: str, start: int, end: int) -> Excerpt:
    first = max(0, start - _BEFORE_SPAN) if len(line) > WIDEST_LINE else 0
    last = min(len(line), first + WIDEST_LINE)
    head = _CUT if first else ""
    tail = _CUT if last < len(line) else ""
    before = head + visible(line[first:start])
    under = visible(line[start : min(end, last)])
    after = visible(line[max(start, min(end, last)) : last]) + tail
    return Excerpt(line=(before + under + after).rstrip(), carets=" " * cell_len(before) + "^" * max(1, cell_len(under)))
