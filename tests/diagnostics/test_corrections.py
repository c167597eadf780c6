"""When a correction is certain, and when it is a guess."""

from __future__ import annotations

import pytest

from meldbook.diagnostics import Span, correction

PLACE = Span.point("f.yaml")


@pytest.mark.parametrize(
    ("word", "choices", "meant"),
    [
        ("drwa", ("draw", "stuck"), "draw"),
        ("naturel", ("natural", "mixed"), "natural"),
        ("pile.routes.natural-piar", ("pile.routes.natural-pair", "pile.routes.natural"), "pile.routes.natural-pair"),
        ("going-out", ("going_out", "scoring"), "going_out"),
    ],
)
def test_a_slip_is_put_right_with_certainty(word: str, choices: tuple[str, ...], meant: str) -> None:
    fix = correction(PLACE, word, choices)
    assert fix is not None
    assert (fix.replacement, fix.is_safe) == (meant, True)


@pytest.mark.parametrize(
    ("word", "choices"), [("u", ("us", "uk")), ("melt", ("meld", "melds", "felt")), ("canasta", ("canastas", "canaste"))]
)
def test_between_two_that_are_alike_it_is_a_guess(word: str, choices: tuple[str, ...]) -> None:
    fix = correction(PLACE, word, choices)
    assert fix is not None
    assert not fix.is_safe


def test_what_is_like_nothing_has_no_correction() -> None:
    assert correction(PLACE, "xyz", ("draw", "stuck")) is None
