from __future__ import annotations

from collections.abc import Callable

import pytest
from condition_language import DOMAINS, FACTS, NAMES, Toy, conditions, scalar, toys
from hypothesis import given

from meldbook.conditions.ast import And, Compare, Condition, Domain, Flag, Is, Not, Or, Quantified, Quantifier
from meldbook.conditions.evaluate import compile_condition
from meldbook.conditions.explain import Explanation, explain, facts_of, failing
from meldbook.conditions.signatures import Place
from meldbook.conditions.typecheck import parse_condition
from meldbook.conditions.unparse import unparse


def follows(explained: Explanation) -> bool:
    """Whether the truth of a whole follows from what is told of its parts."""
    parts = [part.holds for part in explained.parts]
    match explained.condition:
        case And():
            return all(parts)
        case Or():
            return any(parts)
        case Not():
            return not parts[0]
        case Quantified(quantifier=quantifier):
            return {Quantifier.EVERY: all(parts), Quantifier.ANY: any(parts), Quantifier.NO: not any(parts)}[quantifier]
        case _:
            return explained.holds


def everything(explained: Explanation) -> list[Explanation]:
    return [explained, *(each for part in explained.parts for each in everything(part))]


@given(conditions, toys)
def test_the_whole_follows_from_its_parts(condition: Condition, toy: Toy) -> None:
    explained = explain(condition, FACTS, DOMAINS, toy)
    assert explained.holds is compile_condition(condition, FACTS, DOMAINS)(toy)
    assert all(each.holds is follows(each) for each in everything(explained))


@given(conditions, toys)
def test_each_atom_is_told_with_one_value_for_each_fact(condition: Condition, toy: Toy) -> None:
    for each in everything(explain(condition, FACTS, DOMAINS, toy)):
        if isinstance(each.condition, Flag | Compare | Is | Not):
            assert len(each.found) == len(facts_of(each.condition))


@given(conditions, toys)
def test_what_failed_is_false_and_there_is_some_exactly_if_the_condition_fails(condition: Condition, toy: Toy) -> None:
    failed = failing(condition, FACTS, DOMAINS, toy)
    assert bool(failed) is not compile_condition(condition, FACTS, DOMAINS)(toy)
    for atom, _ in failed:
        assert not isinstance(atom, And | Or)
        assert not compile_condition(atom, FACTS, DOMAINS)(toy)


VALUES = {
    "hand.cards": 3,
    "pile.frozen": True,
    "side.melded": False,
    "stock.cards": 0,
    "upcard": 7,
    "side.score": 20,
    "meld.canasta": True,
}


def always(value: int) -> Callable[[object], Callable[[object], int]]:
    return lambda argument: lambda world: value


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hand.cards >= 2", []),
        ("hand.cards < 2", [("hand.cards < 2", (3,))]),
        ("hand.cards <= stock.cards", [("hand.cards <= stock.cards", (3, 0))]),
        ("hand.cards + stock.cards > 5", [("hand.cards + stock.cards > 5", (3, 0))]),
        ("not pile.frozen", [("not pile.frozen", (True,))]),
        ("(side.melded or hand.cards = 1) and not pile.frozen", [("not pile.frozen", (True,))]),
        ("side.melded or hand.cards = 1", [("side.melded", (False,)), ("hand.cards = 1", (3,))]),
        ("upcard is 2", [("upcard is 2", (7,))]),
        ("every side with side.score > 20", [("every side with side.score > 20", (20,))]),
        ("no side with side.score > 10", [("no side with side.score > 10", (20,))]),
        ("any meld with meld.canasta", [("any meld with meld.canasta", ())]),
    ],
)
def test_the_fewest_atoms_that_made_it_false_are_told(text: str, told: list[tuple[str, tuple[object, ...]]]) -> None:
    condition, _ = parse_condition(scalar(text), NAMES, Place.EXAMPLE)
    assert condition
    facts = {name: always(value) for name, value in VALUES.items()}
    domains = {Domain.SIDE: lambda world: (world, world), Domain.MELD: lambda world: ()}
    failed = failing(condition, facts, domains, None)
    assert [(unparse(atom), found) for atom, found in failed] == told


def test_facts_are_listed_in_the_order_in_which_they_are_named() -> None:
    condition, _ = parse_condition(scalar("hand.cards > stock.cards and (pile.frozen or hand.cards = 1)"), NAMES, Place.PLAY)
    assert condition
    assert [fact.name for fact in facts_of(condition)] == ["hand.cards", "stock.cards", "pile.frozen", "hand.cards"]
