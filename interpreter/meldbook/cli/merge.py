"""`meldbook merge`: a playtest whose games were played in several places, put together."""

from __future__ import annotations

from pathlib import Path

import click

from meldbook.cli.failing import Unusable
from meldbook.cli.output import JSON, TEXT, output_options
from meldbook.cli.playtesting.ending import out_option, plot_option, show, write
from meldbook.cli.playtesting.plotting import check_plot
from meldbook.play.playtest.shards import Misfit, Result, from_text, joined

EXAMPLES = """\b
Examples:
  meldbook merge railroad-*-of-3.json
  meldbook merge railroad-*-of-3.json --format json
  meldbook merge railroad-1-of-3.json railroad-2-of-3.json --out railroad.json
"""
REASONS = {
    Misfit.UNREADABLE: "{file} is no file that `meldbook playtest` wrote.",
    Misfit.OTHER_PROGRAM: "{file} was written by another version of Meldbook than {first}: its games may differ.",
    Misfit.OTHER_ORDER: "{file} is about other games than {first}: rules, players, options, seed and number must be the same.",
    Misfit.TWICE: "{file} holds games that are there already.",
}


@click.command("merge", epilog=EXAMPLES)
@click.argument("files", metavar="FILE…", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path))
@out_option
@plot_option
@output_options(TEXT, JSON)
def command(*, files: tuple[Path, ...], out: Path | None, picture: Path | None, format: str) -> None:
    """Put together what `meldbook playtest --shard` wrote, and show it as if it had been played in one go."""
    check_plot(picture)
    found = _joined(files)
    if out is not None:
        write(found, out)
    elif found.missing:
        missing = f"{len(found.missing)} of {found.games} games are missing, the first is number {found.missing[0]}"
        raise Unusable(f"{missing}: name the other files too.")
    else:
        show(found.played, format, picture)


def _joined(files: tuple[Path, ...]) -> Result:
    """All files together."""
    together: Result | None = None
    for file in files:
        read = _read(file)
        found = read if together is None or isinstance(read, Misfit) else joined(together, read)
        if isinstance(found, Misfit):
            raise Unusable(REASONS[found].format(file=file, first=files[0]))
        together = found
    assert together is not None, "at least one file is named"
    return together


def _read(file: Path) -> Result | Misfit:
    try:
        return from_text(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        return Misfit.UNREADABLE
    except OSError as error:
        raise Unusable(f"{file} can't be read: {error.strerror}") from None
