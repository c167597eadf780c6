"""The scoring room: the score of a round, line by line, and the end of the game."""

from __future__ import annotations

from dataclasses import replace

from meldbook.engine.context import Context
from meldbook.engine.draft import Draft
from meldbook.engine.rules import LineRule, Rules
from meldbook.engine.state import EndReason, Game, Phase, Round, RoundEnd
from meldbook.model.scoring import Tie


def end_round(
    draft: Draft, reason: EndReason, path: str | None = None, seat: int | None = None, *, concealed: bool = False
) -> None:
    """The round is over; it is scored when the move is finished."""
    draft.end = RoundEnd(reason, path, seat, concealed, (), ())
    draft.phase = Phase.OVER


def scored(rules: Rules, game: Game, round_: Round) -> Game:
    """The game after a round that has ended: the round with its score, and whether the game is over."""
    if round_.end is None:
        raise ValueError("the round has not ended")
    lines = tuple(_lines(rules, game, round_, side) for side in range(len(rules.seats_of)))
    scores = tuple(sum(points for _, points in own) for own in lines)
    done = replace(game, round=replace(round_, end=replace(round_.end, lines=lines, scores=scores)))
    return _decided(rules, done)


def totals(game: Game) -> tuple[int, ...]:
    """Each side's score with the round just ended, if it has."""
    if game.round is None or game.round.end is None:
        return game.scores
    return tuple(before + gained for before, gained in zip(game.scores, game.round.end.scores, strict=True))


def _lines(rules: Rules, game: Game, round_: Round, side: int) -> tuple[tuple[str, int], ...]:
    """The lines of the score sheet of one side that came to something: path and points. Penalties stand last."""
    context = Context(rules, game, round_, rules.seats_of[side][0], side, round_.sides, 0)
    found = ((line.path, _points(line, context)) for line in rules.lines if line.holds(context))
    lines = tuple((path, points) for path, points in found if points)
    return (*lines, ("scoring.penalties", -round_.penalties[side])) if round_.penalties[side] else lines


def _points(line: LineRule, context: Context) -> int:
    times = 1 if line.per is None else line.per(context)
    return line.sign * line.amount(context) * times


def _decided(rules: Rules, game: Game) -> Game:
    """The game, over if one of its ends holds and no tie asks for a further round."""
    round_ = game.round
    assert round_ is not None
    context = Context(rules, game, round_, 0, rules.side_of[0], round_.sides, 0)
    if not any(end.holds(context) for end in rules.ends):
        return game
    scores = totals(game)
    best = tuple(side for side, score in enumerate(scores) if score == max(scores))
    if len(best) > 1 and rules.ruleset.scoring.tie is Tie.EXTRA_ROUND:
        return game
    return replace(game, over=True, winners=best)
