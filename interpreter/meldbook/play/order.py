"""Games that are ordered by number.

In: who plays which rules, and a seed. Out: for each number a table that is laid. What happens in a game depends on the order and
its number alone; so it doesn't matter who plays it, and when. If the players differ, they move one seat on with every game, so
that each sits everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.model.codec import from_json
from meldbook.model.options import OptionValue
from meldbook.play.chance import Chance
from meldbook.play.players import Player, UnknownPlayer, player, seat_players


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """The games to be played, as a process is told: the ruleset is JSON, since rules at a table are made of functions.

    `players` are names by seat, `options` complete; a game that isn't over after `limit` rounds is broken off.
    """

    ruleset: str
    options: tuple[tuple[str, OptionValue], ...]
    players: tuple[str, ...]
    seed: int
    limit: int

    def rules(self) -> Rules:
        """The rules at the table."""
        return _settled(self.ruleset, self.options, len(self.players))


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """The table of one game: a player for each seat, and the chance of this game.

    `sat_down` says for each score at the table whose it was in the first game.
    """

    players: tuple[Player, ...]
    chance: Chance
    sat_down: tuple[int, ...]


def lay_table(order: Order, game: int) -> Laid:
    """The table of the game with this number."""
    rules = order.rules()
    chance = Chance(order.seed).part("game", game)
    shift = game % rules.players if len(set(order.players)) > 1 else 0
    players = seat_players([order.players[(seat + shift) % rules.players] for seat in range(rules.players)], chance)
    assert not isinstance(players, UnknownPlayer), "names are looked up before"
    sat_down = tuple((holder + shift) % rules.holders for holder in range(rules.holders))
    return Laid(players=players, chance=chance, sat_down=sat_down)


def first_unknown(names: tuple[str, ...]) -> UnknownPlayer | None:
    """The first name that no player has."""
    return next((found for found in (player(name, 0) for name in names) if isinstance(found, UnknownPlayer)), None)


@lru_cache(maxsize=4)
def _settled(ruleset: str, options: tuple[tuple[str, OptionValue], ...], players: int) -> Rules:
    """The rules at a table; each process settles them once."""
    return settle(from_json(ruleset), players, dict(options))
