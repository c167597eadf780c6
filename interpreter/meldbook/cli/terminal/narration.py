"""A game told move by move.

In: a move with the games before and after it. Out: short sentences, and after a round its score sheet. Only what everybody at the
table can see is told, so the teller may be shown any game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from meldbook.cards import contains, single
from meldbook.cli.terminal import showing
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.rulebook import Rulebook
from meldbook.cli.terminal.score_sheet import ScoreSheet
from meldbook.cli.terminal.words import Words
from meldbook.engine import scoring
from meldbook.engine.rules import Rules
from meldbook.engine.state import EndReason, Game, Meld, Phase, Round, RoundEnd
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
from meldbook.notation import write_cards
from meldbook.play.naming import meld_names
from meldbook.prose import Name, Names
from meldbook.prose.layout import wrapped
from meldbook.prose.sentences import Argument


@dataclass(frozen=True, slots=True, kw_only=True)
class Narration:
    """How the games of this company are told."""

    rules: Rules
    company: Company
    words: Words
    rulebook: Rulebook
    width: int

    def lines(self, before: Game, seat: int | None, move: Move, after: Game) -> Iterator[str]:
        """The move in one line; if the round is over, how, and its sheet; if the game is, who won."""
        sentences = [*self._move(before, seat, move, after), *self._consequences(before, after)]
        yield from wrapped(" ".join(sentences), self.width, rest="  ")
        if after.round is not None and after.round.end is not None:
            yield from self._round_end(after, after.round.end)

    def _move(self, before: Game, seat: int | None, move: Move, after: Game) -> Iterator[str]:
        if isinstance(move, Shuffle):
            yield from self._shuffle(before, after)
        elif seat is not None and before.round is not None and after.round is not None:
            yield from self._of_seat(seat, move, before.round, after.round)

    def _shuffle(self, before: Game, after: Game) -> Iterator[str]:
        assert after.round is not None, "a shuffle is followed by a round"
        if before.round is not None and before.round.phase is Phase.CHANCE:
            yield self.words.say("narration-reshuffle")
        else:
            yield self._says("narration-round", after.dealer, number=after.number)
        if after.round.pile:
            yield self.words.say("narration-upcard", card=showing.card(self.rules, after.round.pile[-1]))

    def _of_seat(self, seat: int, move: Move, before: Round, after: Round) -> Iterator[str]:  # noqa: PLR0912 - one branch a case
        match move:
            case Draw():
                yield from self._draw(seat, before, after)
            case Redraw():
                yield from self._redraw(seat, before, after)
            case Take():
                yield from self._take(seat, move, before, after)
            case Lay():
                yield from self._plays(seat, move.plays, after)
            case Swap():
                yield self._swap(seat, move, after)
            case Join():
                yield self._says("narration-join", seat, meld=self._meld(seat, move.onto - (move.place < move.onto), after))
            case Expose():
                pass  # a card laid aside is told whoever laid it
            case Discard():
                yield self._says("narration-discard", seat, card=showing.card(self.rules, move.card))
            case Ask():
                yield self._says("narration-ask", seat)
            case Answer():
                yield self._says("narration-yes" if move.agrees else "narration-no", seat)
            case Look():
                yield self._says("narration-look", seat, reserve=Name(among=Names.RESERVE, id=move.reserve))
            case Pass():
                yield self._says("narration-pass", seat)
            case Show():
                yield self._says("narration-show", seat, hand=move.hand.replace("-", " "))
            case Shuffle():
                raise TypeError("a shuffle is chance's move")
            case _:
                assert_never(move)

    def _draw(self, seat: int, before: Round, after: Round) -> Iterator[str]:
        """A draw. The reader is told which cards came to hand."""
        kept = after.turn.drawn if after.turn.seat == seat else 0
        if not before.left:
            yield self._says("narration-stock-empty", seat)
        elif seat == self.company.person and kept:
            new = after.hands[seat] - before.hands[seat]
            yield self.words.say("narration-drawn", cards=showing.bag(self.rules, new))
        else:
            yield self._says("narration-draw", seat, count=kept)

    def _redraw(self, seat: int, before: Round, after: Round) -> Iterator[str]:
        """A card thrown back, and what came for it."""
        assert before.drawn is not None, "a card was drawn before"
        yield self._says("narration-redraw", seat, card=showing.card(self.rules, before.drawn))
        new = after.hands[seat] - before.hands[seat] + single(before.drawn)
        if seat == self.company.person and new > 0:
            yield self.words.say("narration-drawn", cards=showing.bag(self.rules, new))

    def _take(self, seat: int, move: Take, before: Round, after: Round) -> Iterator[str]:
        pile = self.words.name("count-cards", count=len(before.pile) - len(after.pile))
        if move.first is None:
            yield self._says("narration-take", seat, pile=pile)
            return
        cards = write_cards(move.first.cards, self.rules.ruleset.cards.deck)
        if move.first.onto is None:
            yield self._says("narration-take-with", seat, pile=pile, cards=cards)
        elif move.first.cards:
            yield self._says(
                "narration-take-to-with", seat, pile=pile, cards=cards, meld=self._meld(seat, move.first.onto, after)
            )
        else:
            yield self._says("narration-take-to", seat, pile=pile, meld=self._meld(seat, move.first.onto, after))
        yield from self._plays(seat, move.plays, after)

    def _plays(self, seat: int, plays: tuple[Play, ...], after: Round) -> Iterator[str]:
        new = [showing.bag(self.rules, play.cards) for play in plays if play.onto is None]
        if new:
            yield self._says("narration-lay", seat, cards=self.words.joined(new))
        for play in plays:
            if play.onto is not None:
                cards, meld = showing.bag(self.rules, play.cards), self._meld(seat, play.onto, after, play.of)
                yield self._says("narration-add" if play.of is None else "narration-lay-off", seat, cards=cards, meld=meld)

    def _swap(self, seat: int, move: Swap, after: Round) -> str:
        card, wild = (showing.card(self.rules, card) for card in (move.card, move.wild))
        id = "narration-swap" if move.of is None else "narration-swap-of-others"
        return self._says(id, seat, card=card, wild=wild, meld=self._meld(seat, move.place, after, move.of))

    def _meld(self, seat: int, place: int, after: Round, of: int | None = None) -> str:
        """The name of a meld of the player's side, or of another, as moves call it once it lies there."""
        side = after.side_of[seat] if of is None else of
        return meld_names(self.rules, after.sides[side].melds).name(place)

    def _consequences(self, before: Game, after: Game) -> Iterator[str]:
        """What a move has set off for everybody to see."""
        then, now = before.round, after.round
        assert now is not None, "a move is followed by a round"
        if then is None or then.end is not None:
            yield from self._aside(None, now)
            return
        yield from self._canastas(then, now)
        yield from self._aside(then, now)
        yield from self._reserves(then, now)
        if now.freezes and not then.freezes:
            yield self.words.say("narration-frozen")
        if now.blocks and not then.blocks:
            yield self.words.say("narration-blocked")

    def _canastas(self, then: Round, now: Round) -> Iterator[str]:
        for side, table in enumerate(now.sides):
            for place, meld in enumerate(table.melds):
                if meld.canasta >= 0 and not was_canasta(then.sides[side].melds, table.melds, place):
                    name = meld_names(self.rules, table.melds).name(place)
                    yield self.words.say("narration-canasta", kind=showing.canasta_kind(self.rules, meld), meld=name)

    def _aside(self, then: Round | None, now: Round) -> Iterator[str]:
        for side, table in enumerate(now.sides):
            new = table.bonus - (then.sides[side].bonus if then else 0)
            if new:
                yield self._says_side("narration-aside", side, cards=showing.bag(self.rules, new))

    def _reserves(self, then: Round, now: Round) -> Iterator[str]:
        for old, new in zip(then.reserves, now.reserves, strict=True):
            if new.taken and not old.taken:
                rule = self.rules.ruleset.deal.reserves[new.reserve]
                yield self._says("narration-reserve", then.turn.seat, reserve=Name(among=Names.RESERVE, id=rule.id))

    def _round_end(self, after: Game, end: RoundEnd) -> Iterator[str]:
        yield from wrapped(self._why(end), self.width, rest="  ")
        yield ""
        sheet = ScoreSheet(rules=self.rules, company=self.company, words=self.words, rulebook=self.rulebook, width=self.width)
        yield from sheet.lines(after, end)
        yield ""
        if after.over:
            yield self._winner(after)

    def _why(self, end: RoundEnd) -> str:
        match end.reason:
            case EndReason.WENT_OUT:
                assert end.seat is not None, "somebody went out"
                return self._says("narration-out-concealed" if end.concealed else "narration-out", end.seat)
            case EndReason.STOCK:
                return self.words.say("narration-end-stock")
            case EndReason.SPECIAL:
                assert end.seat is not None, "somebody showed a hand"
                return self._says("narration-out", end.seat)
            case EndReason.STUCK:
                return self.words.say("narration-end-stuck")
            case EndReason.RULE:
                return self.words.say("narration-end-rule", rule=self.rulebook.says(end.path or ""))
            case _:
                assert_never(end.reason)

    def _winner(self, after: Game) -> str:
        points = scoring.totals(after)[after.winners[0]]
        if len(after.winners) == 1:
            return self._says_side("narration-winner", after.winners[0], points=points)
        names = [self.company.side(self.rules, side, self.words) for side in after.winners]
        return self.words.say("narration-shared", names=self.words.joined(names), points=points)

    def _says(self, id: str, seat: int, **arguments: Argument) -> str:
        return self.words.say(id, who=self.company.who(seat), name=self.company.names[seat], **arguments)

    def _says_side(self, id: str, side: int, **arguments: Argument) -> str:
        name = self.company.side(self.rules, side, self.words)
        return self.words.say(id, who=self.company.who_side(self.rules, side), name=name, **arguments)


def was_canasta(before: tuple[Meld, ...], now: tuple[Meld, ...], place: int) -> bool:
    """Whether a meld that lies here now was a canasta. Where two melds have become one, those after them have moved up."""
    if len(before) > len(now):
        return any(old.canasta >= 0 and contains(now[place].cards, old.cards) for old in before)
    return place < len(before) and before[place].canasta >= 0
