"""How fast the engine plays, and where its time goes.

Out, as Markdown: decisions per second in random games of every variant on disk, beside python-chess and RLCard's gin rummy, all
in this one run; the share of each module; and the hardest positions for `legal_moves`. The repetitions of all games are
interleaved: whatever else the machine does, it does to all of them alike.

Usage: python benchmarks/playouts.py [--repetitions N] [--seconds S] [--hands N]
"""

from __future__ import annotations

import argparse
import cProfile
import platform
import pstats
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import chess
import rlcard
from hard_hands import CARDS, WILDS, hard_rows, in_play_rows
from tables import Table, meldbook_round, seated_tables

import meldbook
from meldbook.engine.rules import Rules
from meldbook.play.chance import Chance
from meldbook.play.players import seat_players
from meldbook.play.table import play_game

PROFILED = "classic"
PACKAGE = Path(meldbook.__file__).parent

Playout = Callable[[int], int]
"""Plays the game with this seed, and counts its decisions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """One line of the table of speeds. `sees` says whether each player is also shown the game before each decision."""

    name: str
    sees: bool
    playout: Playout


# Random games


def chess_game(seed: int) -> int:
    """A random game of chess in the usual loop, to the end the library itself finds."""
    rng, board, decisions = Random(seed), chess.Board(), 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions


def gin_rules(seed: int) -> int:
    """A random game of RLCard's gin rummy on its game object, without what players see."""
    rng, game, decisions = Random(seed), rlcard.make("gin-rummy", config={"seed": seed}).game, 0
    game.init_game()
    while not game.is_over():
        actions = game.judge.get_legal_actions()
        game.step(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def gin_environment(seed: int) -> int:
    """The same through RLCard's environment, which makes an observation for each decision."""
    rng, environment, decisions = Random(seed), rlcard.make("gin-rummy", config={"seed": seed}), 0
    state, _ = environment.reset()
    while not environment.is_over():
        actions = list(state["legal_actions"])
        state, _ = environment.step(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def meldbook_table(rules: Rules, seed: int) -> int:
    """The same at a table of random players, who get a view for each decision and whose moves are checked."""
    players = seat_players(("random",) * rules.players, Chance(seed))
    assert isinstance(players, tuple)
    return play_game(rules, players, Chance(seed), limit=1).decisions


def contests(seated: Iterable[Table]) -> Iterator[Contest]:
    """All lines of the table of speeds."""
    yield Contest(name="python-chess", sees=False, playout=chess_game)
    yield Contest(name="RLCard gin rummy", sees=False, playout=gin_rules)
    yield Contest(name="RLCard gin rummy", sees=True, playout=gin_environment)
    for table in seated:
        yield Contest(name=table.name, sees=False, playout=partial(meldbook_round, table.rules))
        yield Contest(name=table.name, sees=True, playout=partial(meldbook_table, table.rules))


# Measuring


def speed(playout: Playout, seconds: float) -> float:
    """Decisions per second over the games from seed 0 on, as many as fit into the time."""
    begin, decisions = process_time(), 0
    for seed in count():
        decisions += playout(seed)
        elapsed = process_time() - begin
        if elapsed > seconds:
            return decisions / elapsed
    raise AssertionError("seeds never end")


def speeds(entries: Sequence[Contest], repetitions: int, seconds: float) -> list[list[float]]:
    """The speeds of each contest, one for each repetition."""
    for entry in entries:
        entry.playout(0)
    rounds = []
    for repetition in range(repetitions):
        print(f"repetition {repetition + 1} of {repetitions}", file=sys.stderr)
        rounds.append([speed(entry.playout, seconds) for entry in entries])
    return [list(column) for column in zip(*rounds, strict=True)]


def speed_rows(entries: Sequence[Contest], measured: Sequence[Sequence[float]]) -> Iterator[Sequence[str]]:
    """The table of speeds. Each is compared with RLCard doing as much for its players."""
    middle = [median(one) for one in measured]
    baseline = {entry.sees: value for entry, value in zip(entries, middle, strict=True) if entry.name.startswith("RLCard")}
    for entry, value, all_ in zip(entries, middle, measured, strict=True):
        shown = "yes" if entry.sees else "no"
        spread = f"{min(all_):,.0f} to {max(all_):,.0f}"
        yield entry.name, shown, f"{value:,.0f}", spread, f"{value / middle[0]:.2f}", f"{value / baseline[entry.sees]:.2f}"


def profile_rows(rules: Rules, rounds: int) -> Iterator[Sequence[str]]:
    """Own time and calls by module, over random rounds; built-in functions count as a module of their own."""
    profiler = cProfile.Profile()
    profiler.enable()
    for seed in range(rounds):
        meldbook_round(rules, seed)
    profiler.disable()
    time: Counter[str] = Counter()
    calls: Counter[str] = Counter()
    for (file, _, _), (_, number, own, _, _) in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        time[_module(file)] += own
        calls[_module(file)] += number
    whole = sum(time.values())
    for name, own in time.most_common(10):
        yield name, f"{100 * own / whole:.0f} %", f"{calls[name]:,}"


def _module(file: str) -> str:
    if Path(file).is_relative_to(PACKAGE):
        return ".".join(Path(file).relative_to(PACKAGE).with_suffix("").parts)
    return "built-in functions" if file == "~" else "the standard library, compiled conditions and this script"


# The report


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    print(f"| {' | '.join(head)} |")
    print(f"|{'---|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")
    print(flush=True)


def report(repetitions: int, seconds: float, hands: int) -> None:
    seated = tuple(seated_tables())
    print(f"Python {platform.python_version()}, {platform.machine()}, one process on one core.\n")
    print("## Random games\n")
    print(f"Decisions per second of processor time, median of {repetitions} interleaved repetitions of {seconds} s.\n")
    entries = tuple(contests(seated))
    head = ("game", "players see it", "decisions/s", "spread", "× python-chess", "× RLCard")
    print_table(head, speed_rows(entries, speeds(entries, repetitions, seconds)))
    profiled = next(table for table in seated if table.rules.ruleset.id == PROFILED)
    print(f"## Where the time goes\n\n{profiled.name}, without views.\n")
    print_table(("module", "own time", "calls"), profile_rows(profiled.rules, 60))
    print("## Hard positions\n")
    if hands:
        print(f"The worst of {hands} random hands of {CARDS} cards with {WILDS} wild ones.\n")
        print_table(("game", "situation", "legal_moves", "proposed", "allowed"), hard_rows(seated, hands))
    print("The worst of what random rounds came through.\n")
    print_table(("game", "legal_moves", "proposed", "allowed"), in_play_rows(seated))


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine plays, beside python-chess and RLCard.")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each game in each repetition")
    parser.add_argument("--hands", type=int, default=0, help="random hands for each situation; a high minimum takes minutes")
    report(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
