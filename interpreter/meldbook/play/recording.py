"""Recording a game while it is played.

In: every move, as a watcher of the table sees it. Out: a game record, written and flushed line by line, so that the file is in
order whenever the game breaks off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TextIO

from meldbook.engine import scoring
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.model.codec import ruleset_hash
from meldbook.model.moves import Move
from meldbook.model.options import OptionValue
from meldbook.model.ruleset import Ruleset
from meldbook.notation import header_lines, move_line, result_lines, round_line, write_move
from meldbook.play.naming import names_for


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorder:
    """A watcher that writes what it sees to an open file."""

    rules: Rules
    file: TextIO

    def begin(self, ruleset: Ruleset, players: Sequence[str], seed: int | None = None) -> None:
        """Write the head of the record. The ruleset is as loaded: a table's choices stand in the record's options."""
        options = tuple((name, written_option(value)) for name, value in self.rules.options.items())
        hash_ = ruleset_hash(ruleset)
        self._write(header_lines(variant=ruleset.id, ruleset=hash_, options=options, players=players, seed=seed))

    def __call__(self, before: Game, seat: int | None, move: Move, after: Game) -> None:
        """Write a move; before the first of a round, the round; after the last of the game, the result."""
        if _begins_round(before):
            self._write(round_line(after.number))
        self._write(move_line(seat, write_move(move, names_for(self.rules, before, seat))))
        if after.over:
            self._write(result_lines(scoring.totals(after)))

    def _write(self, lines: str) -> None:
        self.file.write(lines)
        self.file.flush()


def written_option(value: OptionValue) -> str:
    """The value of an option as it is written in a record and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _begins_round(game: Game) -> bool:
    return game.round is None or game.round.end is not None
