"""A round while a move is carried out: the one object of the engine that changes, and it never leaves it."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.cards import Card, CardBag
from meldbook.engine.context import Context
from meldbook.engine.rules import Rules
from meldbook.engine.state import Ending, Game, Hold, Phase, ReserveCards, Round, RoundEnd, SideTable, Turn


@dataclass(slots=True)
class Draft:
    """The fields of `Round`, but open to change, with the rules and the game the round is played in."""

    rules: Rules
    game: Game
    phase: Phase
    turn: Turn
    hands: list[CardBag]
    sides: list[SideTable]
    stock: tuple[Card, ...]
    left: int
    pile: tuple[Card, ...]
    freezes: tuple[Hold, ...]
    blocks: tuple[Hold, ...]
    reserves: list[ReserveCards]
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

    @classmethod
    def of(cls, rules: Rules, game: Game, round_: Round) -> Draft:
        """A draft that begins as this round."""
        return cls(
            rules,
            game,
            round_.phase,
            round_.turn,
            list(round_.hands),
            list(round_.sides),
            round_.stock,
            round_.left,
            round_.pile,
            round_.freezes,
            round_.blocks,
            list(round_.reserves),
            round_.players_melded,
            round_.piles,
            round_.asked,
            round_.penalties,
            round_.end,
            round_.side_of,
            round_.order,
            round_.resume,
            round_.ending,
            round_.unseen,
            round_.drawn,
        )

    def context(self, seat: int) -> Context:
        """The round as this seat's conditions see it now."""
        return Context(self.rules, self.game, self, seat, self.side_of[seat], self.sides, self.hands[seat])

    def finished(self) -> Round:
        """The round this draft has become."""
        return Round(
            self.phase,
            self.turn,
            tuple(self.hands),
            tuple(self.sides),
            self.stock,
            self.left,
            self.pile,
            self.freezes,
            self.blocks,
            tuple(self.reserves),
            self.players_melded,
            self.piles,
            self.asked,
            self.penalties,
            self.end,
            self.side_of,
            self.order,
            self.resume,
            self.ending,
            self.unseen,
            self.drawn,
        )
