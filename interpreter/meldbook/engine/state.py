"""The state of a game, nested by lifetime: game ⊃ round ⊃ turn.

Every object here is frozen; a move makes new ones. Seats and sides are numbers from zero; the hands, reserves and stock are
secret and leave the engine only through a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.cards import Card, CardBag


class Phase(StrEnum):
    """What the game waits for."""

    CHANCE = "chance"
    DRAW = "draw"
    MELD = "meld"
    DISCARD = "discard"
    ANSWER = "answer"
    OVER = "over"


class EndReason(StrEnum):
    """Why a round ended."""

    WENT_OUT = "went out"
    STOCK = "stock"
    STUCK = "stuck"
    SPECIAL = "special hand"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards laid out together: the number of its kind, of its group (-1 for wild melds), its cards and what they count to.

    `canasta` is the number of its canasta kind, -1 if it is none. In a sequence, `spots` are its cards in their order, the first
    standing at place `low` of the order of ranks. `was_canasta` and `had_wilds` say what it was when the turn began.
    """

    kind: int
    group: int
    cards: CardBag
    size: int
    wilds: int
    canasta: int
    low: int = -1
    spots: tuple[Card, ...] = ()
    was_canasta: bool = False
    had_wilds: int = 0

    def as_canasta(self, canasta: int) -> Meld:
        """The same meld, of this kind of canasta."""
        return self._with(canasta, self.was_canasta, self.had_wilds)

    def grown_from(self, before: Meld) -> Meld:
        """The same meld, remembering what the one it has grown from was when the turn began."""
        return self._with(self.canasta, before.was_canasta, before.had_wilds)

    def of_a_new_turn(self) -> Meld:
        """The same meld, for which the turn begins now."""
        return self._with(self.canasta, self.canasta >= 0, self.wilds)

    def _with(self, canasta: int, was_canasta: bool, had_wilds: int) -> Meld:
        if canasta == self.canasta and was_canasta == self.was_canasta and had_wilds == self.had_wilds:
            return self
        return Meld(
            self.kind, self.group, self.cards, self.size, self.wilds, canasta, self.low, self.spots, was_canasta, had_wilds
        )


@dataclass(frozen=True, slots=True)
class SideTable:
    """What a side has before it: its melds, the bonus cards it has exposed, and whether it has made its initial meld.

    When sides join in mid-round their melds lie with the first of them, but each keeps its own bonus cards. `credit` are points
    of cards laid off: those it has on melds of others and that count for it, less those of others on its own melds.
    """

    melds: tuple[Meld, ...] = ()
    bonus: CardBag = 0
    melded: bool = False
    credit: int = 0


@dataclass(frozen=True, slots=True)
class ReserveCards:
    """A reserve of one owner (a seat or a side, by number); the cards are secret until looked at or taken.

    `taker` is the seat that took it, -1 for nobody; `used` whether that seat has made a move since.
    """

    reserve: int
    owner: int
    cards: CardBag
    may_look: bool = False
    looked: bool = False
    taken: bool = False
    taker: int = -1
    used: bool = False


@dataclass(frozen=True, slots=True)
class Hold:
    """A freeze or a block on the pile: the path of the reaction that set it, and for how many turns more (None: until taken)."""

    path: str
    turns: int | None


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's go.

    `melded_before` says whether the side, `player_melded` whether this player had melded before the turn. `drawn` counts the
    cards drawn and kept, `pile` the cards of a pile taken, `taken` those of them that came to hand, `played` the plays made;
    `agreed` is the partner's answer, if asked; `discards` counts the discards of the turn.
    """

    number: int
    seat: int
    melded_before: bool
    player_melded: bool
    drew: bool = False
    drawn: int = 0
    pile: int = 0
    played: int = 0
    agreed: bool | None = None
    taken: CardBag = 0
    discards: int = 0

    def later(self, *, plays: int = 0, discards: int = 0) -> Turn:
        """The same turn after so many more plays and discards."""
        return Turn(
            self.number,
            self.seat,
            self.melded_before,
            self.player_melded,
            self.drew,
            self.drawn,
            self.pile,
            self.played + plays,
            self.agreed,
            self.taken,
            self.discards + discards,
        )


@dataclass(frozen=True, slots=True)
class Ending:
    """The last turns of a round: how many are to come, the rule behind it, and the seat that has gone out (None: nobody)."""

    turns: int
    path: str
    seat: int | None = None
    concealed: bool = False


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How a round ended: the reason, the rule behind it, the seat that went out, and each score's lines and total.

    `hand` names the special hand that was shown.
    """

    reason: EndReason
    path: str | None
    seat: int | None
    concealed: bool
    lines: tuple[tuple[tuple[str, int], ...], ...]
    scores: tuple[int, ...]
    hand: str | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One dealing with its play. `stock` is the order of the face-down cards, of which the first `left` are still there.

    `unseen` cards at the bottom of the pile lie face down, and nobody has seen them.

    `order` are the seats that play, in order from any of them; `side_of` is each seat's side in this round. `resume` is the
    phase to go on with once chance has shuffled a stock made anew (None: the upcard is turned). `penalties` are by seat, as are
    `piles`: how often each has taken the pile. `ending` is there while the last turns are played. `drawn` is the card
    drawn last, as long as it may be thrown back.
    """

    phase: Phase
    turn: Turn
    hands: tuple[CardBag, ...]
    sides: tuple[SideTable, ...]
    stock: tuple[Card, ...]
    left: int
    pile: tuple[Card, ...]
    freezes: tuple[Hold, ...]
    blocks: tuple[Hold, ...]
    reserves: tuple[ReserveCards, ...]
    players_melded: tuple[bool, ...]
    piles: tuple[int, ...]
    asked: tuple[bool, ...]
    penalties: tuple[int, ...]
    end: RoundEnd | None
    side_of: tuple[int, ...]
    order: tuple[int, ...]
    resume: Phase | None = None
    ending: Ending | None = None
    unseen: int = 0
    drawn: Card | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game: scores before the round in play, the round's number (from 1) and dealer, and the round itself.

    Scores are by side, or by seat where each player keeps a score. `round` is None before the first shuffle. Once `over`,
    `winners` are those with the highest score, and `match` is what the game is worth to each in points of the match, if it is.
    """

    scores: tuple[int, ...]
    number: int
    dealer: int
    round: Round | None
    over: bool = False
    winners: tuple[int, ...] = ()
    match: tuple[int, ...] = ()
