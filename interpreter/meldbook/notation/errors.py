"""What is wrong with a text in notation, as a value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True, kw_only=True)
class NotationError:
    """A text that cannot be read. `start` and `end` are offsets from 0 into `text`, equal where something is missing."""

    message: str
    text: str
    start: int
    end: int

    @property
    def caret(self) -> str:
        """The text with carets under the place, for a terminal."""
        return f"{self.text}\n{' ' * self.start}{'^' * max(1, self.end - self.start)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word of a text, and where it stands in it."""

    text: str
    start: int

    @property
    def end(self) -> int:
        """The offset just after the word."""
        return self.start + len(self.text)

    def wrong(self, message: str, text: str) -> NotationError:
        """The error that this word of the text is wrong."""
        return NotationError(message=message, text=text, start=self.start, end=self.end)


def all_or_error(values: Iterable[Value | NotationError]) -> tuple[Value, ...] | NotationError:
    """All values, or the first error among them."""
    good: list[Value] = []
    for value in values:
        if isinstance(value, NotationError):
            return value
        good.append(value)
    return tuple(good)
