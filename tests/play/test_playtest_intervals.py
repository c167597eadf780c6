"""Intervals and tests of playtests, beside numbers from tables and numbers that can be worked out by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from meldbook.play.playtest.intervals import (
    Interval,
    around,
    chance_of,
    difference,
    largest_that_holds,
    quantile,
    ratio,
    wilson,
)


@pytest.mark.parametrize(
    ("degrees", "errors"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (29, 2.045), (30, 2.042), (120, 1.980), (9999, 1.960)],
)
def test_students_quantiles_are_those_of_the_tables(degrees: int, errors: float) -> None:
    assert quantile(0.95, degrees) == pytest.approx(errors, abs=0.0006)


def test_a_mean_has_students_interval() -> None:
    found = ratio([(1, 1), (2, 1), (3, 1)])
    assert found is not None
    reach = 4.302653 / sqrt(3)
    assert around(found) == Interval(pytest.approx(2 - reach), pytest.approx(2 + reach))


def test_a_share_of_games_has_wilsons_interval() -> None:
    found = ratio([(1, 1)] * 3 + [(0, 1)] * 7)
    assert found is not None
    assert wilson(found) == Interval(pytest.approx(0.107791, abs=1e-6), pytest.approx(0.603222, abs=1e-6))


def test_what_never_happened_may_happen_but_not_the_other_way_round() -> None:
    never, always = ratio([(0, 100)] * 10), ratio([(100, 100)] * 10)
    assert never is not None
    assert always is not None
    assert (wilson(never).low, wilson(always).high) == (0, 1)
    assert wilson(never).high == pytest.approx(1 - wilson(always).low) == pytest.approx(0.2775, abs=1e-3)


def test_turns_that_go_together_in_a_game_count_less() -> None:
    """Half of all turns either way; in the first games each has its half, in the second it is all or nothing."""
    apart, together = ratio([(4, 10), (6, 10)] * 10), ratio([(0, 10), (10, 10)] * 10)
    assert apart is not None
    assert together is not None
    assert apart.value == together.value
    assert width(wilson(apart)) < width(wilson(together)) / 2


def width(interval: Interval) -> float:
    return interval.high - interval.low


def test_a_single_game_gives_a_value_and_no_interval() -> None:
    found = ratio([(3, 4)])
    assert found is not None
    assert (found.value, around(found), chance_of(found)) == (0.75, None, 1)


def test_there_is_no_ratio_of_nothing() -> None:
    assert ratio([(0, 0), (0, 0)]) is None
    assert difference([(1, 1)], [(0, 0)]) is None


def test_what_two_games_have_in_common_does_not_hide_a_difference() -> None:
    first = [(value, 1) for value in (10, 200, 3000, 40000)]
    found = difference(first, [(value + step, 1) for (value, _), step in zip(first, (4, 5, 6, 5), strict=True)])
    assert found is not None
    assert found.value == 5
    assert around(found) == Interval(pytest.approx(5 - 3.182446 * sqrt(2 / 3) / 2), pytest.approx(5 + 3.182446 * sqrt(2 / 3) / 2))
    assert chance_of(found) < 0.01


def test_a_difference_of_ratios_is_that_of_means_if_all_games_are_equally_long() -> None:
    first, second = [1, 4, 2, 8], [3, 3, 5, 6]
    means = difference([(value, 1) for value in first], [(value, 1) for value in second])
    ratios = difference([(value, 10) for value in first], [(value, 10) for value in second])
    assert means is not None
    assert ratios is not None
    assert means.variance is not None
    assert (ratios.value, ratios.variance) == (means.value / 10, means.variance / 100)


def test_the_p_value_is_that_of_students_test() -> None:
    """2.776 standard errors at four degrees of freedom leave 5 %."""
    found = difference([(0, 1)] * 5, [(value, 1) for value in (1, 2, 3, 4, 5)])
    assert found is not None
    assert found.variance is not None
    assert 3 / sqrt(found.variance) == pytest.approx(4.2426, abs=1e-4)
    assert chance_of(found) == pytest.approx(0.01324, abs=1e-5)


def test_equal_games_differ_by_nothing() -> None:
    found = difference([(1, 2), (2, 3)], [(1, 2), (2, 3)])
    assert found is not None
    assert (found.value, chance_of(found)) == (0, 1)


@pytest.mark.parametrize(
    ("chances", "largest"),
    [
        ((0.04,), 0.04),
        ((0.04, 0.2), -1),
        ((0.02, 0.04), 0.04),
        ((0.001, 0.026, 0.03), 0.001),
        ((0.001, 0.02, 0.021, 0.022), 0.001),
        ((), -1),
    ],
)
def test_of_many_tests_each_must_say_more(chances: tuple[float, ...], largest: float) -> None:
    assert largest_that_holds(chances) == largest
