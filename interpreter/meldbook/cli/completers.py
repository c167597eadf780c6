"""What a shell offers when a word is to be completed: games, house rules behind a plus, options, players."""

from __future__ import annotations

from collections.abc import Iterable

import click
from click.shell_completion import CompletionItem

from meldbook.diagnostics import Diagnostic
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import load
from meldbook.loading.reference import Reference
from meldbook.model.options import Option, OptionType
from meldbook.model.ruleset import Ruleset
from meldbook.play.players import player_names

YOU = "you"


def complete_game(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Ids of variants; behind a plus, of house rules not yet named. What looks like a path, the shell completes itself."""
    if "/" in incomplete:
        return [CompletionItem(incomplete, type="file")]
    before, plus, _ = incomplete.rpartition("+")
    catalogue = Catalogue()
    names = [name for name in catalogue.overlays() if name not in before.split("+")] if plus else catalogue.games()
    return _beginning_with(incomplete, (f"{before}{plus}{name}" for name in names))


def complete_option(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names of the game's options, and behind the equals sign what may be chosen."""
    ruleset = _ruleset(ctx)
    options = ruleset.options if ruleset else ()
    return _beginning_with(incomplete, (f"{option.name}={value}" for option in options for value in _values(option)))


def complete_players(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names of players, one behind each comma."""
    before, comma, _ = incomplete.rpartition(",")
    names = (YOU, *player_names()) if ctx.command.name == "play" else player_names()
    return _beginning_with(incomplete, (f"{before}{comma}{name}" for name in names))


def _beginning_with(incomplete: str, words: Iterable[str]) -> list[CompletionItem]:
    return [CompletionItem(word) for word in words if word.startswith(incomplete)]


def _ruleset(ctx: click.Context) -> Ruleset | None:
    """The game that the command line has named so far; click keeps it among the rest while an option waits for its value."""
    named = ctx.params.get("game") or next(iter(ctx.args), "")
    reference = Reference.parse(str(named))
    return None if isinstance(reference, Diagnostic) else load(reference, Catalogue()).ruleset


def _values(option: Option) -> tuple[str, ...]:
    if option.type is OptionType.FLAG:
        return ("true", "false")
    return tuple(map(str, option.choices)) or (str(option.default),)
