"""The program's table of contents: every command with its summary, imported only when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import MappingProxyType
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from meldbook.cli.exits import ExitCode
from meldbook.cli.output import color_option

SUMMARIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "list": "The games and house rules there are.",
        "rules": "The rules of a game, in words.",
        "play": "A game at the terminal: you against players, or players among themselves.",
        "simulate": "Many games among players, counted.",
        "playtest": "What kind of game it is, measured in many games; and what a rule changes.",
        "merge": "A playtest that was played in parts, put together.",
        "replay": "A recorded game, played back and checked.",
        "show": "What a game is made of: its merged spec, or its compiled rules.",
        "diff": "What differs between two games, in words and in play.",
        "site": "The rules of all games as a site to read in a browser.",
        "test": "The examples of specs, and what house rules change of them.",
        "mutate": "How sharp the examples of a game are: what no example would notice.",
        "validate": "Whether specs are right, and whether their examples come out.",
        "check": "All specs below a folder, again whenever one changes.",
        "new": "A spec to begin with.",
        "schema": "The JSON Schema of specs, for editors.",
        "explain": "What a finding means, and what to write instead.",
    }
)
"""The commands in the order of the help. Each is the object `command` of its own module."""

EXAMPLES: Final = """\b
Examples:
  meldbook list
  meldbook rules classic --section pile
  meldbook play classic --players you,steady,steady,steady
  meldbook play classic+HOUSE-RULE --option target=3000
  meldbook simulate railroad --games 100 --seed 1
  meldbook playtest classic --against classic+HOUSE-RULE
  meldbook replay game.meld --to 40
  meldbook show classic --resolved
  meldbook diff classic classic+HOUSE-RULE
  meldbook validate my-variant.yaml
  meldbook explain unknown-key

\b
Exit codes: 0 fine, 1 findings or refused, 2 wrong usage or unreadable.
Shell completion: eval "$(_MELDBOOK_COMPLETE=bash_source meldbook)", also zsh and fish.
"""


class Program(click.Group):
    """A group whose commands are imported one by one, when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, in the order of the help."""
        return list(SUMMARIES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name not in SUMMARIES:
            return None
        command = import_module(f"meldbook.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names; of a word that names none, the nearest is suggested."""
        if args and args[0] not in SUMMARIES and not args[0].startswith("-"):
            raise click.UsageError(_unknown_command(args[0]), ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands in the help, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(SUMMARIES.items()))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands that begin so, without importing any; and the options of the program itself."""
        commands = [CompletionItem(name, help=text) for name, text in SUMMARIES.items() if name.startswith(incomplete)]
        return [*commands, *click.Command.shell_complete(self, ctx, incomplete)]

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command; a reader who has gone away is no error."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise click.exceptions.Exit(ExitCode.CLOSED_PIPE) from None


def _unknown_command(name: str) -> str:
    from meldbook.diagnostics import nearest  # noqa: PLC0415 - the help has no need of it

    meant = nearest(name, SUMMARIES)
    known = f"Commands are {', '.join(SUMMARIES)}."
    return f'There is no command "{name}". {f"Did you mean “{meant}”?" if meant else known}'


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"meldbook {_version()}")
        ctx.exit()


def _version() -> str:
    try:
        return version("meldbook")
    except PackageNotFoundError:
        return "(not installed: run from its sources)"


@click.command(cls=Program, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="Show the version and exit."
)
@color_option
def program() -> None:
    """The rules of the Canasta family as data: checked, played, explained."""
