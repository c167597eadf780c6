"""`meldbook simulate`: many games among players, counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import click

from meldbook.cli.arguments import game_argument, option_option, players_option, seed_option
from meldbook.cli.failing import Unusable
from meldbook.cli.games import any_seed, check_known, find_options, find_ruleset, find_simulated_players
from meldbook.cli.output import JSON, TEXT, echo_json, output_options
from meldbook.cli.progress import progress
from meldbook.cli.tables import table_lines
from meldbook.play.players import UnknownPlayer
from meldbook.play.simulate import Simulation, simulate

EXAMPLES = """\b
Examples:
  meldbook simulate classic --games 100
  meldbook simulate railroad --games 1000 --seed 1 --jobs 2 --players steady,random
  meldbook simulate classic --games 20 --format json
"""
KEYS: Final = (
    "variant",
    "ruleset_hash",
    "games",
    "rounds",
    "decisions",
    "seconds",
    "decisions_per_second",
    "round_ends",
    "wins",
    "scores",
)
"""What the JSON holds; other programs compare themselves with these numbers."""


@click.command("simulate", epilog=EXAMPLES)
@game_argument
@click.option("--games", "-n", type=click.IntRange(min=1), default=100, show_default=True, help="How many games are played.")
@seed_option
@click.option("--jobs", "-j", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes share the work.")
@players_option
@option_option
@output_options(TEXT, JSON)
def command(  # noqa: PLR0913 - one parameter for each option
    *, game: str, games: int, seed: int | None, jobs: int, players: str | None, assignments: tuple[str, ...], format: str
) -> None:
    """Play many games of ID and count how they end.

    What happens depends on the seed alone, not on --jobs. Players fewer than the seats sit down again and again, in turn.
    """
    ruleset = find_ruleset(game)
    names = find_simulated_players(players, ruleset)
    check_known(names)
    options = find_options(assignments, ruleset)
    chosen = any_seed() if seed is None else seed
    with progress(games) as report:
        found = simulate(ruleset, options=options, players=names, games=games, seed=chosen, jobs=jobs, progress=report)
    if isinstance(found, UnknownPlayer):
        raise Unusable(found.message)
    _show(found, format)


def _show(simulation: Simulation, format: str) -> None:
    document = simulation.as_json()
    if format == JSON:
        echo_json({key: document[key] for key in KEYS})
        return
    click.echo(
        "{variant}, seed {seed}: {games} games, {rounds} rounds, {decisions} decisions in {seconds} s, "
        "{decisions_per_second} a second.".format(**document)
    )
    click.echo(f"Rounds ended: {', '.join(f'{reason} {number}' for reason, number in document['round_ends'].items())}.")
    head: tuple[str, ...] = ("SIDE", "PLAYERS", "WINS", "MEAN", "LOWEST", "HIGHEST")
    if any(document["match"].values()):
        head = (*head, "MATCH")
    rows = (row[: len(head)] for row in _rows(simulation, document))
    for line in table_lines(head, rows, numbers=True):
        click.echo(line)


def _rows(simulation: Simulation, document: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """A row for each side, as it sat down in the first game."""
    sides = len(document["wins"])
    for side, wins in document["wins"].items():
        scores = document["scores"][side]
        seated = ",".join(simulation.players[int(side) :: sides])
        yield (
            side,
            seated,
            str(wins),
            *(str(scores[key]) for key in ("mean", "lowest", "highest")),
            str(document["match"][side]),
        )
