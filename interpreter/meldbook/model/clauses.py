"""What every room is made of: clauses, and the events and effects that reactions are built from.

A rule is a value, a permission, a reaction or a score line. The last three are clauses: they have an id, a path that names them
across the product, and may hold only under a condition.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Condition, Expression

Text: TypeAlias = tuple[tuple[str, str], ...]
"""Words of the spec's author by language tag, e.g. `(("en", "Classic Canasta"),)`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """A rule with a name of its own.

    `path` is the place in the spec (`pile.take.natural-pair`): refusal, anchor, coverage row and override key at once. `when` is
    None for a rule that always holds; `unless` in a spec has been folded into it.
    """

    path: str
    when: Condition | None = None
    note: Text = ()
    ruling: Text = ()
    sources: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """The last part of the path."""
        return self.path.rpartition(".")[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class Demand(Clause):
    """A permission that owes something: `must` has to hold whenever `when` does."""

    must: Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class Ban(Clause):
    """A permission withheld: these cards may not be used so, whenever `when` holds."""

    cards: CardPattern


class Happening(StrEnum):
    """What a reaction can wait for."""

    DEAL = "deal"
    DRAW = "draw"
    TAKE = "take"
    RESERVE = "reserve"
    UPCARD = "upcard"
    DISCARD = "discard"
    EXPOSE = "expose"
    MELD = "meld"
    CANASTA = "canasta"
    OPENING = "opening"
    PILE_TAKEN = "pile taken"
    HAND_EMPTIED = "hand emptied"
    STOCK_EMPTIED = "stock emptied"
    GOING_OUT = "going out"
    TURN_END = "turn end"
    LOOK = "look"


OF_A_CARD: Final = frozenset(
    {
        Happening.DEAL,
        Happening.DRAW,
        Happening.TAKE,
        Happening.RESERVE,
        Happening.UPCARD,
        Happening.DISCARD,
        Happening.EXPOSE,
    }
)
"""What happens to one card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happens; `cards` narrows a happening that concerns a card, `kind` a canasta or a reserve."""

    happening: Happening
    cards: CardPattern | None = None
    kind: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Expose:
    """The card leaves the hand and is laid aside face up for its side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MayExpose:
    """The card stays in the hand, and the player may lay it aside face up for the side when melding, in any turn.

    It is a leave that lasts: the reaction's condition is asked when the card is laid aside.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Replace:
    """The card is replaced by the next one of the stock, as long as there is one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """The turned card stays where it is and another is turned on top of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Return:
    """The turned card goes back into the stock, which is shuffled, and another is turned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Freeze:
    """The pile is frozen for everybody until it is taken (`turns` None) or for so many turns."""

    turns: Expression | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Nobody may take the pile for so many turns."""

    turns: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class MayLook:
    """The owner may look at the reserve."""

    reserve: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeReserve:
    """The reserve goes to its owner's hand."""

    reserve: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawCards:
    """The player draws so many further cards from the stock."""

    number: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalty:
    """The side loses so many points in this round's score."""

    points: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Award:
    """The side gains so many points in this round's score."""

    points: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffle:
    """All of the pile but its upcard becomes the stock, shuffled; a freeze on the pile is gone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReserveToStock:
    """The reserve, if nobody has taken it, becomes the stock."""

    reserve: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayAlone:
    """For the rest of the round the player stands alone and all others are one side, their melds put together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndRound:
    """The round ends and is scored: at once (`turns` None), or after so many more turns."""

    turns: Expression | None = None


Effect: TypeAlias = (
    Expose
    | MayExpose
    | Replace
    | Cover
    | Return
    | Freeze
    | Block
    | MayLook
    | TakeReserve
    | DrawCards
    | Penalty
    | Award
    | Reshuffle
    | ReserveToStock
    | PlayAlone
    | EndRound
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction(Clause):
    """When one of the events happens (and `when` holds), the effects follow in order."""

    on: tuple[Event, ...]
    then: tuple[Effect, ...]
