"""The type checker: the untyped tree of a condition goes in, a `Condition` that makes sense comes out.

Names exist and are available in the place, numbers are compared with numbers of the same unit, flags stand alone, words and
cards are asked with `is`; and `not` has been pushed down to single facts. Whatever doesn't make
sense is said once, where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from meldbook.conditions import tree
from meldbook.conditions.ast import (
    Compare,
    Condition,
    Domain,
    Fact,
    Flag,
    Is,
    Linear,
    Members,
    Number,
    Quantified,
    Quantifier,
    Relation,
)
from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.logic import all_of, any_of, negate
from meldbook.conditions.mentions import Mention, Scope, mention, name_or_pattern, word
from meldbook.conditions.names import Names
from meldbook.conditions.parser import parse
from meldbook.conditions.patterns import pattern_of
from meldbook.conditions.problems import Checked, Problem, error, joined, unknown
from meldbook.conditions.signatures import Argument, Place, Sort, Unit
from meldbook.conditions.terms import Counted, Gathered, Literal, Term, as_used, mixed, term
from meldbook.diagnostics import Diagnostic
from meldbook.syntax import ScalarNode

_CANASTAS = "side.canastas"

_UNITS: Final[Mapping[Domain, Unit]] = MappingProxyType(
    {
        Domain.SIDE: Unit.SIDES,
        Domain.PLAYER: Unit.PLAYERS,
        Domain.TEAMMATE: Unit.PLAYERS,
        Domain.MELD: Unit.MELDS,
        Domain.PLAY: Unit.MELDS,
    }
)
"""What the members of a domain count as. A play is told by its meld."""


def parse_condition(node: ScalarNode, names: Names, place: Place) -> Checked[Condition]:
    """The condition a text of a spec means."""
    scope = Scope(excerpt=Excerpt.whole(node), names=names, place=place)
    parsed, problems = parse(scope.excerpt, "condition")
    return (None, problems) if parsed is None else typecheck(parsed, scope)


def typecheck(node: tree.Tree, scope: Scope) -> Checked[Condition]:  # noqa: PLR0911 - one return a case
    """The condition a part of the untyped tree means."""
    match node:
        case tree.And():
            return _connected(node, all_of, scope)
        case tree.Or():
            return _connected(node, any_of, scope)
        case tree.Not():
            return _negated(typecheck(node.part, scope))
        case tree.Flag():
            return _flag(node, scope)
        case tree.Compare():
            return _compare(node, scope)
        case tree.Is():
            return _is(node, scope)
        case tree.IsNot():
            return _negated(_is(node, scope))
        case tree.SubjectHas():
            return _subject_has(node, scope)
        case tree.Quantified():
            return _quantified(node, scope)
        case tree.Has() | tree.HasNo():
            return _has(node, scope)
        case _:
            assert_never(node)


def _connected(node: tree.And | tree.Or, connect: Callable[[Iterable[Condition]], Condition], scope: Scope) -> Checked[Condition]:
    checked: Checked[tuple[Condition, ...]] = joined(typecheck(part, scope) for part in node.children)
    parts, problems = checked
    return (None, problems) if parts is None else (connect(parts), ())


def _negated(checked: Checked[Condition]) -> Checked[Condition]:
    condition, problems = checked
    return (None, problems) if condition is None else (negate(condition), ())


def _flag(node: tree.Flag, scope: Scope) -> Checked[Condition]:
    found, problems = mention(node.fact, scope)
    if found is None:
        return None, problems
    if found.signature.type is Sort.FLAG:
        return Flag(fact=found.fact), ()
    message = f'"{found.signature.name}" says nothing by itself; {as_used(found.signature)}'
    return None, (error(Problem.WRONG_TYPE, message, found.span),)


def _compare(node: tree.Compare, scope: Scope) -> Checked[Condition]:
    left, problems = _operand(node.left, scope)
    if left is None:
        return None, problems
    right, problems = _operand(node.right, scope)
    if right is None:
        return None, problems
    misfit = _misfit(node, left, right, scope)
    made = Compare(left=left.node, relation=Relation(node.relation), right=right.node)
    return (None, (misfit,)) if misfit else (made, ())


def _operand(node: tree.Sum | tree.Members, scope: Scope) -> Checked[Term | Gathered]:
    return gathered(node, scope) if isinstance(node, tree.Members) else term(node, scope)


def gathered(node: tree.Members, scope: Scope) -> Checked[Gathered]:
    """The number of members that a text counts."""
    domain = next((domain for domain in Domain if f"{domain}s" == node.domain), None)
    if domain is None:
        span = scope.excerpt.span(node.domain.start_pos or 0, node.domain.end_pos or 0)
        known = tuple(f"{domain}s" for domain in Domain)
        return None, (unknown(Problem.UNKNOWN_SUBJECT, "subject", str(node.domain), known, span),)
    if scope.place is Place.TABLE:
        message = f'"{node.domain} with" can\'t be asked before the game begins'
        return None, (error(Problem.UNAVAILABLE_FACT, message, scope.span(node)),)
    body, problems = typecheck(node.body, scope.within(domain))
    if body is None:
        return None, problems
    members = Members(domain=domain, body=body)
    return Gathered(node=members, name=str(node.domain), unit=_UNITS[domain], span=scope.span(node)), ()


def _misfit(node: tree.Compare, left: Term | Gathered, right: Term | Gathered, scope: Scope) -> Diagnostic | None:
    match left, right:
        case Literal(), Literal():
            return error(Problem.NO_FACT, "two fixed numbers are compared: one side must be a fact", scope.span(node))
        case ((Counted() | Gathered()), (Counted() | Gathered())) if left.unit is not right.unit:
            return mixed("compared with", left, right, scope.span(node))
        case _:
            return None


def _is(node: tree.Is | tree.IsNot, scope: Scope) -> Checked[Condition]:
    found, problems = mention(node.fact, scope)
    if found is None:
        return None, problems
    match found.signature.type:
        case Sort.WORD:
            return _is_word(found, node.argument, scope)
        case Sort.CARD:
            pattern, problems = pattern_of(scope.excerpt.part(node.argument.start, node.argument.end), scope.names)
            return (None, problems) if pattern is None else (Is(fact=found.fact, pattern=pattern), ())
        case _:
            message = f'"{found.signature.name}" can\'t be asked with "is"; {as_used(found.signature)}'
            return None, (error(Problem.WRONG_TYPE, message, scope.span(node)),)


def _is_word(found: Mention, argument: tree.Argument, scope: Scope) -> Checked[Condition]:
    signature = found.signature
    what, of = (signature.words, "") if signature.words else ("choice", f'"{signature.name}"')
    said, problems = word(argument, what, scope.names.words(signature), scope, of=of)
    return (None, problems) if said is None else (Is(fact=found.fact, words=(said,)), ())


def _subject_has(node: tree.SubjectHas, scope: Scope) -> Checked[Condition]:
    if node.subject == Domain.SIDE:
        return _has(node.holding, scope)
    start, end = node.start, node.start + len(node.subject)
    return None, (_only_sides(str(node.subject), scope, start, end),)


def _has(node: tree.Has | tree.HasNo, scope: Scope) -> Checked[Condition]:
    """`has canasta sevens` is a way to say `side.canastas of sevens >= 1`."""
    kind, problems = name_or_pattern(node.argument, Argument.CANASTA_KIND, scope)
    if kind is None:
        return None, problems
    counted = Linear(fact=Fact(name=_CANASTAS, argument=kind))
    some = Compare(left=counted, relation=Relation.AT_LEAST, right=Number(value=1))
    return (negate(some) if isinstance(node, tree.HasNo) else some), ()


def _quantified(node: tree.Quantified, scope: Scope) -> Checked[Condition]:
    start, end = node.domain.start_pos or 0, node.domain.end_pos or 0
    if node.domain not in tuple(Domain):
        span = scope.excerpt.span(start, end)
        return None, (unknown(Problem.UNKNOWN_SUBJECT, "subject", str(node.domain), tuple(Domain), span),)
    domain = Domain(node.domain)
    if isinstance(node.body, tree.Has | tree.HasNo) and domain is not Domain.SIDE:
        return None, (_only_sides(domain, scope, start, end),)
    if scope.place is Place.TABLE:
        message = f'"{node.quantifier} {domain}" can\'t be asked before the game begins'
        return None, (error(Problem.UNAVAILABLE_FACT, message, scope.span(node)),)
    body, problems = typecheck(node.body, scope.within(domain))
    made = body and Quantified(quantifier=Quantifier(node.quantifier), domain=domain, body=body)
    return made, problems


def _only_sides(subject: str, scope: Scope, start: int, end: int) -> Diagnostic:
    message = f'canastas belong to a side, not to "{subject}"'
    return error(
        Problem.UNKNOWN_SUBJECT, message, scope.excerpt.span(start, end), suggestion='did you mean "side has canasta …"?'
    )
