"""Two games side by side: every measure of both, the difference with its interval, and a sentence for each that is certain."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meldbook.cli.playtesting.numbers import interval, said
from meldbook.cli.playtesting.tables import add_heading, games_of, name_of, rules_in_play, seats_of, sections, table_of
from meldbook.cli.playtesting.words import label, sentence_subject
from meldbook.play.playtest.measures import Measure
from meldbook.play.playtest.report import Change, Findings, Report

CERTAIN = "*"
FIRST, SECOND = "AB"
"""What the two games are called for short."""


def contrast(report: Report, against: Findings) -> RenderableType:
    """The report of a game (A) and of another (B)."""
    return Group(
        _names(report.findings, against),
        Text(f"{games_of(report)}, each played by both rules", style="dim"),
        Padding(_differences(report, against), (1, 0)),
        Text(f"WHAT CHANGES FROM {FIRST} TO {SECOND}", style="bold"),
        *(_sentence(change, report, against) for change in report.changes if change.holds),
        _how_sure(report),
        Padding(rules_in_play(report.findings, f"RULES OF {FIRST}"), (1, 0, 0, 0)),
        rules_in_play(against, f"RULES OF {SECOND}"),
    )


def _names(first: Findings, second: Findings) -> Table:
    """What A and B are, with the options they differ in."""
    names = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for letter, found, other in ((FIRST, first, second), (SECOND, second, first)):
        options = (f"{name}={value}" for name, value in found.options if dict(other.options).get(name, value) != value)
        names.add_row(
            Text(letter, style="bold"), Text(name_of(found), style="bold"), seats_of(found.players), Text(" ".join(options))
        )
    return names


def _differences(report: Report, against: Findings) -> Table:
    table = table_of(FIRST, SECOND, f"{SECOND} − {FIRST}", "95 % INTERVAL", "")
    changes = {change.measure.id: change for change in report.changes}
    for heading, measures in sections(report.findings, against):
        add_heading(table, heading)
        for measure in measures:
            change = changes.get(measure.id)
            holds = change is not None and change.holds
            cells = (label(measure, report.findings.players), *_values(measure, report, against), *_change(measure, change))
            table.add_row(*cells, CERTAIN if holds else "", style="bold" if holds else None)
    return table


def _values(measure: Measure, report: Report, against: Findings) -> tuple[str, str]:
    """The values in both games."""
    before, after = report.findings.of(measure.id), against.of(measure.id)
    share = measure.is_share
    return said(before.value if before else None, share=share), said(after.value if after else None, share=share)


def _change(measure: Measure, change: Change | None) -> tuple[str, str]:
    """The difference and its interval."""
    if change is None:
        return said(None, share=False), ""
    share = measure.is_share
    return said(change.value, share=share, signed=True), interval(change.interval, share=share, signed=True)


def _sentence(change: Change, report: Report, against: Findings) -> Text:
    """What changed, in words."""
    subject = sentence_subject(change.measure, report.findings.players)
    before, after = _values(change.measure, report, against)
    return Text(f"{subject}: {'up' if change.value > 0 else 'down'} from {before} to {after}.")


def _how_sure(report: Report) -> Text:
    """How much all this means."""
    tried = sum(change.chance < 1 for change in report.changes)
    if not any(change.holds for change in report.changes):
        return Text(f"Nothing for certain: chance alone can make all {tried} differences in so few games.")
    return Text(f"{CERTAIN} These hold although {tried} differences were tried (Holm, 95 %).", style="dim")
