"""How numbers spread: what was seen in games goes in, quantiles come out. Each quantile is a number that was seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from meldbook.play.playtest.measures import margin
from meldbook.play.playtest.sheet import GameSheet

PERCENTS = (0, 5, 25, 50, 75, 95, 100)


class Spreading(StrEnum):
    """What spreads."""

    ROUNDS = "rounds-per-game"
    TURNS = "turns-per-round"
    OPENING = "opening-turn"
    ROUND_SCORE = "round-score"
    FINAL_SCORE = "final-score"
    MARGIN = "margin"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """The numbers at the percents, from the lowest to the highest."""

    what: Spreading
    quantiles: tuple[int, ...]


def spreads(sheets: Sequence[GameSheet]) -> tuple[Spread, ...]:
    """How everything spreads that was seen at all."""
    found = ((what, seen(sheets, what)) for what in Spreading)
    return tuple(Spread(what=what, quantiles=_quantiles(numbers)) for what, numbers in found if numbers)


def seen(sheets: Iterable[GameSheet], what: Spreading) -> list[int]:
    """Every number of this kind in the games, in order."""
    return sorted(number for sheet in sheets for number in _OF[what](sheet))


def _quantiles(numbers: Sequence[int]) -> tuple[int, ...]:
    last = len(numbers) - 1
    return tuple(numbers[(last * percent + 50) // 100] for percent in PERCENTS)


def _openings(sheet: GameSheet) -> Iterable[int]:
    return (turn for turn, times in sheet.openings for _ in range(times))


_OF: dict[Spreading, Callable[[GameSheet], Iterable[int]]] = {
    Spreading.ROUNDS: lambda sheet: (sheet.rounds,),
    Spreading.TURNS: lambda sheet: sheet.round_turns,
    Spreading.OPENING: _openings,
    Spreading.ROUND_SCORE: lambda sheet: sheet.round_scores,
    Spreading.FINAL_SCORE: lambda sheet: sheet.scores,
    Spreading.MARGIN: lambda sheet: (margin(sheet),),
}
