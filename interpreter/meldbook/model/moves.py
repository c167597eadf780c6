"""Moves: everything a player, or chance, can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from meldbook.cards import Card, CardBag


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Cards put on the table together: a new meld, or an addition to meld number `onto` (from 0) of side `of` (None: the own)."""

    cards: CardBag
    onto: int | None = None
    of: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffle:
    """Chance puts the face-down cards in this order; the last card of the tuple is the next to be drawn."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """The player draws from the stock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Redraw:
    """The player throws the card just drawn onto the pile and draws another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Take:
    """The player takes the pile. `first` is the play that uses the upcard (not listed in its cards); `plays` go with it.

    Where the upcard needn't be melded, `first` is None. `amount` is how many cards are taken, where the player has the choice.
    """

    first: Play | None = None
    plays: tuple[Play, ...] = ()
    amount: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lay:
    """The player puts down these plays together; they are judged as a whole."""

    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap:
    """The player puts this card into a meld for this wild card of it: meld number `place` of side `of` (None: the own)."""

    card: Card
    wild: Card
    place: int
    of: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """The player puts the side's meld number `place` together with its meld number `onto`."""

    place: int
    onto: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Expose:
    """The player lays this card aside face up for the side."""

    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard:
    """The player discards this card, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """The player asks the partner whether to go out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The partner answers."""

    agrees: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The player looks at a reserve."""

    reserve: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """The player ends the turn without a discard: because none is allowed, or none is asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Show:
    """The player shows a whole hand of this name, which ends the round."""

    hand: str


Move: TypeAlias = Shuffle | Draw | Redraw | Take | Lay | Swap | Join | Expose | Discard | Ask | Answer | Look | Pass | Show
