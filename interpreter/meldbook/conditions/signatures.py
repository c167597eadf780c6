"""How a fact is used: its type, what stands after it, and where it may be asked.

In: nothing. Out: `Signature`, and the closed sets of words that it is made of. Which facts there are stands in the vocabulary.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias


class Unit(StrEnum):
    """What a number counts. Numbers of different units are never compared."""

    PLAYERS = "players"
    POINTS = "points"
    CARDS = "cards"
    MELDS = "melds"
    CANASTAS = "canastas"
    ROUNDS = "rounds"
    TURNS = "turns"
    SIDES = "sides"


class Sort(StrEnum):
    """What a fact is that is no number: true or false, one of several words, or a card."""

    FLAG = "flag"
    WORD = "word"
    CARD = "card"


Type: TypeAlias = Unit | Sort


class Argument(StrEnum):
    """What stands after `of`."""

    MELD_KIND = "meld kind"
    CANASTA_KIND = "canasta kind"
    RESERVE = "reserve"
    ROUTE = "route"
    HAND = "special hand"
    PATTERN = "card pattern"


class Secrecy(StrEnum):
    """What others may know of a fact about a player: all of it, all but what stands after `of`, or nothing."""

    OPEN = "open"
    DETAIL = "detail"
    HIDDEN = "hidden"


class Place(StrEnum):
    """Where in a spec a condition or value stands, as far as it matters for what it may speak of."""

    TABLE = "table"
    PLAY = "play"
    MELD = "meld"
    CARD = "card"
    CANASTA = "canasta"
    SCORE = "score"
    EXAMPLE = "example"


PLACES: Final[Mapping[Place, str]] = MappingProxyType(
    {
        Place.TABLE: "the sizes of table, deck, deal and canasta",
        Place.PLAY: "rules of play",
        Place.MELD: "canasta kinds, meld limits, routes onto a meld and reactions on a meld",
        Place.CARD: "bans and reactions on cards",
        Place.CANASTA: "reactions on a canasta",
        Place.SCORE: "scoring",
        Place.EXAMPLE: "examples",
    }
)

EVERYWHERE = frozenset(Place)
"""All places."""

IN_PLAY = EVERYWHERE - {Place.TABLE}
"""All places but those that are settled before the first deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """How a fact is used. `words` says whose names a word fact takes, `choices` lists them for an option.

    `secrecy` concerns facts about a player that rules of play may ask of that player, but not always of others.
    """

    name: str
    type: Type
    argument: Argument | None = None
    required: bool = False
    words: Argument | None = None
    choices: tuple[str, ...] = ()
    places: frozenset[Place] = IN_PLAY
    secrecy: Secrecy = Secrecy.OPEN

    @property
    def subject(self) -> str:
        """Whom the fact is about: what stands before its dot."""
        return self.name.partition(".")[0]

    @property
    def usage(self) -> str:
        """How the fact is written, with its argument in capitals."""
        argument = f" of {self.argument.upper().replace(' ', '-')}" if self.argument else ""
        return self.name + (argument if self.required or not argument else f" [{argument.strip()}]")
