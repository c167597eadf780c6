"""Games played from a seed, step by step, and a spelling of everything in them that is the same on every Python.

In: rules and a seed. Out: `Step`s. Needs nothing but the engine, the players and the standard library, so that the very same
games can be played where nothing else is installed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from hashlib import sha256
from itertools import count

from meldbook.engine import deal, judging
from meldbook.engine.game import apply, start
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.engine.view import view
from meldbook.model.moves import Move, Shuffle
from meldbook.play.chance import Chance
from meldbook.play.players import UnknownPlayer, seat_players
from meldbook.play.seating import first_dealer

MOST_MOVES = 20_000
"""A round with more moves than this goes on for ever, as far as a test can wait."""

STYLES = ("random", "steady")
"""The players that all seats are given."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the games around it; the seat of chance is None."""

    before: Game
    seat: int | None
    move: Move
    after: Game


def steps(rules: Rules, seed: int, style: str = "random", rounds: int = 1, game: Game | None = None) -> Iterator[Step]:
    """The steps of the first rounds of a game, or of a given game from where it stands."""
    chance = Chance(seed)
    players = seat_players((style,) * rules.players, chance)
    assert not isinstance(players, UnknownPlayer)
    game = game or start(rules, first_dealer(rules, chance))
    over = 0
    for number in count():
        assert number < MOST_MOVES * rounds, "the round goes on for ever"
        seat = judging.actor(rules, game)
        if seat is None:
            move: Move = Shuffle(order=chance.deal(deal.face_down(rules, game), over + 1, number))
        else:
            move = players[seat].choose(view(rules, game, seat), rules)
        step = Step(game, seat, move, apply(rules, game, move))
        yield step
        game = step.after
        over += game.round is not None and game.round.end is not None
        if over == rounds or game.over:
            return


def spelled(value: object) -> str:
    """Everything in the value as text, the same on every machine."""
    if isinstance(value, Enum):
        return str(value.value)
    if is_dataclass(value):
        inner = (f"{field.name}={spelled(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__}({', '.join(inner)})"
    if isinstance(value, tuple):
        return f"[{', '.join(map(spelled, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key}: {spelled(value[key])}' for key in sorted(value))}}}"
    assert value is None or isinstance(value, str | int), type(value)
    return repr(value)


def digest(value: object) -> str:
    """A short hash of everything in the value."""
    return sha256(spelled(value).encode()).hexdigest()[:12]
