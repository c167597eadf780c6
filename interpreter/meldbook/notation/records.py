"""Game records: a whole game as a text file, which is written line by line while it is played.

    meldbook game 1
    variant classic
    ruleset 4f1c…
    option target 7000
    player 0 steady
    player 1 steady
    - shuffle 4S 9D …
    0 draw
    0 discard 9S
    round 2
    …
    result 0:5120 1:4300
    end

`-` is the seat of chance. A line that ends in a backslash goes on in the next; lines that begin with `#` are comments. A record
without `end` is a game that isn't finished. The moves stay text here, for what they name depends on the melds of that moment.
"""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.diagnostics import Diagnostic, Severity, Span
from meldbook.notation.errors import NotationError
from meldbook.notation.lines import Line

VERSION = 1
"""The version of the form of records that is read and written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A word of the record and where it stands."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedMove:
    """A move as written; `seat` is None for chance."""

    seat: int | None
    words: Line

    @property
    def text(self) -> str:
        """The text of the move, for `read_move`."""
        return self.words.text

    @property
    def line(self) -> int:
        """The number of the line in the file, from 1."""
        return self.words.number


@dataclass(frozen=True, slots=True, kw_only=True)
class Landmark:
    """A line `round 2`: the move with index `before`, the first after the line, belongs to that round."""

    number: int
    before: int
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The scores of the sides at the end, as the record says them."""

    scores: tuple[int, ...]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game record whose lines are in order. `players` are by seat; `seed` is information only: the moves say all chance."""

    file: str
    variant: Written
    ruleset: Written | None
    options: tuple[tuple[str, Written], ...]
    players: tuple[Written, ...]
    seed: int | None
    moves: tuple[RecordedMove, ...]
    rounds: tuple[Landmark, ...]
    result: Result | None
    ended: bool


def wrong_move(move: RecordedMove, error: NotationError, file: str) -> Diagnostic:
    """The diagnostic that the text of a recorded move cannot be read, at its place in the file."""
    span = move.words.span(file, error.start, error.end)
    return Diagnostic(code="T304", name="record-move", severity=Severity.ERROR, message=error.message, span=span)
