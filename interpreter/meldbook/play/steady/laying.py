"""Which melds to lay: every play is worth what it does for the side's melds, less what its cards were worth in the hand."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.cards import CardBag, size
from meldbook.engine import melds
from meldbook.engine.refusal import Refusal
from meldbook.model.moves import Lay, Move, Play
from meldbook.play.steady.knowledge import Knowledge
from meldbook.play.steady.prospects import Prospects
from meldbook.play.steady.risk import risk

KEPT = 3
"""A hand of fewer cards can't capture a pile; only a canasta is worth that."""

SMALL_HAND = 60
"""What a play that leaves a smaller hand must be worth at least."""


def best_lay(known: Knowledge, prospects: Prospects, least: float = 0) -> Move | None:
    """The play that gains most, None if none gains more than the least."""
    lays = [move for move in known.view.legal if isinstance(move, Lay)]
    hopes = [(gain(known, prospects, move.plays) - _price_of_small_hand(known, move), move) for move in lays]
    best, found = least, None
    for hoped, move in sorted(hopes, key=lambda each: -each[0]):
        if hoped <= best:
            break
        gained = hoped + risk(known, prospects, move.plays)
        if gained > best:
            best, found = gained, move
    return found


def gain(known: Knowledge, prospects: Prospects, plays: Iterable[Play], pays: CardBag | None = None) -> float:
    """What these plays gain the side; `pays` are the cards the hand gives for them, if not all. Others' melds gain nothing."""
    plays = tuple(plays)
    after = melds.arrange(known.context, [play for play in plays if play.of is None])
    if isinstance(after, Refusal):
        return 0
    before = known.melds
    gained = sum(
        prospects.value(after.melds[place]) - (prospects.value(before[place]) if place < len(before) else 0)
        for place in after.touched
    )
    given = sum(play.cards for play in plays) if pays is None else pays
    return gained - prospects.wild_worth * size(given & known.rules.wild_mask)


def _price_of_small_hand(known: Knowledge, move: Lay) -> float:
    left = size(known.view.hand) - sum(size(play.cards) for play in move.plays)
    return SMALL_HAND if left < KEPT else 0
