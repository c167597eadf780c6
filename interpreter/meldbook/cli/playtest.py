"""`meldbook playtest`: what kind of game a set of rules makes, measured in many games."""

from __future__ import annotations

import re
from pathlib import Path

import click

from meldbook.cli.arguments import game_argument, option_option, players_option
from meldbook.cli.completers import complete_game
from meldbook.cli.games import check_known, find_options, find_ruleset, find_simulated_players
from meldbook.cli.output import JSON, TEXT, output_options
from meldbook.cli.playtesting.ending import out_option, plot_option, show, write
from meldbook.cli.playtesting.playing import play_orders
from meldbook.cli.playtesting.plotting import check_plot
from meldbook.model.codec import to_json
from meldbook.model.ruleset import Ruleset
from meldbook.play.order import Order
from meldbook.play.playtest.chunks import WHOLE, Shard
from meldbook.play.playtest.report import Played
from meldbook.play.playtest.shards import result
from meldbook.play.table import MOST_ROUNDS

EXAMPLES = """\b
Examples:
  meldbook playtest classic --games 200 --jobs 2
  meldbook playtest classic --against classic+HOUSE-RULE --games 500
  meldbook playtest classic --against classic --against-option target=3000
  meldbook playtest railroad --games 1000 --save ~/playtests --plot railroad.svg
  meldbook playtest railroad --games 9000 --shard 1/3   (then meldbook merge)
"""


def _shard(ctx: click.Context, param: click.Parameter, text: str | None) -> Shard:
    """The part of the work that is written as `2/5`."""
    found = re.fullmatch(r"(\d+)/(\d+)", text or "1/1")
    shard = Shard(int(found[1]), int(found[2])) if found else Shard(0, 0)
    if not 1 <= shard.number <= shard.of:
        raise click.BadParameter(f'"{text}" is no part: write I/N, from 1/N to N/N.')
    return shard


@click.command("playtest", epilog=EXAMPLES)
@game_argument
@click.option(
    "--against", metavar="ID", shell_complete=complete_game, help="Play the same games by other rules too, and compare."
)
@click.option("--games", "-n", type=click.IntRange(min=1), default=100, show_default=True, help="How many games are played.")
@click.option("--seed", "-s", type=int, default=1, show_default=True, help="The same seed deals the same cards.")
@click.option("--jobs", "-j", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes share the work.")
@click.option("--executor", metavar="dask://HOST:PORT", help="Let a Dask cluster do the work.")
@players_option
@option_option
@click.option("--against-option", "other_assignments", metavar="NAME=VALUE", multiple=True, help="An option for --against alone.")
@click.option(
    "--limit",
    type=click.IntRange(min=1),
    default=MOST_ROUNDS,
    show_default=True,
    help="Break a game off after so many rounds.",
)
@click.option(
    "--save",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    envvar="MELDBOOK_PLAYTESTS",
    show_envvar=True,
    help="Keep games that were played; a run that was broken off goes on from there.",
)
@click.option("--shard", metavar="I/N", callback=_shard, help="Play only one of N parts, and write a file for `meldbook merge`.")
@out_option
@plot_option
@output_options(TEXT, JSON)
def command(  # noqa: PLR0913 - one parameter for each option
    *,
    game: str,
    against: str | None,
    games: int,
    seed: int,
    jobs: int,
    executor: str | None,
    players: str | None,
    assignments: tuple[str, ...],
    other_assignments: tuple[str, ...],
    limit: int,
    save: Path | None,
    shard: Shard,
    out: Path | None,
    picture: Path | None,
    format: str,
) -> None:
    """Play many games of ID and measure what kind of game it is; or, with --against, what other rules change.

    The numbers depend on the seed alone: not on --jobs, nor on how the games are parted in any other way. Intervals hold 95 %.
    """
    check_plot(picture)
    ruleset = find_ruleset(game)
    orders = [(game, _order(ruleset, players, assignments, seed, limit))]
    if against is not None:
        other = find_ruleset(against)
        both = (*_known_to(other, assignments), *other_assignments)
        orders.append((against, _order(other, players, both, seed, limit)))
    elif other_assignments:
        raise click.UsageError("--against-option needs --against: what should it be compared with?")
    played = play_orders(orders, games, shard, jobs=jobs, executor=executor, save=save)
    if shard == WHOLE and out is None:
        show(played, format, picture)
    else:
        write(result(games, played), out or _file(played, shard))


def _order(ruleset: Ruleset, players: str | None, assignments: tuple[str, ...], seed: int, limit: int) -> Order:
    names = find_simulated_players(players, ruleset)
    check_known(names)
    options = tuple(find_options(assignments, ruleset).items())
    return Order(ruleset=to_json(ruleset), options=options, players=names, seed=seed, limit=limit)


def _known_to(ruleset: Ruleset, assignments: tuple[str, ...]) -> tuple[str, ...]:
    """The assignments of options that the other game has too."""
    names = {option.name for option in ruleset.options}
    return tuple(each for each in assignments if each.partition("=")[0].strip() in names)


def _file(played: tuple[Played, ...], shard: Shard) -> Path:
    """What the file of a shard is called if nobody says: by the games and the shard."""
    games = ("-".join(Path(part).stem for part in each.called.split("+")) for each in played)
    return Path(f"{'-against-'.join(games)}-{shard.number}-of-{shard.of}.json")
