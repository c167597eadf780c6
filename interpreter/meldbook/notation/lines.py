"""The lines of a game record.

In: the text of a file. Out: its lines without comments and blank lines, those continued with a backslash joined into one; each
still knows where in the file its parts stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from meldbook.diagnostics import Span

CONTINUES = "\\"
COMMENT = "#"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where the part of a joined line that begins at `offset` stands in the file; line and column count from 1."""

    offset: int
    line: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A joined line, or its end. `cut_off` says that it was to be continued, but nothing followed."""

    text: str
    places: tuple[Place, ...]
    cut_off: bool = False

    @property
    def number(self) -> int:
        """The number of the line in the file where this begins."""
        return self.places[0].line

    def span(self, file: str, start: int, end: int) -> Span:
        """The place in the file of the text from `start` to `end`, which are offsets into it."""
        first, last = self._place(start), self._place(max(start, end - 1))
        return Span(
            file=file,
            line=first.line,
            column=first.column + start - first.offset,
            end_line=last.line,
            end_column=last.column + end - last.offset,
        )

    def whole(self, file: str) -> Span:
        """The place of all of it."""
        return self.span(file, 0, len(self.text))

    def rest(self, start: int) -> Line:
        """The line from this offset on."""
        first = self._place(start)
        begin = Place(offset=0, line=first.line, column=first.column + start - first.offset)
        later = (Place(offset=place.offset - start, line=place.line, column=place.column) for place in self.places)
        return Line(text=self.text[start:], places=(begin, *(place for place in later if place.offset > 0)), cut_off=self.cut_off)

    def _place(self, offset: int) -> Place:
        return next(place for place in reversed(self.places) if place.offset <= offset)


def joined_lines(text: str) -> Iterator[Line]:
    """All lines that say something."""
    parts: list[tuple[int, str]] = []
    for number, physical in enumerate(re.split(r"\r\n|\r|\n", text), start=1):
        if parts or _says_something(physical):
            parts.append((number, physical))
        if parts and not physical.rstrip().endswith(CONTINUES):
            yield _joined(parts)
            parts = []
    if parts:
        yield _joined(parts)


def _says_something(physical: str) -> bool:
    return bool(physical.strip()) and not physical.lstrip().startswith(COMMENT)


def _joined(parts: list[tuple[int, str]]) -> Line:
    text, places = "", []
    for number, physical in parts:
        part = physical.strip().removesuffix(CONTINUES).strip()
        text += " " if text else ""
        places.append(Place(offset=len(text), line=number, column=1 + len(physical) - len(physical.lstrip())))
        text += part
    last = parts[-1][1].strip()
    return Line(text=text.rstrip(), places=tuple(places), cut_off=not last or last.endswith(CONTINUES))
