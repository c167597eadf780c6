"""What a table may choose when it sits down."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from meldbook.model.clauses import Text

OptionValue: TypeAlias = bool | int | str


class OptionType(StrEnum):
    """What an option is: yes or no, one of several words, or a number of something."""

    FLAG = "flag"
    CHOICE = "choice"
    POINTS = "points"
    CARDS = "cards"
    ROUNDS = "rounds"
    CANASTAS = "canastas"
    TURNS = "turns"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One choice of the table. `choices` lists what may be chosen (empty: any number from `low` to `high`)."""

    name: str
    type: OptionType
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    low: int | None = None
    high: int | None = None
    note: Text = ()
    ruling: Text = ()
    sources: tuple[str, ...] = ()
