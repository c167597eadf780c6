"""Carrying out fixes: the text of a file and its fixes go in, the mended text comes out. Nothing else of it changes."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.diagnostics import Fix
from meldbook.syntax.source import BYTE_ORDER_MARK, Source


def mended(text: str, fixes: Iterable[Fix]) -> str:
    """The text with the fixes made. Of two that touch one another only the first is, since it may make the other needless."""
    mark = BYTE_ORDER_MARK if text.startswith(BYTE_ORDER_MARK) else ""
    text = text.removeprefix(mark)
    source = Source.of("", text)
    pieces = [mark]
    done = 0
    for fix in sorted(set(fixes)):
        start = source.line_starts[fix.span.line - 1] + fix.span.column - 1
        end = source.line_starts[fix.span.end_line - 1] + fix.span.end_column - 1
        if start >= done:
            pieces += [text[done:start], fix.replacement]
            done = end
    return "".join((*pieces, text[done:]))
