"""The sheet of a round that has ended: each side a column, each line of the score a row, aligned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meldbook.cli.tables import table_lines
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.rulebook import Rulebook
from meldbook.cli.terminal.words import Words
from meldbook.engine import scoring
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, RoundEnd
from meldbook.prose import line_in_short


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """How the rounds of this company are written down."""

    rules: Rules
    company: Company
    words: Words
    rulebook: Rulebook
    width: int

    def lines(self, game: Game, end: RoundEnd) -> Iterator[str]:
        """The lines of the sheet."""
        sides = (self.company.side(self.rules, side, self.words) for side in range(self.rules.holders))
        head = [self.words.say("play-sheet-title", number=game.number), *sides]
        rows = [self._row(path, end) for path in self._paths(end)]
        totals = (
            ("play-sheet-round", end.scores),
            ("play-sheet-before", game.scores),
            ("play-sheet-after", scoring.totals(game)),
            *((("play-sheet-match", game.match),) if game.match else ()),
        )
        rows += [[self.words.name(id), *map(self._written, scores)] for id, scores in totals]
        return iter(table_lines(head, rows, width=self.width, numbers=True))

    def _paths(self, end: RoundEnd) -> list[str]:
        """The lines that came to something for any side, in the order of the rules."""
        found = {path for side in end.lines for path, _ in side}
        known = [line.path for line in self.rules.lines if line.path in found]
        return [*known, *sorted(found - set(known))]

    def _row(self, path: str, end: RoundEnd) -> list[str]:
        """A line of the sheet, called by what its rule says."""
        points = [dict(side).get(path) for side in end.lines]
        return [self._label(path), *("" if each is None else self._written(each) for each in points)]

    def _label(self, path: str) -> str:
        ruleset = self.rules.ruleset
        line = next((line for line in ruleset.scoring.lines if line.path == path), None)
        return self.words.locale.sentence(line_in_short(line, ruleset)) if line else self.rulebook.says(path)

    def _written(self, points: int) -> str:
        return self.words.name("quantity-number", count=points)
