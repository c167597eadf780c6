"""Card patterns: the text `8..K`, `red 3`, `wild` or a list of such goes in, a `CardPattern` that knows its cards comes out.

What the words mean comes from the deck and the roles of the spec's own `cards` section (see grammar/cards.lark for the shape).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, assert_never

import lark
from lark import Token

from meldbook.cards import Alternative, Card, CardKind, CardPattern, Colour, Deck, Role
from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.names import Names, Roles
from meldbook.conditions.parser import Plain, parse_plain, words_of
from meldbook.conditions.problems import Checked, Problem, error, joined, unknown
from meldbook.conditions.unparse import SUIT_WORDS
from meldbook.diagnostics import Diagnostic, Fix, Span
from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode

_LETTERS: Final[Mapping[str, str]] = MappingProxyType({word: letter for letter, word in SUIT_WORDS.items()})

JOKER: Final = "joker"


def parse_pattern(node: Node, names: Names) -> Checked[CardPattern]:
    """The pattern a value of a spec means: one text, or a list of texts that are alternatives."""
    match node:
        case ScalarNode():
            return pattern_of(Excerpt.whole(node), names)
        case SequenceNode(items=items) if items:
            parts, problems = joined(_listed(item, names) for item in items)
            return (None, problems) if parts is None else (_union(parts), ())
        case SequenceNode() | MappingNode():
            return None, (_no_pattern(node.span),)
        case _:
            assert_never(node)


def pattern_of(excerpt: Excerpt, names: Names) -> Checked[CardPattern]:
    """The pattern a text means."""
    parsed, problems = parse_plain(excerpt, "cards", "pattern")
    if parsed is None:
        return None, problems
    read = _Reading(excerpt, names)
    alternatives, problems = joined(read.alternative(part) for part in parsed.children if isinstance(part, lark.Tree))
    return (None, problems) if alternatives is None else (resolve(alternatives, names.deck, names.roles or Roles()), ())


def resolve(alternatives: Iterable[Alternative], deck: Deck, roles: Roles) -> CardPattern:
    """The pattern of these alternatives, with the cards it means in this deck."""
    tried = tuple(alternatives)
    cards = (
        card for card, kind in enumerate(deck.kinds) if any(_is_meant(each, card, kind, deck=deck, roles=roles) for each in tried)
    )
    return CardPattern(alternatives=tried, cards=tuple(cards))


def _is_meant(alternative: Alternative, card: Card, kind: CardKind, *, deck: Deck, roles: Roles) -> bool:
    return (
        (alternative.role is None or card in _cards_in(alternative.role, deck, roles))
        and alternative.colour in (None, kind.colour)
        and alternative.suit in (None, kind.suit)
        and alternative.named in (None, kind.name)
        and (alternative.low is None or kind.rank in _ranks_between(alternative, deck))
    )


def _cards_in(role: Role, deck: Deck, roles: Roles) -> frozenset[Card]:
    every = frozenset(range(len(deck.kinds)))
    match role:
        case Role.ANY:
            return every
        case Role.NATURAL:
            return every - roles.wild - roles.bonus - roles.blocking
        case Role.WILD:
            return roles.wild
        case Role.BONUS:
            return roles.bonus
        case Role.BLOCKING:
            return roles.blocking
        case _:
            assert_never(role)


def _ranks_between(alternative: Alternative, deck: Deck) -> tuple[str, ...]:
    if alternative.low is None or alternative.high is None:
        return ()
    return deck.ranks[deck.ranks.index(alternative.low) : deck.ranks.index(alternative.high) + 1]


def _union(patterns: Iterable[CardPattern]) -> CardPattern:
    parts = tuple(patterns)
    cards = {card for part in parts for card in part.cards}
    return CardPattern(alternatives=tuple(each for part in parts for each in part.alternatives), cards=tuple(sorted(cards)))


def _listed(node: Node, names: Names) -> Checked[CardPattern]:
    if isinstance(node, ScalarNode):
        return pattern_of(Excerpt.whole(node), names)
    return None, (_no_pattern(node.span),)


def _no_pattern(span: Span) -> Diagnostic:
    return error(Problem.PATTERN_SHAPE, "a card pattern is a text or a list of texts, one or more", span)


class _Reading:
    """Gives the words of one pattern their meaning; every mistake is placed in its text."""

    def __init__(self, excerpt: Excerpt, names: Names) -> None:
        self._excerpt = excerpt
        self._deck = names.deck
        self._has_roles = names.roles is not None

    def alternative(self, part: Plain) -> Checked[Alternative]:
        """One alternative of the pattern."""
        words = tuple(word for word in words_of(part) if word.type == "WORD")
        match part.data, words:
            case "single", (word,):
                return self._single(word)
            case "span", (low, high):
                return self._ranks(low, high, Alternative())
            case "suited", (first, rank):
                return self._of_family(first, rank, rank)
            case "suited_span", (first, low, high):
                return self._of_family(first, low, high)
            case _:
                raise AssertionError(part)

    def _single(self, word: Token) -> Checked[Alternative]:
        if word in self._deck.ranks:
            return Alternative(low=str(word), high=str(word)), ()
        if word in tuple(Role):
            return self._role(word)
        if word == JOKER or word in (self._deck.joker, *self._deck.extras):
            return Alternative(named=self._deck.joker if word == JOKER else str(word)), ()
        family = self._family(word)
        return (None, (self._unknown(word, self._every_word()),)) if family is None else (family, ())

    def _role(self, word: Token) -> Checked[Alternative]:
        role = Role(word)
        if self._has_roles or role is Role.ANY:
            return Alternative(role=role), ()
        message = f'"{word}" is said by this very section of the spec: name the cards here'
        return None, (error(Problem.EARLY_ROLE, message, self._span(word)),)

    def _of_family(self, first: Token, low: Token, high: Token) -> Checked[Alternative]:
        family = self._family(first)
        return (None, (self._unknown_family(first, low),)) if family is None else self._ranks(low, high, family)

    def _family(self, word: Token) -> Alternative | None:
        """The colour or suit of this name."""
        if word in tuple(Colour):
            return Alternative(colour=Colour(word))
        return Alternative(suit=_LETTERS.get(word, str(word))) if word in self._suit_words() else None

    def _ranks(self, low: Token, high: Token, family: Alternative) -> Checked[Alternative]:
        ranks = self._deck.ranks
        wrong = tuple(self._unknown(word, ranks) for word in dict.fromkeys((low, high)) if word not in ranks)
        if wrong:
            return None, wrong
        if ranks.index(low) > ranks.index(high):
            message = f'"{low}..{high}": the lowest rank comes first'
            span = self._excerpt.span(low.start_pos or 0, high.end_pos or 0)
            fix = Fix(span=span, replacement=f"{high}..{low}", is_safe=True)
            return None, (error(Problem.RANK_ORDER, message, span, suggestion=f'did you mean "{high}..{low}"?', fix=fix),)
        return Alternative(colour=family.colour, suit=family.suit, low=str(low), high=str(high)), ()

    def _unknown_family(self, first: Token, second: Token) -> Diagnostic:
        if self._family(second) is not None and first in self._deck.ranks:
            message = f'the colour or suit comes first, then the rank: "{second} {first}"'
            span = self._excerpt.span(first.start_pos or 0, second.end_pos or 0)
            return error(Problem.UNKNOWN_CARD, message, span, fix=Fix(span=span, replacement=f"{second} {first}", is_safe=True))
        return unknown(Problem.UNKNOWN_CARD, "colour or suit", first, (*Colour, *self._suit_words()), self._span(first))

    def _unknown(self, word: Token, choices: Iterable[str]) -> Diagnostic:
        return unknown(Problem.UNKNOWN_CARD, "card", word, choices, self._span(word))

    def _every_word(self) -> tuple[str, ...]:
        return (*self._deck.ranks, JOKER, *self._deck.extras, *Colour, *self._suit_words(), *Role)

    def _suit_words(self) -> tuple[str, ...]:
        return tuple(SUIT_WORDS.get(suit.letter, suit.letter) for suit in self._deck.suits)

    def _span(self, word: Token) -> Span:
        return self._excerpt.span(word.start_pos or 0, word.end_pos or 0)
