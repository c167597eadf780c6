"""Chance: the same everywhere, fair, and independent from round to round."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest
from sitting import ROOT, rules_of

from meldbook.model.table import FirstDealer
from meldbook.play.chance import Chance
from meldbook.play.seating import draw_seats, first_dealer

FIRST_ORDER = (4, 0, 5, 2, 1, 3)
"""The first order of seed 1: as it must be for ever, or old seeds would give other games."""


def test_a_seed_gives_the_same_order_for_ever() -> None:
    assert Chance(1).deal(range(6), 1) == FIRST_ORDER


def test_an_order_has_the_same_cards() -> None:
    assert sorted(Chance(5).deal([7, 7, 1, 3], 1)) == [1, 3, 7, 7]


def test_rounds_and_further_shuffles_have_orders_of_their_own() -> None:
    orders = {Chance(seed).deal(range(50), number, shuffle) for seed in (1, 2) for number in (1, 2) for shuffle in (0, 1)}
    assert len(orders) == 8


def test_every_card_is_equally_likely_to_be_drawn_first_from_the_stock() -> None:
    """χ² over the top card and the card at one more place of many deals; 99.9 % of fair shuffles stay below the limit."""
    deals, cards = 5200, 52
    for place in (-1, 17):
        seen = Counter(Chance(seed).deal(range(cards), 1)[place] for seed in range(deals))
        expected = deals / cards
        assert sum((seen[card] - expected) ** 2 / expected for card in range(cards)) < 88


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_another_process_plays_the_same_game(hash_seed: str) -> None:
    program = (
        "import sys; sys.path[:0] = ['interpreter', 'tests/play'];"
        "from sitting import played; log = played('rummyroyal', 'steady', 'random', limit=1);"
        "print(log.decisions, log.scores, log.game.round.stock)"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    found = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout
    from sitting import played  # noqa: PLC0415 - the same words as in the program

    log = played("rummyroyal", "steady", "random", limit=1)
    assert log.game.round is not None
    assert found == f"{log.decisions} {log.scores} {log.game.round.stock}\n"


def test_the_highest_card_chooses_its_seat_and_the_next_is_its_partner() -> None:
    rules = rules_of("classic")
    for seed in range(30):
        drawn = draw_seats(rules, Chance(seed))
        assert drawn is not None
        order = rules.ruleset.table.seating
        assert order is not None
        kinds = [rules.ruleset.cards.deck.kinds[card] for card in drawn.cards]
        heights = [(order.ranks.index(str(kind.rank)), order.suits.index(str(kind.suit))) for kind in kinds]
        assert len(set(heights)) == 4
        assert list(drawn.ranking) == sorted(range(4), key=lambda player: heights[player])
        assert (drawn.seats[0], drawn.seats[2]) == drawn.ranking[:2]
        assert drawn.dealer == 3


def test_jokers_and_equal_cards_are_drawn_again() -> None:
    """With nothing but jokers and two cards that count, everybody but two would draw for ever: the draw ends all the same."""
    rules = rules_of("classic")
    joker = len(rules.names) - 1
    poor = replace(rules, pack=(0, 1, 2, 3, joker, joker))
    drawn = draw_seats(poor, Chance(1))
    assert drawn is not None
    assert sorted(drawn.cards) == [0, 1, 2, 3]
    assert draw_seats(replace(rules, pack=(joker,)), Chance(1)) is not None


def test_the_first_dealer_sits_right_of_the_highest_card() -> None:
    rules = rules_of("classic")
    assert rules.ruleset.table.first_dealer is FirstDealer.RIGHT_OF_DRAWN
    drawn = draw_seats(rules, Chance(3))
    assert drawn is not None
    assert first_dealer(rules, Chance(3)) == (drawn.ranking[0] - 1) % 4


def test_a_random_first_dealer_may_be_anybody() -> None:
    rules = rules_of("rummyroyal")
    assert draw_seats(rules, Chance(1)) is None
    assert {first_dealer(rules, Chance(seed)) for seed in range(20)} == {0, 1}
