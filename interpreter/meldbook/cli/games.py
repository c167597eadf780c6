"""From what a command line names to the game that is meant: a ruleset, options, players. What can't be found ends the command."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import click

from meldbook.cli.failing import NO_SOURCES, failed
from meldbook.diagnostics import Diagnostic, nearest
from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import Loaded, load
from meldbook.loading.options import OptionValues, parse_options
from meldbook.loading.reference import Reference
from meldbook.loading.rooms.table import told_players
from meldbook.model.ruleset import Ruleset
from meldbook.play.players import player_names

DEFAULT_PLAYER = "steady"
MOST_SEED_BITS = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """What was asked of a table on the command line: the game by its name, the players by seat, the options."""

    reference: str
    ruleset: Ruleset
    players: tuple[str, ...]
    options: OptionValues

    def rules(self) -> Rules:
        """The rules at this table."""
        return settle(self.ruleset, len(self.players), self.options)


def find_game(text: str) -> Loaded:
    """What came of loading this reference; a text that is no reference ends the command."""
    reference = Reference.parse(text)
    if isinstance(reference, Diagnostic):
        raise failed([reference])
    return load(reference, Catalogue())


def find_ruleset(text: str) -> Ruleset:
    """The ruleset of this reference, which must be without errors."""
    loaded = find_game(text)
    if loaded.ruleset is None:
        raise failed(loaded.diagnostics, loaded.sources)
    return loaded.ruleset


def find_options(assignments: Sequence[str], ruleset: Ruleset) -> OptionValues:
    """A value for every option of the game."""
    found = parse_options(assignments, ruleset)
    if isinstance(found, tuple):
        # Every assignment is a line 1 of its own, so only a single one can be shown.
        raise failed(found, {found[0].span.file: assignments[0]} if len(assignments) == 1 else NO_SOURCES)
    return found


def find_simulated_players(text: str | None, ruleset: Ruleset) -> tuple[str, ...]:
    """The players by seat. If the game needs more than are named, they sit down again in the same order."""
    named = tuple(name.strip() for name in text.split(",")) if text else (DEFAULT_PLAYER,)
    fewest = ruleset.table.min_players
    times = fewest // len(named) if fewest % len(named) == 0 else 1
    return find_players(",".join(named * max(1, times)), ruleset)


def find_players(text: str | None, ruleset: Ruleset, first: str = DEFAULT_PLAYER) -> tuple[str, ...]:
    """The players by seat; if none are named, the fewest that can play, all steady but for the first."""
    if text is None:
        return (first, *(DEFAULT_PLAYER,) * (ruleset.table.min_players - 1))
    players = tuple(name.strip() for name in text.split(","))
    if len(players) not in ruleset.table.players:
        possible = told_players(ruleset.table.players)
        raise click.BadParameter(f"{ruleset.id} is for {possible} players, not for {len(players)}.", param_hint="--players")
    return players


def check_known(players: Sequence[str], further: Sequence[str] = ()) -> None:
    """Whether all these players exist."""
    known = (*further, *player_names())
    for name in players:
        if name not in known:
            meant = nearest(name, known)
            hint = f" Did you mean “{meant}”?" if meant else ""
            raise click.BadParameter(
                f'there is no player "{name}". Players are {", ".join(known)}.{hint}', param_hint="--players"
            )


def any_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbits(MOST_SEED_BITS)
