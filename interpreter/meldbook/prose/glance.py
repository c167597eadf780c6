"""The game at a glance: a table of the numbers that a player asks for first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meldbook.conditions.ast import Compare, Condition, Expression, Fact, Linear, Lookup, Members, Number, Quantified, Reckoning
from meldbook.conditions.logic import outcomes
from meldbook.model.options import Option
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import premise
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.facts import option_of
from meldbook.prose.joining import joined
from meldbook.prose.quantities import amount, quantity
from meldbook.prose.rooms.table import players_sentence
from meldbook.prose.sentences import Arguments, Phrase, Row, Section, Sentence, Words

TOTAL: Final = "side.total"


def glance_section(ruleset: Ruleset) -> Section:
    """One sentence with the table under it."""
    return Section(room="glance", sentences=(_summary(ruleset),))


def _summary(ruleset: Ruleset) -> Sentence:
    """What the author says of the game, over the numbers."""
    return Sentence(id="glance", arguments=(("summary", Words(text=ruleset.summary)),), rows=tuple(_rows(ruleset)))


def _rows(ruleset: Ruleset) -> Iterator[Row]:
    yield _row("players", _players(ruleset))
    yield _row("decks", _number(ruleset.cards.decks, ruleset))
    yield _row("jokers", _number(ruleset.cards.jokers, ruleset))
    yield _row("hand", _number(ruleset.deal.hand, ruleset))
    yield _row("draw", _number(ruleset.turn.draw, ruleset))
    if ruleset.melds.initial.minimum != Number(value=0):
        yield _row("minimum", _points(ruleset.melds.initial.minimum, ruleset))
    yield from _needs(ruleset)
    for target in _targets(ruleset):
        yield _row("target", target)


def _needs(ruleset: Ruleset) -> Iterator[Row]:
    """What going out always takes; of what is only sometimes asked, or is a list, that it is in the section."""
    forbidden = ruleset.going_out.forbid
    if any(clause.when is None for clause in forbidden):
        yield _row("going-out", Phrase(id="glance-going-out-listed"))
        return
    always = [need for need in ruleset.going_out.needs if need.when is None]
    phrases = [phrase for need in always if not (phrase := condition_phrase(need.must, ruleset)).children]
    yield from (_row("going-out", phrase) for phrase in phrases)
    if len(phrases) < len(ruleset.going_out.needs) + len(forbidden):
        yield _row("going-out", Phrase(id="glance-going-out-more" if phrases else "glance-going-out-listed"))


def _row(label: str, said: Phrase) -> Row:
    return Row(cells=(Phrase(id=f"glance-{label}"), said))


def _players(ruleset: Ruleset) -> Phrase:
    sentence = players_sentence(ruleset)
    return Phrase(id=f"glance-{sentence.id.removeprefix('table-')}-number", arguments=sentence.arguments)


def _number(expression: Expression, ruleset: Ruleset) -> Phrase:
    """The number, whose unit the label of the row says; of a table, all its numbers."""
    match expression:
        case Lookup():
            return joined([quantity(one, ruleset) for one in dict.fromkeys(outcomes(expression))], "or")
        case Linear(fact=fact, times=1, plus=0) if (option := _option(fact, ruleset)) is not None:
            return Phrase(id="glance-default-number", arguments=(("count", int(option.default)),))
        case _:
            return quantity(expression, ruleset)


def _points(expression: Expression, ruleset: Ruleset) -> Phrase:
    """The points; of a table all its amounts, with the unit said once: "15, 50, 90 or 120 points"."""
    if isinstance(expression, Lookup):
        *others, last = dict.fromkeys(outcomes(expression))
        return joined([*(quantity(one, ruleset) for one in others), amount(last, "points", ruleset)], "or")
    return amount(expression, "points", ruleset)


def _targets(ruleset: Ruleset) -> Iterator[Phrase]:
    """The totals that end the game: numbers, or options with their defaults."""
    for clause in ruleset.scoring.ends:
        where, when = premise(clause.when, ruleset)
        for compare in _compares(when):
            if isinstance(compare.left, Linear) and compare.left.fact.name == TOTAL:
                if isinstance(compare.right, Members):
                    raise TypeError("points are never compared with a number of members")
                target = _target(compare.right, ruleset)
                told: Arguments = (("target", target), ("condition", where or target))
                yield Phrase(id="glance-target-where", arguments=told) if where else target


def _target(points: Reckoning, ruleset: Ruleset) -> Phrase:
    match points:
        case Linear(fact=fact, times=1, plus=0) if (option := _option(fact, ruleset)) is not None:
            return Phrase(id="glance-default", arguments=(("count", int(option.default)),))
        case _:
            return amount(points, "points", ruleset)


def _compares(condition: Condition | None) -> Iterator[Compare]:
    match condition:
        case Compare():
            yield condition
        case Quantified(body=body):
            yield from _compares(body)
        case _:
            for part in getattr(condition, "parts", ()):
                yield from _compares(part)


def _option(fact: Fact, ruleset: Ruleset) -> Option | None:
    return next((option for option in ruleset.options if option.name == option_of(fact)), None)
