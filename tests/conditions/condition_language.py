"""The language of `grammar/examples.yaml`, a toy world to evaluate in, and strategies that make every kind of condition."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

import yaml
from hypothesis import strategies as st

from meldbook import resources
from meldbook.cards import Alternative, CardPattern, Colour, Deck, Role, Suit
from meldbook.conditions.ast import (
    Compare,
    Condition,
    Domain,
    Expression,
    Fact,
    Flag,
    Is,
    Linear,
    Lookup,
    Number,
    Quantified,
    Quantifier,
    Relation,
    Row,
    Sum,
)
from meldbook.conditions.logic import all_of, any_of, negate
from meldbook.conditions.names import Names, OptionName, Roles, option_type
from meldbook.conditions.patterns import parse_pattern, resolve
from meldbook.conditions.signatures import Argument, Signature, Sort, Unit
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.diagnostics import Span
from meldbook.syntax import Node, ScalarNode, at, read

LANGUAGE = yaml.safe_load(resources.grammar("examples.yaml"))

DECK = Deck(
    ranks=("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    suits=(
        Suit(letter="S", colour=Colour.BLACK),
        Suit(letter="H", colour=Colour.RED),
        Suit(letter="D", colour=Colour.RED),
        Suit(letter="C", colour=Colour.BLACK),
    ),
    joker="JK",
)


def scalar(text: str) -> ScalarNode:
    return ScalarNode(text=text, span=Span(file="x", line=1, column=1, end_line=1, end_column=len(text) + 1), source=text)


def node(text: str) -> Node:
    """The node of a key in a YAML file."""
    reading = read(f"key: {text}".encode(), "x")
    assert reading.node, reading.diagnostics
    found = at(reading.node, ["key"])
    assert found
    return found


def _cards(text: str) -> frozenset[int]:
    pattern, _ = parse_pattern(scalar(text), Names(deck=DECK))
    assert pattern
    return frozenset(pattern.cards)


def _option(declared: str | list[str]) -> OptionName:
    return (
        OptionName(type=Sort.WORD, choices=tuple(declared))
        if isinstance(declared, list)
        else OptionName(type=option_type(declared))
    )


def _names(told: dict[str, Any]) -> Names:
    return Names(
        deck=DECK,
        roles=Roles(**{role: _cards(told[role]) for role in ("wild", "bonus", "blocking")}),
        options={name: _option(declared) for name, declared in told["options"].items()},
        **{kind: tuple(told[kind]) for kind in ("canastas", "melds", "reserves", "routes", "hands")},
    )


NAMES = _names(LANGUAGE["names"])
OPTIONS = tuple(f"option.{name}" for name in NAMES.options)


@cache
def signature(name: str) -> Signature:
    found = NAMES.signature(name)
    assert found
    return found


# A toy world: every fact of every context has some value, always the same one.


@dataclass(frozen=True)
class Toy:
    seed: int

    def value(self, name: str, argument: object) -> int | bool | str | None:
        fixed = name == "players" or name in OPTIONS
        number = crc32(f"{name} {argument} {0 if fixed else self.seed}".encode())
        match signature(name).type:
            case Sort.FLAG:
                return number % 2 == 0
            case Sort.WORD:
                words = NAMES.words(signature(name))
                return words[number % len(words)]
            case Sort.CARD:
                return number % 53 or None
            case _:
                return number % 5

    def members(self, domain: Domain) -> Iterator[Toy]:
        most = 3 if domain in (Domain.MELD, Domain.PLAY) else 2
        for index in range(crc32(f"{domain} {self.seed}".encode()) % most + (most == 2)):
            yield Toy(seed=(self.seed * 31 + index + len(domain)) % 1000)


def _reader(name: str) -> Callable[[object], Callable[[Toy], Any]]:
    return lambda argument: lambda toy: toy.value(name, argument)


def _members(domain: Domain) -> Callable[[Toy], Iterator[Toy]]:
    return lambda toy: toy.members(domain)


FACTS = {name: _reader(name) for name in (*VOCABULARY, *OPTIONS)}
DOMAINS = {domain: _members(domain) for domain in Domain}
CONSTANTS = {name: Toy(seed=0).value(name, None) for name in ("players", *OPTIONS)}

toys = st.builds(Toy, seed=st.integers(0, 999))


# Strategies: everything the type checker could make.


def _alternatives() -> st.SearchStrategy[Alternative]:
    ends = (
        st.tuples(st.integers(0, 12), st.integers(0, 12)).map(sorted).map(lambda pair: tuple(DECK.ranks[index] for index in pair))
    )
    suits = st.sampled_from([suit.letter for suit in DECK.suits])
    return st.one_of(
        st.sampled_from(Role).map(lambda role: Alternative(role=role)),
        st.just(Alternative(named=DECK.joker)),
        st.sampled_from(Colour).map(lambda colour: Alternative(colour=colour)),
        ends.map(lambda pair: Alternative(low=pair[0], high=pair[1])),
        st.builds(lambda colour, pair: Alternative(colour=colour, low=pair[0], high=pair[1]), st.sampled_from(Colour), ends),
        st.builds(lambda suit, pair: Alternative(suit=suit, low=pair[0], high=pair[1]), suits, ends),
    )


patterns = st.lists(_alternatives(), min_size=1, max_size=3).map(lambda each: resolve(each, DECK, NAMES.roles or Roles()))


def _arguments(known: Signature) -> st.SearchStrategy[str | CardPattern | None]:
    if known.argument is None:
        return st.none()
    given: st.SearchStrategy[Any] = patterns if known.argument is Argument.PATTERN else st.sampled_from(NAMES.of(known.argument))
    return given if known.required else st.none() | given


def _facts(*types: Unit | Sort) -> st.SearchStrategy[Fact]:
    names = [name for name in FACTS if signature(name).type in types]
    return st.sampled_from(names).flatmap(
        lambda name: _arguments(signature(name)).map(lambda given: Fact(name=name, argument=given))
    )


def _linears(unit: Unit) -> st.SearchStrategy[Linear]:
    return st.builds(Linear, fact=_facts(unit), times=st.integers(0, 3), plus=st.integers(-3, 3))


def _sums(unit: Unit) -> st.SearchStrategy[Sum]:
    parts = st.builds(Linear, fact=_facts(unit), times=st.integers(0, 3))
    return st.builds(Sum, parts=st.lists(parts, min_size=2, max_size=4).map(tuple), plus=st.integers(-3, 3))


def _reckonings(unit: Unit) -> st.SearchStrategy[Linear | Sum]:
    return _linears(unit) | _sums(unit)


numbers = st.builds(Number, value=st.integers(-6, 6))


def _compares(unit: Unit) -> st.SearchStrategy[Compare]:
    sides = st.one_of(
        st.tuples(_reckonings(unit), numbers),
        st.tuples(numbers, _reckonings(unit)),
        st.tuples(_reckonings(unit), _reckonings(unit)),
    )
    return st.builds(
        lambda pair, relation: Compare(left=pair[0], relation=relation, right=pair[1]), sides, st.sampled_from(Relation)
    )


def _is_word(fact: Fact) -> st.SearchStrategy[Is]:
    return st.sampled_from(NAMES.words(signature(fact.name))).map(lambda word: Is(fact=fact, words=(word,)))


atoms: st.SearchStrategy[Condition] = st.one_of(
    st.builds(Flag, fact=_facts(Sort.FLAG)),
    st.sampled_from(Unit).flatmap(_compares),
    _facts(Sort.WORD).flatmap(_is_word),
    st.builds(Is, fact=_facts(Sort.CARD), pattern=patterns),
)

conditions: st.SearchStrategy[Condition] = st.recursive(
    atoms,
    lambda parts: st.one_of(
        parts.map(negate),
        st.lists(parts, min_size=2, max_size=4).map(all_of),
        st.lists(parts, min_size=2, max_size=4).map(any_of),
        st.builds(Quantified, quantifier=st.sampled_from(Quantifier), domain=st.sampled_from(Domain), body=parts),
    ),
    max_leaves=8,
)

_values = numbers | st.sampled_from(Unit).flatmap(_reckonings)


def _rows(bounds: list[int], values: st.SearchStrategy[Expression]) -> st.SearchStrategy[tuple[Row, ...]]:
    """Rows without gaps that meet at these numbers."""
    starts: list[int | None] = [None, *bounds]
    ends = [*(bound - 1 for bound in bounds), None]
    return st.tuples(
        *(st.builds(Row, low=st.just(low), high=st.just(high), value=values) for low, high in zip(starts, ends, strict=True))
    )


def _word_rows(fact: Fact, values: st.SearchStrategy[Expression]) -> st.SearchStrategy[tuple[Row, ...]]:
    return st.tuples(*(st.builds(Row, word=st.just(word), value=values) for word in NAMES.words(signature(fact.name))))


_cuts = st.lists(st.integers(-3, 8), min_size=1, max_size=4, unique=True).map(sorted)


def _lookups(values: st.SearchStrategy[Expression]) -> st.SearchStrategy[Lookup]:
    """Tables whose rows have these values."""
    return st.one_of(
        st.builds(Lookup, by=_facts(*Unit), rows=_cuts.flatmap(lambda bounds: _rows(bounds, values))),
        _facts(Sort.WORD).flatmap(lambda fact: _word_rows(fact, values).map(lambda rows: Lookup(by=fact, rows=rows))),
    )


lookups = _lookups(_values | _lookups(_values))

expressions: st.SearchStrategy[Expression] = _values | lookups
