"""What a file changes in its base: base, change and outcome side by side."""

import pytest
from syntax_trees import scalar, told, tree

from meldbook.syntax import merge, to_plain

CASES = {
    "a key is changed and another added": ("{a: 1, b: 2}", "{b: 3, c: 4}", "{a: 1, b: 3, c: 4}"),
    "mappings merge at every depth": ("a: {b: {c: 1, d: 2}}", "a: {b: {d: 3}}", "a: {b: {c: 1, d: 3}}"),
    "null removes a key": ("{a: 1, b: 2}", "a: null", "b: 2"),
    "a list of words is replaced": ("a: [x, y]", "a: [z]", "a: [z]"),
    "a mapping replaces a scalar": ("a: 1", "a: {b: 2}", "a: {b: 2}"),
    "a table is replaced with all its rows": (
        "a: {by: side.score, below 0: 15, from 0: 50}",
        "a: {by: round.number, 1: 50, from 2: 90}",
        "a: {by: round.number, 1: 50, from 2: 90}",
    ),
    "without its fact only a row of a table changes": (
        "a: {by: side.score, below 0: 15, from 0: 50}",
        "a: {from 0: 60}",
        "a: {by: side.score, below 0: 15, from 0: 60}",
    ),
    "a clause is changed key by key, in its place": (
        "a: [{id: x, add: 1, when: p}, {id: y}]",
        "a: [{id: x, add: 2, when: null}]",
        "a: [{id: x, add: 2}, {id: y}]",
    ),
    "a new clause is appended": ("a: [{id: x}]", "a: [{id: y}]", "a: [{id: x}, {id: y}]"),
    "a new clause goes before the one it names": (
        "a: [{id: x}, {id: y}]",
        "a: [{id: z, before: y}]",
        "a: [{id: x}, {id: z}, {id: y}]",
    ),
    "a known clause can be moved": ("a: [{id: x}, {id: y}]", "a: [{id: y, before: x}]", "a: [{id: y}, {id: x}]"),
    "a new kind goes before the one it names": (
        "a: {x: {n: 1}, y: {n: 2}}",
        "a: {z: {n: 3, before: x}}",
        "a: {z: {n: 3}, x: {n: 1}, y: {n: 2}}",
    ),
    "a clause is removed": ("a: [{id: x}, {id: y}]", "a: [{id: x, remove: true}]", "a: [{id: y}]"),
    "an empty list clears the clauses": ("a: [{id: x}]", "a: []", "a: []"),
    "clauses come to an empty list": ("a: []", "a: [{id: x}]", "a: [{id: x}]"),
    "clauses inside clauses merge too": (
        "a: [{id: x, parts: [{id: p, n: 1}]}]",
        "a: [{id: x, parts: [{id: p, n: 2}, {id: q}]}]",
        "a: [{id: x, parts: [{id: p, n: 2}, {id: q}]}]",
    ),
    "keys are the same quoted and plain": ('"2": 20', "2: 25", "2: 25"),
}


@pytest.mark.parametrize(("base", "over", "outcome"), CASES.values(), ids=CASES.keys())
def test_merging(base: str, over: str, outcome: str) -> None:
    merged = merge(tree(base), tree(over))
    assert merged.node == tree(outcome)
    assert not merged.diagnostics


MISTAKES = {
    "an unknown key is to be removed": (
        "{hand: 1, upcard: 2}",
        "hnad: null",
        ['over:1:1 nothing-to-remove: there is no key "hnad" to remove here; there are: hand, upcard'],
    ),
    "an unknown clause is to be removed": (
        "a: [{id: wild-freezes}]",
        "a: [{id: wild-freeze, remove: true}]",
        ['over:1:10 nothing-to-remove: there is no clause "wild-freeze" to remove here; there are: wild-freezes'],
    ),
    "a clause is to be removed from a list that isn't there": (
        "b: 1",
        "a: [{id: x, remove: true}]",
        ['over:1:10 nothing-to-remove: there is no clause "x" to remove here; there are none'],
    ),
    "a removal says more": (
        "a: [{id: x}]",
        "a: [{id: x, add: 2, remove: true}]",
        ['over:1:13 removal-says-more: clause "x" is removed, so "add" has no effect'],
    ),
    "a clause is given twice": (
        "a: [{id: x}]",
        "a: [{id: x, b: 1}, {id: x, b: 2}]",
        ['over:1:25 duplicate-clause: clause "x" is given twice in this list'],
    ),
}


@pytest.mark.parametrize(("base", "over", "expected"), MISTAKES.values(), ids=MISTAKES.keys())
def test_mistakes_in_merging(base: str, over: str, expected: list[str]) -> None:
    assert told(merge(tree(base), tree(over, "over")).diagnostics) == expected


def test_the_nearest_name_is_suggested_for_what_cannot_be_removed() -> None:
    (only,) = merge(tree("hand: 1"), tree("hnad: null")).diagnostics
    assert only.suggestion == 'did you mean "hand"?'


def test_every_value_points_to_the_file_it_is_from() -> None:
    base, over = tree("a: [{id: x, add: 1, per: p}]", "base"), tree("a: [{id: x, add: 2}]", "over")
    node = merge(base, over).node
    assert to_plain(node) == {"a": [{"id": "x", "add": 2, "per": "p"}]}
    assert str(scalar(node, "a", 0, "add").span) == "over:1:18"
    assert str(scalar(node, "a", 0, "per").span) == "base:1:26"
