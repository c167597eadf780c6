"""Which answers a condition can have at all, whatever happens at the table.

In: a condition, and the `Domains` of the facts of a game: how many players there are, what can be chosen, how low a number goes.
Out: yes, no or both. Each fact is given every value that makes a difference, and the condition is asked for all of them together.
What two facts have to do with each other is not looked at, so "both" may be said too often; but "never" and "always" are true.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final, TypeAlias, assert_never

from meldbook.conditions.ast import And, Compare, Condition, Fact, Flag, Is, Linear, Not, Number, Or, Quantified, Relation
from meldbook.conditions.logic import atoms, compares, turned
from meldbook.conditions.names import Names
from meldbook.conditions.signatures import Unit
from meldbook.loading.meaning.tables import bounds
from meldbook.model.options import OptionType
from meldbook.model.ruleset import Ruleset

MOST: Final = 20_000
"""Of more combinations than these it is not said what they come to."""

Variable: TypeAlias = Fact | Condition
"""What is given a value: a fact, or a whole question where its fact has too many values to go through."""

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class Domains:
    """What the facts of a game can be."""

    ruleset: Ruleset
    names: Names
    known: Mapping[Fact, bool]
    """Flags that have one answer only, because nothing in the game ever changes it."""

    def words(self, fact: Fact) -> tuple[str, ...]:
        """The words that a fact may be."""
        signature = self.names.signature(fact.name)
        return self.names.words(signature) if signature else ()

    def answers(self, fact: Fact) -> tuple[bool, ...]:
        """The answers of a fact that is true or false."""
        return (self.known[fact],) if fact in self.known else (True, False)

    def lowest(self, fact: Fact) -> int | None:
        """The lowest number that a fact can be, if there is one."""
        signature = self.names.signature(fact.name)
        return bounds(fact.name, self.ruleset)[0] if signature and isinstance(signature.type, Unit) else None

    def numbers(self, fact: Fact, near: set[int]) -> tuple[int, ...]:
        """The numbers a fact may be, as far as they make a difference near these."""
        if fact.name == "players":
            return self.ruleset.table.players
        for option in self.ruleset.options:
            if fact.name == f"option.{option.name}" and option.choices and option.type is not OptionType.CHOICE:
                return tuple(int(choice) for choice in option.choices)
        low, high = bounds(fact.name, self.ruleset)
        tried = {number + step for number in near for step in (-1, 0, 1)} | {end for end in (low, high) if end is not None}
        return tuple(sorted(one for one in tried if (low is None or low <= one) and (high is None or one <= high)))


def possible_answers(condition: Condition, domains: Domains) -> frozenset[bool]:
    """The answers that the condition can have."""
    variables = _variables(condition, domains)
    if prod(map(len, variables.values())) > MOST:
        return frozenset({True, False})
    found: set[bool] = set()
    for values in product(*variables.values()):
        found.add(_holds(condition, dict(zip(variables, values, strict=True))))
        if len(found) == 2:
            break
    return frozenset(found)


def facts_of(condition: Condition) -> Iterator[Fact]:
    """The facts whose values were gone through, once each."""
    yield from dict.fromkeys(fact for atom in atoms(condition) if (fact := _fact(atom)) is not None)


def _variables(condition: Condition, domains: Domains) -> dict[Variable, tuple[Value, ...]]:
    near: dict[Fact, set[int]] = {}
    found: dict[Variable, tuple[Value, ...]] = {}
    for atom in atoms(condition):
        match atom:
            case Flag(fact=fact):
                found[fact] = domains.answers(fact)
            case Is(fact=fact, words=(_, *_)):
                found[fact] = domains.words(fact)
            case Compare() if (simple := _simple(atom)) is not None:
                near.setdefault(simple.fact, set()).update(_thresholds(simple))
            case _:
                found[atom] = (True, False)
    for fact, numbers in near.items():
        found[fact] = domains.numbers(fact, numbers)
    return found


def _holds(condition: Condition, values: Mapping[Variable, Value]) -> bool:  # noqa: PLR0911 - one return a case
    match condition:
        case And(parts=parts):
            return all(_holds(part, values) for part in parts)
        case Or(parts=parts):
            return any(_holds(part, values) for part in parts)
        case Not(part=part):
            return not _holds(part, values)
        case Flag(fact=fact):
            return bool(values[fact])
        case Is(fact=fact, words=(_, *_) as words):
            return values[fact] in words
        case Compare() if (simple := _simple(condition)) is not None:
            return compares(simple.times * int(values[simple.fact]) + simple.plus, simple.relation, simple.number)
        case Is() | Compare() | Quantified():
            return bool(values[condition])
        case _:
            assert_never(condition)


def _fact(atom: Condition) -> Fact | None:
    match atom:
        case Flag(fact=fact) | Is(fact=fact):
            return fact
        case Compare():
            simple = _simple(atom)
            return simple.fact if simple else None
        case _:
            return None


@dataclass(frozen=True, slots=True)
class _Simple:
    """A fact, perhaps multiplied and with something added, compared with a number that is written down."""

    fact: Fact
    times: int
    plus: int
    relation: Relation
    number: int


def _simple(compare: Compare) -> _Simple | None:
    match compare.left, compare.right:
        case Linear(fact=fact, times=times, plus=plus), Number(value=number):
            return _Simple(fact, times, plus, compare.relation, number)
        case Number(value=number), Linear(fact=fact, times=times, plus=plus):
            return _Simple(fact, times, plus, turned(compare.relation), number)
        case _:
            return None


def _thresholds(simple: _Simple) -> set[int]:
    """The numbers of the fact next to which the answer changes."""
    exact, rest = divmod(simple.number - simple.plus, simple.times)
    return {exact, exact + bool(rest)}
