"""What the teller of a game says has become a canasta, when melds change their places."""

from __future__ import annotations

import pytest

from meldbook.cards import bag_of
from meldbook.cli.terminal.narration import was_canasta
from meldbook.engine.state import Meld


def _meld(*cards: int, canasta: bool = False) -> Meld:
    return Meld(0, 0, bag_of(cards), len(cards), 0, 0 if canasta else -1)


KINGS, MORE_KINGS, QUEENS = _meld(1, 1, 1), _meld(1, 1), _meld(5, 5, 5, 5, canasta=True)


@pytest.mark.parametrize(
    ("before", "now", "place", "was"),
    [
        ((KINGS, MORE_KINGS, QUEENS), (_meld(1, 1, 1, 1, 1, canasta=True), QUEENS), 1, True),
        ((KINGS, MORE_KINGS, QUEENS), (_meld(1, 1, 1, 1, 1, canasta=True), QUEENS), 0, False),
        ((KINGS, QUEENS), (KINGS, QUEENS), 1, True),
        ((KINGS,), (KINGS, QUEENS), 1, False),
    ],
)
def test_a_canasta_is_told_once_though_joined_melds_move_it(
    before: tuple[Meld, ...], now: tuple[Meld, ...], place: int, was: bool
) -> None:
    assert was_canasta(before, now, place) is was
