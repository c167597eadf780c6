"""The examples of the shipped games bring every clause into force, and what is known to escape them really does."""

from __future__ import annotations

import pytest

from meldbook.play.coverage.measuring import coverage
from meldbook.play.inheriting import taken_over
from meldbook.syntax import read, to_plain
from specs_on_disk import ROOT, SEARCHING, VARIANTS, loaded

SOME = VARIANTS if SEARCHING else VARIANTS[::3]


@pytest.mark.parametrize("variant", SOME)
def test_every_clause_comes_into_force_in_some_example(variant: str) -> None:
    game = loaded(variant)
    assert game.ruleset is not None
    found = coverage(game.ruleset, (*game.examples, *taken_over(game)))
    assert [clause.path for clause in found.clauses if not clause.times] == []


def test_of_every_game_it_is_known_which_changes_escape_its_examples() -> None:
    """`make mutate` hunts for more; each that is set aside has its reason."""
    files = {file.stem: file for file in (ROOT / "tests" / "mutation").glob("*.yaml")}
    assert files.keys() == set(VARIANTS)
    for file in files.values():
        node = read(file.read_bytes(), file.name).node
        assert node is not None
        assert all(len(entry["reason"]) > 20 for entry in to_plain(node)["survivors"])
