"""The sheet of a round that has ended: each side a column, each line of the score a row, aligned."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cli.tables import table_lines
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.words import Words
from meldbook.engine import scoring
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, RoundEnd


def sheet_lines(rules: Rules, company: Company, words: Words, game: Game, end: RoundEnd, width: int) -> Iterator[str]:
    """The lines of the sheet."""
    head = [words.say("play-sheet-title", number=game.number), *_sides(rules, company, words)]
    rows = [_row(words, path, end) for path in _paths(rules, end)]
    totals = (
        ("play-sheet-round", end.scores),
        ("play-sheet-before", game.scores),
        ("play-sheet-after", scoring.totals(game)),
        *((("play-sheet-match", game.match),) if game.match else ()),
    )
    rows += [[words.name(id), *(_written(words, points) for points in scores)] for id, scores in totals]
    return iter(table_lines(head, rows, width=width, numbers=True))


def _sides(rules: Rules, company: Company, words: Words) -> list[str]:
    return [company.side(rules, side, words) for side in range(rules.holders)]


def _paths(rules: Rules, end: RoundEnd) -> list[str]:
    """The lines that came to something for any side, in the order of the rules."""
    found = {path for side in end.lines for path, _ in side}
    known = [line.path for line in rules.lines if line.path in found]
    return [*known, *sorted(found - set(known))]


def _row(words: Words, path: str, end: RoundEnd) -> list[str]:
    """A line of the sheet, called by the id of its rule."""
    points = [dict(side).get(path) for side in end.lines]
    return [path.rpartition(".")[2].replace("-", " "), *("" if each is None else _written(words, each) for each in points)]


def _written(words: Words, points: int) -> str:
    return words.name("quantity-number", count=points)
