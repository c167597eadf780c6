"""A bar on stderr while games are played, if somebody is looking."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from meldbook.cli.output import is_coloured


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """Yields whom to tell how many games are done; None if nobody is looking."""
    if not sys.stderr.isatty():
        yield None
        return
    console = Console(stderr=True, no_color=not is_coloured(sys.stderr))
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
