"""Counting games: a `Tally` of each game goes in, the sum of all comes out. Sums don't depend on the order of the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from meldbook.engine.state import RoundEnd
from meldbook.play.table import GameLog


@dataclass(slots=True)
class SideTally:
    """What one side won and scored: in whole games, in the rounds of them, and in points of the match."""

    wins: int = 0
    total: int = 0
    lowest: int | None = None
    highest: int | None = None
    went_out: int = 0
    match: int = 0

    def add(self, other: SideTally) -> None:
        """Add what the side won and scored elsewhere."""
        self.wins += other.wins
        self.total += other.total
        self.went_out += other.went_out
        self.match += other.match
        self.lowest = min((score for score in (self.lowest, other.lowest) if score is not None), default=None)
        self.highest = max((score for score in (self.highest, other.highest) if score is not None), default=None)


@dataclass(slots=True)
class Tally:
    """Games counted. `sides` are the sides as they sat down in the first game, wherever they sit later."""

    sides: list[SideTally]
    games: int = 0
    unfinished: int = 0
    rounds: int = 0
    decisions: int = 0
    round_ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add other games."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.round_ends.update(other.round_ends)
        for side, others in zip(self.sides, other.sides, strict=True):
            side.add(others)


def tally_of(log: GameLog, seats_of: Sequence[Sequence[int]], sat_down: Sequence[int]) -> Tally:
    """One game counted; `sat_down` says for each side at the table which side of the first game it is."""
    tally = Tally(sides=[SideTally() for _ in seats_of], games=1, unfinished=int(not log.game.over))
    tally.rounds, tally.decisions = len(log.rounds), log.decisions
    tally.round_ends.update(end.reason.value for end in log.rounds)
    for side, score in enumerate(log.scores):
        tally.sides[sat_down[side]] = SideTally(
            wins=int(side in log.game.winners),
            total=score,
            lowest=score,
            highest=score,
            match=log.game.match[side] if log.game.match else 0,
            went_out=sum(_went_out(end, seats_of[side]) for end in log.rounds),
        )
    return tally


def _went_out(end: RoundEnd, seats: Sequence[int]) -> bool:
    return end.seat is not None and end.seat in seats
