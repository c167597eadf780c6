"""A stretch of a source file: goes in with every node that is read, comes out in every diagnostic."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Span:
    """From `line`:`column` up to, not including, `end_line`:`end_column`; all counted from 1, columns in characters."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    @classmethod
    def point(cls, file: str, line: int = 1, column: int = 1) -> Span:
        """The empty span before this character; the start of the file if nothing else is said."""
        return cls(file=file, line=line, column=column, end_line=line, end_column=column)

    def until(self, last: Span) -> Span:
        """From the start of this span to the end of `last`, which lies behind it in the same file."""
        return Span(file=self.file, line=self.line, column=self.column, end_line=last.end_line, end_column=last.end_column)

    def holds(self, other: Span) -> bool:
        """Whether the other span is this one or lies within it."""
        return (
            self.file == other.file
            and (self.line, self.column) <= (other.line, other.column)
            and (other.end_line, other.end_column) <= (self.end_line, self.end_column)
        )

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"
