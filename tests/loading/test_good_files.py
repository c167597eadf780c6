"""Shipped specs, and every file in `tests/specs/ok`, load without a word, and mean the same after a journey through JSON."""

from pathlib import Path

import pytest
from spec_loading import OK_FILES, SHIPPED, lines, loaded, ruleset_of

from meldbook.model.codec import from_json, to_json

GAMES = [*SHIPPED.variants(), *map(str, OK_FILES)]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: Path(game).stem)


@named
def test_a_good_file_loads_without_a_word(game: str) -> None:
    assert lines(loaded(game)) == ""


@named
def test_a_ruleset_is_the_same_after_a_journey_through_json(game: str) -> None:
    ruleset = ruleset_of(game)
    assert from_json(to_json(ruleset)) == ruleset


@named
def test_every_rule_has_its_place_in_a_file(game: str) -> None:
    found = loaded(game)
    assert found.ruleset is not None
    for path, origin in found.ruleset.origins:
        assert path == path.strip(".")
        assert origin.line <= found.sources[origin.file].count("\n")


def test_shipped_specs_are_named_without_the_folder_of_this_machine() -> None:
    assert {origin.file for _, origin in ruleset_of("railroad").origins} == {"specs/variants/railroad.yaml"}


def test_a_spec_can_be_shipped_under_its_id_only() -> None:
    assert [ruleset_of(game).id for game in SHIPPED.variants()] == list(SHIPPED.variants())
