"""The untyped tree: what the grammar makes of a text. Aliases in the grammar are the names of these classes in snake case.

`meta` has the offsets in the text. Whether names exist and units agree is not known here; that is the type checker's business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from lark import Token, ast_utils
from lark.tree import Meta


@dataclass(frozen=True)
class Leaf(ast_utils.Ast, ast_utils.WithMeta):
    """What every node has: its place in the text."""

    meta: Meta = field(compare=False, repr=False)

    @property
    def start(self) -> int:
        """Where the node begins."""
        return self.meta.start_pos

    @property
    def end(self) -> int:
        """The place behind its last character."""
        return self.meta.end_pos


@dataclass(frozen=True)
class Branch(Leaf, ast_utils.AsList):
    """A node with parts of one kind, as many as there are."""

    children: list[Tree]


@dataclass(frozen=True)
class And(Branch):
    """Parts joined by `and`."""


@dataclass(frozen=True)
class Or(Branch):
    """Parts joined by `or`."""


@dataclass(frozen=True)
class Not(Leaf):
    """`not` before a part."""

    part: Tree


@dataclass(frozen=True)
class Argument(Leaf, ast_utils.AsList):
    """What stands after `of` or `is`; its words are taken from the text."""

    pieces: list[Token]


@dataclass(frozen=True)
class Fact(Leaf):
    """A name, perhaps with `of` something."""

    name: Token
    argument: Argument | None = None


@dataclass(frozen=True)
class Flag(Leaf):
    """A fact standing alone."""

    fact: Fact


@dataclass(frozen=True)
class Integer(Leaf):
    """A number as written."""

    digits: Token


@dataclass(frozen=True)
class Negative(Leaf):
    """A number with a minus before it."""

    digits: Token


@dataclass(frozen=True)
class Times(Leaf):
    """A multiple of a fact."""

    digits: Token
    fact: Fact


@dataclass(frozen=True)
class Added(Leaf):
    """Something and a fact, or a multiple of one, more."""

    base: Sum
    more: Fact | Times


@dataclass(frozen=True)
class Plus(Leaf):
    """Something and a fixed number more."""

    base: Sum
    digits: Token


@dataclass(frozen=True)
class Minus(Leaf):
    """Something and a fixed number less."""

    base: Sum
    digits: Token


@dataclass(frozen=True)
class Per(Leaf):
    """So many for each of something: `2 per player`."""

    digits: Token
    name: Token


@dataclass(frozen=True)
class Compare(Leaf):
    """Two numbers with a relation between them."""

    left: Sum | Members
    relation: Token
    right: Sum | Members


@dataclass(frozen=True)
class Is(Leaf):
    """A fact and the word or cards it is."""

    fact: Fact
    argument: Argument


@dataclass(frozen=True)
class IsNot(Leaf):
    """A fact and the word or cards it is not."""

    fact: Fact
    argument: Argument


@dataclass(frozen=True)
class Has(Leaf):
    """`has canasta …`, said of a subject."""

    argument: Argument


@dataclass(frozen=True)
class HasNo(Leaf):
    """`has no canasta …`, said of a subject."""

    argument: Argument


@dataclass(frozen=True)
class SubjectHas(Leaf):
    """A subject that has, or has not, a canasta."""

    subject: Token
    holding: Has | HasNo


@dataclass(frozen=True)
class Quantified(Leaf):
    """`every`, `any` or `no` of a subject, and what is asked of it."""

    quantifier: Token
    domain: Token
    body: Tree


@dataclass(frozen=True)
class Members(Leaf):
    """Those of a subject that fulfil a condition, counted."""

    domain: Token
    body: Tree


@dataclass(frozen=True)
class Below(Leaf):
    """The row for everything below a number."""

    high: Whole


@dataclass(frozen=True)
class Exactly(Leaf):
    """The row for one number."""

    number: Whole


@dataclass(frozen=True)
class Between(Leaf):
    """The row from one number to another, both included."""

    low: Whole
    dots: Token
    high: Whole


@dataclass(frozen=True)
class FromOn(Leaf):
    """The row for a number and everything above."""

    low: Whole


Whole: TypeAlias = Integer | Negative
Product: TypeAlias = Whole | Fact | Times
Sum: TypeAlias = Product | Added | Plus | Minus
Value: TypeAlias = Sum | Per | Members
RowKey: TypeAlias = Below | Exactly | Between | FromOn
Tree: TypeAlias = And | Or | Not | Flag | Compare | Is | IsNot | SubjectHas | Quantified | Has | HasNo
