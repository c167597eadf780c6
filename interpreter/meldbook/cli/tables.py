"""Aligned tables as plain lines: a head and rows of cells go in, lines without colours or rules come out.

Widths are counted in terminal cells, so Japanese names line up too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

EDGELESS = 10_000
"""The width of a line that goes somewhere without an edge: nothing is wrapped."""


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
    console = Console(width=width or EDGELESS, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(table)
    return tuple(line.rstrip() for line in captured.get().splitlines())
