"""From expressions to amounts that can stand in a sentence, and to the sentences of values that depend on something.

A value is said in one of three forms: as a number, by the message itself; as a formula, by its attribute `.formula` with the
amount in words; as a table, by its attribute `.table` with the rows under it.
"""

from __future__ import annotations

from typing import assert_never

from meldbook.conditions.ast import Expression, Fact, Linear, Lookup, Number, Row
from meldbook.model.ruleset import Ruleset
from meldbook.prose import sentences
from meldbook.prose.facts import Subject, fact_arguments, fact_id, option_of
from meldbook.prose.nouns import choice_name
from meldbook.prose.sentences import Arguments, Name, Phrase, Sentence

PLAYERS = "players"


def quantity(amount: Number | Linear, ruleset: Ruleset, subject: Subject = Subject.THIS) -> Phrase:
    """An amount as a noun: "the number of canastas", "2 for each player"."""
    match amount:
        case Number(value=value):
            return Phrase(id="quantity-number", arguments=(("count", value),))
        case Linear(plus=plus) if plus:
            rest = quantity(Linear(fact=amount.fact, times=amount.times), ruleset, subject)
            sign = "plus" if plus > 0 else "minus"
            return Phrase(id="quantity-and", arguments=(("quantity", rest), ("sign", sign), ("count", abs(plus))))
        case Linear(fact=Fact(name=name), times=times) if name == PLAYERS and times != 1:
            return Phrase(id="quantity-per-player", arguments=(("count", times),))
        case Linear(fact=fact, times=times):
            plain = quantity_of(fact, ruleset, subject)
            return plain if times == 1 else Phrase(id="quantity-times", arguments=(("times", times), ("quantity", plain)))
        case _:
            assert_never(amount)


def quantity_of(fact: Fact, ruleset: Ruleset, subject: Subject = Subject.THIS) -> Phrase:
    """The number that a fact is, as a noun."""
    return Phrase(id=f"{fact_id(fact, ruleset)}.quantity", arguments=fact_arguments(fact, subject, ruleset))


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
        case Linear():
            amount = quantity(expression, ruleset)
            return Sentence(id=f"{id}.formula", arguments=(*arguments, ("quantity", amount)), path=path, footnotes=footnotes)
        case Lookup():
            by = quantity_of(expression.by, ruleset)
            return Sentence(
                id=f"{id}.table",
                arguments=(*arguments, ("quantity", by)),
                path=path,
                rows=rows(expression, unit, ruleset),
                footnotes=footnotes,
            )
        case _:
            assert_never(expression)


def amount(expression: Number | Linear, unit: str, ruleset: Ruleset) -> Phrase:
    """An amount with its unit: "50 points"."""
    if isinstance(expression, Number):
        return Phrase(id=f"count-{unit}", arguments=(("count", expression.value),))
    return quantity(expression, ruleset)


def rows(table: Lookup, unit: str, ruleset: Ruleset) -> tuple[sentences.Row, ...]:
    """The rows of a table: the range or choice, and the amount that holds for it."""
    return tuple(sentences.Row(cells=(_range(row, table.by), amount(row.value, unit, ruleset))) for row in table.rows)


def _range(row: Row, by: Fact) -> Phrase | Name:
    match row:
        case Row(word=str() as word):
            return choice_name(option_of(by) or by.name, word)
        case Row(low=None, high=int() as high):
            return Phrase(id="range-below", arguments=(("count", high + 1),))
        case Row(low=int() as low, high=None):
            return Phrase(id="range-from", arguments=(("low", low),))
        case Row(low=int() as low, high=int() as high) if low != high:
            return Phrase(id="range-between", arguments=(("low", low), ("high", high)))
        case Row(low=int() as low):
            return Phrase(id="range-exactly", arguments=(("count", low),))
        case _:
            raise TypeError("a row is for a range or for a word")
