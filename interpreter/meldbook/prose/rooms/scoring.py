"""The scoring room in sentences: what a round is worth, and when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from meldbook.conditions.ast import Expression, Fact, Linear, Lookup, Members, Number, Sum
from meldbook.conditions.signatures import Unit
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.model.alone import is_solo
from meldbook.model.ruleset import Ruleset
from meldbook.model.scoring import ScoreLine, Tie
from meldbook.model.table import ScoreBy
from meldbook.prose.agreed import agreed_sentences
from meldbook.prose.clauses import clause_sentence, conditional
from meldbook.prose.conditions import members_phrase
from meldbook.prose.facts import Subject, alike, argument_of, fact_id, sum_arguments
from meldbook.prose.quantities import amount, depends_on, quantity, rows
from meldbook.prose.sentences import Argument, Arguments, Phrase, Section, Sentence

_THINGS: Final = frozenset({Unit.CARDS, Unit.CANASTAS, Unit.MELDS, Unit.PLAYERS, Unit.SIDES})
_TIMES: Final = frozenset({"side.piles", "player.piles"})
"""Facts that count how often something was done."""


def scoring_section(ruleset: Ruleset) -> Section:
    """The lines of the score, the end of the game, and who wins."""
    return Section(room="scoring", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    scoring = ruleset.scoring
    lines = tuple(_line(line, ruleset) for line in scoring.lines)
    yield Sentence(id="scoring-lines", path="scoring.lines", children=lines)
    if _is_by_player(ruleset):
        yield Sentence(id="scoring-by-player", path="table.score_by")
    for clause in scoring.ends:
        yield clause_sentence("scoring-ends", clause, ruleset)
        if clause.wins is not None:
            told, items = conditional(clause.wins, ruleset)
            yield Sentence(id="scoring-wins", arguments=told, path=clause.path, children=items)
    if not scoring.ends:
        yield Sentence(id="scoring-no-end", path="scoring.ends")
    yield from agreed_sentences(scoring.tie, ruleset, lambda tie: _winner(tie, ruleset))
    if scoring.match:
        match = tuple(_line(line, ruleset) for line in scoring.match)
        yield Sentence(id="scoring-match", path="scoring.match", children=match)


def _winner(tie: Tie, ruleset: Ruleset) -> Sentence:
    told: Arguments = (("tie", tie.value.replace(" ", "-")), ("holder", ruleset.table.score_by.value))
    return Sentence(id="scoring-winner", arguments=told, path="scoring.tie")


def _is_by_player(ruleset: Ruleset) -> bool:
    """Whether players who play together keep scores of their own."""
    return ruleset.table.score_by is ScoreBy.PLAYER and not is_solo(ruleset)


def line_in_short(line: ScoreLine, ruleset: Ruleset) -> Sentence:
    """A line as a score sheet has room for it: what it adds, and when, if that is a matter of one clause."""
    said = _said(line, ruleset)
    return _said(replace(line, when=None), ruleset) if said.children or said.where else said


def _line(line: ScoreLine, ruleset: Ruleset) -> Sentence:
    """One line: so many points, for each of something perhaps, with the table on which they depend under it."""
    said = _said(line, ruleset)
    table = line.amount if isinstance(line.amount, Lookup) else line.per
    if not isinstance(table, Lookup):
        return said
    return replace(said, rows=rows(table, "points" if table is line.amount else "times", ruleset))


def _said(line: ScoreLine, ruleset: Ruleset) -> Sentence:
    sign: tuple[str, Argument] = ("sign", "minus" if line.negative else "plus")
    points: tuple[str, Argument] = ("amount", _amount(line.amount, ruleset))
    split: tuple[str, Argument] = ("split", "shared" if line.split and _is_by_player(ruleset) else "whole")
    if line.per is None:
        return clause_sentence("scoring-line", line, ruleset, (sign, points, split))
    return clause_sentence("scoring-line-each", line, ruleset, (sign, points, ("each", _each(line.per, ruleset)), split))


def _amount(expression: Expression, ruleset: Ruleset) -> Phrase:
    if isinstance(expression, Lookup):
        return Phrase(id="amount-in-table-points", arguments=(("quantity", depends_on(expression, ruleset)),))
    return amount(expression, "points", ruleset)


def _each(per: Expression | Members, ruleset: Ruleset) -> Phrase:
    """What a line counts for each of: "each red three"; for a formula, "the number of …"."""
    match per:
        case Linear(fact=fact, times=1, plus=0) if _is_countable(fact):
            return Phrase(id=f"{fact_id(fact, ruleset)}.each", arguments=argument_of(fact, ruleset))
        case Sum(plus=0) if (facts := alike(per)) and _is_countable(facts[0]):
            return Phrase(id=f"{fact_id(facts[0], ruleset)}.each", arguments=_without_subject(facts, ruleset))
        case Members():
            return Phrase(id="quantity-times-over", arguments=(("quantity", members_phrase(per, ruleset)),))
        case Number() | Linear() | Sum():
            return Phrase(id="quantity-times-over", arguments=(("quantity", quantity(per, ruleset)),))
        case Lookup():
            return Phrase(id="number-in-table", arguments=(("quantity", depends_on(per, ruleset)),))
        case _:
            assert_never(per)


def _without_subject(facts: tuple[Fact, ...], ruleset: Ruleset) -> Arguments:
    """What is counted, of several facts; of whom, a score line has said already."""
    return tuple(pair for pair in sum_arguments(facts, Subject.THIS, ruleset) if pair[0] != "subject")


def _is_countable(fact: Fact) -> bool:
    """Whether the fact counts things or times, so that there is one and another of them."""
    signature = VOCABULARY.get(fact.name)
    return signature is not None and (signature.type in _THINGS or signature.name in _TIMES)
