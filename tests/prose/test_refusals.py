"""What a player is told when a move is refused: the values that failed, the rule, and what is open."""

from __future__ import annotations

import pytest

from meldbook.cards import bag_of
from meldbook.conditions.ast import Fact
from meldbook.engine.refusal import Cards, Refusal, Unmet
from meldbook.model.rules import RuleId
from meldbook.model.ruleset import Ruleset
from meldbook.play.examples import run_example
from meldbook.prose import Locale, refusal_text
from specs_on_disk import ODD, loaded
from specs_on_disk import ruleset as ruleset_of


def _cards(ruleset: Ruleset, *names: str) -> Cards:
    return Cards(bag=bag_of(ruleset.cards.deck.names.index(name) for name in names))


def _told(refusal: Refusal, variant: str, english: Locale) -> str:
    return refusal_text(refusal, ruleset_of(variant), english, width=200)


def test_the_minimum_says_how_much_is_missing(english: Locale) -> None:
    refusal = Refusal(rule=RuleId.MELDS_MINIMUM, details={"points": 40, "minimum": 50, "short": 10})
    assert _told(refusal, "classic", english) == (
        "40 points, 10 short of the 50 needed for the initial meld. Lay further melds with it."
    )


def test_cards_not_held_are_named(english: Locale) -> None:
    missing = _cards(ruleset_of("classic"), "9S", "KH", "JK")
    refusal = Refusal(rule=RuleId.CARDS_HELD, details={"missing": missing})
    assert _told(refusal, "classic", english) == "You do not have the nine of spades, the king of hearts and a joker."


def test_a_ban_is_told_with_the_rule_that_bans(english: Locale) -> None:
    card = _cards(ruleset_of("railroad"), "7S")
    refusal = Refusal(rule=RuleId.TURN_DISCARD_FORBIDDEN, path="turn.discard_forbid.sevens-held", details={"card": card})
    assert _told(refusal, "railroad", english).splitlines() == [
        "You may not discard the seven of spades now.",
        "  Sevens may not be discarded while some player has no sevens canasta.",
    ]


def test_an_unmet_demand_tells_the_numbers_found(english: Locale) -> None:
    need = ruleset_of("rummyroyal").going_out.needs[0]
    unmet = Unmet(condition=need.must, found=((Fact(name="side.canastas"), 1),))
    refusal = Refusal(rule=RuleId.GOING_OUT_NEEDS, path=need.path, details={"unmet": unmet})
    assert _told(refusal, "rummyroyal", english).splitlines() == [
        "You may not go out yet.",
        "  A player may go out only if the player has at least 2 canastas.",
        "  Now the number of the player’s canastas is 1.",
    ]


def test_one_of_several_needs_is_told_as_a_rule_of_its_own(english: Locale) -> None:
    refusal = Refusal(rule=RuleId.GOING_OUT_NEEDS, path="going_out.needs.wild")
    assert "A player may go out only if the player has a wild canasta." in _told(refusal, "railroad", english)


def test_a_rule_with_a_list_of_conditions_is_told_with_the_list(english: Locale) -> None:
    refusal = Refusal(rule=RuleId.PILE_FORBIDDEN, path="pile.forbid.one-card")
    assert _told(refusal, "classic", english).splitlines() == [
        "You may not take the pile now.",
        "  The pile may not be taken if all of these hold:",
        "    the player has exactly 1 card in hand",
        "    the pile has exactly 1 card",
    ]


def test_a_closed_way_to_the_pile_names_the_open_ones(english: Locale) -> None:
    routes = ("pile.routes.natural-pair",)
    refusal = Refusal(rule=RuleId.PILE_ROUTE_CLOSED, path="pile.routes.lay-off", details={"routes": routes})
    assert _told(refusal, "railroad", english).splitlines()[-1].strip() == (
        "With 2 natural cards from the hand that match the upcard."
    )


def test_a_card_that_may_not_be_laid_aside_now_tells_when_it_may(english: Locale) -> None:
    [example] = (each for each in loaded(ODD).examples if each.id == "while-the-rule-gives-leave-for-it")
    refusal = run_example(ruleset_of(ODD), example).steps[0].refusal
    assert refusal is not None
    assert _told(refusal, ODD, english).splitlines() == [
        "You may not lay the three of diamonds aside.",
        "  When a red three is dealt to a player or drawn from the stock, the player may keep it, and lay it aside face up in "
        "any turn after drawing, provided that at least one of these holds:",
        "    the card is not a three of diamonds",
        "    the pile holds no red threes",
        "  Now the number of red threes in the pile is 1.",
    ]


@pytest.mark.parametrize(
    ("bound", "found", "limit", "said"),
    [
        ("min", 2, 3, "A set needs at least 3 cards; this one would have 2."),
        ("max", 8, 7, "A set may have at most 7 cards; this one would have 8."),
    ],
)
def test_a_meld_of_the_wrong_size_says_the_limit(bound: str, found: int, limit: int, said: str, english: Locale) -> None:
    refusal = Refusal(rule=RuleId.MELDS_SIZE, details={"bound": bound, "found": found, "limit": limit, "kind": "sets"})
    assert _told(refusal, "railroad", english) == said


def test_the_kind_of_a_meld_and_no_other_rule_names_too_many_wild_cards(english: Locale) -> None:
    refusal = Refusal(rule=RuleId.MELDS_WILDS, details={"bound": "max", "found": 4, "limit": 3, "kind": "sets"})
    assert _told(refusal, "classic", english) == "A set may have at most 3 wild cards; this one would have 4."


def test_a_kind_that_may_not_be_begun_tells_when_it_may(english: Locale) -> None:
    kind = ruleset_of("railroad").melds.kinds[-1]
    refusal = Refusal(rule=RuleId.MELDS_BEGIN, path=kind.path, details={"kind": kind.id})
    assert _told(refusal, "railroad", english).splitlines() == [
        "You may not begin a meld of black threes now.",
        "  It may be begun only if the player is going out.",
    ]
