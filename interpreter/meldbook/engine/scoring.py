"""The scoring room: the score of a round, line by line, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.engine.context import Context
from meldbook.engine.draft import Draft
from meldbook.engine.rules import EndRule, LineRule, Rules
from meldbook.engine.state import EndReason, Game, Phase, Round, RoundEnd
from meldbook.model.scoring import Tie


def end_round(
    draft: Draft,
    reason: EndReason,
    path: str | None = None,
    seat: int | None = None,
    *,
    concealed: bool = False,
    hand: str | None = None,
) -> None:
    """The round is over; it is scored when the move is finished. Whoever went out before the last turns has gone out."""
    if draft.ending is not None and draft.ending.seat is not None:
        seat, concealed = draft.ending.seat, draft.ending.concealed
    draft.end = RoundEnd(reason, path, seat, concealed, (), (), hand)
    draft.phase = Phase.OVER


def scored(rules: Rules, game: Game, round_: Round) -> Game:
    """The game after a round that has ended: the round with its score, and whether the game is over."""
    if round_.end is None:
        raise ValueError("the round has not ended")
    lines = tuple(_lines(rules, game, round_, holder) for holder in range(rules.holders))
    scores = tuple(sum(points for _, points in own) for own in lines)
    done = replace(game, round=replace(round_, end=replace(round_.end, lines=lines, scores=scores)))
    return _decided(rules, done)


def as_it_stands(context: Context) -> int:
    """What the lines of the player's score come to with the table and the hand as the context has them, the round not over."""
    return sum(_points(line, context) for line in context.rules.lines if line.holds(context))


def totals(game: Game) -> tuple[int, ...]:
    """Each score with the round just ended, if it has."""
    if game.round is None or game.round.end is None:
        return game.scores
    return tuple(before + gained for before, gained in zip(game.scores, game.round.end.scores, strict=True))


def _lines(rules: Rules, game: Game, round_: Round, holder: int) -> tuple[tuple[str, int], ...]:
    """The lines of one score sheet that came to something: path and points. Penalties stand last."""
    seats = [seat for seat in round_.order if rules.holder_of[seat] == holder]
    if not seats:
        return ()
    context = _context(rules, game, round_, seats[0])
    found = ((line.path, _points(line, context)) for line in rules.lines if line.holds(context))
    lines = tuple((path, points) for path, points in found if points)
    penalty = sum(round_.penalties[seat] for seat in seats)
    return (*lines, ("scoring.penalties", -penalty)) if penalty else lines


def _context(rules: Rules, game: Game, round_: Round, seat: int) -> Context:
    return Context(rules, game, round_, seat, round_.side_of[seat], round_.sides, round_.hands[seat])


def _points(line: LineRule, context: Context) -> int:
    times = 1 if line.per is None else line.per(context)
    points = line.sign * line.amount(context) * times
    return points // len(context.seats()) if line.split else points


def _decided(rules: Rules, game: Game) -> Game:
    """The game, over if one of its ends holds and no tie asks for a further round."""
    round_ = game.round
    if round_ is None:
        raise ValueError("there is no round yet")
    end = next((end for end in rules.ends if end.holds(_context(rules, game, round_, round_.order[0]))), None)
    if end is None:
        return game
    scores = totals(game)
    able = tuple(_able(rules, game, round_, end)) or tuple(range(rules.holders))
    best = tuple(holder for holder in able if scores[holder] == max(scores[other] for other in able))
    if len(best) > 1 and rules.ruleset.scoring.tie is Tie.EXTRA_ROUND:
        return game
    done = replace(game, over=True, winners=best)
    return replace(done, match=_match(rules, done, round_))


def _match(rules: Rules, game: Game, round_: Round) -> tuple[int, ...]:
    """What the finished game is worth to each, in points of the match; nothing, where no line says so."""
    if not rules.match:
        return ()
    contexts = (_context(rules, game, round_, seats[0]) for seats in rules.seats_of_holder)
    return tuple(sum(_points(line, context) for line in rules.match if line.holds(context)) for context in contexts)


def _able(rules: Rules, game: Game, round_: Round, end: EndRule) -> Iterator[int]:
    """Who can win if the game ends so. Of players who rested in the round, nothing of it can be asked."""
    for holder in range(rules.holders):
        seats = [seat for seat in round_.order if rules.holder_of[seat] == holder]
        if end.wins is None or (seats and end.wins(_context(rules, game, round_, seats[0]))):
            yield holder
