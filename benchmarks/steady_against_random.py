"""How much better the steady player is than chance: many games of every variant, the seats changed from game to game.

    python benchmarks/steady_against_random.py [GAMES]

Prints a Markdown table. The same number of games gives the same table everywhere, but for the speed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import load
from meldbook.loading.options import chosen
from meldbook.loading.reference import Reference
from meldbook.model.ruleset import Ruleset
from meldbook.play.simulate import Simulation, simulate

GAMES = 200
SEED = 2026
COLUMNS = (
    "game",
    "players",
    "games",
    "steady wins",
    "random wins",
    "mean score steady",
    "mean score random",
    "rounds a game",
    "rounds ended by going out",
    "by steady",
)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(line(COLUMNS))
    print(line(["---", *["--:"] * (len(COLUMNS) - 1)]))
    for variant in Catalogue().variants():
        print(line(row(played(variant, games))), flush=True)


def played(variant: str, games: int) -> Simulation:
    ruleset = ruleset_of(variant)
    names = [("steady", "random")[seat % 2] for seat in range(ruleset.table.min_players)]
    found = simulate(
        ruleset, options=chosen(ruleset.options, {}), players=names, games=games, seed=SEED, jobs=os.cpu_count() or 1
    )
    assert isinstance(found, Simulation)
    return found


def ruleset_of(variant: str) -> Ruleset:
    reference = Reference.parse(variant)
    assert isinstance(reference, Reference)
    ruleset = load(reference, Catalogue()).ruleset
    if ruleset is None:
        sys.exit(f"{variant} can't be loaded: meldbook validate {variant} says why")
    return ruleset


def row(found: Simulation) -> tuple[object, ...]:
    steady, random = found.tally.sides
    games, rounds = found.tally.games, found.tally.rounds
    return (
        found.variant,
        len(found.players),
        games,
        steady.wins,
        random.wins,
        f"{steady.total / games:.0f}",
        f"{random.total / games:.0f}",
        f"{rounds / games:.1f}",
        f"{found.tally.round_ends['went out'] / rounds:.0%}",
        f"{steady.went_out / rounds:.0%}",
    )


def line(cells: Iterable[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
