"""What `with_defaults` fills in, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from spec_files import GAMES, stem, tree_of, whole_tree

from meldbook.schema import validate, with_defaults
from meldbook.syntax import MappingNode, at, to_plain

SMALL = tree_of("""
table: {players: 4, sides: 2}
cards:
  reactions:
    - {id: bonus, on: draw of bonus, then: expose}
melds:
  kinds:
    sets: {form: set, of: 4..A, size: {max: 7}}
pile:
  routes:
    - {id: natural-pair, naturals: 2}
canastas: {size: 7, kinds: [{id: natural, bonus: {by: players, 2: 500, from 3: 300}}]}
""")

FILLED = [
    (("table", "direction"), "clockwise"),
    (("table", "seating"), None),
    (("cards", "ranks"), ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]),
    (("cards", "jokers"), 0),
    (("cards", "bonus"), []),
    (("cards", "extras"), {}),
    (("melds", "kinds", "sets", "size"), {"max": 7, "min": 3}),
    (("melds", "kinds", "sets", "naturals"), {"min": 0}),
    (("melds", "kinds", "sets", "wilds"), {}),
    (("melds", "kinds", "sets", "canasta"), True),
    (("melds", "initial"), {"minimum": 0, "holder": "side", "upcard_counts": True, "exempt": [], "demands": []}),
    (("melds", "kinds", "sets", "wild_place"), "slides"),
    (("pile", "routes", 0, "wilds"), 0),
    (("pile", "routes", 0, "use"), "like"),
    (("pile", "part_thaws"), True),
    (("pile", "reactions"), []),
    (("cards", "reactions", 0, "source"), []),
    (("sources",), []),
    (("options",), {}),
]
LEFT_ALONE: list[tuple[str | int, ...]] = [
    ("deal",),  # a room that isn't there is missing, not empty
    ("pile", "routes", 0, "when"),
    ("pile", "routes", 0, "onto"),
    ("pile", "routes", 0, "amount"),
    ("melds", "kinds", "sets", "order"),
    ("melds", "kinds", "sets", "wilds", "max"),
    ("canastas", "kinds", 0, "bonus", "source"),  # a table has rows, not keys
]


@pytest.mark.parametrize(("path", "value"), FILLED)
def test_an_optional_key_is_filled_in(path: tuple[str | int, ...], value: Any) -> None:
    found = at(with_defaults(SMALL), path)
    assert found is not None
    assert to_plain(found) == value


@pytest.mark.parametrize("path", LEFT_ALONE)
def test_a_key_without_a_default_stays_out(path: tuple[str | int, ...]) -> None:
    assert at(with_defaults(SMALL), path) is None


def test_what_is_given_stays_as_it_is_in_its_order() -> None:
    filled = with_defaults(SMALL)
    assert filled.keys[: len(SMALL.keys)] == SMALL.keys
    assert to_plain(filled)["pile"]["routes"][0] | {"naturals": 2} == to_plain(filled)["pile"]["routes"][0]


def test_what_is_filled_in_has_the_span_of_the_mapping_around_it() -> None:
    filled = with_defaults(SMALL)
    kind, minimum = at(filled, ("melds", "kinds", "sets")), at(filled, ("melds", "kinds", "sets", "size", "min"))
    assert isinstance(kind, MappingNode)
    assert minimum is not None
    assert minimum.span == at(filled, ("melds", "kinds", "sets", "size")).span  # type: ignore[union-attr]
    assert kind.entries[-1].key.span == kind.span


def test_filling_in_twice_changes_nothing() -> None:
    assert with_defaults(with_defaults(SMALL)) == with_defaults(SMALL)


@pytest.mark.parametrize("file", GAMES, ids=stem)
def test_a_complete_variant_is_as_valid_as_before(file: Path) -> None:
    assert validate(with_defaults(whole_tree(file)), "variant") == ()
