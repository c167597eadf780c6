"""How a turn ends: holds on the pile expire, a player without cards goes out, and the next player's turn begins.

In: a draft of the round after what the player did. Out: the draft in the next turn, or with the round at its end.
"""

from __future__ import annotations

from dataclasses import replace

from meldbook.engine import deal, melds, reactions, reserves, scoring
from meldbook.engine.draft import Draft
from meldbook.engine.state import EndReason, Hold, Phase, Turn
from meldbook.model.clauses import Happening


def let_holds_expire(draft: Draft) -> None:
    """One more turn has passed for every freeze and block that lasts so many turns."""
    if draft.freezes or draft.blocks:
        draft.freezes, draft.blocks = _older(draft.freezes), _older(draft.blocks)


def _older(holds: tuple[Hold, ...]) -> tuple[Hold, ...]:
    return tuple(
        hold if hold.turns is None else Hold(hold.path, hold.turns - 1) for hold in holds if hold.turns is None or hold.turns > 1
    )


def end_if_empty(draft: Draft, *, discarded: bool) -> None:
    """If the hand is empty: a reserve comes to it, or the player has gone out."""
    seat = draft.turn.seat
    if draft.hands[seat] or draft.end is not None:
        return
    context = draft.context(draft.turn.seat)
    if reserves.would_refill(context):
        reactions.event(draft, seat, Happening.HAND_EMPTIED)
        return
    _go_out(draft, seat, concealed=draft.rules.concealed is not None and draft.rules.concealed.holds(context))
    if draft.end is None and not discarded:
        let_holds_expire(draft)
        end_turn(draft)


def _go_out(draft: Draft, seat: int, *, concealed: bool) -> None:
    """The player has gone out: the round ends, unless a reaction grants last turns, or such turns are being played already."""
    if draft.ending is not None and draft.ending.seat is not None:
        return
    earlier, draft.ending = draft.ending, None
    reactions.event(draft, seat, Happening.GOING_OUT)
    if draft.end is not None:
        return
    if draft.ending is None:
        draft.ending = earlier
        scoring.end_round(draft, EndReason.WENT_OUT, "going_out", seat, concealed=concealed)
        return
    draft.ending = replace(draft.ending, seat=seat, concealed=concealed)


def end_turn(draft: Draft) -> None:
    """The turn ends and the next player's begins, unless the round is over."""
    if draft.end is not None:
        return
    seat = draft.turn.seat
    reactions.event(draft, seat, Happening.TURN_END)
    _count_last_turns(draft)
    if draft.end is not None:
        return
    if draft.turn.played:
        draft.players_melded = tuple(melded or other == seat for other, melded in enumerate(draft.players_melded))
    draft.sides = [melds.of_a_new_turn(table) for table in draft.sides]
    following = deal.next_seat(draft.order, seat, draft.rules.players)
    draft.turn = Turn(
        draft.turn.number + 1, following, draft.sides[draft.side_of[following]].melded, draft.players_melded[following]
    )
    draft.phase = Phase.DRAW


def _count_last_turns(draft: Draft) -> None:
    """One of the last turns has been played; after all of them the round ends."""
    ending = draft.ending
    if ending is None or draft.end is not None:
        return
    draft.ending = replace(ending, turns=ending.turns - 1)
    if ending.turns <= 1:
        reason, path = (EndReason.RULE, ending.path) if ending.seat is None else (EndReason.WENT_OUT, "going_out")
        scoring.end_round(draft, reason, path)
