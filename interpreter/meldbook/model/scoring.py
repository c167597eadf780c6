"""The scoring room: what a round is worth, and when the game is over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.conditions.ast import Condition, Expression, Members
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Clause


class Tie(StrEnum):
    """What follows when the best sides have the same score at the end."""

    EXTRA_ROUND = "extra round"
    SHARED = "shared"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreLine(Clause):
    """`amount` points (× `per`, if given) to each side for which `when` holds; subtracted when `negative`.

    Where players keep their own scores, each player of the side gets the whole amount, or with `split` an equal part of it,
    rounded down.
    """

    amount: Expression
    per: Expression | Members | None
    negative: bool
    split: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Clause):
    """A way the game ends. With `wins`, only those can win for whom it holds, unless it holds for nobody."""

    wins: Condition | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """`lines` make the score of a round; after it the game ends by the first clause of `ends` that holds.

    The highest score wins, among those whom that clause lets win. `match` are lines for the finished game, in its own points.
    """

    lines: tuple[ScoreLine, ...]
    match: tuple[ScoreLine, ...]
    ends: tuple[End, ...]
    tie: Tie | Agreed[Tie]
