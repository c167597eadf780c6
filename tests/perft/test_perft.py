"""Perft: how many sequences of legal moves there are, by depth, from the deal and from the middle of a round.

One file for each spec; a number that changes means that other moves are proposed than before.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from golden import compare_with
from meldbook.engine.game import apply
from meldbook.engine.judging import actor
from meldbook.engine.legal import legal_moves
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from played_games import steps
from specs_on_disk import VARIANTS, Table, every_number_of_players

HERE = Path(__file__).parent
SEEDS = (1, 2)
AFTER = (0, 12, 60)
"""How many moves of a random game were made first."""

DEEPEST = 5
MOST = 300
"""Deeper than where there are so many sequences is not counted."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_as_many_sequences_of_moves_are_legal_as_ever(variant: str) -> None:
    lines = ["# Sequences of legal moves by depth, from 1; MELDBOOK_BLESS=1 writes this anew."]
    for table in every_number_of_players():
        if table.variant == variant:
            lines += [line(table, seed, after) for seed in SEEDS for after in AFTER]
    compare_with(HERE / f"{variant}.yaml", lines)


def test_every_count_belongs_to_a_spec() -> None:
    assert sorted(file.stem for file in HERE.glob("*.yaml")) == sorted(VARIANTS)


def line(table: Table, seed: int, after: int) -> str:
    played = list(islice(steps(table.rules, seed), after + 1))
    counted = ", ".join(map(str, counts(table.rules, played[-1].after)))
    return f"- {{players: {table.players}, seed: {seed}, after: {len(played) - 1}, sequences: [{counted}]}}"


def counts(rules: Rules, game: Game) -> list[int]:
    """The number of sequences of one move, of two moves …; a sequence ends where the game waits for chance or nobody."""
    found: list[int] = []
    here = [game]
    while here and len(found) < DEEPEST and (not found or found[-1] < MOST):
        here = [apply(rules, one, move) for one in here if actor(rules, one) is not None for move in legal_moves(rules, one)]
        found.append(len(here))
    return found
