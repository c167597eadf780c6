"""How far a number from some games can be trusted: 95 % intervals, exact until the last step.

In: for each game a count and what it is a count of, in whole numbers (turns with a frozen pile, and turns). Out: the ratio of the
sums, with its interval. Games are independent of one another, the turns of one game are not; so it is always games that are
compared, and a hundred turns of one game don't pass for a hundred observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist
from typing import TypeAlias

Pairs: TypeAlias = Sequence[tuple[int, int]]
"""For each game the count, and what it is a count of."""

LEVEL = 0.95
MANY = 5000
"""With so many games Student's distribution is the normal one, as far as anybody can see."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A value between two others."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Ratio:
    """The ratio of two sums over so many games, and its variance: exact, None where one game says nothing about it."""

    value: Fraction
    variance: Fraction | None
    games: int
    whole: int


def ratio(pairs: Pairs) -> Ratio | None:
    """The ratio of the sums; None if there is nothing to divide by. The variance is that of the games around the ratio."""
    part, whole = _sums(pairs)
    if not whole:
        return None
    squares = sum((count * whole - part * of) ** 2 for count, of in pairs)
    return Ratio(Fraction(part, whole), _variance(squares, whole**2, len(pairs)), len(pairs), whole)


def difference(first: Pairs, second: Pairs) -> Ratio | None:
    """By how much the second ratio is greater; games are paired, so what two games have in common doesn't disturb."""
    (part, whole), (other_part, other_whole) = _sums(first), _sums(second)
    if not whole or not other_whole:
        return None
    squares = sum(
        ((other * other_whole - other_part * other_of) * whole**2 - (count * whole - part * of) * other_whole**2) ** 2
        for (count, of), (other, other_of) in zip(first, second, strict=True)
    )
    value = Fraction(other_part, other_whole) - Fraction(part, whole)
    return Ratio(value, _variance(squares, whole**2 * other_whole**2, len(first)), len(first), whole)


def _sums(pairs: Pairs) -> tuple[int, int]:
    return sum(count for count, _ in pairs), sum(of for _, of in pairs)


def _variance(squares: int, scale: int, games: int) -> Fraction | None:
    return Fraction(squares * games, scale**2 * (games - 1)) if games > 1 else None


def around(found: Ratio) -> Interval | None:
    """Student's interval around a mean or a difference; None for a single game."""
    if found.variance is None:
        return None
    reach = quantile(LEVEL, found.games - 1) * sqrt(found.variance)
    return Interval(float(found.value) - reach, float(found.value) + reach)


def wilson(found: Ratio) -> Interval:
    """Wilson's interval for a share, which stays between 0 and 1.

    The trials are as many as would scatter like these games; and if nothing scatters, since it is always or never so, one a game.
    """
    share = found.value
    trials = found.games
    if found.variance:
        trials = min(found.whole, int(share * (1 - share) * found.games / (found.variance * (found.games - 1))))
    trials = max(trials, 1)
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    middle = (float(share) + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z * sqrt(float(share * (1 - share)) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return Interval(middle - reach if share else 0.0, middle + reach if share < 1 else 1.0)


def chance_of(found: Ratio) -> float:
    """How likely so great a difference is if there is none: the two-sided p-value of Student's test."""
    if found.variance is None:
        return 1.0
    if not found.variance:
        return 1.0 if found.value == 0 else 0.0
    return 1 - within(abs(float(found.value)) / sqrt(found.variance), found.games - 1)


@cache
def quantile(level: float, degrees: int) -> float:
    """How many standard errors to each side hold so much of Student's distribution."""
    if degrees >= MANY:
        return NormalDist().inv_cdf((1 + level) / 2)
    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, degrees) < level else (low, middle)
    return (low + high) / 2


def within(errors: float, degrees: int) -> float:
    """How much of Student's distribution lies within so many standard errors (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    if degrees >= MANY:
        return 2 * NormalDist().cdf(errors) - 1
    angle = atan(errors / sqrt(degrees))
    odd = degrees % 2
    term, total = (cos(angle) if odd else 1.0), 0.0
    for step in range(1 + odd, degrees, 2):
        total += term
        term *= cos(angle) ** 2 * step / (step + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def largest_that_holds(chances: Sequence[float]) -> float:
    """The p-value up to which tests hold together at 95 %, below 0 if none does (Holm).

    Of twenty tests that find nothing, one looks as if it did; so the more there are, the more is asked of each.
    """
    holding = -1.0
    for done, chance in enumerate(sorted(chances)):
        if chance > (1 - LEVEL) / (len(chances) - done):
            break
        holding = chance
    return holding
