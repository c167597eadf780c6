"""The game at a glance: a table of the numbers that a player asks for first."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Compare, Condition, Expression, Fact, Linear, Lookup, Number, Quantified
from meldbook.model.options import Option
from meldbook.model.ruleset import Ruleset
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.facts import option_of
from meldbook.prose.quantities import amount, quantity
from meldbook.prose.reactions import joined
from meldbook.prose.rooms.table import players_sentence
from meldbook.prose.sentences import Phrase, Row, Section, Sentence, Words


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
    yield _row("minimum", _points(ruleset.melds.initial.minimum, ruleset))
    for need in ruleset.going_out.needs:
        if need.when is None and not (phrase := condition_phrase(need.must, ruleset)).children:
            yield _row("going-out", phrase)
    for target in _targets(ruleset):
        yield _row("target", target)


def _row(label: str, said: Phrase) -> Row:
    return Row(cells=(Phrase(id=f"glance-{label}"), said))


def _players(ruleset: Ruleset) -> Phrase:
    sentence = players_sentence(ruleset)
    return Phrase(id=f"glance-{sentence.id.removeprefix('table-')}-number", arguments=sentence.arguments)


def _number(expression: Expression, ruleset: Ruleset) -> Phrase:
    """The number, whose unit the label of the row says; of a table, all its numbers."""
    if isinstance(expression, Lookup):
        return joined([quantity(row.value, ruleset) for row in expression.rows], "or")
    return quantity(expression, ruleset)


def _points(expression: Expression, ruleset: Ruleset) -> Phrase:
    """The points; of a table all its amounts, with the unit said once: "15, 50, 90 or 120 points"."""
    if isinstance(expression, Lookup):
        *others, last = (row.value for row in expression.rows)
        return joined([*(quantity(one, ruleset) for one in others), amount(last, "points", ruleset)], "or")
    return amount(expression, "points", ruleset)


def _targets(ruleset: Ruleset) -> Iterator[Phrase]:
    """The totals that end the game: numbers, or options with their defaults."""
    options = {option.name: option for option in ruleset.options}
    for clause in ruleset.scoring.ends:
        for compare in _compares(clause.when):
            match compare:
                case Compare(left=Linear(fact=Fact(name="side.total")), right=Number() as points):
                    yield amount(points, "points", ruleset)
                case Compare(left=Linear(fact=Fact(name="side.total")), right=Linear(fact=fact)) if option_of(fact) in options:
                    yield _default(options[str(option_of(fact))])
                case _:
                    pass


def _compares(condition: Condition | None) -> Iterator[Compare]:
    match condition:
        case Compare():
            yield condition
        case Quantified(body=body):
            yield from _compares(body)
        case _:
            for part in getattr(condition, "parts", ()):
                yield from _compares(part)


def _default(option: Option) -> Phrase:
    return Phrase(id="glance-default", arguments=(("count", int(option.default)),))
