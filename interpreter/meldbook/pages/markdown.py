"""The Markdown of the pages, piece by piece: plain texts go in, lines of Markdown come out.

Texts are escaped here and nowhere else, so whatever a spec's author writes stands on the page as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

INDENT: Final = "    "
"""What a block is indented by to belong to the item of a list."""

_SPECIAL: Final = re.compile(r"[\\`*_{}\[\]|#!]")
_NUMBERED: Final = re.compile(r"^(\d+)([.)])(?=\s|$)")
_DASHED: Final = re.compile(r"^([-+])")
_ENTITIES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def escaped(text: str) -> str:
    """The Markdown that shows this text, on one line, as it is."""
    plain = " ".join(text.split()).translate(_ENTITIES)
    inside = _SPECIAL.sub(r"\\\g<0>", plain)
    return _DASHED.sub(r"\\\1", _NUMBERED.sub(r"\1\\\2", inside))


def heading(level: int, text: str, anchor: str | None = None) -> Iterator[str]:
    """A heading, with a blank line after it."""
    yield f"{'#' * level} {escaped(text)}{_attributes(anchor)}"
    yield ""


def paragraph(markdown: str, anchor: str | None = None) -> Iterator[str]:
    """A paragraph, with a blank line after it."""
    yield markdown
    if anchor:
        yield _attributes(anchor).strip()
    yield ""


def item(markdown: str, anchor: str | None = None) -> Iterator[str]:
    """The beginning of an item of a list."""
    yield f"-   {markdown}"
    if anchor:
        yield INDENT + _attributes(anchor).strip()


def indented(lines: Iterable[str]) -> Iterator[str]:
    """The lines as part of the item above them."""
    return (INDENT + line if line else "" for line in lines)


def table(rows: Iterable[Sequence[str]], head: Sequence[str] | None = None) -> Iterator[str]:
    """A table of cells that are Markdown already, with a blank line after it. Without a head, the theme hides its empty row."""
    body = tuple(rows)
    top = ("",) * len(body[0]) if head is None else head
    yield _row(top)
    yield _row("---" for _ in top)
    yield from map(_row, body)
    yield ""


def link(text: str, target: str) -> str:
    """A link whose text is shown as it is."""
    return f"[{escaped(text)}]({target})"


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _attributes(anchor: str | None) -> str:
    return f" {{: #{anchor} }}" if anchor else ""
