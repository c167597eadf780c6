"""Aligned tables as plain lines: a head and rows of cells go in, lines without colours or rules come out.

Where a table would be too narrow to read, its rows can become entries: a line each, with the rest under it.

Widths are counted in terminal cells, so Japanese names line up too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

EDGELESS = 10_000
"""The width of a line that goes somewhere without an edge: nothing is wrapped."""

NARROWEST = 40
"""The cells that a column of text needs to be read."""

GAP = "  "
INDENT = "    "


def table_lines(
    head: Sequence[str], rows: Iterable[Sequence[str]], *, width: int | None = None, numbers: bool = False
) -> tuple[str, ...]:
    """The lines of a table. The last column is wrapped where it would not fit; with `numbers` all but the first are set to
    the right, and their heads and the first column are wrapped."""
    table = Table(box=None, pad_edge=False, header_style="")
    for index, cell in enumerate(head):
        may_wrap = numbers or index == len(head) - 1
        table.add_column(Text(cell), justify="right" if numbers and index else "left", no_wrap=not may_wrap, overflow="fold")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    console = _console(width)
    with console.capture() as captured:
        console.print(table)
    return tuple(line.rstrip() for line in captured.get().splitlines())


def entry_lines(title: str, paragraphs: Iterable[str], *, width: int | None = None) -> Iterator[str]:
    """The lines of an entry: its title, and under it each paragraph that says something, set in and wrapped."""
    yield title
    console = _console(width)
    for paragraph in filter(None, paragraphs):
        wrapped = Text(paragraph).wrap(console, console.width - len(INDENT), overflow="fold")
        yield from (f"{INDENT}{line.plain.rstrip()}" for line in wrapped)


def is_readable(rows: Sequence[Sequence[str]], width: int | None) -> bool:
    """Whether a table of these rows leaves its last column room enough for text."""
    if width is None:
        return True
    before = (max(map(cell_len, column)) + len(GAP) for column in tuple(zip(*rows, strict=True))[:-1])
    return width - sum(before) >= NARROWEST


def _console(width: int | None) -> Console:
    return Console(width=width or EDGELESS, color_system=None, force_terminal=False, legacy_windows=False)
