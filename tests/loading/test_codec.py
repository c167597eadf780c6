"""Rulesets as JSON: canonical, hashed by meaning alone, and strict in reading."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from spec_loading import BASES, ruleset_of

from meldbook.model.codec import from_json, ruleset_hash, to_json

PLAIN = (BASES / "variants" / "plain.yaml").read_text("utf-8")
RULES = ruleset_of(str(BASES / "variants" / "plain.yaml"))
TEXT = to_json(RULES)

WITHOUT_MEANING = {
    "a comment": ("deal:", "# dealt by hand\ndeal:"),
    "an empty line": ("deal:", "\n\ndeal:"),
    "another name": ("name: Plain Canasta", "name: {en: Plain, de: Schlicht}"),
    "a summary": ("sources:", "summary: A small game.\nsources:"),
    "a note": ("bonus: 300}", "bonus: 300, note: Some say 200.}"),
    "a ruling": ("bonus: 300}", "bonus: 300, ruling: The book says 300.}"),
    "a source": ("bonus: 300}", "bonus: 300, source: book}"),
    "another title of a source": ("A book", "The book"),
    "another spelling of a condition": ("meld.wilds = 0", "(meld.wilds  =  0)"),
    "a default that is said": ("table: {players: 4", "table: {direction: clockwise, players: 4"),
}
WITH_MEANING = {
    "a number": ("bonus: 300", "bonus: 301"),
    "an id": ("id: mixed", "id: dirty"),
    "a condition": ("meld.wilds = 0", "meld.wilds <= 1"),
    "a default that is changed": ("table: {players: 4", "table: {direction: anticlockwise, players: 4"),
    "the order of rules": (
        "{id: melded-cards, add: side.melded_points}\n    - {id: canastas, add: side.canasta_points}",
        "{id: canastas, add: side.canasta_points}\n    - {id: melded-cards, add: side.melded_points}",
    ),
    "an option's default": ("default: 5000", "default: 4000"),
}


def changed(change: tuple[str, str], folder: Path) -> str:
    assert PLAIN.count(change[0]) == 1
    file = folder / "plain.yaml"
    file.write_text(PLAIN.replace(*change), "utf-8")
    return ruleset_hash(ruleset_of(str(file)))


@pytest.mark.parametrize("change", WITHOUT_MEANING.values(), ids=WITHOUT_MEANING)
def test_the_hash_stays_the_same_where_the_game_does(change: tuple[str, str], tmp_path: Path) -> None:
    assert changed(change, tmp_path) == ruleset_hash(RULES)


@pytest.mark.parametrize("change", WITH_MEANING.values(), ids=WITH_MEANING)
def test_the_hash_changes_with_the_game(change: tuple[str, str], tmp_path: Path) -> None:
    assert changed(change, tmp_path) != ruleset_hash(RULES)


def test_the_json_is_canonical() -> None:
    assert json.dumps(json.loads(TEXT), sort_keys=True, separators=(",", ":"), ensure_ascii=False) == TEXT


def drop(tree: dict[str, Any]) -> None:
    del tree["turn"]["draw"]


def add(tree: dict[str, Any]) -> None:
    tree["turn"]["drew"] = 1


def rename(tree: dict[str, Any]) -> None:
    tree["turn"]["draw"]["is"] = "Nomber"


def put(value: object) -> Callable[[dict[str, Any]], None]:
    def change(tree: dict[str, Any]) -> None:
        tree["melds"]["kinds"][0]["min_size"] = value

    return change


def misspell(tree: dict[str, Any]) -> None:
    tree["table"]["direction"] = "sunwise"


MALFORMED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (drop, "$.turn: missing key 'draw' for Turn"),
    (add, "$.turn: unknown key 'drew' for Turn"),
    (rename, '$.turn.draw: expected Number or Linear or Sum or Lookup, found {"is": "Nomber", "value": 1}'),
    (put(True), "$.melds.kinds[0].min_size: expected a whole number, found true"),
    (put(3.0), "$.melds.kinds[0].min_size: expected a whole number, found 3.0"),
    (put(None), "$.melds.kinds[0].min_size: expected a whole number, found null"),
    (misspell, "$.table.direction: expected one of clockwise, anticlockwise, found 'sunwise'"),
]


@pytest.mark.parametrize(("change", "message"), MALFORMED, ids=[message for _, message in MALFORMED])
def test_malformed_json_is_refused_with_its_place(change: Callable[[dict[str, Any]], None], message: str) -> None:
    tree = json.loads(TEXT)
    change(tree)
    with pytest.raises(ValueError) as refusal:
        from_json(json.dumps(tree))
    assert str(refusal.value) == message


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "[" * 100_000])
def test_what_is_no_ruleset_at_all_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        from_json(text)


def test_words_that_a_table_agrees_on_come_back_as_they_were() -> None:
    odd = ruleset_of(str(BASES.parent.parent.parent / "properties" / "odd.yaml"))
    assert from_json(to_json(odd)) == odd
