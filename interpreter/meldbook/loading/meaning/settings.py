"""The tables a spec must work at: every number of players, with the usual options and with each option changed alone.

In: a ruleset. Out: `Setting`s, and the numbers an expression can be in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from meldbook.conditions.ast import Condition, Expression, Lookup, Number
from meldbook.conditions.fold import fold
from meldbook.conditions.logic import outcomes
from meldbook.loading.rooms.table import told_players
from meldbook.model.agreed import Agreed
from meldbook.model.options import Option, OptionType, OptionValue
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk

Word = TypeVar("Word")


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """A table. `chosen` says in words what it has chosen other than usual, for messages."""

    constants: Mapping[str, OptionValue]
    chosen: str

    @property
    def told(self) -> str:
        """What is special about it, for messages."""
        return told_settings((self.players,), self.chosen)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.constants["players"])

    def number(self, expression: Expression) -> int:
        """A number that is settled when the table sits down."""
        return next(iter(self.numbers(expression)), 0)

    def numbers(self, expression: Expression) -> tuple[int, ...]:
        """The numbers that are written down for this table; none if the number is a fact of the play."""
        found = outcomes(fold(expression, self.constants))
        return tuple(number.value for number in found if isinstance(number, Number))

    def word(self, agreed: Word | Agreed[Word]) -> Word:
        """The word or switch that holds at this table."""
        return agreed.word(self.constants[agreed.by.name]) if isinstance(agreed, Agreed) else agreed

    def may_hold(self, condition: Condition | None) -> bool:
        """Whether a rule with this condition can hold at this table."""
        return condition is None or fold(condition, self.constants) is not False


def told_settings(players: Sequence[int], chosen: str) -> str:
    """Tables that have chosen the same and differ in the players only, for messages."""
    return f"{told_players(tuple(players))} players{chosen}"


def settings(ruleset: Ruleset) -> Iterator[Setting]:
    """Every table, those with the usual options first."""
    usual = {f"option.{option.name}": option.default for option in ruleset.options}
    for changes in ({}, *_changes(ruleset)):
        for players in ruleset.table.players:
            chosen = "".join(f" with {name} = {_word(value)}" for name, value in changes.items())
            yield Setting(constants={**usual, **changes, "players": players}, chosen=chosen)


def _changes(ruleset: Ruleset) -> Iterator[Mapping[str, OptionValue]]:
    for option in ruleset.options:
        for value in _values(option, ruleset):
            if value != option.default:
                yield {f"option.{option.name}": value}


def _values(option: Option, ruleset: Ruleset) -> tuple[OptionValue, ...]:
    """All values; of a range both ends, and where a row of a table begins or ends."""
    if option.type is OptionType.FLAG:
        return (False, True)
    return option.choices or tuple(sorted({*_within(option, (option.low, option.high, *_turns(option, ruleset)))}))


def _within(option: Option, numbers: Iterable[int | None]) -> Iterator[int]:
    low, high = option.low, option.high
    return (one for one in numbers if one is not None and (low is None or low <= one) and (high is None or one <= high))


def _turns(option: Option, ruleset: Ruleset) -> Iterator[int | None]:
    """The bounds of the rows of every table by this option."""
    for table in walk(ruleset, Lookup):
        if table.by.name == f"option.{option.name}":
            yield from (bound for row in table.rows for bound in (row.low, row.high))


def _word(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
