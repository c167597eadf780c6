"""The one policy of what a value means."""

import pytest
from syntax_trees import scalar, tree

from meldbook.syntax import Entry, SequenceNode, Value, at, to_plain

MEANINGS: list[tuple[str, Value]] = [
    ("5000", 5000),
    ("-5", -5),
    ("0", 0),
    ("true", True),
    ("false", False),
    ("null", None),
    ("~", None),
    ("", None),
    ('" 5000 "', " 5000 "),
    ('"5000"', "5000"),
    ('"true"', "true"),
    ("''", ""),
    ("True", "True"),
    ("1:30", "1:30"),
    ("2026-01-31", "2026-01-31"),
    ("4..A", "4..A"),
    ("0..1495", "0..1495"),
    ("9S 9D", "9S 9D"),
    ("5D", "5D"),
    ("1.2.3", "1.2.3"),
    ("2 per player", "2 per player"),
    ("- ", None),
    ("|\n  5000\n", "5000\n"),
]


@pytest.mark.parametrize(("written", "meaning"), MEANINGS)
def test_case_b7_a_value_means_what_the_policy_says(written: str, meaning: Value) -> None:
    value = tree(f"key: {written}\n" if written != "- " else "key:\n  -\n").entries[0].value
    node = value.items[0] if isinstance(value, SequenceNode) else value
    assert to_plain(node) == meaning
    assert type(to_plain(node)) is type(meaning)


@pytest.mark.parametrize("word", ["no", "yes", "on", "off", "y", "n", "No", "NO"])
def test_case_b4_a_word_of_agreement_stays_text(word: str) -> None:
    """case-B4"""
    node = tree(f"languages: [en, {word}]\nnames: {{{word}: Kanasta, de: Canasta}}\n")
    assert to_plain(node) == {"languages": ["en", word], "names": {word: "Kanasta", "de": "Canasta"}}


def test_case_b2_a_quoted_merge_sign_is_a_key_like_any_other() -> None:
    assert to_plain(tree('"<<": 1\n')) == {"<<": 1}


def test_keys_are_text_whatever_they_look_like() -> None:
    assert to_plain(tree("{2: a, null: b, true: c, 8..K: d}\n")) == {"2": "a", "null": "b", "true": "c", "8..K": "d"}


def test_trees_are_equal_if_they_mean_the_same() -> None:
    assert tree("a: {b: [one, 2, ~]}\n") == tree('"a":\n  b:\n  - "one"\n  -   2\n  - null\n', "other.yaml")
    assert tree("a: 1\n") != tree("a: true\n")
    assert tree("a: 1\n") != tree('a: "1"\n')


def test_a_node_is_found_by_its_path() -> None:
    node = tree("a: {b: [one, {c: two}]}\n")
    assert scalar(node, "a", "b", 1, "c").text == "two"
    assert at(node, ("a", "b", 2)) is None
    assert at(node, ("a", "x", "y")) is None
    assert at(node, ()) is node


def test_an_entry_is_found_by_its_key() -> None:
    node = tree("a: 1\nb: 2\n")
    entry = node.entry("b")
    assert isinstance(entry, Entry)
    assert str(entry.key.span) == "file.yaml:2:1"
    assert node.entry("c") is None
    assert node.keys == ("a", "b")
