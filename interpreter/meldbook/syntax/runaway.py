"""Quotation marks that were forgotten: the text runs on to the next one, lines later, and only there does the parser stumble.

In: the source and the place where the parser stopped. Out: a diagnostic at the mark that opened the text, if what is in it looks
like the lines of a spec; None if the parser stumbled over something else.
"""

from __future__ import annotations

import re
from typing import Final

import yaml

from meldbook.diagnostics import Diagnostic, Fix
from meldbook.syntax.problem import Problem
from meldbook.syntax.source import Source
from meldbook.syntax.tokens import scanned

_SPEC: Final = re.compile(r"[}\]]\s*$|\n\s*(?:- |[\w.-]+:(?:\s|$)|[}\]])", re.MULTILINE)
"""What no text for people has in it: a bracket that closes at the end of a line, a key or a dash at the beginning of one."""

_BRACKETS: Final = re.compile(r"[\s}\],]*$")


def runaway_quote(source: Source, offset: int) -> Diagnostic | None:
    """The quotation mark that was never closed on its line, if that is why the parser stopped at `offset`."""
    opened = _opened(source, offset)
    if opened is None:
        return None
    end = source.text.find("\n", opened)
    line = source.text[opened:end]
    closing = opened + len(_BRACKETS.sub("", line))
    mark = source.text[opened]
    fix = Fix(span=source.span(closing, closing), replacement=mark, is_safe=False)
    message = f"this quotation mark is not closed on its line, so the text runs on to line {source.span(offset, offset).line}"
    return Problem.UNCLOSED.at(source.span(opened, closing), message, suggestion=f"write {mark} where the text ends", fix=fix)


def _opened(source: Source, offset: int) -> int | None:
    """Where the quoted text began that ends directly before this place, if it has lines of a spec in it."""
    last = _last_quoted(source, offset)
    if last is None:
        return None
    start, end = last
    is_next = not source.text[end:offset].strip()
    return start if is_next and "\n" in source.text[start:end] and _SPEC.search(source.text[start:end]) else None


def _last_quoted(source: Source, offset: int) -> tuple[int, int] | None:
    """The last text in quotes that ends at this place or before."""
    found = None
    try:
        for token in scanned(source):
            if token.start_mark.index >= offset:
                break
            if isinstance(token, yaml.ScalarToken) and token.style in ("'", '"'):
                found = token.start_mark.index, token.end_mark.index
    except yaml.YAMLError:
        pass
    return found
