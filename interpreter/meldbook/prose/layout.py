"""Plain text for a terminal: wrapped lines and aligned columns, measured in cells.

In: texts and a width. Out: lines. A Chinese or Japanese character is two cells wide and a line may end after it; so the width is
never the number of characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from rich.cells import cell_len

GAP: Final = "  "
"""What stands between two columns."""

_CLOSING: Final = frozenset("、。，．：；！？）」』】〉》・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
"""Wide signs that never begin a line."""

_OPENING: Final = frozenset("（「『【〈《")
"""Wide signs that never end one."""

_SPACES: Final = " \n"
"""A line may end at these; at a space that holds a number together it may not."""

_PLAIN: Final = {ord(space): " " for space in "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"}

_PIECE: Final = re.compile(rf"[{_SPACES}]+|[^{_SPACES}]")


def wrapped(text: str, width: int, *, first: str = "", rest: str = "") -> Iterator[str]:
    """The lines of a text; the first begins with one prefix, the others with another. No line is wider, unless a word is.

    Once the lines are broken, a space that held a number together is a space like any other.
    """
    line = first
    for space, word in _words(text):
        if line.strip() and line != first and cell_len(line + space + word) > width:
            yield line.translate(_PLAIN)
            line = rest + word
        else:
            line += word if line in (first, rest) else space + word
    yield line.translate(_PLAIN)


def columns(rows: Sequence[Sequence[str]], width: int, *, indent: str = "") -> Iterator[str]:
    """Rows with their cells under each other; the last cell is wrapped. A first cell that is the same as above is left empty."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)][:-1]
    above: Sequence[Sequence[str]] = ([""], *rows)
    for before, row in pairwise(above):
        cells = ["" if row[0] == before[0] else row[0], *row[1:-1]]
        first = indent + "".join(cell + " " * (room - cell_len(cell)) + GAP for cell, room in zip(cells, widths, strict=True))
        yield from wrapped(row[-1], width, first=first, rest=" " * cell_len(first))


def _words(text: str) -> Iterator[tuple[str, str]]:
    """The pieces between which a line may end, each with the space before it: words, and single wide characters."""
    space, word = "", ""
    for piece in _PIECE.findall(text):
        if piece[0] in _SPACES:
            if word:
                yield space, word
            space, word = " ", ""
        elif word and _may_break(word[-1], piece):
            yield space, word
            space, word = "", piece
        else:
            word += piece
    if word:
        yield space, word


def _may_break(before: str, after: str) -> bool:
    return after not in _CLOSING and before not in _OPENING and (cell_len(before) == 2 or cell_len(after) == 2)
