"""The report of a playtest as tables: of one game with bars, of two side by side. Lines come out that fit 80 columns."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from fractions import Fraction

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meldbook.cli.language import LANGUAGE
from meldbook.cli.output import is_coloured, width
from meldbook.cli.playtesting.numbers import bar, interval, said
from meldbook.cli.playtesting.words import HEADINGS, SPREADS, label, sentence_subject
from meldbook.play.playtest.measures import Topic
from meldbook.play.playtest.report import Change, Findings, Found, Report
from meldbook.play.playtest.spreads import PERCENTS

WIDEST = 80
HALF = Fraction(1, 2)
RARE = (Topic.ROUND_ENDS, Topic.ROUTES, Topic.CANASTAS, Topic.DEAD_ENDS)
"""Topics with many kinds of things; those that never happened are left out."""

UNTOLD = re.compile(r"opening\.(turn-[^1]|later)|.*-won\.place-2")
"""Measures that others tell already; they are in the JSON, and are told if they change."""


def shown(report: Report) -> str:
    """Everything about the report, as text for the terminal or a pipe."""
    coloured = is_coloured(sys.stdout)
    console = Console(
        width=min(width() or WIDEST, WIDEST),
        color_system="standard" if coloured else None,
        force_terminal=coloured,
        legacy_windows=False,
        highlight=False,
    )
    with console.capture() as captured:
        console.print(_single(report) if report.against is None else _compared(report, report.against))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def _single(report: Report) -> RenderableType:
    found = report.findings
    return Group(
        Text.assemble((_name(found), "bold"), f": {_games(report)}, {_seats(found)}"),
        Padding(_measures(found), (1, 0)),
        _spreads(found),
        Padding(_never(found), (1, 0, 0, 0)),
    )


def _measures(found: Findings) -> Table:
    table = _table("VALUE", "95 % INTERVAL", "")
    for heading, rows in _sections(found.found):
        _head(table, heading)
        for row in rows:
            share = row.measure.is_share
            numbers = (said(row.value, share=share), interval(row.interval, share=share))
            table.add_row(label(row.measure, found.players), *numbers, _drawn(row))
    return table


def _drawn(row: Found) -> Text:
    """A share as a bar; one that could be fair or not is compared with what would be."""
    if not row.measure.is_share or row.value is None:
        return Text()
    if row.measure.fair is None or row.interval is None:
        return Text(bar(row.value), style="cyan")
    fair = float(row.measure.fair)
    is_fair = row.interval.low <= fair <= row.interval.high
    return Text(f"{100 * fair:.0f} % would be fair", style="dim" if is_fair else "bold red")


def _table(*heads: str) -> Table:
    """A table without lines: names to the left, numbers to the right, and what has no head to the left again."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right" if head else "left", no_wrap=True)
    return table


def _head(table: Table, heading: str) -> None:
    if table.row_count:
        table.add_section()
        table.add_row("")
    table.add_row(Text(heading, style="bold"))


def _sections(found: tuple[Found, ...]) -> Iterator[tuple[str, list[Found]]]:
    """The headings with what is told below them; without those of which nothing is told."""
    for heading, topics in HEADINGS.items():
        rows = [row for row in found if row.measure.topic in topics and _is_told(row)]
        if rows:
            yield heading, rows


def _is_told(row: Found) -> bool:
    if row.value is None or (UNTOLD.fullmatch(row.measure.id) and row.measure.fair in (None, HALF)):
        return False
    return bool(row.value) or row.measure.topic not in RARE


def _spreads(found: Findings) -> Table:
    table = _table(*({0: "LOWEST", 50: "MEDIAN", 100: "HIGHEST"}.get(percent, f"{percent} %") for percent in PERCENTS))
    table.columns[0].header = Text("SPREAD", style="bold")
    for spread in found.spreads:
        table.add_row(SPREADS[spread.what], *(f"{number:,}".replace("-", "−") for number in spread.quantiles))
    return table


def _never(found: Findings, heading: str = "RULES") -> Text:
    """How many rules came into force, and which never did."""
    fired = len(found.clauses) - len(found.never)
    told = Text.assemble((heading, "bold"), f"  {fired} of {len(found.clauses)} clauses came into force")
    return told.append(f"; never {', '.join(found.never)}." if found.never else ".")


def _compared(report: Report, against: Findings) -> RenderableType:
    first = report.findings
    names = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for letter, found in (("A", first), ("B", against)):
        names.add_row(Text(letter, style="bold"), Text(_name(found), style="bold"), _seats(found))
    return Group(
        names,
        Text(f"{_games(report)} each, dealt from the same seeds"),
        Padding(_differences(report, against), (1, 0)),
        *(_sentence(change, report, against) for change in report.changes if change.holds),
        _how_sure(report),
        *(
            Padding(Text.assemble((letter, "bold"), " ", _never(found)), (0, 0))
            for letter, found in (("A", first), ("B", against))
        ),
    )


def _differences(report: Report, against: Findings) -> Table:
    table = _table("A", "B", "B − A", "95 % INTERVAL", "")
    changes = {change.measure.id: change for change in report.changes}
    for heading, rows in _sections(report.findings.found):
        _head(table, heading)
        for row in rows:
            _add_difference(table, row, against.of(row.measure.id), changes.get(row.measure.id), report)
    return table


def _add_difference(table: Table, row: Found, other: Found | None, change: Change | None, report: Report) -> None:
    share = row.measure.is_share
    style = "bold" if change and change.holds else ""
    cells = (
        said(row.value, share=share),
        said(other.value if other else None, share=share),
        said(change.value if change else None, share=share, signed=True),
        interval(change.interval if change else None, share=share, signed=True),
    )
    mark = "*" if change and change.holds else ""
    table.add_row(Text(label(row.measure, report.findings.players), style), *(Text(cell, style) for cell in cells), mark)


def _sentence(change: Change, report: Report, against: Findings) -> Text:
    """What changed, in words."""
    measure = change.measure
    subject = sentence_subject(measure, report.findings.players)
    before, after = (
        said(found.value if found else None, share=measure.is_share)
        for found in (report.findings.of(measure.id), against.of(measure.id))
    )
    return Text(f"{subject}: {'up' if change.value > 0 else 'down'} from {before} to {after}.")


def _how_sure(report: Report) -> Text:
    """How much all this means."""
    tried = sum(change.chance < 1 for change in report.changes)
    if not any(change.holds for change in report.changes):
        return Text(f"Nothing for certain: chance alone could make all {tried} differences in so few games.")
    return Text(f"These (*) hold although {tried} differences were tried (Holm, 95 %).", style="dim")


def _name(found: Findings) -> str:
    names = dict(found.name)
    return names.get(LANGUAGE) or found.variant


def _games(report: Report) -> str:
    return f"{report.games:,} {'game' if report.games == 1 else 'games'}, seed {report.seed}"


def _seats(found: Findings) -> str:
    return f"{len(found.players)} × {found.players[0]}" if len(set(found.players)) == 1 else ", ".join(found.players)
