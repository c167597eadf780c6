"""Every file in `tests/specs/bad/shape` gives exactly the lines of its `.out`; and what is suggested besides."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from spec_files import BAD_FILES, ROOT, kind_of, stem, tree, tree_of

from meldbook.report import Format, render
from meldbook.schema import Problem, validate

COMPLETE = """
meldbook: 1
id: small
name: Small
table: {players: 4, sides: 2}
cards: {decks: 2, values: {any: 5}}
deal: {hand: 11}
turn: {draw: 1}
melds: {kinds: {sets: {form: set, of: 2..A}}}
canastas: {size: 7, kinds: [{id: natural, bonus: 500}]}
pile: {}
going_out: {}
scoring: {lines: [{id: melded-cards, add: side.melded_points}]}
"""
CHANGE = "{meldbook: 1, id: changed, name: Changed, extends: small, "

SUGGESTIONS = [
    ("table: {plyers: 4}", 'did you mean "players"?'),
    ("table: {direction: clockwis}", 'did you mean "clockwise"?'),
    ("table: {weather: fine}", None),
    ("table: {players: four}", "for example 4"),
    ('canastas: {size: "7"}', "write 7 without quotes"),
    ('melds: {kinds: {sets: {canasta: "true"}}}', "write true without quotes"),
    ("canastas: {size: seven}", "for example 7"),
    ("sources: [{id: book, title: 1950}]", 'put it in quotes: "1950"'),
    ("sources: [{id: 1950}]", "for example et"),
    ("pile: {routes: [{naturals: 2}]}", "for example id: natural-pair"),
    ("canastas: {kinds: []}", "for example [{id: natural, when: meld.wilds = 0, bonus: 500}, {id: mixed, bonus: 300}]"),
    ("melds: {kinds: {Hidden: {form: wild}}}", "for example sets"),
    ("melds: {kinds: {wilds: {form: wild, of: 2}}}", "delete it"),
    ("melds: {kinds: {sets: {form: identical, order: [A, K]}}}", "delete it"),
    ("cards: {extras: {advert: 2}}", 'did you mean "ADVERT"?'),
    ("cards: {extras: [ADVERT]}", "for example {ADVERT: 2}"),
]


@pytest.mark.parametrize("file", BAD_FILES, ids=stem)
def test_a_bad_file_is_told_what_its_out_file_says(file: Path) -> None:
    found = render(validate(tree(file), kind_of(file)), {}, Format.CONCISE, colour=False)
    assert found == file.with_suffix(".out").read_text("utf-8")


def test_every_kind_of_problem_has_a_bad_file() -> None:
    shown = "".join(file.with_suffix(".out").read_text("utf-8") for file in BAD_FILES)
    assert [problem.name for problem in Problem if f" {problem.value} " not in shown] == []


def test_every_out_file_has_a_bad_file() -> None:
    assert {file.stem for file in BAD_FILES[0].parent.glob("*.out")} == {file.stem for file in BAD_FILES}


@pytest.mark.parametrize(("change", "suggestion"), SUGGESTIONS)
def test_a_problem_comes_with_the_next_thing_to_do(change: str, suggestion: str | None) -> None:
    (problem,) = validate(tree_of(f"{CHANGE}{change}}}"), "variant")
    assert problem.suggestion == suggestion


def test_the_span_of_an_unknown_key_is_the_key_and_that_of_a_wrong_value_is_the_value() -> None:
    wrong = tree_of(COMPLETE.replace("players: 4", "playerz: four"))
    key, value = validate(wrong, "variant")
    assert [(each.span.line, each.span.column, each.span.end_column) for each in (key, value)] == [(5, 9, 16), (5, 18, 22)]


def test_a_small_complete_variant_is_valid() -> None:
    assert validate(tree_of(COMPLETE), "variant") == ()


@pytest.mark.parametrize("line", COMPLETE.split("\n")[2:-1])
def test_no_line_of_a_small_complete_variant_can_be_left_out(line: str) -> None:
    (problem,) = validate(tree_of(COMPLETE.replace(line, "")), "variant")
    assert problem.code == Problem.MISSING_KEY.value


def test_a_variant_that_extends_another_needs_nothing_but_what_it_changes() -> None:
    changes = "table: {players: {max: 6}}, pile: {routes: [{id: natural-pair, unless: null}]}"
    assert validate(tree_of(f"{CHANGE}{changes}}}"), "variant") == ()


def test_house_rules_may_take_away_rules_and_keys() -> None:
    source = """
        meldbook: 1
        id: without
        name: Without
        bases: [classic]
        melds: {kinds: {black-threes: null, sets: {wilds: {max: null}}}}
        pile: {routes: [{id: natural-and-wild, remove: true}]}
    """
    assert validate(tree_of(source), "overlay") == ()


def test_house_rules_may_do_nothing_but_take_a_key_away() -> None:
    source = "{meldbook: 1, id: without, name: Without, bases: [classic], melds: {kinds: {black-threes: null}}}"
    assert validate(tree_of(source), "overlay") == ()


def test_the_messages_do_not_depend_on_the_hash_seed() -> None:
    assert len({_messages(seed) for seed in ("1", "2")}) == 1


def _messages(hash_seed: str) -> str:
    script = (
        "from spec_files import *; from meldbook.schema import validate\n"
        "print(*(each for file in BAD_FILES for each in validate(tree(file), kind_of(file))), sep='\\n')"
    )
    path = os.pathsep.join([str(ROOT / "interpreter"), str(ROOT / "tests" / "schema")])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert "S103" in done.stdout
    return done.stdout
