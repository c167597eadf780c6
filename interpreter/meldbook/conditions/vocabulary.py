"""What conditions can speak of: the table of facts, and the names a spec defines itself.

In: nothing but the table below. Out: the `Signature` of a fact (type, argument, where it may be used) by its name. A new fact is
one row here, one function among the engine's facts, and its messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from meldbook.cards import Card, Deck


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

_EVERYWHERE = frozenset(Place)
_IN_PLAY = _EVERYWHERE - {Place.TABLE}
_OF_A_MELD = frozenset({Place.MELD, Place.CANASTA, Place.EXAMPLE})
_OF_A_CARD = frozenset({Place.CARD, Place.EXAMPLE})
_OF_A_CANASTA = frozenset({Place.CANASTA, Place.EXAMPLE})
_AT_THE_SCORE = frozenset({Place.SCORE, Place.EXAMPLE})
_IN_EXAMPLES = frozenset({Place.EXAMPLE})


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
    places: frozenset[Place] = _IN_PLAY
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


def _facts() -> tuple[Signature, ...]:
    pattern, reserve = Argument.PATTERN, Argument.RESERVE
    return (
        Signature(name="players", type=Unit.PLAYERS, places=_EVERYWHERE),
        Signature(name="round.number", type=Unit.ROUNDS),
        Signature(name="round.lap", type=Unit.TURNS),
        Signature(name="round.openings", type=Unit.SIDES),
        Signature(name="round.allied", type=Sort.FLAG),
        Signature(name="round.ending", type=Sort.FLAG),
        Signature(name="round.over", type=Sort.FLAG, places=_IN_EXAMPLES),
        Signature(name="game.over", type=Sort.FLAG, places=_IN_EXAMPLES),
        Signature(name="side.score", type=Unit.POINTS),
        Signature(name="side.round_score", type=Unit.POINTS),
        Signature(name="side.total", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.lead", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.match", type=Unit.POINTS, places=_IN_EXAMPLES),
        Signature(name="side.minimum", type=Unit.POINTS),
        Signature(name="side.melded", type=Sort.FLAG),
        Signature(name="side.melded_before", type=Sort.FLAG),
        Signature(name="side.melds", type=Unit.MELDS, argument=Argument.MELD_KIND),
        Signature(name="side.unfinished", type=Unit.MELDS, argument=Argument.MELD_KIND),
        Signature(name="side.canastas", type=Unit.CANASTAS, argument=Argument.CANASTA_KIND),
        Signature(name="side.bonus_cards", type=Unit.CARDS, argument=pattern),
        Signature(name="side.melded_points", type=Unit.POINTS),
        Signature(name="side.canasta_points", type=Unit.POINTS),
        Signature(name="side.hand_points", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.hand_cards", type=Unit.CARDS, argument=pattern, places=_AT_THE_SCORE),
        Signature(name="side.reserve_points", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.taken", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="side.used", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="side.piles", type=Unit.TURNS),
        Signature(name="side.went_out", type=Sort.FLAG),
        Signature(name="side.concealed", type=Sort.FLAG),
        Signature(name="side.special", type=Sort.FLAG, argument=Argument.HAND, places=_AT_THE_SCORE),
        Signature(name="side.won", type=Sort.FLAG),
        Signature(name="others.hand_points", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="others.best_total", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="player.score", type=Unit.POINTS),
        Signature(name="player.total", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="player.melded", type=Sort.FLAG),
        Signature(name="player.piles", type=Unit.TURNS),
        Signature(name="player.bonus_cards", type=Unit.CARDS, argument=pattern),
        Signature(name="player.looked", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="player.taken", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="player.used", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="reserve.left", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="turn.drew", type=Sort.FLAG),
        Signature(name="turn.drawn", type=Unit.CARDS),
        Signature(name="turn.took_pile", type=Sort.FLAG),
        Signature(name="turn.played", type=Sort.FLAG),
        Signature(name="turn.canastas", type=Unit.CANASTAS, argument=Argument.CANASTA_KIND),
        Signature(name="turn.discarded", type=Sort.FLAG),
        Signature(name="turn.agreed", type=Sort.FLAG),
        Signature(name="turn.refused", type=Sort.FLAG),
        Signature(name="turn.pile_cards", type=Unit.CARDS),
        Signature(name="hand.cards", type=Unit.CARDS, argument=pattern, secrecy=Secrecy.DETAIL),
        Signature(name="pile.cards", type=Unit.CARDS, argument=pattern),
        Signature(name="pile.frozen", type=Sort.FLAG),
        Signature(name="pile.blocked", type=Sort.FLAG),
        Signature(name="pile.open", type=Sort.FLAG, argument=Argument.ROUTE, required=True, secrecy=Secrecy.HIDDEN),
        Signature(name="pack.cards", type=Unit.CARDS, argument=pattern),
        Signature(name="stock.cards", type=Unit.CARDS),
        Signature(name="upcard", type=Sort.CARD),
        Signature(name="going_out", type=Sort.FLAG),
        Signature(name="meld.kind", type=Sort.WORD, words=Argument.MELD_KIND, places=_OF_A_MELD),
        Signature(name="meld.rank", type=Sort.CARD, places=_OF_A_MELD),
        Signature(name="meld.cards", type=Unit.CARDS, argument=pattern, places=_OF_A_MELD),
        Signature(name="meld.added", type=Unit.CARDS, argument=pattern, places=_OF_A_MELD),
        Signature(name="meld.from_hand", type=Unit.CARDS, argument=pattern, places=_OF_A_MELD),
        Signature(name="meld.new", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.naturals", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.wilds", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.run", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.low", type=Sort.CARD, places=_OF_A_MELD),
        Signature(name="meld.high", type=Sort.CARD, places=_OF_A_MELD),
        Signature(name="meld.canasta", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.canasta_before", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.wilds_before", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.dead", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.suits", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.points", type=Unit.POINTS, places=_OF_A_MELD),
        Signature(name="meld.twins", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="meld.clean_twins", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="meld.copies", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="meld.rivals", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="canasta", type=Sort.WORD, words=Argument.CANASTA_KIND, places=_OF_A_CANASTA),
        Signature(name="card", type=Sort.CARD, places=_OF_A_CARD),
        Signature(name="card.dead", type=Sort.FLAG, places=_OF_A_CARD),
        Signature(name="card.taken", type=Sort.FLAG, places=_OF_A_CARD, secrecy=Secrecy.HIDDEN),
    )


VOCABULARY: Final[Mapping[str, Signature]] = MappingProxyType({signature.name: signature for signature in _facts()})
"""Every fact of the language by its name, except options, which each spec declares itself."""

OPTION = "option"
"""The subject of facts that are options: `option.NAME`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionName:
    """What a condition must know of an option: its type, and its words if it is a choice of words."""

    type: Type
    choices: tuple[str, ...] = ()


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
        return Signature(name=name, type=declared.type, choices=declared.choices, places=_EVERYWHERE)

    def words(self, signature: Signature) -> tuple[str, ...]:
        """The words a word fact can be."""
        return self.of(signature.words) if signature.words else signature.choices


def option_type(word: str) -> Type:
    """The type of an option as its declaration names it: `flag`, `choice`, or a unit."""
    match word:
        case "flag":
            return Sort.FLAG
        case "choice":
            return Sort.WORD
        case _:
            return Unit(word)
