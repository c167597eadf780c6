"""The turn room: drawing, discarding, and what happens when neither can be done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.conditions.ast import Expression
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Ban, Clause, Reaction


class Shortage(StrEnum):
    """What a player draws from a stock that holds fewer cards than a draw takes."""

    WHAT_IS_LEFT = "what is left"
    NOTHING = "nothing"


class Discarding(StrEnum):
    """Whether a turn ends with a discard."""

    REQUIRED = "required"
    OPTIONAL = "optional"


class Stuck(StrEnum):
    """What follows when a player has cards but no discard that is allowed."""

    PASS = "pass"
    END_ROUND = "end round"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """`draw` cards from the stock, or the pile instead; then melding; then so many `discards`.

    `draw_forbid` says when a player who could take the pile may not draw. Drawing from an empty stock ends the round. The last
    `dead` cards of the stock are never drawn. While a clause of `discard_exempt` holds, the turn may end without the discard.
    While one of `redraw` does, the card just drawn may be thrown onto the pile for another.
    """

    draw: Expression
    shortage: Shortage | Agreed[Shortage]
    draw_forbid: tuple[Clause, ...]
    discard_forbid: tuple[Ban, ...]
    stuck: Stuck | Agreed[Stuck]
    reactions: tuple[Reaction, ...]
    dead: Expression
    discard: Discarding | Agreed[Discarding]
    discards: Expression
    redraw: tuple[Clause, ...]
    discard_exempt: tuple[Clause, ...]
