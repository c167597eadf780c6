"""Discarding and passing carried out.

In: a draft of the round in which the player may do so. Out: the draft in the next turn, unless there is more to discard.
"""

from __future__ import annotations

from meldbook.cards import single
from meldbook.engine import going_out, reactions, scoring
from meldbook.engine.draft import Draft
from meldbook.engine.state import EndReason, Phase
from meldbook.engine.turn_end import end_if_empty, end_turn, let_holds_expire
from meldbook.model.clauses import Happening
from meldbook.model.moves import Discard
from meldbook.model.turn import Stuck


def discard(draft: Draft, move: Discard) -> None:
    """Discard, and let the turn end, unless there are more discards to make."""
    seat = draft.turn.seat
    draft.hands[seat] -= single(move.card)
    if not draft.turn.discards:
        let_holds_expire(draft)
    draft.turn = draft.turn.later(discards=1)
    draft.pile = (*draft.pile, move.card)
    reactions.card_event(draft, seat, Happening.DISCARD, move.card)
    if _has_more_to_discard(draft):
        draft.phase = Phase.DISCARD
        return
    end_if_empty(draft, discarded=True)
    end_turn(draft)


def _has_more_to_discard(draft: Draft) -> bool:
    seat, asked = draft.turn.seat, draft.rules.discards
    if asked is None or draft.end is not None or not draft.hands[seat]:
        return False
    return draft.turn.discards < asked(draft.context(seat))


def pass_turn(draft: Draft) -> None:
    """End the turn without a discard, or without a further one; a player who is stuck may end the round by that."""
    if draft.turn.discards:
        end_turn(draft)
        return
    stuck = not going_out.may_keep_all(draft.context(draft.turn.seat))
    if stuck and draft.rules.ruleset.turn.stuck is Stuck.END_ROUND:
        scoring.end_round(draft, EndReason.STUCK, "turn.stuck")
        return
    let_holds_expire(draft)
    end_turn(draft)
