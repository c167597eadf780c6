"""How far melds can grow, and which conditions on a canasta they can fulfil.

In: a ruleset and a kind of meld. Out: bounds on what such a meld can have. What depends on more than the meld is taken as
possible.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from meldbook.conditions.ast import And, Compare, Condition, Flag, Is, Linear, Not, Number, Or, Quantified
from meldbook.conditions.logic import compares
from meldbook.loading.meaning.settings import settings
from meldbook.model.melds import Form, MeldKind
from meldbook.model.ruleset import Ruleset

_KIND = "meld.kind"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """The fewest and the most cards, naturals and wilds in a meld of a kind."""

    kind: MeldKind
    cards: range
    naturals: range
    wilds: range

    @property
    def is_empty(self) -> bool:
        """Whether there can be no such meld at all."""
        return not (self.cards and self.naturals and self.wilds)


def reach(ruleset: Ruleset, kind: MeldKind, at_least: int = 0) -> Reach:
    """What a meld of this kind can have once it has at least so many cards."""
    naturals = _naturals(ruleset, kind)
    wilds = _most(_wilds(ruleset), kind.max_wilds) if kind.form is Form.SET else _wilds(ruleset)
    least = max(kind.min_size, at_least)
    most = _most(naturals + wilds, kind.max_size)
    fewest_naturals = max(kind.min_naturals, least - wilds)
    return Reach(
        kind=kind,
        cards=range(least, most + 1),
        naturals=range(fewest_naturals, min(naturals, most) + 1),
        wilds=range(max(0, least - naturals), min(wilds, most - fewest_naturals) + 1),
    )


def may_hold(condition: Condition | None, meld: Reach) -> bool:
    """Whether the condition can hold of such a meld."""
    match condition:
        case Is(fact=fact, words=words):
            return fact.name != _KIND or meld.kind.id in words
        case Not(part=Is(fact=fact, words=words)) if fact.name == _KIND:
            return meld.kind.id not in words
        case And(parts=parts):
            return all(may_hold(part, meld) for part in parts)
        case Or(parts=parts):
            return any(may_hold(part, meld) for part in parts)
        case Compare():
            return _may_compare(condition, meld)
        case None | Flag() | Not() | Quantified():
            return True
        case _:
            assert_never(condition)


def _may_compare(compare: Compare, meld: Reach) -> bool:
    """Whether any number the meld can have fulfils a comparison with a plain number."""
    match compare:
        case Compare(left=Linear(fact=fact, times=1, plus=0), right=Number(value=bound)) if fact.argument is None:
            numbers = {"meld.cards": meld.cards, "meld.naturals": meld.naturals, "meld.wilds": meld.wilds}.get(fact.name)
            return numbers is None or any(compares(number, compare.relation, bound) for number in numbers)
        case _:
            return True


def _naturals(ruleset: Ruleset, kind: MeldKind) -> int:
    """The most natural cards of one rank that such a meld can have."""
    deck, cards = ruleset.cards.deck, ruleset.cards
    decks = max(setting.number(cards.decks) for setting in settings(ruleset))
    of_rank = (sum(deck.kinds[card].rank == rank for card in kind.naturals.cards) for rank in deck.ranks)
    return max(of_rank, default=0) * decks


def _wilds(ruleset: Ruleset) -> int:
    deck, cards = ruleset.cards.deck, ruleset.cards
    return max(
        sum(setting.number(cards.jokers if deck.names[card] == deck.joker else cards.decks) for card in cards.wild.cards)
        for setting in settings(ruleset)
    )


def _most(found: int, limit: int | None) -> int:
    return found if limit is None else min(found, limit)
