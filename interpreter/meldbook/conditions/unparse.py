"""Trees back to text: the one canonical way to write a condition, an expression or a card pattern.

In: a tree of `ast` or a `CardPattern`. Out: text that reads back as an equal tree. A table becomes a YAML mapping on one line.
Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from meldbook.cards import Alternative, CardPattern
from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
    Expression,
    Fact,
    Flag,
    Is,
    Linear,
    Lookup,
    Members,
    Not,
    Number,
    Or,
    Quantified,
    Row,
    Sum,
)

SUIT_WORDS: Final[Mapping[str, str]] = MappingProxyType({"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"})
"""Suits are written as words; a suit with another letter is written as that letter."""


def unparse(node: Condition | Expression | Members | CardPattern) -> str:
    """The text of the node."""
    match node:
        case CardPattern():
            return _pattern(node)
        case Number() | Linear() | Sum() | Lookup() | Members():
            return _expression(node)
        case _:
            return _condition(node)


def _condition(node: Condition) -> str:  # noqa: PLR0911 - one return a case
    match node:
        case Flag(fact=fact):
            return _fact(fact)
        case Compare(left=left, relation=relation, right=right):
            return f"{_expression(left)} {relation} {_expression(right)}"
        case Is():
            return " or ".join(f"{_fact(node.fact)} is {meant}" for meant in _meant(node))
        case Not(part=part):
            return _negation(part)
        case And(parts=parts):
            return " and ".join(_grouped(part) if isinstance(part, Or) else _part(part) for part in parts)
        case Or(parts=parts):
            return " or ".join(_part(part) for part in parts)
        case Quantified(quantifier=quantifier, domain=domain, body=body):
            return f"{quantifier} {domain} with {_grouped(body) if isinstance(body, And | Or) else _part(body)}"
        case _:
            assert_never(node)


def _part(node: Condition) -> str:
    """A part that binds more closely than `and`. Several words of one `is` are an `or` in disguise, or negated an `and`."""
    inner = node.part if isinstance(node, Not) else node
    return _grouped(node) if isinstance(inner, Is) and len(inner.words) > 1 else _condition(node)


def _grouped(node: Condition) -> str:
    return f"({_condition(node)})"


def _negation(part: Flag | Is | Quantified) -> str:
    match part:
        case Flag() | Quantified():
            return f"not {_condition(part)}"
        case Is():
            return " and ".join(f"{_fact(part.fact)} is not {meant}" for meant in _meant(part))
        case _:
            assert_never(part)


def _meant(node: Is) -> tuple[str, ...]:
    return node.words if node.pattern is None else (_pattern(node.pattern),)


def _fact(fact: Fact) -> str:
    match fact.argument:
        case None:
            return fact.name
        case str() as name:
            return f"{fact.name} of {name}"
        case CardPattern() as pattern:
            return f"{fact.name} of {_pattern(pattern)}"
        case _:
            assert_never(fact.argument)


def _expression(node: Expression | Members) -> str:
    match node:
        case Members(domain=domain, body=body):
            return f"{domain}s with ({_condition(body)})"
        case Number(value=value):
            return str(value)
        case Linear():
            return _more(_product(node), node.plus)
        case Sum(parts=parts, plus=plus):
            return _more(" + ".join(map(_product, parts)), plus)
        case Lookup(by=by, rows=rows):
            return "{" + ", ".join((f"by: {_scalar(_fact(by))}", *(_row(row) for row in rows))) + "}"
        case _:
            assert_never(node)


def _product(node: Linear) -> str:
    return _fact(node.fact) if node.times == 1 else f"{node.times} * {_fact(node.fact)}"


def _more(text: str, plus: int) -> str:
    return text if plus == 0 else f"{text} {'+' if plus > 0 else '-'} {abs(plus)}"


def _row(row: Row) -> str:
    value = _expression(row.value)
    return f"{_row_key(row)}: {value if isinstance(row.value, Lookup) else _scalar(value)}"


def _scalar(text: str) -> str:
    """A text as a value within a YAML mapping; brackets would be taken for a YAML list."""
    return f'"{text}"' if "[" in text else text


def _row_key(row: Row) -> str:
    if row.cards is not None:
        return _pattern(row.cards)
    match row.low, row.high:
        case None, None:
            return str(row.word)
        case None, int() as high:
            return f"below {high + 1}"
        case int() as low, None:
            return f"from {low}"
        case low, high:
            return str(low) if low == high else f"{low}..{high}"


def _pattern(pattern: CardPattern) -> str:
    texts = tuple(_alternative(each) for each in pattern.alternatives)
    return texts[0] if len(texts) == 1 else f"[{', '.join(texts)}]"


def _alternative(alternative: Alternative) -> str:
    return " ".join(_words(alternative))


def _words(alternative: Alternative) -> Iterator[str]:
    if alternative.role is not None:
        yield alternative.role
    if alternative.colour is not None:
        yield alternative.colour
    if alternative.suit is not None:
        yield SUIT_WORDS.get(alternative.suit, alternative.suit)
    if alternative.low is not None and alternative.high is not None:
        yield alternative.low if alternative.low == alternative.high else f"{alternative.low}..{alternative.high}"
    if alternative.named is not None:
        yield alternative.named
