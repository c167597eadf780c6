"""The facts about table, deck and deal, which no single move shows. Each test names the facts it proves."""

from __future__ import annotations

from collections import Counter

import pytest

from meldbook.cards import size
from meldbook.engine import game
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.engine.table import settle
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import load
from meldbook.loading.options import chosen
from meldbook.loading.reference import Reference
from meldbook.model.moves import Shuffle
from meldbook.model.table import Direction, FirstDealer, Passing
from meldbook.play.chance import Chance
from meldbook.play.seating import draw_seats, first_dealer


def rules_of(variant: str, players: int) -> Rules:
    reference = Reference.parse(variant)
    assert isinstance(reference, Reference)
    ruleset = load(reference, Catalogue(directories=())).ruleset
    assert ruleset is not None
    return settle(ruleset, players, chosen(ruleset.options, {}))


def dealt(rules: Rules, dealer: int, seed: int = 1) -> Game:
    return game.apply(rules, game.start(rules, dealer), Shuffle(order=Chance(seed).deal(rules.pack, 1)))


def worth(rules: Rules) -> dict[str, int]:
    return dict(zip(rules.names, rules.values, strict=True))


CARD_POINTS = [("JK", 50), ("2S", 20), ("AH", 20), ("KC", 10), ("8D", 10), ("7S", 5), ("4H", 5), ("3S", 5), ("3C", 5)]


@pytest.mark.parametrize("variant", ["classic", "rummyroyal", "railroad"], ids=["ET-05", "RO-03", "RR-12"])
def test_the_points_of_the_cards(variant: str) -> None:
    rules = rules_of(variant, rules_of_players(variant))
    assert {name: worth(rules)[name] for name, _ in CARD_POINTS} == dict(CARD_POINTS)
    assert [rules.names[card] for card in rules.ruleset.cards.wild.cards] == ["2S", "2H", "2D", "2C", "JK"]


def rules_of_players(variant: str) -> int:
    return {"classic": 4, "rummyroyal": 2, "railroad": 4}[variant]


def test_four_players_partners_opposite_108_cards() -> None:
    """ET-01"""
    rules = rules_of("classic", 4)
    table = rules.ruleset.table
    assert (table.min_players, table.max_players) == (4, 4)
    assert rules.side_of == (0, 1, 0, 1)
    assert len(rules.pack) == 108
    assert Counter(rules.names[card] for card in rules.pack)["JK"] == 4


def test_partners_are_drawn_for() -> None:
    """ET-02: the highest card sits at seat 0 and goes first, the second highest opposite; jokers and ties draw again."""
    rules = rules_of("classic", 4)
    for seed in range(200):
        draw = draw_seats(rules, Chance(seed))
        assert draw is not None
        shown = [rules.names[card] for card in draw.cards]
        assert "JK" not in shown
        assert len(set(shown)) == 4
        highest, second = sorted(range(4), key=lambda player: strength(shown[player]), reverse=True)[:2]
        assert draw.seats[0] == highest
        assert draw.seats[2] == second


def strength(name: str) -> tuple[int, int]:
    """Ace high, two low; then spades, hearts, diamonds, clubs."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return ranks.index(name[:-1]), "CDHS".index(name[-1])


def test_eleven_cards_each_and_the_first_dealer_at_the_right_of_the_highest() -> None:
    """ET-03"""
    rules = rules_of("classic", 4)
    assert rules.ruleset.table.direction is Direction.CLOCKWISE
    assert rules.ruleset.table.first_dealer is FirstDealer.RIGHT_OF_DRAWN
    assert rules.hand_size == 11
    draw = draw_seats(rules, Chance(5))
    assert draw is not None
    assert draw.dealer == 3, "seat 0 drew highest, seat 3 is at its right"
    dealt_game = dealt(rules, draw.dealer)
    assert dealt_game.round is not None
    assert dealt_game.round.turn.seat == 0
    assert [size(hand) for hand in dealt_game.round.hands] == [11, 11, 11, 11]


def test_two_players_108_cards() -> None:
    """RO-01"""
    rules = rules_of("rummyroyal", 2)
    table = rules.ruleset.table
    assert (table.min_players, table.max_players) == (2, 2)
    assert rules.side_of == (0, 1)
    assert len(rules.pack) == 108
    assert Counter(rules.names[card] for card in rules.pack)["JK"] == 4


@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_alone_with_two_decks_and_two_jokers_each(players: int) -> None:
    """RR-01, RR-02"""
    rules = rules_of("railroad", players)
    assert rules.side_of == tuple(range(players))
    assert len(rules.pack) == players * (2 * 52 + 2)
    assert Counter(rules.names[card] for card in rules.pack)["JK"] == 2 * players


def test_the_deal_goes_round_to_the_left_from_a_random_dealer() -> None:
    """RR-03"""
    rules = rules_of("railroad", 4)
    table = rules.ruleset.table
    assert (table.direction, table.first_dealer, table.deal_passes) == (Direction.CLOCKWISE, FirstDealer.RANDOM, Passing.NEXT)
    assert {first_dealer(rules, Chance(seed)) for seed in range(100)} == {0, 1, 2, 3}
    round_ = dealt(rules, dealer=2).round
    assert round_ is not None
    assert round_.turn.seat == 3, "the player left of the dealer starts"


def test_thirteen_cards_and_a_kitty_of_eleven() -> None:
    """RR-04"""
    round_ = dealt(rules_of("railroad", 3), dealer=0).round
    assert round_ is not None
    assert [size(hand) for hand in round_.hands] == [13, 13, 13]
    assert [(size(kitty.cards), kitty.looked) for kitty in round_.reserves] == [(11, False)] * 3


def test_there_are_no_tricks() -> None:
    """RR-31: every move of a turn is drawing, melding or discarding; nothing is ever played to the table for a trick."""
    rules = rules_of("railroad", 2)
    ruleset = rules.ruleset
    assert {kind.form.value for kind in ruleset.melds.kinds} == {"set", "wild"}
    assert not any("trick" in path for path, _ in ruleset.origins)
