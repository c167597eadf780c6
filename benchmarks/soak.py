"""Soak: the invariants of the tests over many more games, of every spec on disk and every number of players.

    python benchmarks/soak.py --games 2000 --jobs 4 --seed 1

In: how many games, in how many processes, from which seed. Out: a line for each game that broke an invariant, with what plays it
again; the exit code is 1 if there is one.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from os import cpu_count
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

TESTS = Path(__file__).parents[1] / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "properties"), str(TESTS.parent / "interpreter")]

from brute_force import TooLargeError, by_legal_moves, by_trying_everything  # noqa: E402
from invariants import check_step, round_of  # noqa: E402
from positions import positions  # noqa: E402
from secrecy import check_secrecy  # noqa: E402

from meldbook.engine.state import Phase  # noqa: E402
from played_games import STYLES, Step, steps  # noqa: E402
from specs_on_disk import Table, every_choice, every_number_of_players, with_odd_rules  # noqa: E402

POSITIONS = 4
"""How many positions beside each game are searched through for moves that are not proposed."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played and looked at."""

    table: Table
    style: str
    seed: int

    def __str__(self) -> str:
        return f"{self.table}, {self.style} players, seed {self.seed}"


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of a job: how many moves were made, and what was wrong, if anything."""

    job: Job
    moves: int
    problem: str | None


def main() -> int:
    """Play all games with a progress bar; 1 if one of them went wrong."""
    asked = arguments()
    console = Console()
    found: Counter[str] = Counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(asked.jobs) as pool:
        task = progress.add_task("games", total=asked.games)
        for finding in pool.map(run, islice(jobs(asked.seed), asked.games)):
            found.update(games=1, moves=finding.moves, broken=finding.problem is not None)
            progress.update(task, advance=1, description=f"{found['moves']} moves, {found['broken']} broken")
            if finding.problem is not None:
                console.print(f"[red]{finding.job}[/]: {finding.problem}", highlight=False)
    console.print(f"{found['games']} games, {found['moves']} moves, {found['broken']} broken")
    return 1 if found["broken"] else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The invariants of the tests over many more games.")
    parser.add_argument("--games", type=int, default=500, help="how many rounds to play")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="how many processes")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    return parser.parse_args()


def jobs(seed: int) -> Iterator[Job]:
    """Games without end: all tables in turn, each with every kind of player, then the next seed."""
    tables = (*every_number_of_players(), *every_choice(), with_odd_rules())
    while True:
        yield from (Job(table, style, seed) for table in tables for style in STYLES)
        seed += 1


def run(job: Job) -> Finding:
    """Play and look at one game; whatever goes wrong is the finding."""
    moves = 0
    try:
        for step in steps(job.table.rules, job.seed, job.style):
            moves += 1
            look_at(job, step, Random(moves))
        for phase in (Phase.MELD, Phase.DRAW):
            search(job, phase)
    except Exception as error:
        return Finding(job, moves, f"move {moves}: {type(error).__name__} {str(error).splitlines()[:1]}")
    return Finding(job, moves, None)


def look_at(job: Job, step: Step, stream: Random) -> None:
    check_step(job.table.rules, step)
    if stream.random() < 0.1 or round_of(step.after).end is not None:
        check_secrecy(job.table.rules, step.after, stream)


def search(job: Job, phase: Phase) -> None:
    """Compare legal moves with everything there could be, in a few positions."""
    for game in positions(job.table.rules, job.seed, POSITIONS, phase):
        try:
            possible = by_trying_everything(job.table.rules, game, taking=phase is Phase.DRAW)
        except TooLargeError:
            continue
        legal = by_legal_moves(job.table.rules, game, taking=phase is Phase.DRAW)
        missed = [moves for outcome, moves in possible.items() if outcome not in legal]
        assert legal.keys() == possible.keys(), f"not proposed: {missed[:1]} in {game}"


if __name__ == "__main__":
    sys.exit(main())
