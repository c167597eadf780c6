"""Drawing carried out: from the stock, and once more after throwing the card just drawn.

In: a draft of the round in which the player is allowed to draw. Out: the draft with the cards in hand and what that set off.
"""

from __future__ import annotations

from meldbook.cards import Card, single, size
from meldbook.engine import reactions, scoring
from meldbook.engine.draft import Draft
from meldbook.engine.state import EndReason, Phase, Turn
from meldbook.model.clauses import Happening
from meldbook.model.turn import Shortage


def draw(draft: Draft) -> None:
    """Draw from the stock; from an empty one the round ends."""
    turn = draft.turn
    available = draft.left - draft.rules.dead
    wanted = draft.rules.draw(draft.context(turn.seat))
    if available <= 0 or (available < wanted and draft.rules.ruleset.turn.shortage is Shortage.NOTHING):
        scoring.end_round(draft, EndReason.STOCK, "turn.draw")
        return
    before = size(draft.hands[turn.seat])
    reactions.draw(draft, turn.seat, wanted)
    drawn = size(draft.hands[turn.seat]) - before
    draft.turn = Turn(turn.number, turn.seat, turn.melded_before, turn.player_melded, True, drawn)
    if draft.rules.redraw and draft.end is None:
        draft.drawn = draft.stock[draft.left]
    if draft.end is None:
        draft.phase = Phase.MELD
        _note_empty_stock(draft)


def redraw(draft: Draft, card: Card | None) -> None:
    """Throw the card just drawn onto the pile, as discards are thrown, and draw another."""
    assert card is not None, "only a card that was drawn is thrown back"
    seat = draft.turn.seat
    draft.hands[seat] -= single(card)
    draft.pile = (*draft.pile, card)
    reactions.card_event(draft, seat, Happening.DISCARD, card)
    reactions.draw(draft, seat, 1)
    if draft.end is None:
        _note_empty_stock(draft)


def _note_empty_stock(draft: Draft) -> None:
    if draft.left <= draft.rules.dead:
        reactions.event(draft, draft.turn.seat, Happening.STOCK_EMPTIED)
