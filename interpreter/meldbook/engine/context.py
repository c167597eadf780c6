"""What a condition looks at: a round seen from one player, with the table as the move judged would leave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meldbook.cards import Card, CardBag
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Meld, Round, SideTable

if TYPE_CHECKING:
    from meldbook.engine.draft import Draft


@dataclass(slots=True)
class Context:
    """The subject of every fact.

    `sides` and `hand` are as the move judged would leave them; everything else is as the round stands. `card`, `meld` and
    `canasta` are what the rule speaks of, where it speaks of one; `going_out` whether the move judged is the way out; `plays` are
    the melds it makes or adds to, as they become.
    """

    rules: Rules
    game: Game
    round: Round | Draft
    seat: int
    side: int
    sides: Sequence[SideTable]
    hand: CardBag
    card: Card | None = None
    meld: Meld | None = None
    canasta: int = -1
    going_out: bool = False
    plays: tuple[Meld, ...] = ()

    def on(self, meld: Meld) -> Context:
        """The same, speaking of this meld."""
        return Context(
            self.rules, self.game, self.round, self.seat, self.side, self.sides, self.hand,
            self.card, meld, meld.canasta, self.going_out, self.plays,
        )  # fmt: skip

    def of_side(self, side: int) -> Context:
        """The same, seen from another side; its first seat stands for it."""
        return self.of_seat(self.rules.seats_of[side][0])

    def of_seat(self, seat: int) -> Context:
        """The same, seen from another seat."""
        return Context(
            self.rules, self.game, self.round, seat, self.rules.side_of[seat], self.sides,
            self.hand if seat == self.seat else self.round.hands[seat],
            self.card, self.meld, self.canasta, self.going_out, self.plays,
        )  # fmt: skip
