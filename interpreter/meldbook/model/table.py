"""The table room: who plays, on which side, and who deals and begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.conditions.ast import Expression
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Text


class FirstDealer(StrEnum):
    """How the dealer of the first round is found."""

    RANDOM = "random"
    RIGHT_OF_DRAWN = "right of highest draw"


class Direction(StrEnum):
    """Which way play and deal go round."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class Passing(StrEnum):
    """Where the deal goes after a round, seen in the direction of play."""

    NEXT = "next"
    PREVIOUS = "previous"
    STAYS = "stays"


class ScoreBy(StrEnum):
    """Who keeps a score through the game."""

    SIDE = "side"
    PLAYER = "player"


@dataclass(frozen=True, slots=True, kw_only=True)
class Custom:
    """A rule of the table that no program can enforce; it stands on the page."""

    path: str
    text: Text
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """Drawing cards for partners and seats: highest rank first in `ranks`, then in `suits`; a joker or a tie draws again."""

    ranks: tuple[str, ...]
    suits: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Seats 0 … players−1 in the direction of play; seat s belongs to side s modulo the number of sides.

    `players` are the numbers of players there may be, in ascending order. With `resting`, a side with more players than another
    rests one of them each round, in turn.
    """

    players: tuple[int, ...]
    sides: Expression
    direction: Direction
    first_dealer: FirstDealer | Agreed[FirstDealer]
    deal_passes: Passing
    seating: Seating | None
    resting: bool
    score_by: ScoreBy
    customs: tuple[Custom, ...]

    @property
    def min_players(self) -> int:
        """The fewest that may play."""
        return min(self.players)

    @property
    def max_players(self) -> int:
        """The most that may play."""
        return max(self.players)
