"""Taking the pile, laying melds and joining them carried out.

In: a draft of the round, and the outcome that the judge found for the move. Out: the draft with that outcome and what it set off.
"""

from __future__ import annotations

from dataclasses import replace

from meldbook.cards import bag_of
from meldbook.engine import reactions
from meldbook.engine.draft import Draft
from meldbook.engine.judging import Outcome
from meldbook.engine.state import Phase
from meldbook.engine.turn_end import end_if_empty
from meldbook.model.clauses import Happening
from meldbook.model.moves import Join, Take


def take(draft: Draft, outcome: Outcome, move: Take) -> None:
    """Take the pile or its top: the upcard lies in a meld or comes to hand like the rest; freezes and blocks are gone."""
    seat = draft.turn.seat
    taken = draft.pile[-outcome.taken :]
    rest = taken if move.first is None else taken[:-1]
    draft.turn = replace(draft.turn, pile=outcome.taken, taken=bag_of(rest))
    draft.pile, draft.blocks = draft.pile[: -outcome.taken], ()
    # If only unseen cards are left, the top one is turned up.
    draft.unseen = min(draft.unseen, max(0, len(draft.pile) - 1))
    if not draft.pile or draft.rules.ruleset.pile.part_thaws:
        draft.freezes = ()
    draft.piles = tuple(times + (other == seat) for other, times in enumerate(draft.piles))
    draft.phase = Phase.MELD
    if move.first is None:
        draft.hands[seat] = outcome.hand
    else:
        lay(draft, outcome, 1 + len(move.plays), ends=False)
    for card in rest:
        reactions.card_event(draft, seat, Happening.TAKE, card)
    reactions.event(draft, seat, Happening.PILE_TAKEN)
    end_if_empty(draft, discarded=False)


def lay(draft: Draft, outcome: Outcome, plays: int, *, ends: bool = True) -> None:
    """Put the melds on the table; what those of the own side set off follows. `plays` are those to the own melds."""
    seat, side = draft.turn.seat, draft.side_of[draft.turn.seat]
    before = draft.sides[side]
    draft.sides = list(outcome.sides)
    draft.hands[seat] = outcome.hand
    draft.turn = draft.turn.later(plays=plays)
    if draft.sides[side].melded and not before.melded:
        reactions.event(draft, seat, Happening.OPENING)
    for place in outcome.touched:
        meld = draft.sides[side].melds[place]
        added = meld.cards - (before.melds[place].cards if place < len(before.melds) else 0)
        reactions.event(draft, seat, Happening.MELD, meld, added, new=place >= len(before.melds))
        was = before.melds[place].canasta if place < len(before.melds) else -1
        if meld.canasta >= 0 and was < 0:
            reactions.event(draft, seat, Happening.CANASTA, meld, added, new=place >= len(before.melds))
    if ends:
        end_if_empty(draft, discarded=False)


def join(draft: Draft, outcome: Outcome, move: Join) -> None:
    """Put two melds together; that may complete a canasta."""
    seat, side = draft.turn.seat, draft.side_of[draft.turn.seat]
    parts = [draft.sides[side].melds[place] for place in (move.place, move.onto)]
    draft.sides = list(outcome.sides)
    meld = draft.sides[side].melds[outcome.touched[0]]
    if meld.canasta >= 0 and all(part.canasta < 0 for part in parts):
        reactions.event(draft, seat, Happening.CANASTA, meld)
