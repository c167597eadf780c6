"""Tables of a playtest: names to the left, numbers to the right, headings between; all within 80 columns."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from meldbook.cli.language import LANGUAGE
from meldbook.cli.output import is_coloured, width
from meldbook.cli.playtesting.words import HEADINGS
from meldbook.play.playtest.measures import Measure, Topic
from meldbook.play.playtest.report import Findings, Found, Report

WIDEST = 80
HALF = Fraction(1, 2)
RARE = (Topic.ROUND_ENDS, Topic.ROUTES, Topic.CANASTAS, Topic.DEAD_ENDS)
"""Topics with many kinds of things; those that never happened are left out."""

UNTOLD = re.compile(r"opening\.(turn-[^1]|later)|.*-won\.place-2")
"""Measures that others tell already; they are in the JSON, and are told if they change."""


def as_text(shown: RenderableType) -> str:
    """What is to be shown, for the terminal or for a pipe."""
    coloured = is_coloured(sys.stdout)
    console = Console(
        width=min(width() or WIDEST, WIDEST),
        color_system="standard" if coloured else None,
        force_terminal=coloured,
        legacy_windows=False,
        highlight=False,
    )
    with console.capture() as captured:
        console.print(shown)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def table_of(*heads: str) -> Table:
    """A table without lines: names to the left, numbers to the right, and what has no head to the left again."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right" if head else "left", no_wrap=True)
    return table


def add_heading(table: Table, heading: str) -> None:
    """A heading, with a line of air above it."""
    if table.row_count:
        table.add_row("")
    table.add_row(Text(heading, style="bold"))


def sections(*sides: Findings) -> Iterator[tuple[str, list[Measure]]]:
    """The headings with the measures told below them: those that tell something about any side."""
    measures = dict.fromkeys(found.measure.id for side in sides for found in side.found)
    told = [found for found in (_told(id, sides) for id in measures) if found is not None]
    for heading, topics in HEADINGS.items():
        below = [measure for measure in told if measure.topic in topics]
        if below:
            yield heading, below


def _told(id: str, sides: Sequence[Findings]) -> Measure | None:
    found = [found for found in (side.of(id) for side in sides) if found is not None]
    return found[0].measure if any(map(_tells, found)) else None


def _tells(found: Found) -> bool:
    if found.value is None or (UNTOLD.fullmatch(found.measure.id) and found.measure.fair in (None, HALF)):
        return False
    return bool(found.value) or found.measure.topic not in RARE


def rules_in_play(found: Findings, heading: str) -> Text:
    """How many rules came into force, and which never did."""
    fired = len(found.clauses) - len(found.never)
    told = Text.assemble((heading, "bold"), f"  {fired} of {len(found.clauses)} clauses came into force")
    return told.append(f"; never {', '.join(found.never)}." if found.never else ".")


def name_of(found: Findings) -> str:
    """The name of the game, with the house rules laid on it."""
    name = dict(found.name).get(LANGUAGE) or found.variant
    return " + ".join((name, *(Path(part).stem for part in found.called.split("+")[1:])))


def games_of(report: Report) -> str:
    """How many games there were, and where their chance came from."""
    return f"{report.games:,} {'game' if report.games == 1 else 'games'}, seed {report.seed}"


def seats_of(players: Collection[str]) -> str:
    """Who sat at the table."""
    names = ", ".join(players)
    return f"{len(players)} × {next(iter(players))}" if len(set(players)) == 1 else names
