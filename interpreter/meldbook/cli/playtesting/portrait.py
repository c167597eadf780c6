"""One game as its playtest shows it: every measure with its interval, how numbers spread, and which rules never mattered."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meldbook.cli.playtesting.numbers import bar, interval, said
from meldbook.cli.playtesting.tables import add_heading, games_of, name_of, rules_in_play, seats_of, sections, table_of
from meldbook.cli.playtesting.words import SPREADS, label
from meldbook.play.playtest.report import Findings, Found, Report
from meldbook.play.playtest.spreads import PERCENTS


def portrait(report: Report) -> RenderableType:
    """The report of one game."""
    found = report.findings
    return Group(
        Text.assemble((name_of(found), "bold"), f": {games_of(report)}, {seats_of(found.players)}"),
        Padding(_measures(found), (1, 0)),
        _spreads(found),
        Padding(rules_in_play(found, "RULES"), (1, 0, 0, 0)),
    )


def _measures(findings: Findings) -> Table:
    table = table_of("VALUE", "95 % INTERVAL", "")
    for heading, measures in sections(findings):
        add_heading(table, heading)
        for measure in measures:
            found = findings.of(measure.id)
            assert found is not None, "it tells something"
            share = measure.is_share
            numbers = (said(found.value, share=share), interval(found.interval, share=share))
            table.add_row(label(measure, findings.players), *numbers, _drawn(found))
    return table


def _drawn(found: Found) -> Text:
    """A share as a bar; one that may be fair or not beside what would be."""
    if not found.measure.is_share or found.value is None:
        return Text()
    if found.measure.fair is None or found.interval is None:
        return Text(bar(found.value), style="cyan")
    fair = float(found.measure.fair)
    is_fair = found.interval.low <= fair <= found.interval.high
    return Text(f"{100 * fair:.0f} % would be fair", style="dim" if is_fair else "bold red")


def _spreads(findings: Findings) -> Table:
    table = table_of(*({0: "LOWEST", 50: "MEDIAN", 100: "HIGHEST"}.get(percent, f"{percent} %") for percent in PERCENTS))
    table.columns[0].header = Text("SPREAD", style="bold")
    for spread in findings.spreads:
        table.add_row(SPREADS[spread.what], *(f"{number:,}".replace("-", "−") for number in spread.quantiles))
    return table
