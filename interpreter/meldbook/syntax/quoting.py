"""Where quotes or a space are missing: a place in a source goes in, the `Fix` that puts them there comes out, or nothing."""

from __future__ import annotations

import re
from collections.abc import Container

from meldbook.diagnostics import Fix, Span
from meldbook.syntax.source import Source

_CROWDED_COLON = re.compile(r"([\w-]+):(\S.*)")
_FORGOTTEN_COLON = re.compile(r"([\w-]+) +(\S.*)")


def quoted_rest(source: Source, start: int) -> Fix | None:
    """What stands from here to the end of the line, in quotes; not within brackets, where the text may end sooner."""
    line_start = source.line_start(start)
    rest = source.line_of(start)[start - line_start :]
    text = rest.strip()
    before = source.text[line_start:start]
    if not text or " #" in rest or "{" in before or "[" in before:
        return None
    quote = '"' if not set(text) & {'"', "\\"} else "'"
    if quote in text:
        return None
    begin = start + len(rest) - len(rest.lstrip())
    return Fix(span=source.span(begin, begin + len(text)), replacement=f"{quote}{text}{quote}", is_safe=True)


def crowded_key(span: Span, key: str, known: Container[str]) -> Fix | None:
    """Within brackets, `draw:2` is a key without a value: a space is missing, if there is a key `draw`."""
    name, colon, value = key.partition(":")
    return Fix(span=span, replacement=f"{name}: {value}", is_safe=True) if colon and name in known else None


def spaced_colon(place: Span, line: str) -> Fix | None:
    """A key and its value with `: ` between them: certain if only the space is missing, a guess if the colon is, too."""
    crowded, forgotten = _CROWDED_COLON.fullmatch(line), _FORGOTTEN_COLON.fullmatch(line)
    found = crowded or forgotten
    return Fix(span=place, replacement=f"{found[1]}: {found[2]}", is_safe=crowded is not None) if found else None
