"""What becomes of games that were played: a report on stdout, a picture, or a file for `meldbook merge`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from meldbook.cli.failing import Unusable
from meldbook.cli.output import JSON, echo_json
from meldbook.cli.playtesting.contrast import contrast
from meldbook.cli.playtesting.plotting import plot
from meldbook.cli.playtesting.portrait import portrait
from meldbook.cli.playtesting.tables import as_text
from meldbook.play.playtest.plain import as_json
from meldbook.play.playtest.report import Played, report
from meldbook.play.playtest.shards import Result, to_text

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

plot_option = click.option(
    "--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
    help="Draw how games spread, as .png or .svg.",
)  # fmt: skip

out_option = click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
    help="Write the games to a file for `meldbook merge`, and show nothing.",
)  # fmt: skip


def show(played: tuple[Played, ...], format: str, picture: Path | None) -> None:
    """The report of one playtest, or of two against each other."""
    found = report(*played)
    if picture is not None:
        plot(picture, found, played)
    if format == JSON:
        echo_json(as_json(found))
    else:
        click.echo(as_text(contrast(found, found.against) if found.against else portrait(found)))
    if picture is not None:
        click.echo(f"Drawn in {picture}.", err=True)


def write(result: Result, file: Path) -> None:
    """The games as a file."""
    try:
        file.write_text(to_text(result), encoding="utf-8")
    except OSError as error:
        raise Unusable(f"{file} can't be written: {error.strerror}") from None
    there = result.games - len(result.missing)
    click.echo(f"{file}: {there} of {result.games} games.")
