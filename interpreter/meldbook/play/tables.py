"""The tables a game is played at: each number of players with its choices is settled once, however often it is asked for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.loading.examples import Example
from meldbook.loading.options import chosen
from meldbook.model.options import OptionValue
from meldbook.model.ruleset import Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """The tables of one game."""

    ruleset: Ruleset
    settled: dict[Hashable, Rules] = field(default_factory=dict)

    def of(self, example: Example) -> Rules:
        """The rules at the table of an example."""
        return self._at(example.players, example.options)

    def plain(self) -> Rules:
        """The rules where the fewest play and nothing was agreed on."""
        return self._at(self.ruleset.table.min_players, ())

    def _at(self, players: int, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
        if (players, options) not in self.settled:
            self.settled[players, options] = settle(self.ruleset, players, chosen(self.ruleset.options, dict(options)))
        return self.settled[players, options]
