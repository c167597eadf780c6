"""The going-out room: who may empty the hand, and how."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Ban, Clause, Demand


class LastCard(StrEnum):
    """Whether the last card of a hand is discarded."""

    OPTIONAL = "optional"
    REQUIRED = "required"
    FORBIDDEN = "forbidden"


class Ask(StrEnum):
    """Whether a player asks a partner before going out."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class Limit(StrEnum):
    """How often the question may be put."""

    TURN = "turn"
    ROUND = "round"


class HandWilds(StrEnum):
    """How the wild cards of a special hand are grouped."""

    BY_RANK = "by rank"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialHand(Clause):
    """A whole hand that may be shown to end the round: its cards fall into groups of one rank (or jokers) of these sizes.

    `when` may ask more of the hand and of the side. The score lines say what it is worth.
    """

    groups: tuple[int, ...]
    wilds: HandWilds


@dataclass(frozen=True, slots=True, kw_only=True)
class GoingOut:
    """Every demand of `needs` must hold after the play that empties the hand, and no case of `forbid` may be given; otherwise at
    least one card must be kept.

    `last_forbid` are cards that may not be the last discard; `concealed` says when going out counts as concealed.
    """

    needs: tuple[Demand, ...]
    forbid: tuple[Clause, ...]
    last_card: LastCard | Agreed[LastCard]
    last_forbid: tuple[Ban, ...]
    ask: Ask | Agreed[Ask]
    ask_limit: Limit | Agreed[Limit]
    concealed: Clause | None
    hands: tuple[SpecialHand, ...]
