"""When a move can't be taken back any more: the game before and after a move go in, the reason comes out.

A move may be taken back as long as it showed its player nothing that was hidden, and nobody else has had a go.
"""

from __future__ import annotations

from enum import StrEnum

from meldbook.engine.judging import actor
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game


class Settled(StrEnum):
    """Why a move stands; each has a message."""

    STOCK = "stock"
    PILE = "pile"
    RESERVE = "reserve"
    TURN = "turn"


def settled(rules: Rules, before: Game, after: Game) -> Settled | None:
    """Why the move between these games stands; None if it may still be taken back."""
    then, now = before.round, after.round
    if then is None or now is None or actor(rules, before) != actor(rules, after) or then.turn.number != now.turn.number:
        return Settled.TURN
    if then.left != now.left:
        return Settled.STOCK
    if then.reserves != now.reserves:
        return Settled.RESERVE
    # Only the upcard lay open to the player; the cards under it are seen when they are taken.
    return Settled.PILE if len(then.pile) > 1 and not now.pile else None
