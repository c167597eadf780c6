"""`meldbook mutate`: how sharp the examples of a game are."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import click

from meldbook.cli.arguments import game_argument
from meldbook.cli.exits import ExitCode
from meldbook.cli.failing import Unusable, failed
from meldbook.cli.games import find_ruleset
from meldbook.cli.output import JSON, TEXT, echo_json, output_options
from meldbook.cli.playtesting.workers import workers
from meldbook.cli.progress import progress
from meldbook.cli.tables import table_lines
from meldbook.play.mutation.hunting import Verdict, number_of_mutants, verdicts
from meldbook.syntax import read, to_plain

EXAMPLES = """\b
Examples:
  meldbook mutate classic --jobs 2
  meldbook mutate my-variant.yaml --at-least 90
  meldbook mutate classic --known tests/mutation/classic.yaml
"""
BLOCK = 8
"""How many mutants a process is given at a time."""

KNOWN = "survivors"
KEYS = ("path", "change", "reason")


@click.command("mutate", epilog=EXAMPLES)
@game_argument
@click.option("--jobs", "-j", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes share the work.")
@click.option("--at-least", type=click.FloatRange(0, 100), default=100, show_default=True, help="The percentage to be noticed.")
@click.option(
    "--known", type=click.Path(dir_okay=False, path_type=Path), help="Mutants that are no other game, each with a reason."
)
@output_options(TEXT, JSON)
@click.pass_context
def command(ctx: click.Context, *, game: str, jobs: int, at_least: float, known: Path | None, format: str) -> None:
    """Change one thing of the game ID at a time, and list the changes that no example notices.

    Numbers go up and down by one, relations and flags turn round, clauses and conditions are left out. A change that no example
    notices is a rule that could be wrong without anybody being told. The exit code is 1 if fewer are noticed than --at-least.
    """
    find_ruleset(game)
    reasons = _reasons(known) if known else {}
    found = _hunted(game, jobs)
    counted = [verdict for verdict in found if (verdict.path, verdict.change) not in reasons]
    survivors = [verdict for verdict in counted if verdict.noticed_by is None]
    share = 100 * (1 - len(survivors) / len(counted)) if counted else 100.0
    if format == JSON:
        echo_json(_document(game, counted, survivors, reasons, share))
    else:
        click.echo(
            f"{game}: {len(counted) - len(survivors)} of {len(counted)} mutants noticed ({share:.1f} %), {len(reasons)} set aside"
        )
        if survivors:
            click.echo("\n".join(table_lines(("RULE", "CHANGE"), ((each.path, each.change) for each in survivors))))
    ctx.exit(ExitCode.FINE if share >= at_least else ExitCode.FINDINGS)


def _hunted(game: str, jobs: int) -> list[Verdict]:
    """What became of every mutant, in order."""
    number = number_of_mutants(game)
    blocks = [range(first, min(first + BLOCK, number)) for first in range(0, number, BLOCK)]
    found: list[Verdict] = []
    with progress(number) as report, workers(jobs, None) as team:
        for block in _done(game, blocks, team):
            found.extend(block)
            if report:
                report(len(found))
    return found


def _done(game: str, blocks: list[range], team: Executor | None) -> Iterator[tuple[Verdict, ...]]:
    if team is None:
        return (verdicts(game, block) for block in blocks)
    return team.map(verdicts, [game] * len(blocks), blocks)


def _reasons(file: Path) -> dict[tuple[str, str], str]:
    """The mutants that are set aside, with the reason for each."""
    try:
        reading = read(file.read_bytes(), file.as_posix())
    except OSError as error:
        raise Unusable(f"{file} can't be read: {error.strerror}") from None
    if reading.node is None or reading.diagnostics:
        raise failed(reading.diagnostics, {file.as_posix(): reading.text})
    entries = to_plain(reading.node).get(KNOWN)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) and set(entry) == set(KEYS) for entry in entries):
        raise Unusable(f"{file} lists no mutants: write {KNOWN}: [{{{', '.join(f'{key}: …' for key in KEYS)}}}]")
    return {(str(entry["path"]), str(entry["change"])): str(entry["reason"]) for entry in entries}


def _document(
    game: str, counted: list[Verdict], survivors: list[Verdict], reasons: dict[tuple[str, str], str], share: float
) -> dict[str, Any]:
    return {
        "game": game,
        "mutants": len(counted),
        "noticed": len(counted) - len(survivors),
        "percent": round(share, 1),
        "set_aside": [{"path": path, "change": change, "reason": reason} for (path, change), reason in reasons.items()],
        "survivors": [{"path": each.path, "change": each.change} for each in survivors],
    }
