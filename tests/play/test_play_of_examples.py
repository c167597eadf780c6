"""Examples of specs: those that come out, those that don't, and what is said of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from sitting import VARIANTS, loaded, ruleset_of

from meldbook.cards import bag_of, size
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import Loaded, load
from meldbook.loading.reference import Reference
from meldbook.play.examples import ExampleRun, run_example, run_examples

HERE = Path(__file__).parent
WRONG = HERE / "wrong-examples.yaml"
EXPECTED = HERE / "wrong-examples.out"


def wrong_examples() -> Loaded:
    reference = Reference.parse(str(WRONG))
    assert isinstance(reference, Reference)
    return load(reference, Catalogue())


def run(name: str) -> ExampleRun:
    found = wrong_examples()
    assert found.ruleset is not None
    return run_example(found.ruleset, next(example for example in found.examples if example.id == name))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_examples_of_every_game_come_out(variant: str) -> None:
    assert [f"{each.span}: {each.message}" for each in run_examples(ruleset_of(variant), loaded(variant).examples)] == []


def test_each_way_not_to_come_out_is_told_where_it_stands() -> None:
    found = wrong_examples()
    assert found.ruleset is not None, [each.message for each in found.diagnostics]
    told = [
        f"{each.span.line}:{each.span.column}-{each.span.end_column} {each.code} {each.name}: {each.message}\n"
        for each in run_examples(found.ruleset, found.examples)
    ]
    assert "".join(told) == EXPECTED.read_text(encoding="utf-8")


def test_a_run_keeps_every_position() -> None:
    found = run("by-the-name-of-a-refusal")
    assert found.start is not None
    assert [step.refusal is None for step in found.steps] == [False, True]
    assert found.steps[0].after == found.start
    assert found.steps[1].after != found.start


def test_what_is_not_said_is_as_usual() -> None:
    """Hands that aren't listed are full, nothing special is in them, the stock has the rest."""
    found = run("no-meld-to-speak-of")
    assert found.start is not None
    round_ = found.start.round
    assert round_ is not None
    rules = found.rules
    assert [size(hand) for hand in round_.hands] == [rules.hand_size] * 2
    assert not any(hand & rules.wild_mask for hand in round_.hands)
    assert sum(round_.hands) + bag_of(round_.stock) == bag_of(rules.pack)
    assert round_.stock[-1] not in rules.ruleset.cards.bonus.cards


def test_the_same_example_always_begins_the_same() -> None:
    assert run("over-twice").start == run("over-twice").start
