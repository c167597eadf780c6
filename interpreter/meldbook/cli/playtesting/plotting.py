"""Pictures of a playtest: how long games are, what is scored, when sides begin to meld, what canastas they make."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

import click

from meldbook.cli.failing import Unusable
from meldbook.cli.playtesting.tables import name_of
from meldbook.play.playtest.report import Played, Report
from meldbook.play.playtest.spreads import Spreading, seen

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SUFFIXES = (".png", ".svg")
COLOURS = ("#1f6f78", "#d97742")
PANELS = (
    (Spreading.ROUNDS, "Rounds in a game"),
    (Spreading.TURNS, "Turns in a round"),
    (Spreading.OPENING, "Turn of the initial meld"),
    (Spreading.FINAL_SCORE, "Points at the end"),
)
MOST_BARS = 25
"""Of more numbers, neighbours share a bar."""


def check_plot(file: Path | None) -> None:
    """Whether a picture can be drawn there, which is better known before the games are played."""
    if file is None:
        return
    if file.suffix not in SUFFIXES:
        raise click.BadParameter(f"{file} must end in {' or '.join(SUFFIXES)}.", param_hint="--plot")
    try:
        import matplotlib  # noqa: F401, PLC0415 - an extra, and heavy
    except ImportError:
        raise Unusable("A plot needs Matplotlib: pip install 'meldbook[plots]'") from None


def plot(file: Path, report: Report, played: tuple[Played, ...]) -> None:
    """Draw the picture; the same games give the same picture."""
    import matplotlib  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    matplotlib.rcParams["svg.hashsalt"] = "meldbook"
    figure = Figure(figsize=(10, 7), layout="constrained")
    names = [name_of(found) for found in (report.findings, report.against) if found]
    figure.suptitle(f"{' and '.join(names)}: {report.games} games, seed {report.seed}")
    for axes, (what, title) in zip(figure.subplots(2, 2).flat, PANELS, strict=True):
        _histogram(axes, [seen(each.sheets, what) for each in played], names)
        axes.set_title(title)
    try:
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else {"Software": None})
    except OSError as error:
        raise Unusable(f"{file} can't be written: {error.strerror}") from None


def _histogram(axes: Axes, groups: list[list[int]], names: list[str]) -> None:
    """The numbers of each game beside those of the other, as shares of all."""
    numbers = [number for group in groups for number in group] or [0]
    step = ceil((max(numbers) - min(numbers) + 1) / MOST_BARS)
    bins = [value - 0.5 for value in range(min(numbers), max(numbers) + step + 1, step)]
    weights = [[1 / len(group)] * len(group) for group in groups]
    axes.hist(groups, bins=bins, weights=weights, label=names, color=COLOURS[: len(groups)])
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    if len(groups) > 1:
        axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
