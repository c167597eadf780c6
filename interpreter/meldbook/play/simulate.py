"""Many games, counted.

In: a ruleset, who plays, how many games, and a seed. Out: a `Simulation`. Games are ordered by number, so it doesn't matter how
many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from meldbook.engine.rules import Rules
from meldbook.model.codec import ruleset_hash, to_json
from meldbook.model.options import OptionValue
from meldbook.model.ruleset import Ruleset
from meldbook.play.order import Order, first_unknown, lay_table
from meldbook.play.players import UnknownPlayer
from meldbook.play.table import MOST_ROUNDS, play_game
from meldbook.play.tally import SideTally, Tally, tally_of

Progress = Callable[[int], None]
"""Told how many games are done."""

BLOCKS_PER_JOB = 8
"""Into how many blocks of games the work of a process is parted, so that none waits long for another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What came of many games."""

    variant: str
    ruleset_hash: str
    players: tuple[str, ...]
    seed: int
    tally: Tally
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """The same as plain data. Sides are those of the first game; all but the seconds is the same every time."""
        tally, seconds = self.tally, self.seconds
        return {
            "variant": self.variant,
            "ruleset_hash": self.ruleset_hash,
            "players": list(self.players),
            "seed": self.seed,
            "games": tally.games,
            "unfinished": tally.unfinished,
            "rounds": tally.rounds,
            "decisions": tally.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
            "round_ends": dict(sorted(tally.round_ends.items())),
            "wins": {str(side): each.wins for side, each in enumerate(tally.sides)},
            "went_out": {str(side): each.went_out for side, each in enumerate(tally.sides)},
            "scores": {str(side): _scores(each, tally.games) for side, each in enumerate(tally.sides)},
            "match": {str(side): _mean(each.match, tally.games) for side, each in enumerate(tally.sides)},
        }


def simulate(  # noqa: PLR0913 a simulation is asked for in one sentence
    ruleset: Ruleset,
    *,
    options: Mapping[str, OptionValue],
    players: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    limit: int = MOST_ROUNDS,
) -> Simulation | UnknownPlayer:
    """The outcome of so many games; `players` are names by seat, `options` complete."""
    unknown = first_unknown(tuple(players))
    if unknown is not None:
        return unknown
    order = Order(ruleset=to_json(ruleset), options=tuple(options.items()), players=tuple(players), seed=seed, limit=limit)
    started = perf_counter()
    tally = _empty(order.rules())
    for part in _parts(order, games, jobs):
        tally.add(part)
        if progress is not None:
            progress(tally.games)
    return Simulation(
        variant=ruleset.id,
        ruleset_hash=ruleset_hash(ruleset),
        players=tuple(players),
        seed=seed,
        tally=tally,
        seconds=perf_counter() - started,
    )


def _parts(order: Order, games: int, jobs: int) -> Iterator[Tally]:
    """The tallies of blocks of games, in the order of the games."""
    if jobs <= 1:
        yield from (_play(order, range(game, game + 1)) for game in range(games))
        return
    size = max(1, games // (jobs * BLOCKS_PER_JOB))
    blocks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play, [order] * len(blocks), blocks)


def _play(order: Order, games: range) -> Tally:
    """The games of these numbers, played and counted."""
    rules = order.rules()
    tally = _empty(rules)
    for game in games:
        tally.add(_one_game(order, rules, game))
    return tally


def _one_game(order: Order, rules: Rules, game: int) -> Tally:
    laid = lay_table(order, game)
    log = play_game(rules, laid.players, laid.chance, limit=order.limit)
    return tally_of(log, rules.seats_of_holder, laid.sat_down)


def _empty(rules: Rules) -> Tally:
    return Tally(sides=[SideTally() for _ in range(rules.holders)])


def _scores(side: SideTally, games: int) -> dict[str, float | int | None]:
    return {"mean": _mean(side.total, games), "lowest": side.lowest, "highest": side.highest}


def _mean(total: int, games: int) -> float | None:
    return round(total / games, 1) if games else None
