"""Every house rule on every game it is for, and every two that can be chosen together: they load, they play, and they differ."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from house_rules import HOUSE_RULES, ON_BASES, HouseRule, loaded_game, pairs
from meldbook.engine.table import settle
from meldbook.loading.load import Loaded
from meldbook.loading.options import chosen
from meldbook.model.ruleset import Ruleset
from meldbook.play.examples import run_example, run_examples
from meldbook.play.inheriting import inheritance, unlisted
from played_games import Step, steps
from specs_on_disk import SEARCHING, loaded

MOST_STEPS = 400 if SEARCHING else 40
PAIRS = pairs()
PARTS = 1 if SEARCHING else 80
"""In an ordinary run, one pair of so many is loaded and played; which ones is always the same."""

FURTHER = [(rule, base) for rule, base in ON_BASES if base != rule.bases[0]]
TRIED = ON_BASES if SEARCHING else [*((rule, rule.bases[0]) for rule in HOUSE_RULES), *FURTHER[::12]]
"""Every house rule on the first of its games; on the others in a search, and some of them always."""


@pytest.mark.parametrize(("rule", "base"), TRIED, ids=str)
def test_a_house_rule_fits_its_game_and_its_examples_come_out(rule: HouseRule, base: str) -> None:
    """Those that only state a custom of the table have no example: house-H98, house-H99, house-H105, house-H111."""
    found = loaded_game(rule.on(base))
    assert found.ruleset is not None, told(found)
    wrong = (*found.diagnostics, *run_examples(found.ruleset, found.examples))
    assert [f"{each.span}: {each.message}" for each in wrong] == []
    assert list(first_steps(found.ruleset, seed=1))
    assert rule.is_custom or base != rule.bases[0] or flips(found, base) or flips_elsewhere(rule), (
        "no example comes out otherwise"
    )


@pytest.mark.parametrize("rule", HOUSE_RULES[:: 1 if SEARCHING else 24], ids=str)
def test_a_house_rule_lists_what_else_it_changes_of_its_games(rule: HouseRule) -> None:
    found = [inheritance(loaded_game(base), loaded_game(rule.on(base))) for base in rule.bases]
    assert [each.message for each in unlisted(rule.tree, found)] == []


def flips_elsewhere(rule: HouseRule) -> bool:
    return any(flips(loaded_game(rule.on(base)), base) for base in rule.bases[1:])


def flips(with_rule: Loaded, base: str) -> bool:
    """Whether an example of the house rule fails, or can't even be said, in the game without it."""
    plain = loaded(base)
    assert plain.ruleset is not None and with_rule.ruleset is not None
    known = {option.name for option in plain.ruleset.options}
    says_more = (option for example in with_rule.examples for option, _ in example.options if option not in known)
    return any(says_more) or any(run_example(plain.ruleset, example).diagnostics for example in with_rule.examples)


def test_two_house_rules_can_be_chosen_and_played_together_or_say_that_they_cannot() -> None:
    assert len(HOUSE_RULES) > 80
    assert [broken for one, other, base in PAIRS[::PARTS] for broken in broken_together(one, other, base)] == []


def broken_together(one: HouseRule, other: HouseRule, base: str) -> Iterator[str]:
    """What is wrong with the game that has both."""
    found = loaded_game(one.on(base, other))
    if found.ruleset is None:
        yield f"{one}+{other}: {told(found)}"
        return
    try:
        if not list(first_steps(found.ruleset, seed=2)):
            yield f"{one}+{other}: nothing was played"
    except Exception as error:
        yield f"{one}+{other}: {error!r}"


def test_the_same_game_comes_of_two_house_rules_in_either_order() -> None:
    for one, other, base in PAIRS[:: PARTS * 4]:
        assert loaded_game(one.on(base, other)).ruleset == loaded_game(other.on(base, one)).ruleset


def first_steps(ruleset: Ruleset, seed: int) -> Iterator[Step]:
    rules = settle(ruleset, ruleset.table.min_players, chosen(ruleset.options, {}))
    return islice(steps(rules, seed), MOST_STEPS)


def told(found: Loaded) -> str:
    return "\n".join(f"{each.span}: {each.message}" for each in found.diagnostics)
