"""Writing game records piece by piece, while the game is played.

In: what is to be recorded. Out: whole lines, each with its line end, to be appended to the file as they are; so a record is in
order after every piece, also when the game breaks off.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from meldbook.notation.entries import CHANCE
from meldbook.notation.lines import CONTINUES
from meldbook.notation.records import VERSION

WIDTH = 100
"""The most columns of a line that can be wrapped."""


def header_lines(
    *, variant: str, ruleset: str, options: Iterable[tuple[str, str]] = (), players: Sequence[str], seed: int | None = None
) -> str:
    """The head of a record; `players` are the names by seat, none of them empty."""
    lines = [
        f"meldbook game {VERSION}",
        f"variant {variant}",
        f"ruleset {ruleset}",
        *(f"option {name} {value}" for name, value in options),
        *(f"player {seat} {name}" for seat, name in enumerate(players)),
        *([] if seed is None else [f"seed {seed}"]),
    ]
    return "".join(f"{_on_one_line(line)}\n" for line in lines)


def move_line(seat: int | None, move: str) -> str:
    """A move as `write_move` gives it; the seat of chance is None."""
    parts = wrap(
        f"{CHANCE if seat is None else seat} {move}",
        width=WIDTH - len(f" {CONTINUES}"),
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return f" {CONTINUES}\n".join(parts) + "\n"


def round_line(number: int) -> str:
    """The landmark before the first move of a round."""
    return f"round {number}\n"


def result_lines(scores: Sequence[int]) -> str:
    """The scores by side, and the end of the record."""
    result = " ".join(f"{side}:{score}" for side, score in enumerate(scores))
    return f"result {result}\nend\n"


def _on_one_line(line: str) -> str:
    """A player's name could have line ends, or end in what would join it with the next line."""
    return " ".join(line.split()).rstrip(f" {CONTINUES}")
