"""The condition language as data: what a rule may ask (`Condition`) and reckon (`Expression`).

Both are closed unions of frozen nodes; whoever walks them does so with one `match` that ends in `assert_never`. Only the type
checker makes them from text, so every node here is well typed: units agree, names exist, patterns are resolved. `Not` is pushed
down to facts when a condition is built, so it only ever stands before a `Flag`, an `Is` or a `Quantified`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from meldbook.cards.pattern import CardPattern


class Relation(StrEnum):
    """How two numbers are compared."""

    EQUAL = "="
    NOT_EQUAL = "!="
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="


class Quantifier(StrEnum):
    """How many members of a domain must fulfil a condition."""

    EVERY = "every"
    ANY = "any"
    NO = "no"


class Domain(StrEnum):
    """What a quantifier ranges over. Within its body, facts of that subject speak of the member.

    The teammates of a player are all players of the side, the player too.
    """

    SIDE = "side"
    PLAYER = "player"
    TEAMMATE = "teammate"
    MELD = "meld"
    PLAY = "play"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A fact of the vocabulary, with its argument if it takes one.

    `argument` is a name (a canasta kind, meld kind, reserve, route or option) or a card pattern.
    """

    name: str
    argument: str | CardPattern | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """A number as written."""

    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Linear:
    """`times` × a number fact, `plus` a constant: `2 per player`, `players + 1`."""

    fact: Fact
    times: int = 1
    plus: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """Two or more facts of one unit added up, `plus` a constant. The parts themselves add nothing (their `plus` is 0)."""

    parts: tuple[Linear, ...]
    plus: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a table: from `low` to `high`, both included (None: no bound), for the option choice `word`, or for `cards`.

    What holds there may be read from a further table.
    """

    low: int | None = None
    high: int | None = None
    word: str | None = None
    cards: CardPattern | None = None
    value: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Lookup:
    """A table: the row that holds the fact's number, word or card gives the value. Rows have no gaps and no overlaps."""

    by: Fact
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag:
    """A fact that is true or false."""

    fact: Fact


@dataclass(frozen=True, slots=True, kw_only=True)
class Compare:
    """Two numbers of one unit compared."""

    left: Reckoning | Members
    relation: Relation
    right: Reckoning | Members


@dataclass(frozen=True, slots=True, kw_only=True)
class Is:
    """A word fact is one of these words, or a card fact is of this pattern."""

    fact: Fact
    words: tuple[str, ...] = ()
    pattern: CardPattern | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Not:
    """The negation of a single fact."""

    part: Flag | Is | Quantified


@dataclass(frozen=True, slots=True, kw_only=True)
class And:
    """All parts hold; two or more."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Or:
    """At least one part holds; two or more."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantified:
    """`every side …`, `any meld …`, `no player …`."""

    quantifier: Quantifier
    domain: Domain
    body: Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class Members:
    """How many members of a domain fulfil a condition: `melds with (meld.wilds = 0)`."""

    domain: Domain
    body: Condition


Reckoning: TypeAlias = Number | Linear | Sum
"""A number that is reckoned, not looked up in a table."""

Expression: TypeAlias = Number | Linear | Sum | Lookup
Condition: TypeAlias = Flag | Compare | Is | Not | And | Or | Quantified
