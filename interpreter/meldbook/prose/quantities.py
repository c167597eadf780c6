"""From expressions to amounts that can stand in a sentence, and to the sentences of values that depend on something.

A value is said in one of three forms: as a number, by the message itself; as a formula, by its attribute `.formula` with the
amount in words; as a table, by its attribute `.table` with the rows under it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias, assert_never

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Expression, Fact, Linear, Lookup, Number, Reckoning, Row, Sum
from meldbook.model.ruleset import Ruleset
from meldbook.prose import sentences
from meldbook.prose.facts import Subject, alike, fact_arguments, fact_id, option_of, sum_arguments
from meldbook.prose.joining import joined
from meldbook.prose.nouns import cards_noun, choice_name
from meldbook.prose.sentences import Arguments, Name, Noun, Phrase, Sentence

PLAYERS = "players"
ROUND = "round.number"

Cell: TypeAlias = Phrase | Name | Noun
"""What a row of a table is for."""


def quantity(amount: Reckoning, ruleset: Ruleset, subject: Subject = Subject.THIS) -> Phrase:
    """An amount as a noun: "the number of canastas", "2 for each player"."""
    match amount:
        case Number(value=value):
            return Phrase(id="quantity-number", arguments=(("count", value),))
        case Linear(plus=plus) | Sum(plus=plus) if plus:
            rest = quantity(replace(amount, plus=0), ruleset, subject)
            sign = "plus" if plus > 0 else "minus"
            return Phrase(id="quantity-and", arguments=(("quantity", rest), ("sign", sign), ("count", abs(plus))))
        case Sum(parts=parts):
            return _sum(amount, parts, ruleset, subject)
        case Linear(fact=Fact(name=name), times=times) if name == PLAYERS and times != 1:
            return Phrase(id="quantity-per-player", arguments=(("count", times),))
        case Linear(fact=fact, times=times):
            plain = quantity_of(fact, ruleset, subject)
            return plain if times == 1 else Phrase(id="quantity-times", arguments=(("times", times), ("quantity", plain)))
        case _:
            assert_never(amount)


def _sum(whole: Sum, parts: tuple[Linear, ...], ruleset: Ruleset, subject: Subject) -> Phrase:
    """A sum: of one fact asked of several things in one noun, of different facts as one number plus another."""
    if facts := alike(whole):
        return Phrase(id=f"{fact_id(facts[0], ruleset)}.quantity", arguments=sum_arguments(facts, subject, ruleset))
    said = quantity(parts[0], ruleset, subject)
    for part in parts[1:]:
        said = Phrase(id="quantity-plus", arguments=(("first", said), ("second", quantity(part, ruleset, subject))))
    return said


def quantity_of(fact: Fact, ruleset: Ruleset, subject: Subject = Subject.THIS) -> Phrase:
    """The number that a fact is, as a noun."""
    return Phrase(id=f"{fact_id(fact, ruleset)}.quantity", arguments=fact_arguments(fact, subject, ruleset))


def depends_on(table: Lookup, ruleset: Ruleset) -> Phrase:
    """What chooses the row of a table, and of the tables in its rows."""
    return joined([_chooser(fact, ruleset) for fact in dict.fromkeys(_choosers(table))], "also")


def _choosers(expression: Expression) -> Iterator[Fact]:
    if isinstance(expression, Lookup):
        yield expression.by
        for row in expression.rows:
            yield from _choosers(row.value)


def _chooser(fact: Fact, ruleset: Ruleset) -> Phrase:
    """A number, or the round itself, which everybody knows by its number."""
    return Phrase(id="by-round") if fact.name == ROUND else quantity_of(fact, ruleset)


def value(  # noqa: PLR0913 - a sentence has this many parts
    id: str,
    expression: Expression,
    ruleset: Ruleset,
    *,
    path: str,
    unit: str,
    arguments: Arguments = (),
    footnotes: tuple[Phrase, ...] = (),
    per_player: bool = False,
) -> Sentence:
    """The sentence of a value, in the form its expression has. `unit` is that of the amounts in a table.

    With `per_player` the message has a fourth form, `.per-player`, for so many for each player.
    """
    match expression:
        case Number(value=number):
            return Sentence(id=id, arguments=(*arguments, ("count", number)), path=path, footnotes=footnotes)
        case Linear(fact=Fact(name=name), times=times, plus=0) if per_player and name == PLAYERS:
            return Sentence(id=f"{id}.per-player", arguments=(*arguments, ("count", times)), path=path, footnotes=footnotes)
        case Linear() | Sum():
            amount = quantity(expression, ruleset)
            return Sentence(id=f"{id}.formula", arguments=(*arguments, ("quantity", amount)), path=path, footnotes=footnotes)
        case Lookup():
            return Sentence(
                id=f"{id}.table",
                arguments=(*arguments, ("quantity", depends_on(expression, ruleset))),
                path=path,
                rows=rows(expression, unit, ruleset),
                footnotes=footnotes,
            )
        case _:
            assert_never(expression)


def amount(expression: Reckoning, unit: str, ruleset: Ruleset) -> Phrase:
    """An amount with its unit: "50 points"."""
    if isinstance(expression, Number):
        return Phrase(id=f"count-{unit}", arguments=(("count", expression.value),))
    return quantity(expression, ruleset)


def rows(table: Lookup, unit: str, ruleset: Ruleset) -> tuple[sentences.Row, ...]:
    """The rows of a table: the range or choice, and the amount that holds for it. A table in a row gives several rows."""
    return tuple(sentences.Row(cells=(cell, amount(value, unit, ruleset))) for cell, value in _leaves(table, ruleset))


def _leaves(table: Lookup, ruleset: Ruleset) -> Iterator[tuple[Cell, Reckoning]]:
    for row in table.rows:
        cell = _range(row, table.by, ruleset)
        if isinstance(row.value, Lookup):
            yield from ((_within(cell, inner), value) for inner, value in _leaves(row.value, ruleset))
        else:
            yield cell, row.value


def _within(outer: Cell, inner: Cell) -> Phrase:
    return Phrase(id="range-within", arguments=(("outer", outer), ("inner", inner)))


def _range(row: Row, by: Fact, ruleset: Ruleset) -> Cell:
    """What a row is for. A round is called by its number, everything else is a number by itself."""
    id = "range-round" if by.name == ROUND else "range"
    match row:
        case Row(cards=CardPattern() as cards):
            return cards_noun(cards, ruleset)
        case Row(word=str() as word):
            return choice_name(option_of(by) or by.name, word)
        case Row(low=None, high=int() as high):
            return Phrase(id=f"{id}-below", arguments=(("count", high + 1),))
        case Row(low=int() as low, high=None):
            return Phrase(id=f"{id}-from", arguments=(("low", low),))
        case Row(low=int() as low, high=int() as high) if low != high:
            return Phrase(id=f"{id}-between", arguments=(("low", low), ("high", high)))
        case Row(low=int() as low):
            return Phrase(id=f"{id}-exactly", arguments=(("count", low),))
        case _:
            raise TypeError("a row is for a range, a word or cards")
