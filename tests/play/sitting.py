"""What the tests of this folder share: loaded games, rules at a table, and games played to the end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import Loaded, load
from meldbook.loading.options import OptionValues, chosen
from meldbook.loading.reference import Reference
from meldbook.model.ruleset import Ruleset
from meldbook.play.chance import Chance
from meldbook.play.players import UnknownPlayer, seat_players
from meldbook.play.table import GameLog, Watcher, play_game

ROOT = Path(__file__).parents[2]
VARIANTS = Catalogue().variants()


@cache
def loaded(name: str) -> Loaded:
    reference = Reference.parse(name)
    assert isinstance(reference, Reference)
    return load(reference, Catalogue())


def ruleset_of(name: str) -> Ruleset:
    found = loaded(name)
    assert found.ruleset is not None, [f"{each.span} {each.message}" for each in found.diagnostics]
    return found.ruleset


def defaults_of(name: str) -> OptionValues:
    return chosen(ruleset_of(name).options, {})


@cache
def rules_of(name: str) -> Rules:
    ruleset = ruleset_of(name)
    return settle(ruleset, ruleset.table.min_players, defaults_of(name))


def played(name: str, *players: str, seed: int = 1, watcher: Watcher | None = None, limit: int = 3) -> GameLog:
    """A game of these players, who take turns in sitting down."""
    rules, chance = rules_of(name), Chance(seed)
    found = seat_players([players[seat % len(players)] for seat in range(rules.players)], chance)
    assert not isinstance(found, UnknownPlayer)
    return play_game(rules, found, chance, watcher, limit)
