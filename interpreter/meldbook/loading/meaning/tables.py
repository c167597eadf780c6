"""Whether every table of numbers has a row for every number that can come up, and only one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd

from meldbook.cards import Card
from meldbook.conditions.ast import Expression, Linear, Lookup, Number, Row
from meldbook.conditions.problems import Problem as Conditions
from meldbook.conditions.problems import error
from meldbook.conditions.rows import check_card_rows, check_rows
from meldbook.conditions.signatures import Sort, Unit
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.diagnostics import Diagnostic
from meldbook.loading.gathering import Table
from meldbook.model.clauses import Penalty
from meldbook.model.options import Option, OptionType
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk

PLAYERS = "players"

_FROM_ONE = ("round.number", "round.lap")
"""Facts that are numbered, not counted: the first is one."""


def uncovered(table: Table, ruleset: Ruleset) -> tuple[Diagnostic, ...]:
    """The gaps and overlaps of a table."""
    name = table.lookup.by.name
    lowest, highest = bounds(name, ruleset)
    fact = VOCABULARY.get(name)
    step = points_step(ruleset) if fact and fact.type is Unit.POINTS else 1
    if fact and fact.type is Sort.CARD:
        return tuple(check_card_rows(table.lookup, table.node, _pack(ruleset)))
    if name == PLAYERS:
        return _uncovered_players(table, ruleset.table.players)
    return check_rows(table.lookup, table.node, step=step, lowest=lowest, highest=highest)


def _pack(ruleset: Ruleset) -> dict[Card, str]:
    """The cards that the game may have, with their names."""
    deck, without = ruleset.cards.deck, {*ruleset.cards.without.cards}
    if ruleset.cards.jokers == Number(value=0):
        without.add(deck.names.index(deck.joker))
    return {card: name for card, name in enumerate(deck.names) if card not in without}


def _uncovered_players(table: Table, players: tuple[int, ...]) -> tuple[Diagnostic, ...]:
    """Where so many can't play, no row is needed; but no number is in two rows."""
    checked = check_rows(table.lookup, table.node, lowest=players[0], highest=players[-1])
    if players == tuple(range(players[0], players[-1] + 1)):
        return checked
    missing = [number for number in players if not any(_has(row, number) for row in table.lookup.rows)]
    gaps = (error(Conditions.TABLE_GAP, f"no value for {number}", table.node.span) for number in missing)
    return (*gaps, *(problem for problem in checked if problem.code != Conditions.TABLE_GAP.value[0]))


def _has(row: Row, number: int) -> bool:
    return (row.low is None or row.low <= number) and (row.high is None or number <= row.high)


def points_step(ruleset: Ruleset) -> int:
    """The largest number of points that divides every score: what scores move in."""
    return gcd(*_points(ruleset)) or 1


def bounds(name: str, ruleset: Ruleset) -> tuple[int | None, int | None]:
    """The lowest and the highest number a fact can be; None is no bound, and points may be negative."""
    if name == "players":
        return ruleset.table.min_players, ruleset.table.max_players
    for option in ruleset.options:
        if name == f"option.{option.name}":
            return _option_bounds(option)
    fact = VOCABULARY.get(name)
    if fact and fact.type is Unit.POINTS:
        return None, None
    return int(name in _FROM_ONE), None


def _option_bounds(option: Option) -> tuple[int | None, int | None]:
    numbers = [choice for choice in option.choices if isinstance(choice, int)]
    return (min(numbers), max(numbers)) if numbers else (option.low, option.high)


def _points(ruleset: Ruleset) -> Iterator[int]:
    for row in ruleset.cards.values:
        yield from _points_in(row.points, ruleset.options)
    for kind in ruleset.canastas.kinds:
        yield from _points_in(kind.bonus, ruleset.options)
    for line in ruleset.scoring.lines:
        yield from _points_in(line.amount, ruleset.options)
    for penalty in walk(ruleset, Penalty):
        yield from _points_in(penalty.points, ruleset.options)


def _points_in(expression: Expression, options: Iterable[Option]) -> Iterator[int]:
    """The numbers of points that an expression adds to a score. Points that were made earlier are sums of such numbers."""
    match expression:
        case Number(value=value):
            yield value
        case Linear(fact=fact, times=times, plus=plus):
            yield plus
            if fact.name not in VOCABULARY:
                yield from (
                    times * value for option in options if fact.name == f"option.{option.name}" for value in _steps(option)
                )
            elif VOCABULARY[fact.name].type is not Unit.POINTS:
                yield times
        case Lookup(rows=rows):
            for row in rows:
                yield from _points_in(row.value, options)


def _steps(option: Option) -> tuple[int, ...]:
    """The choices of an option; any number may be chosen from a range."""
    return tuple(int(choice) for choice in option.choices) if option.choices and option.type is not OptionType.CHOICE else (1,)
