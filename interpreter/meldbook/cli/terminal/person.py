"""A person at a terminal, as a player at the table.

In: lines typed at a prompt. Out: moves for the table, each checked, and before that told; and refusals that say what the rule is.
A move that shows nothing new is held back, so that it can be undone, until one stands; then all follow.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import assert_never

from meldbook.cli.terminal.go import Go
from meldbook.cli.terminal.narration import Narration
from meldbook.cli.terminal.possible import move_lines, possible
from meldbook.cli.terminal.refusing import refusal_lines
from meldbook.cli.terminal.requests import Request
from meldbook.cli.terminal.scene import Scene
from meldbook.cli.terminal.screen import GameLeft, Screen
from meldbook.cli.terminal.settling import Settled
from meldbook.engine import judging
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.engine.view import View, view
from meldbook.model.moves import Move
from meldbook.notation import NotationError, read_move, write_move
from meldbook.play.naming import names_for
from meldbook.play.players import Player
from meldbook.prose.layout import wrapped


@dataclass(slots=True, kw_only=True)
class Person:
    """Whoever sits at this terminal. `adviser` is the player whose moves are given as hints; `hints` gives them unasked.

    `game` is the table as it stands, which the person hears of as a watcher.
    """

    rules: Rules
    scene: Scene
    narration: Narration
    screen: Screen
    adviser: Player
    hints: bool
    name: str
    game: Game | None = None
    reason: Settled | None = None
    standing: deque[Move] = field(default_factory=deque)

    def watch(self, before: Game, seat: int | None, move: Move, after: Game) -> None:
        """See a move of anybody; one's own have been told when they were made."""
        self.game = after
        if seat != self.scene.seat:
            self.reason = Settled.TURN if _same_turn(before, after) else None
            self.screen.show_all(self.narration.lines(before, seat, move, after))

    def choose(self, view: View, rules: Rules) -> Move:
        """The next of the moves that stand; if there are none left, the person is asked."""
        if not self.standing:
            self.standing.extend(self._decide())
        return self.standing.popleft()

    def _decide(self) -> list[Move]:
        """What the person does up to a move that stands."""
        assert self.game is not None, "nobody is asked before the deal"
        go = Go(rules=self.rules, game=self.game, reason=self.reason)
        self._look_up(go)
        while not (reason := go.stands()):
            self._answer(self.screen.ask(self.scene.words.say("play-prompt")), go)
        self.reason = reason
        return go.moves()

    def _look_up(self, go: Go) -> None:
        """What a person sees who is asked for a move."""
        if go.reason is None and not go.tried:
            self.screen.show_all(("", *self.scene.whole(go.game)))
        else:
            self.screen.show_all(self.scene.hand(go.game))
        self.screen.show_all(possible(self.scene, go.game))
        if self.hints:
            self._hint(go)

    def _answer(self, line: str, go: Go) -> None:
        request = Request.read(line)
        if request is not None:
            self._grant(request, go)
        elif line:
            self._move(line, go)

    def _grant(self, request: Request, go: Go) -> None:
        match request:
            case Request.HELP:
                self.screen.show(self.scene.words.say("play-help"))
            case Request.HINT:
                self._hint(go)
            case Request.MOVES:
                self.screen.show_all(move_lines(self.scene, go.game))
            case Request.UNDO:
                self._undo(go)
            case Request.HAND:
                self.screen.show_all(self.scene.hand(go.game))
            case Request.TABLE:
                self.screen.show_all(self.scene.table(go.game))
            case Request.SCORE:
                self.screen.show_all(self.scene.scores(go.game))
            case Request.QUIT:
                raise GameLeft
            case _:
                assert_never(request)

    def _move(self, line: str, go: Go) -> None:
        """Read a move, and make it or say why not."""
        seat = self.scene.seat
        move = read_move(line, names_for(self.rules, go.game, seat))
        if isinstance(move, NotationError):
            self._say("play-unreadable", message=move.message)
            return
        refusal = judging.check(self.rules, go.game, move, seat)
        if refusal is not None:
            self.screen.show_all(refusal_lines(refusal, self.scene))
            return
        before, after = go.make(move)
        self.screen.show_all(self.narration.lines(before, seat, move, after))
        if go.stands() is None:
            self._look_up(go)

    def _hint(self, go: Go) -> None:
        move = self.adviser.choose(view(self.rules, go.game, self.scene.seat), self.rules)
        self._say("play-hint", move=self._written(move, go.game))

    def _undo(self, go: Go) -> None:
        move = go.take_back()
        if move is None:
            reason = go.reason.value if go.reason else "nothing"
            self._say(f"play-undo-{reason}")
            return
        self._say("play-undone", move=self._written(move, go.game))
        self._look_up(go)

    def _say(self, id: str, **arguments: str) -> None:
        self.screen.show_all(wrapped(self.scene.words.say(id, **arguments), self.screen.width))

    def _written(self, move: Move, game: Game) -> str:
        return write_move(move, names_for(self.rules, game, self.scene.seat))


def _same_turn(before: Game, after: Game) -> bool:
    then, now = before.round, after.round
    return then is not None and now is not None and then.turn.number == now.turn.number and before.number == after.number
