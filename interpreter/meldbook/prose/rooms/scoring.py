"""The scoring room in sentences: what a round is worth, and when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from meldbook.conditions.ast import Expression, Fact, Linear, Lookup, Number
from meldbook.conditions.vocabulary import VOCABULARY, Unit
from meldbook.model.ruleset import Ruleset
from meldbook.model.scoring import ScoreLine
from meldbook.prose.clauses import clause_sentence
from meldbook.prose.facts import argument_of, fact_id
from meldbook.prose.quantities import amount, quantity, quantity_of, rows
from meldbook.prose.sentences import Argument, Arguments, Phrase, Section, Sentence

_THINGS: Final = frozenset({Unit.CARDS, Unit.CANASTAS, Unit.MELDS, Unit.PLAYERS})


def scoring_section(ruleset: Ruleset) -> Section:
    """The lines of the score, the end of the game, and who wins."""
    return Section(room="scoring", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    scoring = ruleset.scoring
    yield Sentence(id="scoring-lines", path="scoring.lines", children=tuple(_line(line, ruleset) for line in scoring.lines))
    for line in scoring.lines:
        yield from _tables(line, ruleset)
    for clause in scoring.ends:
        yield clause_sentence("scoring-ends", clause, ruleset)
    if not scoring.ends:
        yield Sentence(id="scoring-no-end", path="scoring.ends")
    yield Sentence(id="scoring-winner", arguments=(("tie", scoring.tie.value.replace(" ", "-")),), path="scoring.tie")


def _line(line: ScoreLine, ruleset: Ruleset) -> Sentence:
    """One line: so many points, for each of something perhaps. What depends on a table is told in a sentence of its own."""
    sign: tuple[str, Argument] = ("sign", "minus" if line.negative else "plus")
    points: tuple[str, Argument] = ("amount", _amount(line.amount, ruleset))
    if line.per is None:
        return clause_sentence("scoring-line", line, ruleset, (sign, points))
    return clause_sentence("scoring-line-each", line, ruleset, (sign, points, ("each", _each(line.per, ruleset))))


def _amount(expression: Expression, ruleset: Ruleset) -> Phrase:
    if isinstance(expression, Lookup):
        return Phrase(id="amount-in-table-points")
    return amount(expression, "points", ruleset)


def _each(per: Expression, ruleset: Ruleset) -> Phrase:
    """What a line counts for each of: "each red three"; for a formula, "the number of …"."""
    match per:
        case Linear(fact=fact, times=1, plus=0) if _is_countable(fact):
            return Phrase(id=f"{fact_id(fact, ruleset)}.each", arguments=argument_of(fact, ruleset))
        case Number() | Linear():
            return Phrase(id="quantity-times-over", arguments=(("quantity", quantity(per, ruleset)),))
        case Lookup():
            return Phrase(id="number-in-table")
        case _:
            assert_never(per)


def _is_countable(fact: Fact) -> bool:
    """Whether the fact counts things, so that there is one and another of them."""
    signature = VOCABULARY.get(fact.name)
    return signature is not None and signature.type in _THINGS


def _tables(line: ScoreLine, ruleset: Ruleset) -> Iterator[Sentence]:
    for name, expression, unit in (("amount", line.amount, "points"), ("number", line.per, "times")):
        if isinstance(expression, Lookup):
            arguments: Arguments = (("quantity", quantity_of(expression.by, ruleset)),)
            path = f"{line.path}.{name}"
            yield Sentence(id=f"scoring-{name}", arguments=arguments, path=path, rows=rows(expression, unit, ruleset))
