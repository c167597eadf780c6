"""Conditions as clauses: one fact is one clause, more is a list, and a negation is said by the fact itself."""

from __future__ import annotations

import pytest
from imagined import rich

from meldbook.cards import Alternative, CardPattern, Role
from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
    Domain,
    Fact,
    Flag,
    Linear,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Relation,
    Sum,
)
from meldbook.prose import Locale
from meldbook.prose.conditions import condition_phrase
from specs_on_disk import ruleset as ruleset_of

FROZEN = Flag(fact=Fact(name="pile.frozen"))
MELDED = Flag(fact=Fact(name="side.melded"))
DREW = Flag(fact=Fact(name="turn.drew"))


def _at_least(fact: str, count: int, argument: str | None = None) -> Compare:
    left = Linear(fact=Fact(name=fact, argument=argument))
    return Compare(left=left, relation=Relation.AT_LEAST, right=Number(value=count))


def _all(quantifier: Quantifier, domain: Domain, body: Condition) -> Quantified:
    return Quantified(quantifier=quantifier, domain=domain, body=body)


SEVENS = _at_least("side.canastas", 1, "sevens")


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (FROZEN, "the pile is frozen"),
        (Not(part=FROZEN), "the pile is not frozen"),
        (SEVENS, "the player has a sevens canasta"),
        (_at_least("side.canastas", 2), "the player has at least 2 canastas"),
        (
            Compare(left=Number(value=2), relation=Relation.MORE, right=Linear(fact=Fact(name="stock.cards"))),
            "the stock has fewer than 2 cards",
        ),
        (_all(Quantifier.EVERY, Domain.SIDE, SEVENS), "every player has a sevens canasta"),
        (Not(part=_all(Quantifier.EVERY, Domain.SIDE, SEVENS)), "some player has no sevens canasta"),
        (_all(Quantifier.EVERY, Domain.SIDE, Not(part=MELDED)), "no player has melded"),
        (_all(Quantifier.NO, Domain.SIDE, Not(part=MELDED)), "every player has melded"),
        (_all(Quantifier.ANY, Domain.SIDE, Not(part=MELDED)), "some player has not melded"),
        (_all(Quantifier.EVERY, Domain.PLAY, _at_least("meld.wilds", 2)), "every meld of this play has at least 2 wild cards"),
        (
            Compare(
                left=Linear(fact=Fact(name="side.melds")),
                relation=Relation.MORE,
                right=Linear(fact=Fact(name="side.canastas"), times=2),
            ),
            "the player has more than 2 times as many melds as canastas",
        ),
    ],
)
def test_a_single_fact_is_one_clause(condition: Condition, said: str, english: Locale) -> None:
    ruleset = ruleset_of("railroad")
    phrase = condition_phrase(condition, ruleset)
    assert english.at(ruleset).phrase(phrase) == said
    assert phrase.children == ()


WILD = CardPattern(alternatives=(Alternative(role=Role.WILD),), cards=())
RED = Linear(fact=Fact(name="side.canastas", argument="red"))
BLACK = Linear(fact=Fact(name="side.canastas", argument="black"))


def _number(fact: str, argument: str | CardPattern | None = None, plus: int = 0) -> Linear:
    return Linear(fact=Fact(name=fact, argument=argument), plus=plus)


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (
            Compare(left=Sum(parts=(RED, BLACK)), relation=Relation.AT_LEAST, right=Number(value=3)),
            "the player has at least 3 red canastas or black canastas",
        ),
        (
            Or(parts=(_at_least("side.canastas", 1, "red"), _at_least("side.canastas", 1, "black"))),
            "the player has a red canasta or a black canasta",
        ),
        (
            Compare(left=_number("meld.cards"), relation=Relation.AT_LEAST, right=_number("meld.added", plus=7)),
            "the meld had at least 7 cards before the play",
        ),
        (
            Compare(left=_number("meld.wilds"), relation=Relation.MORE, right=_number("meld.added", WILD)),
            "the meld had a wild card before the play",
        ),
        (
            Compare(left=_number("meld.naturals"), relation=Relation.MORE, right=_number("meld.wilds")),
            "the meld has more natural cards than wild cards",
        ),
        (
            Compare(left=_number("hand.cards", WILD), relation=Relation.EQUAL, right=_number("hand.cards")),
            "the player has only wild cards in hand",
        ),
        (
            Compare(left=_number("round.number"), relation=Relation.AT_LEAST, right=_number("option.rounds")),
            "this is round 4 or a later one, unless the table has agreed on another number",
        ),
        (
            _all(Quantifier.EVERY, Domain.TEAMMATE, Flag(fact=Fact(name="player.taken", argument="kitty"))),
            "every player of the side has taken the kitty",
        ),
    ],
)
def test_what_asks_the_same_of_several_things_is_one_clause(condition: Condition, said: str, english: Locale) -> None:
    ruleset = ruleset_of("rummyroyal")
    phrase = condition_phrase(condition, ruleset)
    assert english.at(ruleset).phrase(phrase) == said
    assert phrase.children == ()


def test_a_side_of_partners_is_called_a_side(english: Locale) -> None:
    ruleset = ruleset_of("classic")
    assert english.at(ruleset).phrase(condition_phrase(MELDED, ruleset)) == "the side has melded"


def test_more_than_one_fact_is_a_list_and_lists_nest(english: Locale) -> None:
    phrase = condition_phrase(And(parts=(DREW, Or(parts=(FROZEN, MELDED)))), ruleset_of("classic"))
    assert english.phrase(phrase) == "all of these hold"
    assert [english.phrase(item) for item in phrase.children] == [
        "the player drew from the stock this turn",
        "at least one of these holds:",
    ]
    assert [english.phrase(item) for item in phrase.children[1].children] == ["the pile is frozen", "the side has melded"]


def test_a_list_about_every_member_says_of_whom_it_speaks(english: Locale) -> None:
    body = And(parts=(MELDED, _at_least("side.canastas", 2)))
    phrase = condition_phrase(_all(Quantifier.EVERY, Domain.SIDE, body), ruleset_of("classic"))
    assert english.phrase(phrase) == "all of this holds for every side"
    assert [english.phrase(item) for item in phrase.children] == ["the side has melded", "the side has at least 2 canastas"]


def test_a_fact_of_someone_else_within_a_quantifier_is_not_said_of_the_member(english: Locale) -> None:
    phrase = condition_phrase(_all(Quantifier.ANY, Domain.SIDE, FROZEN), rich(ruleset_of("classic")))
    assert english.phrase(phrase) == "all of this holds for some side"
    assert [english.phrase(item) for item in phrase.children] == ["the pile is frozen"]
