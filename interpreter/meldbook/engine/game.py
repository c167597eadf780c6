"""Playing a game: `start`, then `apply` one move after another.

In: rules, a game, a move that `check` allows. Out: the game after it; the game given is left as it was. Chance comes in as
`Shuffle` moves, so the same rules and the same moves always give the same game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from meldbook.engine import deal, discarding, drawing, laying, reactions, reserves, scoring, turn_end
from meldbook.engine.draft import Draft
from meldbook.engine.judging import Outcome, actor, check, judge
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Rules
from meldbook.engine.state import EndReason, Game, Phase
from meldbook.model.clauses import Happening
from meldbook.model.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    Expose,
    Join,
    Lay,
    Look,
    Move,
    Pass,
    Redraw,
    Show,
    Shuffle,
    Swap,
    Take,
)
from meldbook.model.table import Passing


def start(rules: Rules, dealer: int = 0) -> Game:
    """A new game with this dealer, waiting for chance to shuffle."""
    return Game(scores=(0,) * rules.holders, number=1, dealer=dealer % rules.players, round=None)


def apply(rules: Rules, game: Game, move: Move) -> Game:
    """The game after this move of whoever it waits for. Raises ValueError if the move isn't allowed: ask `check` first."""
    if isinstance(move, Shuffle):
        refusal = check(rules, game, move)
        if refusal:
            raise ValueError(f"not allowed: {refusal}")
        return _shuffled(rules, game, move)
    outcome = judge(rules, game, None, move)
    if isinstance(outcome, Refusal):
        raise ValueError(f"not allowed: {outcome}")
    return _carried_out(rules, game, move, outcome)


def _shuffled(rules: Rules, game: Game, move: Shuffle) -> Game:
    """After a shuffle: a new deal, or the upcard turned again from a stock put in order anew."""
    round_ = game.round
    if round_ is not None and round_.phase is Phase.CHANCE:
        draft = Draft.of(rules, game, round_)
        draft.stock, draft.left = move.order, len(move.order)
        if round_.resume is None:
            deal.turn_upcard(draft)
        else:
            draft.phase, draft.resume = round_.resume, None
        return replace(game, round=draft.finished())
    if round_ is not None:
        game = Game(scoring.totals(game), game.number + 1, _next_dealer(rules, game.dealer), None)
    return replace(game, round=deal.deal(rules, game, move.order))


def _next_dealer(rules: Rules, dealer: int) -> int:
    step = {Passing.NEXT: 1, Passing.PREVIOUS: -1, Passing.STAYS: 0}[rules.ruleset.table.deal_passes]
    return (dealer + step) % rules.players


def _carried_out(rules: Rules, game: Game, move: Move, outcome: Outcome) -> Game:  # noqa: PLR0912 - one branch a case
    """The game after a move of a player, which is allowed and has this outcome."""
    if game.round is None:
        raise ValueError("there is no round yet")
    draft = Draft.of(rules, game, game.round)
    seat = draft.turn.seat
    _note_use(draft, seat)
    drawn, draft.drawn = draft.drawn, None
    match move:
        case Draw():
            drawing.draw(draft)
        case Redraw():
            drawing.redraw(draft, drawn)
        case Take():
            laying.take(draft, outcome, move)
        case Lay():
            laying.lay(draft, outcome, sum(play.of is None for play in move.plays))
        case Swap():
            draft.sides, draft.hands[seat] = list(outcome.sides), outcome.hand
        case Join():
            laying.join(draft, outcome, move)
        case Expose():
            reactions.expose(draft, seat, move.card)
            turn_end.end_if_empty(draft, discarded=False)
        case Discard():
            discarding.discard(draft, move)
        case Ask():
            draft.asked = tuple(asked or side == draft.side_of[seat] for side, asked in enumerate(draft.asked))
            draft.phase = Phase.ANSWER
        case Answer():
            draft.turn = replace(draft.turn, agreed=move.agrees)
            draft.phase = Phase.MELD
        case Look():
            _look(draft, move)
        case Pass():
            discarding.pass_turn(draft)
        case Show():
            scoring.end_round(draft, EndReason.SPECIAL, f"going_out.hands.{move.hand}", seat, hand=move.hand)
        case Shuffle():
            raise TypeError("a shuffle is chance's move")
        case _:
            assert_never(move)
    round_ = draft.finished()
    after = Game(game.scores, game.number, game.dealer, round_)
    return after if round_.end is None else scoring.scored(rules, after, round_)


def _note_use(draft: Draft, seat: int) -> None:
    """A move of a player who has taken a reserve earlier makes it used."""
    for place, packet in enumerate(draft.reserves):
        if packet.taker == seat and not packet.used:
            draft.reserves[place] = replace(packet, used=True)


def _look(draft: Draft, move: Look) -> None:
    """The player looks at a reserve."""
    found = reserves.find(draft.context(draft.turn.seat), move.reserve)
    if found is not None:
        place, packet = found
        draft.reserves[place] = replace(packet, looked=True)
        reactions.event(draft, draft.turn.seat, Happening.LOOK)


__all__ = ["actor", "apply", "check", "start"]
