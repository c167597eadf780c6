"""Values that may depend on something: a number, `2 per player`, a number fact, or a table of rows, each of which has a
value again.

In: a node of a spec. Out: an `Expression`; and `check_rows`, which says whether a table covers everything exactly once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from meldbook.conditions import tree
from meldbook.conditions.ast import Expression, Fact, Linear, Lookup, Members, Number, Reckoning, Row
from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.mentions import Mention, Scope, mention
from meldbook.conditions.names import Names
from meldbook.conditions.parser import parse
from meldbook.conditions.patterns import pattern_of
from meldbook.conditions.problems import Checked, Problem, error, joined, listing, unknown
from meldbook.conditions.signatures import Place, Sort, Unit
from meldbook.conditions.terms import Counted, Literal, as_used, term, whole
from meldbook.conditions.typecheck import gathered
from meldbook.diagnostics import Diagnostic, Fix, Span
from meldbook.syntax import Entry, MappingNode, Node, ScalarNode, SequenceNode

BY = "by"
"""The key of a table that names the fact its rows are about."""

OPEN: Final[Expression] = Number(value=0)
"""Stands for the value of a row until it is read."""

_PLAYERS = "players"
_PLAYER = "player"


def parse_value(node: Node, names: Names, place: Place, unit: Unit | None = None) -> Checked[Expression]:
    """The value a node means. It must count `unit`, if one is given; only a number of players may stand for any number."""
    match node:
        case ScalarNode():
            return number(Excerpt.whole(node), names, place, unit)
        case MappingNode():
            return _table(node, names, place, unit)
        case SequenceNode():
            message = f"a value is a number, a fact, or a table with {BY!r}; this is a list"
            return None, (error(Problem.VALUE_SHAPE, message, node.span),)
        case _:
            assert_never(node)


def number(excerpt: Excerpt, names: Names, place: Place, unit: Unit | None = None) -> Checked[Reckoning]:
    """The value a text means."""
    scope = Scope(excerpt=excerpt, names=names, place=place)
    parsed, problems = parse(excerpt, "value")
    if parsed is None:
        return None, problems
    match parsed:
        case tree.Per():
            return _per(parsed, scope)
        case tree.Members():
            message = "members are counted in conditions and score lines; this number can't depend on them"
            return None, (error(Problem.VALUE_SHAPE, message, scope.span(parsed)),)
        case _:
            return _fitting(parsed, scope, unit)


def parse_count(node: Node, names: Names, place: Place) -> Checked[Expression | Members]:
    """The number of times that a node means: a value, or how many members there are."""
    if isinstance(node, ScalarNode):
        scope = Scope(excerpt=Excerpt.whole(node), names=names, place=place)
        parsed, _ = parse(scope.excerpt, "value")
        if isinstance(parsed, tree.Members):
            found, problems = gathered(parsed, scope)
            return (None, problems) if found is None else (found.node, ())
    return parse_value(node, names, place)


def _per(node: tree.Per, scope: Scope) -> Checked[Reckoning]:
    if node.name == _PLAYER:
        return Linear(fact=Fact(name=_PLAYERS), times=int(node.digits)), ()
    span = scope.excerpt.span(node.name.start_pos or 0, node.name.end_pos or 0)
    return None, (unknown(Problem.UNKNOWN_SUBJECT, "subject", str(node.name), (_PLAYER,), span),)


def _fitting(node: tree.Sum, scope: Scope, unit: Unit | None) -> Checked[Reckoning]:
    found, problems = term(node, scope)
    match found:
        case None:
            return None, problems
        case Counted() if unit and found.unit not in (unit, Unit.PLAYERS):
            message = f'"{found.name}" is a number of {found.unit}; a number of {unit} is wanted here'
            return None, (error(Problem.MIXED_UNITS, message, found.span),)
        case Counted() | Literal():
            return found.node, ()
        case _:
            assert_never(found)


def _table(node: MappingNode, names: Names, place: Place, unit: Unit | None) -> Checked[Lookup]:
    entries = tuple(entry for entry in node.entries if entry.key.text != BY)
    by, problems = _by(node, names, place)
    if by is None:
        return None, problems
    if not entries:
        return None, (error(Problem.VALUE_SHAPE, f'a table by "{by.signature.name}" needs rows', node.span),)
    rows, problems = joined(_row(entry, by, names, place, unit) for entry in entries)
    if rows is None:
        return None, problems
    lacking = _lacking_words(rows, by, names, node.span)
    return (None, lacking) if lacking else (Lookup(by=by.fact, rows=rows), ())


def _by(node: MappingNode, names: Names, place: Place) -> Checked[Mention]:
    key = node.find(BY)
    if not isinstance(key, ScalarNode):
        message = f'a table needs "{BY}": the fact its rows are about, as in "{{{BY}: players, 2: 15, from 3: 13}}"'
        return None, (error(Problem.VALUE_SHAPE, message, node.span),)
    scope = Scope(excerpt=Excerpt.whole(key), names=names, place=place)
    parsed, problems = parse(scope.excerpt, "fact")
    found, problems = (None, problems) if parsed is None else mention(parsed, scope)
    if found and found.signature.type is Sort.FLAG:
        name = found.signature.name
        message = f'a table is by a number, a choice or a card; "{name}" is none of them; {as_used(found.signature)}'
        return None, (error(Problem.WRONG_TYPE, message, found.span),)
    return found, problems


def _row(entry: Entry, by: Mention, names: Names, place: Place, unit: Unit | None) -> Checked[Row]:
    value, problems = parse_value(entry.value, names, place, unit)
    kept, more = _key(entry.key, by, names)
    if value is None or kept is None:
        return None, (*more, *problems)
    return replace(kept, value=value), ()


def _key(key: ScalarNode, by: Mention, names: Names) -> Checked[Row]:
    """For what a row is, its value left open."""
    match by.signature.type:
        case Sort.WORD:
            return _word_row(key, by, names)
        case Sort.CARD:
            cards, problems = pattern_of(Excerpt.whole(key), names)
            return (None, problems) if cards is None else (Row(cards=cards, value=OPEN), ())
        case _:
            return _number_row(key)


def _word_row(key: ScalarNode, by: Mention, names: Names) -> Checked[Row]:
    choices = names.words(by.signature)
    if key.text in choices:
        return Row(word=key.text, value=OPEN), ()
    of = f'a table by "{by.signature.name}"'
    return None, (unknown(Problem.UNKNOWN_ROW, "row", key.text, choices, key.span, of=of),)


def _number_row(key: ScalarNode) -> Checked[Row]:
    parsed, problems = parse(Excerpt.whole(key), "row")
    if parsed is None:
        return None, problems
    low, high = _bounds(parsed)
    if low is not None and high is not None and low > high:
        message = f'"{key.text}": the lower number comes first'
        fix = Fix(span=key.span, replacement=f"{high}..{low}", is_safe=True)
        return None, (error(Problem.UNKNOWN_ROW, message, key.span, suggestion=f'did you mean "{high}..{low}"?', fix=fix),)
    return Row(low=low, high=high, value=OPEN), ()


def _bounds(node: tree.RowKey) -> tuple[int | None, int | None]:
    match node:
        case tree.Below():
            return None, whole(node.high) - 1
        case tree.Exactly():
            return whole(node.number), whole(node.number)
        case tree.Between():
            return whole(node.low), whole(node.high)
        case tree.FromOn():
            return whole(node.low), None
        case _:
            assert_never(node)


def _lacking_words(rows: tuple[Row, ...], by: Mention, names: Names, span: Span) -> tuple[Diagnostic, ...]:
    if by.signature.type is not Sort.WORD:
        return ()
    lacking = [word for word in names.words(by.signature) if word not in {row.word for row in rows}]
    message = f'the table by "{by.signature.name}" has no row for {listing(lacking)}'
    return (error(Problem.TABLE_GAP, message, span),) if lacking else ()
