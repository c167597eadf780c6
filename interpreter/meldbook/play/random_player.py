"""The random player: each move that is allowed is equally likely. It shows what a game is worth to who knows nothing."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from meldbook.engine.rules import Rules
from meldbook.engine.view import View
from meldbook.model.moves import Move
from meldbook.play.chance import Chance, below


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """A player that leaves everything to its stream of random numbers."""

    stream: Random
    name: str = "random"

    @classmethod
    def of(cls, chance: Chance) -> RandomPlayer:
        """The random player with this chance."""
        return cls(chance.stream("choices"))

    def choose(self, view: View, rules: Rules) -> Move:
        """Any of the allowed moves."""
        return view.legal[below(self.stream, len(view.legal))]
