"""The table: players sit down, and a whole game is played.

In: rules, a player for each seat, and chance. Out: a `GameLog`. Whoever wants to narrate or record the game passes a `Watcher`,
which sees every move between the games before and after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from meldbook.engine import deal, judging, scoring
from meldbook.engine.game import apply, start
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, RoundEnd
from meldbook.engine.view import view
from meldbook.model.moves import Move, Shuffle
from meldbook.play.chance import Chance
from meldbook.play.players import Player
from meldbook.play.seating import first_dealer

MOST_ROUNDS = 1000
"""A game that isn't over after so many rounds is broken off."""

MOST_MOVES = 100_000
"""A round that isn't over after so many moves is broken off, and the game with it."""


class Watcher(Protocol):
    """Somebody who watches a game and must keep what it sees from the players; the seat of chance is None."""

    def __call__(self, before: Game, seat: int | None, move: Move, after: Game) -> None:
        """A move was made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLog:
    """A game that was played: how it stands at the end, and how each round ended.

    `decisions` counts the moves of players. A game that was broken off is not `game.over` and has no winners.
    """

    game: Game
    rounds: tuple[RoundEnd, ...]
    decisions: int

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by side."""
        return scoring.totals(self.game)


@dataclass(slots=True)
class _Playing:
    """A game while it is played."""

    game: Game
    rounds: list[RoundEnd] = field(default_factory=list)
    decisions: int = 0
    moves_in_round: int = 0
    shuffles_in_round: int = 0


def play_game(
    rules: Rules, players: Sequence[Player], chance: Chance, watcher: Watcher | None = None, limit: int = MOST_ROUNDS
) -> GameLog:
    """The log of a whole game, or of its first rounds if it isn't over when the limit of rounds is reached."""
    playing = _Playing(start(rules, first_dealer(rules, chance)))
    while not playing.game.over and len(playing.rounds) < limit and playing.moves_in_round < MOST_MOVES:
        seat = judging.actor(rules, playing.game)
        move = _shuffle(rules, playing, chance) if seat is None else _chosen(rules, playing.game, seat, players[seat])
        before, playing.game = playing.game, apply(rules, playing.game, move)
        _note(playing, seat)
        if watcher is not None:
            watcher(before, seat, move, playing.game)
    return GameLog(game=playing.game, rounds=tuple(playing.rounds), decisions=playing.decisions)


def _shuffle(rules: Rules, playing: _Playing, chance: Chance) -> Shuffle:
    """Chance's move: each round, and each further shuffle in it, has an order of its own."""
    number = len(playing.rounds) + 1
    return Shuffle(order=chance.deal(deal.face_down(rules, playing.game), number, playing.shuffles_in_round))


def _chosen(rules: Rules, game: Game, seat: int, player: Player) -> Move:
    """The move of a player, which is checked: one that isn't allowed is a mistake of the player's program."""
    move = player.choose(view(rules, game, seat), rules)
    refusal = judging.check(rules, game, move, seat)
    if refusal is not None:
        raise ValueError(f"{player.name} at seat {seat} chose {move}, which is refused: {refusal}")
    return move


def _note(playing: _Playing, seat: int | None) -> None:
    """Count the move that was just made."""
    playing.moves_in_round += 1
    if seat is None:
        playing.shuffles_in_round += 1
    else:
        playing.decisions += 1
    end = playing.game.round.end if playing.game.round else None
    if end is not None:
        playing.rounds.append(end)
        playing.moves_in_round = playing.shuffles_in_round = 0
