"""What is done in a step of an example, in a sentence with drawn cards, and what comes of it for everybody to see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from meldbook.cards import Card, CardBag
from meldbook.engine import canastas
from meldbook.engine.state import Game, Round, SideTable
from meldbook.model.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    Expose,
    Join,
    Lay,
    Look,
    Move,
    Pass,
    Play,
    Redraw,
    Show,
    Shuffle,
    Swap,
    Take,
)
from meldbook.pages.drawing.positions import Positions
from meldbook.pages.drawing.speech import Drawn
from meldbook.pages.html import shown
from meldbook.play.examples import StepRun
from meldbook.play.naming import meld_names
from meldbook.prose import Name, Names
from meldbook.prose.sentences import Argument


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """How moves are told: seat 0 is the reader."""

    positions: Positions

    def step(self, before: Game, step: StepRun) -> str:
        """What is done."""
        speech = self.positions.speech
        if step.step.ends_round:
            return speech.says("example-round-ends")
        if step.move is None:
            return speech.says("example-no-move")
        return " ".join(self._move(before, step, step.move))

    def consequences(self, before: Game, after: Game) -> Iterator[str]:
        """What an allowed move sets off."""
        then, now = before.round, after.round
        if then is None or now is None:
            return
        yield from self._canastas(then, now)
        if now.freezes and not then.freezes:
            yield self.positions.speech.says("narration-frozen")
        if now.blocks and not then.blocks:
            yield self.positions.speech.says("narration-blocked")

    def _move(self, before: Game, step: StepRun, move: Move) -> Iterator[str]:
        assert before.round is not None, "an example begins within a round"
        seat, round_ = step.seat, before.round
        match move:
            case Shuffle():
                yield self.positions.speech.says("example-upcard")
            case Draw():
                yield from self._draw(seat, step, round_)
            case Redraw():
                yield self._says("narration-redraw", seat, card=self._drawn([] if round_.drawn is None else [round_.drawn]))
            case Take():
                yield from self._take(seat, move, step, round_)
            case Lay():
                yield from self._plays(seat, move.plays, step, round_)
            case Swap():
                yield self._swap(seat, move, round_)
            case Join():
                yield self._says("narration-join", seat, meld=self._meld(seat, move.onto, step, round_))
            case Expose():
                yield self._says("narration-aside", seat, cards=self._drawn([move.card]))
            case Discard():
                yield self._says("narration-discard", seat, card=self._drawn([move.card]))
            case Ask() | Answer() | Look() | Pass() | Show():
                yield self._plain(seat, move)
            case _:
                assert_never(move)

    def _plain(self, seat: int, move: Ask | Answer | Look | Pass | Show) -> str:
        """A move in which no card is drawn for the reader."""
        match move:
            case Ask():
                return self._says("narration-ask", seat)
            case Answer(agrees=agrees):
                return self._says("narration-yes" if agrees else "narration-no", seat)
            case Look(reserve=reserve):
                return self._says("narration-look", seat, reserve=Name(among=Names.RESERVE, id=reserve))
            case Pass():
                return self._says("narration-pass", seat)
            case Show(hand=hand):
                return self._says("narration-show", seat, hand=Name(among=Names.SPECIAL_HAND, id=hand))
            case _:
                assert_never(move)

    def _draw(self, seat: int, step: StepRun, before: Round) -> Iterator[str]:
        """A draw; of the reader's the cards are drawn, if any were kept."""
        after = step.after.round
        assert after is not None
        kept = after.turn.drawn if after.turn.seat == seat and step.refusal is None else 1
        new = after.hands[seat] - before.hands[seat] if step.refusal is None else 0
        if seat == 0 and kept and new > 0:
            yield self.positions.speech.says("narration-drawn", cards=self._bag(new))
        else:
            yield self._says("narration-draw", seat, count=kept)

    def _take(self, seat: int, move: Take, step: StepRun, before: Round) -> Iterator[str]:
        after = step.after.round
        assert after is not None
        taken = len(before.pile) - len(after.pile) if step.refusal is None else len(before.pile)
        pile = shown(self.positions.speech.calls("count-cards", count=taken))
        yield self._taking(seat, move.first, pile, step, before)
        yield from self._plays(seat, move.plays, step, before)

    def _taking(self, seat: int, first: Play | None, pile: str, step: StepRun, before: Round) -> str:
        if first is None:
            return self._says("narration-take", seat, pile=pile)
        if first.onto is None:
            return self._says("narration-take-with", seat, pile=pile, cards=self._bag(first.cards))
        meld = self._meld(seat, first.onto, step, before)
        if not first.cards:
            return self._says("narration-take-to", seat, pile=pile, meld=meld)
        return self._says("narration-take-to-with", seat, pile=pile, cards=self._bag(first.cards), meld=meld)

    def _plays(self, seat: int, plays: tuple[Play, ...], step: StepRun, before: Round) -> Iterator[str]:
        new = [self._bag(play.cards).html for play in plays if play.onto is None]
        if new:
            yield self._says("narration-lay", seat, cards=Drawn(" ".join(new)))
        for play in plays:
            if play.onto is not None:
                meld = self._meld(seat, play.onto, step, before)
                yield self._says("narration-add", seat, cards=self._bag(play.cards), meld=meld)

    def _swap(self, seat: int, move: Swap, before: Round) -> str:
        side = before.side_of[seat] if move.of is None else move.of
        label = meld_names(self.positions.rules, before.sides[side].melds).name(move.place)
        id = "narration-swap" if move.of is None else "narration-swap-of-others"
        card, wild = self._drawn([move.card]), self._drawn([move.wild])
        return self._says(id, seat, card=card, wild=wild, meld=self.positions.faces.letter(label))

    def _meld(self, seat: int, place: int, step: StepRun, before: Round) -> str:
        """A meld by its rank as cards show it, else by the name that moves call it by."""
        table = self._table(seat, place, step, before)
        if place >= len(table.melds):
            return f"#{place + 1}"
        label = meld_names(self.positions.rules, table.melds).name(place)
        return self.positions.faces.letter(label)

    def _table(self, seat: int, place: int, step: StepRun, before: Round) -> SideTable:
        """The side's table on which the meld lies: that before the move, unless the move itself begins the meld."""
        table = before.sides[before.side_of[seat]]
        if place < len(table.melds) or step.after.round is None:
            return table
        return step.after.round.sides[step.after.round.side_of[seat]]

    def _canastas(self, then: Round, now: Round) -> Iterator[str]:
        rules = self.positions.rules
        for old, new in zip(then.sides, now.sides, strict=True):
            for place, meld in enumerate(new.melds):
                if meld.canasta >= 0 and (place >= len(old.melds) or old.melds[place].canasta < 0):
                    kind = Name(among=Names.CANASTA_KIND, id=canastas.name(rules, meld.canasta))
                    drawn = Drawn(self.positions.faces.row(self.positions.in_order(meld)))
                    yield self.positions.speech.says("narration-canasta", kind=kind, meld=drawn)

    def _drawn(self, cards: list[Card]) -> Drawn:
        return Drawn(self.positions.faces.row(cards))

    def _bag(self, cards: CardBag) -> Drawn:
        return Drawn(self.positions.faces.row(self.positions.wilds_last(cards)))

    def _says(self, id: str, seat: int, **arguments: Argument | Drawn) -> str:
        name = self.positions.speech.calls("example-player", number=seat + 1)
        return self.positions.speech.says(id, who="other" if seat else "you", name=name, **arguments)
