"""House rules stacked on a game: their order never matters, and what they disagree on is told."""

from itertools import permutations

import pytest
from syntax_trees import told, tree

from meldbook.syntax import stack

BASE = """
id: classic
cards: {jokers: 4, decks: 2}
lines: [{id: going-out, add: 100}, {id: canastas, add: side.canasta_points}]
minimum: {by: side.score, below 0: 15, from 0: 50}
"""


def stacked(*overlays: str) -> list[str]:
    return told(stack(tree(BASE), [tree(text, f"{number}.yaml") for number, text in enumerate(overlays, 1)]).diagnostics)


AGREEING = {
    "different keys": ("cards: {jokers: 6}", "cards: {decks: 3}"),
    "the same key alike": ("cards: {jokers: 6}", "cards:\n  jokers: 6 # as well\n"),
    "different keys of one clause": ("lines: [{id: going-out, add: 200}]", "lines: [{id: going-out, when: side.won}]"),
    "the same removal": ("lines: [{id: going-out, remove: true}]", "lines: [{id: going-out, remove: true}]"),
    "the same key removed": ("cards: {decks: null}", "cards: {decks: null}"),
    "the same new clause": ("lines: [{id: x, add: 1}]", "lines: [{id: x, add: 1}]"),
    "different new clauses": ("lines: [{id: x, add: 1}]", "lines: [{id: y, add: 1}]"),
    "different new options": ("options: {a: {type: flag}}", "options: {b: {type: flag}}"),
    "what they say about themselves": ("{id: one, name: One, summary: I}", "{id: two, name: Two, summary: II}"),
}


@pytest.mark.parametrize("overlays", AGREEING.values(), ids=AGREEING.keys())
def test_overlays_that_agree(overlays: tuple[str, ...]) -> None:
    assert stacked(*overlays) == []


DISAGREEING = {
    "a value": (
        "cards: {jokers: 6}",
        "cards: {jokers: 0}",
        '2.yaml:1:9 overlay-conflict: two overlays disagree: "cards.jokers" is "0" here, "6" in 1.yaml:1:9',
    ),
    "a key of a clause": (
        "lines: [{id: going-out, add: 200}]",
        "lines: [{id: going-out, add: 300}]",
        '2.yaml:1:25 overlay-conflict: two overlays disagree: "lines.going-out.add" is "300" here, "200" in 1.yaml:1:25',
    ),
    "a removed clause": (
        "lines: [{id: going-out, remove: true}]",
        "lines: [{id: going-out, add: 300}]",
        '2.yaml:1:25 overlay-conflict: two overlays disagree: "lines.going-out.add" is "300" here, '
        '"lines.going-out" is removed in 1.yaml:1:9',
    ),
    "a clause removed later": (
        "lines: [{id: going-out, add: 300}]",
        "lines: [{id: going-out, remove: true}]",
        '2.yaml:1:9 overlay-conflict: two overlays disagree: "lines.going-out" is removed here, '
        '"lines.going-out.add" is "300" in 1.yaml:1:25',
    ),
    "a new clause": (
        "lines: [{id: x, add: 1}]",
        "lines: [{id: x, per: 1}]",
        '2.yaml:1:9 overlay-conflict: two overlays disagree: "lines.x" is changed here, changed in 1.yaml:1:9',
    ),
    "a table": (
        "minimum: {by: side.score, from 0: 90}",
        "minimum: {from 0: 120}",
        '2.yaml:1:11 overlay-conflict: two overlays disagree: "minimum.from 0" is "120" here, "minimum" is changed in 1.yaml:1:1',
    ),
}


@pytest.mark.parametrize(("one", "other", "expected"), DISAGREEING.values(), ids=DISAGREEING.keys())
def test_overlays_that_disagree(one: str, other: str, expected: str) -> None:
    assert stacked(one, other) == [expected]


def test_a_conflict_notes_the_other_place() -> None:
    overlays = [tree("cards: {jokers: 6}", "a.yaml"), tree("cards: {jokers: 0}", "b.yaml")]
    (only,) = stack(tree(BASE), overlays).diagnostics
    assert [str(note.span) for note in only.notes] == ["a.yaml:1:9"]


def test_the_order_of_overlays_never_matters() -> None:
    texts = ["lines: [{id: x, add: 1}]", "{lines: [{id: y, add: 1}], cards: {jokers: 1}}", "cards: {jokers: 2}"]
    overlays = [tree(text, f"{number}.yaml") for number, text in enumerate(texts)]
    first = stack(tree(BASE), overlays)
    assert all(stack(tree(BASE), order) == first for order in permutations(overlays))
    assert first.diagnostics


def test_the_base_keeps_its_name_and_takes_the_changes() -> None:
    merged = stack(tree(BASE), [tree("{id: x, cards: {jokers: 0}, lines: [{id: going-out, remove: true}]}")])
    assert merged.node == tree(
        "{id: classic, cards: {jokers: 0, decks: 2}, lines: [{id: canastas, add: side.canasta_points}],"
        " minimum: {by: side.score, below 0: 15, from 0: 50}}"
    )


def test_an_unknown_removal_in_an_overlay_is_told() -> None:
    (only,) = stack(tree(BASE), [tree("cards: {joker: null}")]).diagnostics
    assert only.suggestion == 'did you mean "jokers"?'
