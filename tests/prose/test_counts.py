"""Every sentence that counts something, with a number of each plural category, as it was read last in each language."""

from __future__ import annotations

from pathlib import Path

import babel
import pytest

from golden import compare_with
from meldbook.prose import Locale, languages

NUMBERS = (0, 1, 2, 3, 5, 11, 19, 20, 21, 22, 100, 101, 119, 1000, 10_000, 1_000_000)
GOLDEN = Path(__file__).parent / "golden" / "counts"


@pytest.fixture(scope="module", params=languages())
def locale(request: pytest.FixtureRequest) -> Locale:
    return Locale.load(request.param)


def test_the_numbers_are_of_every_plural_category(locale: Locale) -> None:
    rule = babel.Locale.parse(locale.language).plural_form
    assert {rule(number) for number in NUMBERS} == {*rule.tags, "other"}


def test_what_is_counted_is_said_as_it_was_read_last(locale: Locale) -> None:
    counting = sorted(key for key, variables in locale.messages.variables.items() if variables - {"sides"} == {"count"})
    assert len(counting) > 30
    lines = [line for key in counting for line in (f"# {key}", *_forms(locale, key))]
    compare_with(GOLDEN / f"{locale.language}.txt", lines)


def _forms(locale: Locale, key: str) -> list[str]:
    """The text with each number; those that differ in nothing else follow one another."""
    return [locale.messages.format(key, {"count": locale.number(number), "sides": "partners"}) for number in NUMBERS]
