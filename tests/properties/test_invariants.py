"""Games played at random and steadily, of every spec there is, keep every invariant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import check_step, round_of
from secrecy import check_secrecy

from meldbook.engine import judging
from played_games import MOST_MOVES, STYLES, Step, steps
from specs_on_disk import SEARCHING, Table, every_choice, every_number_of_players, smallest_and_largest, with_odd_rules

seeds = st.integers(min_value=0, max_value=2**32)

MOST_STEPS = MOST_MOVES if SEARCHING else 90
"""How many steps of a round every invariant is asked of; how rounds end is tested apart, over whole rounds."""


def first_steps(table: Table, seed: int, style: str = "random") -> Iterator[Step]:
    return islice(steps(table.rules, seed, style), MOST_STEPS)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("table", smallest_and_largest(), ids=str)
def test_every_step_of_a_game_keeps_the_invariants(table: Table, style: str) -> None:
    for step in first_steps(table, 1, style):
        check_step(table.rules, step)


@pytest.mark.parametrize("table", every_choice(), ids=str)
def test_every_choice_of_an_option_keeps_the_invariants(table: Table) -> None:
    for step in islice(first_steps(table, 2), None if SEARCHING else 30):
        check_step(table.rules, step)


@settings(max_examples=8)
@given(table=st.sampled_from(every_number_of_players()), seed=seeds, style=st.sampled_from(STYLES))
def test_any_game_keeps_the_invariants(table: Table, seed: int, style: str) -> None:
    for step in first_steps(table, seed, style):
        check_step(table.rules, step)


@settings(max_examples=10)
@given(table=st.sampled_from((*every_number_of_players(), *every_choice())), seed=seeds, style=st.sampled_from(STYLES))
def test_what_is_hidden_from_a_seat_shows_in_nothing_it_sees(table: Table, seed: int, style: str) -> None:
    stream = Random(seed)
    for step in first_steps(table, seed, style):
        if stream.random() < 0.05 or round_of(step.after).end is not None:
            check_secrecy(table.rules, step.after, stream)


@pytest.mark.parametrize("table", every_number_of_players(), ids=str)
def test_every_round_ends(table: Table) -> None:
    last = list(steps(table.rules, seed=3))[-1]
    end = round_of(last.after).end
    assert end is not None
    assert judging.actor(table.rules, last.after) is None


@pytest.mark.parametrize("table", smallest_and_largest(), ids=str)
def test_the_next_round_begins_with_the_scores_of_the_last(table: Table) -> None:
    played = list(steps(table.rules, seed=4, rounds=3))
    for step in played:
        before, after = step.before, step.after
        if step.seat is None and round_of(before).end is not None:
            gained = round_of(before).end.scores  # type: ignore[union-attr]
            assert after.scores == tuple(score + more for score, more in zip(before.scores, gained, strict=True))
            assert after.number == before.number + 1
    assert len(played) < 3 * MOST_MOVES


@pytest.mark.parametrize("table", (with_odd_rules(), Table("classic+upcard-rank-pile", 4)), ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_cards_under_the_upcard_are_hidden(table: Table, seed: int) -> None:
    stream = Random(seed)
    checked = 0
    for step in first_steps(table, seed, "random"):
        if round_of(step.after).unseen and checked < 4:
            check_secrecy(table.rules, step.after, stream)
            checked += 1
    assert checked
