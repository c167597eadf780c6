"""A person's moves while they can still be taken back.

The moves are tried on a copy of the game, for games never change; the table hears of them only when they stand.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from meldbook.cli.terminal.settling import Settled, settled
from meldbook.engine.game import apply
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.model.moves import Move


@dataclass(slots=True, kw_only=True)
class Go:
    """What one person has done since the last move that stands. `reason` is why that one does, None at the start of a turn."""

    rules: Rules
    game: Game
    reason: Settled | None = None
    tried: list[tuple[Game, Move]] = field(default_factory=list)

    def make(self, move: Move) -> tuple[Game, Game]:
        """Make an allowed move: the games before and after it."""
        before, self.game = self.game, apply(self.rules, self.game, move)
        self.tried.append((before, move))
        return before, self.game

    def stands(self) -> Settled | None:
        """Why the last move can't be taken back, None if it can."""
        return settled(self.rules, self.tried[-1][0], self.game) if self.tried else None

    def take_back(self) -> Move | None:
        """The last move, undone; None if there is none to undo."""
        if not self.tried:
            return None
        self.game, move = self.tried.pop()
        return move

    def moves(self) -> list[Move]:
        """All moves tried, first to last."""
        return [move for _, move in self.tried]
