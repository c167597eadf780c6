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


@dataclass(frozen=True, slots=True)
class Played:
    """A meld that a move makes or adds to: as it becomes, the cards the move puts into it, and whether it is new.

    `from_hand` are those of the added cards that are not the upcard of a pile taken with the move.
    """

    meld: Meld
    added: CardBag
    from_hand: CardBag
    new: bool


@dataclass(slots=True)
class Context:
    """The subject of every fact.

    `sides` and `hand` are as the move judged would leave them; everything else is as the round stands. `card`, `meld` and
    `canasta` are what the rule speaks of, where it speaks of one; `added` is what the move puts into that meld, `from_hand` what
    of it comes from the hand, `new` whether it begins it; `going_out` says whether the move judged is the way out, `discarding`
    whether it is a discard; `plays` are the melds it touches.
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
    added: CardBag = 0
    from_hand: CardBag = 0
    new: bool = False
    going_out: bool = False
    discarding: bool = False
    plays: tuple[Played, ...] = ()

    def on(self, meld: Meld, added: CardBag = 0, *, from_hand: CardBag | None = None, new: bool = False) -> Context:
        """The same, speaking of this meld; what is added comes from the hand where nothing else is said."""
        seen = self._copy(self.seat, self.hand)
        seen.meld, seen.canasta, seen.added, seen.new = meld, meld.canasta, added, new
        seen.from_hand = added if from_hand is None else from_hand
        return seen

    def about(self, card: Card) -> Context:
        """The same, speaking of this card."""
        seen = self._copy(self.seat, self.hand)
        seen.card = card
        return seen

    def of_seat(self, seat: int) -> Context:
        """The same, seen from another seat."""
        return self if seat == self.seat else self._copy(seat, self.round.hands[seat])

    def seats(self) -> list[int]:
        """The seats of the side that play this round, in order."""
        return [seat for seat in self.round.order if self.round.side_of[seat] == self.side]

    def _copy(self, seat: int, hand: CardBag) -> Context:
        return Context(
            self.rules,
            self.game,
            self.round,
            seat,
            self.round.side_of[seat],
            self.sides,
            hand,
            self.card,
            self.meld,
            self.canasta,
            self.added,
            self.from_hand,
            self.new,
            self.going_out,
            self.discarding,
            self.plays,
        )
