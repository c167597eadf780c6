"""Numbers in conditions and values: literals and facts, multiplied and added up, with the unit they are counted in.

In: a sum of the untyped tree. Out: a `Term`. A literal has no unit of its own: it takes that of whatever it is compared with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from meldbook.conditions import tree
from meldbook.conditions.ast import Linear, Members, Number, Reckoning
from meldbook.conditions.logic import added
from meldbook.conditions.mentions import Mention, Scope, mention
from meldbook.conditions.problems import Checked, Problem, error
from meldbook.conditions.signatures import Signature, Sort, Unit
from meldbook.diagnostics import Diagnostic, Note, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Literal:
    """A number as written."""

    node: Number
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A number that comes from facts, what it counts, and the name of the first of them."""

    node: Reckoning
    name: str
    unit: Unit
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathered:
    """A number of members, what they are, and the word for them."""

    node: Members
    name: str
    unit: Unit
    span: Span


Term: TypeAlias = Literal | Counted


def term(node: tree.Sum, scope: Scope) -> Checked[Term]:
    """The number a part of a text means."""
    match node:
        case tree.Integer() | tree.Negative():
            return Literal(node=Number(value=whole(node)), span=scope.span(node)), ()
        case tree.Fact() | tree.Times():
            return _product(node, scope)
        case tree.Added():
            return _sum(node, scope)
        case tree.Plus():
            return _more(node, int(node.digits), scope)
        case tree.Minus():
            return _more(node, -int(node.digits), scope)
        case _:
            assert_never(node)


def whole(node: tree.Whole) -> int:
    """The value of a number as written."""
    return -int(node.digits) if isinstance(node, tree.Negative) else int(node.digits)


def as_used(signature: Signature) -> str:
    """How a fact that is no number is asked."""
    match signature.type:
        case Sort.FLAG:
            return f'it is true or false and stands alone: "{signature.usage}" or "not {signature.usage}"'
        case Sort.WORD:
            return f'it is a word: "{signature.name} is …"'
        case Sort.CARD:
            return f'it is a card: "{signature.name} is …"'
        case _:
            return f'it is a number of {signature.type}: compare it, as in "{signature.name} >= 1"'


def mixed(what: str, one: Counted | Gathered, other: Counted | Gathered, span: Span) -> Diagnostic:
    """The diagnostic that two numbers come together which count different things."""
    message = f'a number of {one.unit} ("{one.name}") is {what} a number of {other.unit} ("{other.name}")'
    notes = tuple(Note(message=f'"{each.name}" counts {each.unit}', span=each.span) for each in (one, other))
    return error(Problem.MIXED_UNITS, message, span, notes=notes)


def _product(node: tree.Fact | tree.Times, scope: Scope) -> Checked[Counted]:
    fact, times = (node.fact, int(node.digits)) if isinstance(node, tree.Times) else (node, 1)
    found, problems = mention(fact, scope)
    if found is None:
        return None, problems
    unit = found.signature.type
    if not isinstance(unit, Unit):
        return None, (_no_number(found),)
    span = scope.span(node) if isinstance(node, tree.Times) else found.span
    return Counted(node=Linear(fact=found.fact, times=times), name=found.signature.name, unit=unit, span=span), ()


def _no_number(found: Mention) -> Diagnostic:
    message = f'"{found.signature.name}" is no number; {as_used(found.signature)}'
    return error(Problem.WRONG_TYPE, message, found.span)


def _sum(node: tree.Added, scope: Scope) -> Checked[Term]:
    base, problems = term(node.base, scope)
    if base is None:
        return None, problems
    more, problems = _product(node.more, scope)
    if more is None:
        return None, problems
    if isinstance(base, Counted) and base.unit is not more.unit:
        return None, (mixed("added to", more, base, scope.span(node)),)
    name = base.name if isinstance(base, Counted) else more.name
    return Counted(node=added((base.node, more.node)), name=name, unit=more.unit, span=scope.span(node)), ()


def _more(node: tree.Plus | tree.Minus, plus: int, scope: Scope) -> Checked[Term]:
    base, problems = term(node.base, scope)
    match base:
        case None:
            return None, problems
        case Literal():
            return Literal(node=Number(value=base.node.value + plus), span=scope.span(node)), ()
        case Counted(name=name, unit=unit):
            number = added((base.node, Number(value=plus)))
            return Counted(node=number, name=name, unit=unit, span=scope.span(node)), ()
        case _:
            assert_never(base)
