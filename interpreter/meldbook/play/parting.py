"""Where two sets of rules part: the same games, played by both until something is not the same.

In: two rulesets at tables with the same seats, and names of players: each game is played by the next of them, at every seat. Out:
the first `Parting`, or None. Both games are dealt the same cards. The players see the first one, and what they choose is done in
both; so while all is the same, it is one game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from meldbook.cards import size
from meldbook.engine import deal, judging
from meldbook.engine.game import apply, start
from meldbook.engine.legal import legal_moves
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.engine.view import view
from meldbook.model.moves import Move, Shuffle
from meldbook.notation import NotationError, read_move, write_move
from meldbook.play.chance import Chance
from meldbook.play.naming import names_for
from meldbook.play.players import Player, UnknownPlayer, seat_players
from meldbook.play.seating import first_dealer

LONGEST_TAIL: Final = 4
"""How many of the last moves are remembered."""

MOST_MOVES: Final = 20_000
"""A game that isn't over after so many moves is left."""


class Apart(StrEnum):
    """What is not the same any more."""

    CARDS = "cards"
    SEAT = "seat"
    MOVES = "moves"
    SCORES = "scores"
    END = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class Only:
    """A move that one of the games has and the other has not; `refusal` is the other's, None if it can't even be said there."""

    move: str
    refusal: Refusal | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One of the two games where they part."""

    rules: Rules
    game: Game
    seat: int | None
    only: tuple[Only, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Parting:
    """Where two games part: in the game of this number, after so many decisions of players. `last` are the moves before it."""

    apart: Apart
    game: int
    decisions: int
    last: tuple[str, ...]
    before: Side
    after: Side


@dataclass(slots=True)
class _Pair:
    """Two games while they are one."""

    number: int
    rules: tuple[Rules, Rules]
    games: tuple[Game, Game]
    players: tuple[Player, ...]
    chance: Chance
    last: deque[str]
    decisions: int = 0
    shuffles: int = 0

    @property
    def seats(self) -> tuple[int | None, int | None]:
        return judging.actor(self.rules[0], self.games[0]), judging.actor(self.rules[1], self.games[1])


def parting(
    before: Rules,
    after: Rules,
    *,
    players: tuple[str, ...],
    seed: int,
    games: range,
    progress: Callable[[int], None] | None = None,
) -> Parting | None:
    """The first place where games of these numbers part; None if they never do."""
    for number in games:
        names = (players[number % len(players)],) * before.players
        found = _in_game(_laid(before, after, names, Chance(seed).part("game", number), number))
        if found is not None:
            return found
        if progress:
            progress(number + 1)
    return None


def _laid(before: Rules, after: Rules, players: tuple[str, ...], chance: Chance, number: int) -> _Pair:
    seated = seat_players(players, chance)
    assert not isinstance(seated, UnknownPlayer), "names are looked up before"
    dealer = first_dealer(before, chance)
    games = start(before, dealer), start(after, dealer)
    return _Pair(number, (before, after), games, seated, chance, deque(maxlen=LONGEST_TAIL))


def _in_game(pair: _Pair) -> Parting | None:
    for _ in range(MOST_MOVES):
        if pair.games[0].over and pair.games[1].over:
            return None
        apart = _apart(pair)
        if apart is not None:
            return _parted(pair, apart)
        _go_on(pair)
    return None


def _apart(pair: _Pair) -> Apart | None:
    """What is not the same now."""
    (rules, others), (game, other) = pair.rules, pair.games
    if _scores(game) != _scores(other):
        return Apart.SCORES
    if game.over != other.over:
        return Apart.END
    seat, seat_there = pair.seats
    if seat != seat_there or game.number != other.number:
        return Apart.SEAT
    if _counts(rules, game) != _counts(others, other):
        return Apart.CARDS
    if seat is None:
        return None
    return Apart.MOVES if set(_moves(rules, game, seat)) != set(_moves(others, other, seat)) else None


def _scores(game: Game) -> tuple[int, ...] | None:
    """What the round that has just ended brought; None while there is none."""
    end = game.round.end if game.round else None
    return end.scores if end else None


def _counts(rules: Rules, game: Game) -> tuple[object, ...]:
    """How many cards everybody holds; before a deal, which cards are to be dealt."""
    if judging.actor(rules, game) is None or game.round is None:
        return tuple(sorted(rules.names[card] for card in deal.face_down(rules, game)))
    return (*map(size, game.round.hands), game.round.left, len(game.round.pile))


def _moves(rules: Rules, game: Game, seat: int) -> Mapping[str, Move]:
    names = names_for(rules, game, seat)
    return {write_move(move, names): move for move in legal_moves(rules, game)}


def _go_on(pair: _Pair) -> None:
    """The next move, in both games."""
    (rules, others), (game, other) = pair.rules, pair.games
    seat, _ = pair.seats
    if seat is None:
        order, order_there = _shuffles(pair)
        pair.games = apply(rules, game, order), apply(others, other, order_there)
        return
    chosen = pair.players[seat].choose(view(rules, game, seat), rules)
    text = write_move(chosen, names_for(rules, game, seat))
    there = _moves(others, other, seat).get(text) or _read(others, other, seat, text)
    assert there is not None, f"both games have the move {text}"
    pair.games = apply(rules, game, chosen), apply(others, other, there)
    pair.decisions += 1
    pair.last.append(f"{seat}: {text}")


def _shuffles(pair: _Pair) -> tuple[Shuffle, Shuffle]:
    """One order of the face-down cards, for each of the games."""
    (rules, others), (game, _) = pair.rules, pair.games
    order = pair.chance.deal(deal.face_down(rules, game), game.number + 1, pair.shuffles)
    pair.shuffles += 1
    return Shuffle(order=order), Shuffle(order=tuple(others.names.index(rules.names[card]) for card in order))


def _parted(pair: _Pair, apart: Apart) -> Parting:
    sides = [
        Side(rules=pair.rules[one], game=pair.games[one], seat=pair.seats[one], only=_only(pair, one, apart)) for one in (0, 1)
    ]
    return Parting(
        apart=apart, game=pair.number, decisions=pair.decisions, last=tuple(pair.last), before=sides[0], after=sides[1]
    )


def _only(pair: _Pair, one: int, apart: Apart) -> tuple[Only, ...]:
    """The moves that only one of the games has."""
    seat = pair.seats[one]
    if apart is not Apart.MOVES or seat is None:
        return ()
    here = _moves(pair.rules[one], pair.games[one], seat)
    there = _moves(pair.rules[1 - one], pair.games[1 - one], seat)
    return tuple(_refused(pair, 1 - one, seat, text) for text in here if text not in there)


def _refused(pair: _Pair, one: int, seat: int, text: str) -> Only:
    move = _read(pair.rules[one], pair.games[one], seat, text)
    return Only(move=text, refusal=None if move is None else judging.check(pair.rules[one], pair.games[one], move, seat))


def _read(rules: Rules, game: Game, seat: int, text: str) -> Move | None:
    move = read_move(text, names_for(rules, game, seat))
    return None if isinstance(move, NotationError) else move
