"""Players: whoever looks at a view and chooses a move; and the ones that come with the product, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from meldbook.engine.rules import Rules
from meldbook.engine.view import View
from meldbook.model.moves import Move
from meldbook.play.chance import Chance
from meldbook.play.random_player import RandomPlayer
from meldbook.play.steady import SteadyPlayer


class Player(Protocol):
    """Somebody at the table."""

    @property
    def name(self) -> str:
        """What the player is called in records and tables."""

    def choose(self, view: View, rules: Rules) -> Move:
        """One of the moves in `view.legal`, which has at least one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownPlayer:
    """There is no player of this name."""

    name: str
    known: tuple[str, ...]

    @property
    def message(self) -> str:
        """What is wrong, and which names there are."""
        return f'unknown player "{self.name}"; available: {", ".join(self.known)}'


def player_names() -> tuple[str, ...]:
    """The names of all players there are."""
    return tuple(_makers())


def player(name: str, seed: int) -> Player | UnknownPlayer:
    """The player of this name; whatever it leaves to chance comes from the seed."""
    make = _makers().get(name)
    return make(Chance(seed)) if make else UnknownPlayer(name=name, known=player_names())


def seat_players(names: Sequence[str], chance: Chance) -> tuple[Player, ...] | UnknownPlayer:
    """A player for each seat, each with chance of its own."""
    players: list[Player] = []
    for seat, name in enumerate(names):
        found = player(name, chance.seed_for("player", seat))
        if isinstance(found, UnknownPlayer):
            return found
        players.append(found)
    return tuple(players)


def _makers() -> Mapping[str, Callable[[Chance], Player]]:
    return {"random": RandomPlayer.of, "steady": lambda chance: SteadyPlayer()}
