"""What one seat may know.

`view` is the only way out of the engine for anything about a running round. It holds the seat's own hand and what lies open; of
everything else, only how much there is. Two games that differ in hidden cards alone give equal views.
"""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.cards import Card, CardBag, size
from meldbook.engine import pile, scoring
from meldbook.engine.judging import actor, context_of
from meldbook.engine.legal import legal_moves
from meldbook.engine.reserves import owner
from meldbook.engine.rules import Rules
from meldbook.engine.state import Ending, Game, Hold, Phase, ReserveCards, RoundEnd, SideTable, Turn
from meldbook.model.moves import Move


@dataclass(frozen=True, slots=True, kw_only=True)
class ReserveView:
    """A reserve as this seat sees it: `cards` only if it has looked at it, else None."""

    reserve: int
    owner: int
    size: int
    cards: CardBag | None
    may_look: bool
    looked: bool
    taken: bool
    taker: int
    used: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game as one seat sees it.

    `waiting` is the seat the game waits for (None: for chance, or nobody), `legal` this seat's moves if that is this seat.
    `pile` is open to memory: bottom to top, all its cards were seen; under them lie `unseen` others. `frozen` is the
    pile's state for this seat. `scores` are by
    side, with the round included once it has ended.
    """

    seat: int
    side: int
    waiting: int | None
    phase: Phase | None
    turn: Turn | None
    hand: CardBag
    hand_sizes: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    unseen: int
    frozen: bool
    freezes: tuple[Hold, ...]
    blocks: tuple[Hold, ...]
    sides: tuple[SideTable, ...]
    side_of: tuple[int, ...]
    order: tuple[int, ...]
    reserves: tuple[ReserveView, ...]
    piles: tuple[int, ...]
    minimum: int
    scores: tuple[int, ...]
    number: int
    dealer: int
    ending: Ending | None
    end: RoundEnd | None
    over: bool
    winners: tuple[int, ...]
    match: tuple[int, ...]
    legal: tuple[Move, ...]


def view(rules: Rules, game: Game, seat: int) -> View:
    """Everything this seat may know. There must have been a deal."""
    context = context_of(rules, game, seat)
    round_ = context.round
    waiting = actor(rules, game)
    return View(
        seat=seat,
        side=context.side,
        waiting=waiting,
        phase=round_.phase,
        turn=round_.turn,
        hand=round_.hands[seat],
        hand_sizes=tuple(size(hand) for hand in round_.hands),
        stock=round_.left,
        pile=round_.pile[round_.unseen :],
        unseen=round_.unseen,
        frozen=pile.is_frozen(context),
        freezes=round_.freezes,
        blocks=round_.blocks,
        sides=tuple(round_.sides),
        side_of=round_.side_of,
        order=round_.order,
        reserves=tuple(_reserve(rules, packet, seat) for packet in round_.reserves),
        piles=round_.piles,
        minimum=rules.minimum(context),
        scores=scoring.totals(game),
        number=game.number,
        dealer=game.dealer,
        ending=round_.ending,
        end=round_.end,
        over=game.over,
        winners=game.winners,
        match=game.match,
        legal=legal_moves(rules, game) if waiting == seat else (),
    )


def _reserve(rules: Rules, packet: ReserveCards, seat: int) -> ReserveView:
    mine = packet.owner == owner(rules, packet.reserve, seat)
    return ReserveView(
        reserve=packet.reserve,
        owner=packet.owner,
        size=size(packet.cards),
        cards=packet.cards if mine and packet.looked else None,
        may_look=packet.may_look,
        looked=packet.looked,
        taken=packet.taken,
        taker=packet.taker,
        used=packet.used,
    )
