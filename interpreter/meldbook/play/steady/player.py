"""The player itself: one question after the other, in the order of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.cards import size
from meldbook.engine.points import worth
from meldbook.engine.rules import Rules
from meldbook.engine.state import Phase
from meldbook.engine.view import View
from meldbook.model.moves import Answer, Expose, Look, Move
from meldbook.play.steady.discarding import best_discard
from meldbook.play.steady.knowledge import Knowledge, knowledge_of
from meldbook.play.steady.laying import best_lay
from meldbook.play.steady.prospects import Prospects, prospects_of
from meldbook.play.steady.risk import penalty
from meldbook.play.steady.taking import draw_or_take
from meldbook.play.steady.way_out import way_out

FEW_POINTS = 75
"""A partner agrees to going out with at most so many points in the hand,"""

FEW_CARDS = 4
"""or with at most so many cards."""


@dataclass(frozen=True, slots=True)
class SteadyPlayer:
    """A player without luck or memory: the same view always gives the same move."""

    name: str = "steady"

    def choose(self, view: View, rules: Rules) -> Move:
        """The move that looks best."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.ANSWER:
            return _answer(view, rules)
        known = knowledge_of(view, rules)
        if view.phase is Phase.DISCARD:
            return best_discard(known) or view.legal[-1]
        if view.phase is Phase.DRAW:
            return draw_or_take(known, prospects_of(known))
        return _after_drawing(known)


def _answer(view: View, rules: Rules) -> Move:
    few = worth(rules, view.hand) <= FEW_POINTS or size(view.hand) <= FEW_CARDS
    return Answer(agrees=few)


def _after_drawing(known: Knowledge) -> Move:
    """Look at what may be seen, lay aside what may be, go out if possible, lay what gains, and discard."""
    looks = (move for move in known.view.legal if isinstance(move, Look | Expose))
    prospects = prospects_of(known)
    return next(looks, None) or way_out(known, prospects) or best_lay(known, prospects) or _ending(known, prospects)


def _ending(known: Knowledge, prospects: Prospects) -> Move:
    """The end of the turn, unless that costs more than a play that gains nothing."""
    end = best_discard(known) or known.view.legal[-1]
    lost = penalty(known, end)
    return (best_lay(known, prospects, lost) if lost < 0 else None) or end
