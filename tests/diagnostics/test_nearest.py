"""Did you mean …?"""

import pytest

from meldbook.diagnostics import nearest

NAMES = ("sevens", "wild", "red", "black", "natural-pair", "canasta")


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("sevns", "sevens"),
        ("Wild", "wild"),
        ("natural_pair", "natural-pair"),
        ("canatsa", "canasta"),
        ("bonus", None),
        ("", None),
        ("x" * 100_000, None),
    ],
)
def test_the_nearest_choice_is_found(word: str, meant: str | None) -> None:
    assert nearest(word, NAMES) == meant


def test_nothing_is_near_if_there_is_nothing() -> None:
    assert nearest("wild", ()) is None
