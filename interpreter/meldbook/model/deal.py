"""The deal room: hands, reserves and the first upcard."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.conditions.ast import Expression
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Clause, Reaction


class Owner(StrEnum):
    """Who a reserve belongs to; one of the table goes to whoever comes first."""

    SEAT = "seat"
    SIDE = "side"
    TABLE = "table"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserve(Clause):
    """Face-down cards dealt to be taken up later: `size` cards for each owner."""

    size: Expression
    owner: Owner


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """`hand` cards to each seat; with `upcard` the top of the stock is turned to begin the pile, with `pile` cards under it."""

    hand: Expression
    upcard: bool | Agreed[bool]
    pile: Expression
    reserves: tuple[Reserve, ...]
    reactions: tuple[Reaction, ...]
