"""What a person can say at the prompt besides moves."""

from __future__ import annotations

from enum import StrEnum


class Request(StrEnum):
    """A word that asks for something. None of them can begin a move."""

    HELP = "help"
    HINT = "hint"
    MOVES = "moves"
    UNDO = "undo"
    HAND = "hand"
    TABLE = "table"
    SCORE = "score"
    QUIT = "quit"

    @classmethod
    def read(cls, line: str) -> Request | None:
        """The request that a line makes, None if it makes none."""
        word = line.strip().casefold()
        return cls.HELP if word == "?" else next((request for request in cls if request.value == word), None)
