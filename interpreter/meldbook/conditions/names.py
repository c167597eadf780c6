"""The names a spec defines itself: its cards and their roles, its options, and what has an id.

In: what was read of a spec before its conditions. Out: `Names`, which tell what a condition of this spec may speak of: the facts
of the vocabulary and the options declared, and the words that may stand after them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meldbook.cards import Card, Deck
from meldbook.conditions.signatures import EVERYWHERE, Argument, Signature, Sort, Type, Unit
from meldbook.conditions.vocabulary import VOCABULARY

OPTION = "option"
"""The subject of facts that are options: `option.NAME`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionName:
    """What a condition must know of an option: its type, and its words if it is a choice of words."""

    type: Type
    choices: tuple[str, ...] = ()


def option_type(word: str) -> Type:
    """The type of an option as its declaration names it: `flag`, `choice`, or a unit."""
    match word:
        case "flag":
            return Sort.FLAG
        case "choice":
            return Sort.WORD
        case _:
            return Unit(word)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roles:
    """The cards that play a part of their own. All others are natural."""

    wild: frozenset[Card] = frozenset()
    bonus: frozenset[Card] = frozenset()
    blocking: frozenset[Card] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """What this spec defines. `roles` is None as long as they are being read themselves: then no pattern may speak of one."""

    deck: Deck
    roles: Roles | None = None
    options: Mapping[str, OptionName] = field(default_factory=dict)
    canastas: tuple[str, ...] = ()
    melds: tuple[str, ...] = ()
    reserves: tuple[str, ...] = ()
    routes: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()

    def of(self, argument: Argument) -> tuple[str, ...]:
        """The names that may stand as such an argument; a card pattern is none."""
        named = {
            Argument.MELD_KIND: self.melds,
            Argument.CANASTA_KIND: self.canastas,
            Argument.RESERVE: self.reserves,
            Argument.ROUTE: self.routes,
            Argument.HAND: self.hands,
        }
        return named.get(argument, ())

    def signature(self, name: str) -> Signature | None:
        """How the fact of this name is used, if there is one."""
        subject, _, option = name.partition(".")
        if subject != OPTION:
            return VOCABULARY.get(name)
        declared = self.options.get(option)
        if declared is None:
            return None
        return Signature(name=name, type=declared.type, choices=declared.choices, places=EVERYWHERE)

    def words(self, signature: Signature) -> tuple[str, ...]:
        """The words a word fact can be."""
        return self.of(signature.words) if signature.words else signature.choices
