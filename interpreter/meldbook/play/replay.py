"""Playing a game record over again.

In: a record, and the loaded rules it says it was played by. Out: the game as it came out, or what doesn't fit: another variant,
other rules, an option that isn't there, a move that is refused, a round or result that isn't what it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from meldbook.diagnostics import Diagnostic, Span
from meldbook.engine import judging, scoring
from meldbook.engine.game import apply, start
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.engine.table import settle
from meldbook.loading.options import OptionValues, chosen, read_choice
from meldbook.loading.rooms.table import told_players
from meldbook.model.codec import ruleset_hash
from meldbook.model.moves import Move
from meldbook.model.ruleset import Ruleset
from meldbook.notation import NotationError, Record, RecordedMove, read_move, wrong_move
from meldbook.play.naming import names_for
from meldbook.play.problem import Problem
from meldbook.play.table import Watcher
from meldbook.syntax import ScalarNode


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    """A record that could be played over: the rules at its table, the moves that were made, and the game after them."""

    rules: Rules
    game: Game
    moves: tuple[tuple[int | None, Move], ...]


Diagnostics = tuple[Diagnostic, ...]


def replay(record: Record, ruleset: Ruleset, to: int | None = None, watcher: Watcher | None = None) -> Replayed | Diagnostics:
    """The game of the record, or what is wrong; with `to`, the game after its first so many moves."""
    if record.variant.text != ruleset.id:
        return (_other_variant(record, ruleset),)
    options, unknown = _options(record, ruleset)
    problems = (*_wrong_rules(record, ruleset), *_wrong_players(record, ruleset), *unknown)
    return problems or _played(record, settle(ruleset, len(record.players), options), to, watcher)


def _other_variant(record: Record, ruleset: Ruleset) -> Diagnostic:
    message = f'the record is of a game of "{record.variant.text}", not of "{ruleset.id}"'
    return Problem.RECORD_VARIANT.at(record.variant.span, message)


def _wrong_rules(record: Record, ruleset: Ruleset) -> Iterator[Diagnostic]:
    now = ruleset_hash(ruleset)
    if record.ruleset is not None and record.ruleset.text != now:
        message = f'the rules of "{ruleset.id}" are others than then: their hash is "{now}" now'
        yield Problem.RECORD_RULES.at(record.ruleset.span, message)


def _wrong_players(record: Record, ruleset: Ruleset) -> Iterator[Diagnostic]:
    if len(record.players) not in ruleset.table.players:
        possible = told_players(ruleset.table.players)
        last = record.players[-1].span if record.players else Span.point(record.file)
        yield Problem.RECORD_PLAYERS.at(last, f'"{ruleset.id}" is for {possible} players, not for {len(record.players)}')


def _options(record: Record, ruleset: Ruleset) -> tuple[OptionValues, Diagnostics]:
    """What the table chose, and what cannot be chosen."""
    read = [
        read_choice(ruleset.options, ScalarNode(text=name, span=value.span), ScalarNode(text=value.text, span=value.span))
        for name, value in record.options
    ]
    choices: Mapping[str, bool | int | str] = dict(each for each in read if not isinstance(each, Diagnostic))
    return chosen(ruleset.options, choices), tuple(each for each in read if isinstance(each, Diagnostic))


def _played(record: Record, rules: Rules, to: int | None, watcher: Watcher | None) -> Replayed | Diagnostics:
    game = start(rules, _first_dealer(record, rules))
    moves: list[tuple[int | None, Move]] = []
    for index, each in enumerate(record.moves[:to]):
        found = _wrong_round(record, index, game) or _move(record, each, rules, game)
        if isinstance(found, Diagnostic):
            return (found,)
        before, game = game, apply(rules, game, found)
        moves.append((each.seat, found))
        if watcher is not None:
            watcher(before, each.seat, found, game)
    wrong = tuple(_wrong_result(record, game)) if to is None else ()
    return wrong or Replayed(rules=rules, game=game, moves=tuple(moves))


def _first_dealer(record: Record, rules: Rules) -> int:
    """The first dealer, who sits before the seat that moves first; a record without moves may begin anywhere."""
    first = next((move.seat for move in record.moves if move.seat is not None), 0)
    return (first - 1) % rules.players


def _move(record: Record, recorded: RecordedMove, rules: Rules, game: Game) -> Move | Diagnostic:
    """The move, if it can be read, it is that seat's turn, and it is allowed."""
    span = recorded.words.whole(record.file)
    move = read_move(recorded.text, names_for(rules, game, recorded.seat))
    if isinstance(move, NotationError):
        return wrong_move(recorded, move, record.file)
    waiting = judging.actor(rules, game)
    if recorded.seat != waiting:
        return Problem.RECORD_TURN.at(span, f"{_who(recorded.seat)} moves, but the game waits for {_who(waiting)}")
    refusal = judging.check(rules, game, move, recorded.seat)
    if refusal is not None:
        return Problem.RECORD_REFUSED.at(span, f'"{_shortened(recorded.text)}" is refused by {refusal.path or refusal.rule}')
    return move


def _who(seat: int | None) -> str:
    return "chance" if seat is None else f"seat {seat}"


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:60]}…"


def _wrong_round(record: Record, index: int, game: Game) -> Diagnostic | None:
    """Whether the record says that a round begins before this move which doesn't."""
    landmark = next((each for each in record.rounds if each.before == index), None)
    between = game.round is None or game.round.end is not None
    number = game.number if game.round is None else game.number + 1
    if landmark is None or (between and landmark.number == number):
        return None
    instead = f"it is round {number}" if between else f"round {game.number} isn't over"
    return Problem.RECORD_ROUND.at(landmark.span, f"round {landmark.number} begins here, but {instead}")


def _wrong_result(record: Record, game: Game) -> Iterator[Diagnostic]:
    if record.result is None:
        return
    scores = scoring.totals(game)
    if not game.over:
        yield Problem.RECORD_RESULT.at(record.result.span, "the record has a result, but the game isn't over after its last move")
    elif scores != record.result.scores:
        yield Problem.RECORD_RESULT.at(
            record.result.span, f"the result is {_listed(record.result.scores)}, but the moves come to {_listed(scores)}"
        )


def _listed(scores: tuple[int, ...]) -> str:
    return " ".join(f"{side}:{score}" for side, score in enumerate(scores))
