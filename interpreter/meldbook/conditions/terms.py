"""Numbers in conditions and values: a literal, or a fact times and plus something, with the unit it is counted in.

In: a sum of the untyped tree. Out: a `Term`. A literal has no unit of its own: it takes that of whatever it is compared with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from meldbook.conditions import tree
from meldbook.conditions.ast import Linear, Number
from meldbook.conditions.mentions import Mention, Scope, mention
from meldbook.conditions.problems import Checked, Problem, error
from meldbook.conditions.vocabulary import Signature, Sort, Unit
from meldbook.diagnostics import Diagnostic, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Literal:
    """A number as written."""

    node: Number
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A number that comes from a fact, and what it counts."""

    node: Linear
    name: str
    unit: Unit
    span: Span


Term: TypeAlias = Literal | Counted


def term(node: tree.Sum, scope: Scope) -> Checked[Term]:
    """The number a part of a text means."""
    match node:
        case tree.Integer() | tree.Negative():
            return Literal(node=Number(value=whole(node)), span=scope.span(node)), ()
        case tree.Fact():
            return _counted(node, scope)
        case tree.Times():
            counted, problems = _counted(node.fact, scope)
            times = int(node.digits)
            return (None, problems) if counted is None else (_scaled(counted, times, scope.span(node)), ())
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


def _counted(node: tree.Fact, scope: Scope) -> Checked[Counted]:
    found, problems = mention(node, scope)
    if found is None:
        return None, problems
    unit = found.signature.type
    return (_single(found, unit), ()) if isinstance(unit, Unit) else (None, (_no_number(found),))


def _single(found: Mention, unit: Unit) -> Counted:
    return Counted(node=Linear(fact=found.fact), name=found.signature.name, unit=unit, span=found.span)


def _no_number(found: Mention) -> Diagnostic:
    message = f'"{found.signature.name}" is no number; {as_used(found.signature)}'
    return error(Problem.WRONG_TYPE, message, found.span)


def _scaled(counted: Counted, times: int, span: Span) -> Counted:
    return replace(counted, node=replace(counted.node, times=times), span=span)


def _more(node: tree.Plus | tree.Minus, plus: int, scope: Scope) -> Checked[Term]:
    base, problems = term(node.base, scope)
    match base:
        case None:
            return None, problems
        case Literal():
            return replace(base, node=Number(value=base.node.value + plus), span=scope.span(node)), ()
        case Counted():
            return replace(base, node=replace(base.node, plus=plus), span=scope.span(node)), ()
        case _:
            assert_never(base)
