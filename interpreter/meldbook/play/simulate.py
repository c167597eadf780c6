"""Many games, counted.

In: a ruleset, who plays, how many games, and a seed. Out: a `Simulation`. Games are numbered, and what happens in one depends
on the seed and its number alone; so it doesn't matter how many processes share the work. If the players differ, they move one
seat on with every game, so that each sits everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.model.codec import from_json, ruleset_hash, to_json
from meldbook.model.options import OptionValue
from meldbook.model.ruleset import Ruleset
from meldbook.play.chance import Chance
from meldbook.play.players import UnknownPlayer, player, seat_players
from meldbook.play.table import MOST_ROUNDS, play_game
from meldbook.play.tally import SideTally, Tally, tally_of

Progress = Callable[[int], None]
"""Told how many games are done."""

BLOCKS_PER_JOB = 8
"""Into how many blocks of games the work of a process is parted, so that none waits long for another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """The games to be played, as a process is told: the ruleset is JSON, since rules at a table are made of functions."""

    ruleset: str
    options: tuple[tuple[str, OptionValue], ...]
    players: tuple[str, ...]
    seed: int
    limit: int


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
    unknown = next((found for found in (player(name, 0) for name in players) if isinstance(found, UnknownPlayer)), None)
    if unknown is not None:
        return unknown
    order = Order(ruleset=to_json(ruleset), options=tuple(options.items()), players=tuple(players), seed=seed, limit=limit)
    started = perf_counter()
    tally = _empty(_rules_of(order))
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
    rules = _rules_of(order)
    tally = _empty(rules)
    for game in games:
        tally.add(_one_game(order, rules, game))
    return tally


def _one_game(order: Order, rules: Rules, game: int) -> Tally:
    chance = Chance(order.seed).part("game", game)
    shift = game % rules.players if len(set(order.players)) > 1 else 0
    names = [order.players[(seat + shift) % rules.players] for seat in range(rules.players)]
    players = seat_players(names, chance)
    assert not isinstance(players, UnknownPlayer), "names were looked up before"
    log = play_game(rules, players, chance, limit=order.limit)
    holders = rules.holders
    return tally_of(log, rules.seats_of_holder, [(holder + shift) % holders for holder in range(holders)])


def _rules_of(order: Order) -> Rules:
    return _settled(order.ruleset, order.options, len(order.players))


@lru_cache(maxsize=4)
def _settled(ruleset: str, options: tuple[tuple[str, OptionValue], ...], players: int) -> Rules:
    """The rules at a table; each process settles them once."""
    return settle(from_json(ruleset), players, dict(options))


def _empty(rules: Rules) -> Tally:
    return Tally(sides=[SideTally() for _ in range(rules.holders)])


def _scores(side: SideTally, games: int) -> dict[str, float | int | None]:
    mean = round(side.total / games, 1) if games else None
    return {"mean": mean, "lowest": side.lowest, "highest": side.highest}
