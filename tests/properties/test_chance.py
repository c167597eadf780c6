"""Chance: every order of the stock is equally likely, and a seed means the same game everywhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest
from invariants import round_of

from meldbook.engine import deal
from meldbook.engine.game import apply, start
from meldbook.engine.rules import Rules
from meldbook.engine.state import Phase
from meldbook.model.codec import from_json, to_json
from meldbook.model.moves import Shuffle
from meldbook.play.chance import Chance
from played_games import STYLES
from specs_on_disk import ROOT, SEARCHING, VARIANTS, Table, ruleset, smallest_and_largest

DEALS = 400
OTHER_VERSIONS = ("3.12", "3.13")
ALONE = Path(__file__).with_name("game_alone.py")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_is_equally_likely_at_every_place(variant: str) -> None:
    rules = Table(variant, ruleset(variant).table.min_players).rules
    orders = [Chance(seed).deal(rules.pack, 1) for seed in range(DEALS)]
    pack = Counter(rules.pack)
    for place in (0, 1, len(rules.pack) // 2, len(rules.pack) - 2, len(rules.pack) - 1):
        found = Counter(order[place] for order in orders)
        expected = {card: DEALS * number / len(rules.pack) for card, number in pack.items()}
        assert chi_squared(found, expected) < bound(len(expected) - 1)


@pytest.mark.parametrize("table", smallest_and_largest(), ids=str)
def test_the_stock_after_the_deal_has_no_order_left(table: Table) -> None:
    """The cards next to be drawn are like those at the bottom, and the next card is as often higher as lower."""
    top: Counter[int] = Counter()
    bottom: Counter[int] = Counter()
    steps: Counter[bool] = Counter()
    for seed in range(DEALS // 4):
        stock = dealt_stock(table.rules, seed)
        top.update(stock[-len(stock) // 4 :])
        bottom.update(stock[: len(stock) // 4])
        steps.update(one < other for one, other in pairwise(stock[::2]) if one != other)
    both = top + bottom
    assert chi_squared(top, {card: both[card] * top.total() / both.total() for card in both}) < bound(len(both) - 1)
    assert chi_squared(steps, {rises: steps.total() / 2 for rises in (True, False)}) < bound(1)


def test_the_test_of_chance_notices_an_order() -> None:
    """Cards that come where they came the time before, as from a stock nobody shuffled."""
    found = Counter({card: 8 + (card < 5) * 24 for card in range(50)})
    assert chi_squared(found, dict.fromkeys(range(50), found.total() / 50)) > bound(49)


SOME = VARIANTS if SEARCHING else VARIANTS[::3]
"""The games that are played over on other machines: in an ordinary run every third, in a search all of them."""


@pytest.mark.parametrize("variant", SOME)
def test_a_seed_means_the_same_game_in_every_process(variant: str, tmp_path: Path) -> None:
    table = Table(variant, ruleset(variant).table.min_players)
    compiled = written(table, tmp_path)
    first = played(sys.executable, compiled, table, PYTHONHASHSEED="1")
    assert first == played(sys.executable, compiled, table, PYTHONHASHSEED="2")
    assert len(first) == len(STYLES)
    assert first != played(sys.executable, compiled, table, seed=8)


@pytest.mark.parametrize("version", OTHER_VERSIONS)
def test_a_seed_means_the_same_game_on_every_python_with_nothing_installed(version: str, tmp_path: Path) -> None:
    python = found_python(version)
    if python is None:
        pytest.skip(f"PYTHON {version} IS NOT HERE: the same game was not played on it")
    for variant in SOME:
        table = Table(variant, ruleset(variant).table.min_players)
        compiled = written(table, tmp_path)
        assert played(python, compiled, table) == played(sys.executable, compiled, table), variant


def dealt_stock(rules: Rules, seed: int) -> tuple[int, ...]:
    """The face-down cards when the first player is to move."""
    game = start(rules)
    for shuffle in range(100):
        game = apply(rules, game, Shuffle(order=Chance(seed).deal(deal.face_down(rules, game), 1, shuffle)))
        if round_of(game).phase is not Phase.CHANCE:
            break
    round_ = round_of(game)
    return round_.stock[: round_.left]


def chi_squared(found: Mapping[object, int], expected: Mapping[object, float]) -> float:
    return sum((found.get(each, 0) - number) ** 2 / number for each, number in expected.items())


def bound(degrees: int) -> float:
    """What chance stays under but for one time in ten thousand or so."""
    return degrees + 4 * sqrt(2 * degrees) + 8


def written(table: Table, folder: Path) -> Path:
    """The compiled ruleset as a file, which reads as the same ruleset."""
    text = to_json(ruleset(table.variant))
    assert from_json(text) == ruleset(table.variant)
    file = folder / f"{table.variant}.json"
    file.write_text(text, encoding="utf-8")
    return file


def played(python: str, compiled: Path, table: Table, seed: int = 7, **environment: str) -> list[str]:
    """The digest of a game of each style, played by another process that sees nothing but engine and standard library."""
    command = [python, "-S", str(ALONE), str(compiled), str(table.players), str(seed)]
    paths = {"PYTHONPATH": os.pathsep.join((str(ROOT / "interpreter"), str(ROOT / "tests")))}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **paths, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def found_python(version: str) -> str | None:
    """A Python of this version that runs: on the path, or where a version manager keeps it beside its stubs."""
    stub = shutil.which(f"python{version}")
    kept = sorted(Path(stub).parents[1].glob(f"versions/{version}.*/bin/python{version}")) if stub else []
    return next((python for python in (stub, *map(str, kept)) if python and is_version(python, version)), None)


def is_version(python: str, version: str) -> bool:
    try:
        said = subprocess.run([python, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return said.startswith(f"Python {version}")
