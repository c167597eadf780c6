"""Arguments and options that several commands share."""

from __future__ import annotations

import click

from meldbook.cli.completers import complete_game, complete_option, complete_players

game_argument = click.argument("game", metavar="ID", shell_complete=complete_game)
"""A variant, alone or with house rules: `classic`, `classic+house-rule`, `./mine.yaml`."""

option_option = click.option(
    "--option", "-o", "assignments", metavar="NAME=VALUE", multiple=True, shell_complete=complete_option,
    help="Choose an option of the game; may be said several times.",
)  # fmt: skip

players_option = click.option(
    "--players", "-p", metavar="NAME,NAME,…", shell_complete=complete_players, help="Who sits where, in the order of play."
)

seed_option = click.option("--seed", "-s", type=int, help="The same seed deals the same cards; any, if left out.")
