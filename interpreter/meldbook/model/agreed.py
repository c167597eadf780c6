"""Words and switches that a table may choose: a field of the model holds the word itself, or `Agreed` by an option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from meldbook.conditions.ast import Fact

Word = TypeVar("Word")


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreedRow(Generic[Word]):
    """What holds for one choice of the option; a flag is chosen by the words `true` and `false`."""

    choice: str
    word: Word


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed(Generic[Word]):
    """A word that depends on an option: one row for each of its choices. No table has it: settling puts the word in."""

    by: Fact
    rows: tuple[AgreedRow[Word], ...]

    def word(self, chosen: bool | int | str) -> Word:
        """The word for a choice of the option."""
        choice = str(chosen).lower() if isinstance(chosen, bool) else chosen
        return next(row.word for row in self.rows if row.choice == choice)
