"""The table as one player sees it, in lines.

In: the rules, a game, and the seat of whoever looks. Out: lines of at most the width asked for, with nothing that is hidden from
that seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from meldbook.cli.terminal import showing
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.rulebook import Rulebook
from meldbook.cli.terminal.scores import score_lines
from meldbook.cli.terminal.words import Words
from meldbook.engine.context import Context
from meldbook.engine.judging import context_of
from meldbook.engine.melds import has_opened
from meldbook.engine.rules import Rule, Rules
from meldbook.engine.state import Game, Hold, SideTable
from meldbook.engine.view import ReserveView, View, view
from meldbook.model.deal import Owner
from meldbook.prose import Name, Names
from meldbook.prose.layout import wrapped

HANGING = 2
"""How much further the following lines of a long one are indented."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """How one seat sees a table of this company."""

    rules: Rules
    company: Company
    seat: int
    words: Words
    rulebook: Rulebook
    width: int

    def whole(self, game: Game) -> Iterator[str]:
        """Everything: the table, the pile, the hand."""
        yield from self.table(game)
        yield from self.hand(game)

    def table(self, game: Game) -> Iterator[str]:
        """All that lies open, and how many cards everybody holds."""
        seen = view(self.rules, game, self.seat)
        yield from self._head(seen)
        for side, table in enumerate(seen.sides):
            yield from self._side(seen, side, table)
        yield from self._fold(self.words.say("play-hands", hands=self._hand_sizes(seen)))
        for reserve in seen.reserves:
            yield from self._reserve(reserve)
        yield self.words.say("play-stock", count=seen.stock)
        yield from self._pile(seen, game)

    def hand(self, game: Game) -> Iterator[str]:
        """The hand of this seat, and what it still owes for its first meld."""
        seen = view(self.rules, game, self.seat)
        if seen.minimum and not has_opened(context_of(self.rules, game, self.seat)):
            yield from self._fold(self.words.say("play-minimum", points=seen.minimum))
        yield self.words.say("play-hand", count=seen.hand_sizes[self.seat])
        yield from self._fold(showing.hand(self.rules, seen.hand), indent=2)

    def scores(self, game: Game) -> Iterator[str]:
        """The score of each side."""
        return score_lines(self.rules, self.company, self.words, view(self.rules, game, self.seat).scores)

    def _head(self, seen: View) -> Iterator[str]:
        if seen.turn is not None:
            dealer = self.company.names[seen.dealer]
            yield self.words.say("play-turn", round=seen.number, turn=seen.turn.number, dealer=dealer)

    def _side(self, seen: View, side: int, table: SideTable) -> Iterator[str]:
        yield self.words.say("play-side", side=self._side_name(side), points=seen.scores[side])
        for line in showing.meld_lines(self.rules, table.melds, self.words):
            yield from self._fold(line, indent=2)
        if not table.melds:
            yield f"  {self.words.name('play-no-melds')}"
        if table.bonus:
            yield from self._fold(self.words.name("play-aside", cards=showing.bag(self.rules, table.bonus)), indent=2)

    def _side_name(self, side: int) -> str:
        name = self.company.side(self.rules, side, self.words)
        return self.words.locale.capitalised(name)

    def _hand_sizes(self, seen: View) -> str:
        return self.words.locale.separated(
            self.words.name("play-hands-one", player=name, count=size)
            for name, size in zip(self.company.names, seen.hand_sizes, strict=True)
        )

    def _reserve(self, reserve: ReserveView) -> Iterator[str]:
        """A reserve that this seat may come to hold."""
        rule = self.rules.ruleset.deal.reserves[reserve.reserve]
        mine = self.seat if rule.owner is Owner.SEAT else self.rules.side_of[self.seat]
        if reserve.owner != mine or reserve.taken:
            return
        name = Name(among=Names.RESERVE, id=rule.id)
        if reserve.cards is None:
            yield self.words.say("play-reserve", reserve=name, count=reserve.size)
        else:
            cards = showing.hand(self.rules, reserve.cards)
            yield from self._fold(self.words.say("play-reserve-seen", reserve=name, cards=cards))

    def _pile(self, seen: View, game: Game) -> Iterator[str]:
        if not seen.pile:
            yield self.words.say("play-pile-empty")
            return
        yield self.words.say("play-pile", card=showing.card(self.rules, seen.pile[-1]), count=seen.unseen + len(seen.pile))
        context = context_of(self.rules, game, self.seat)
        yield from self._because("play-blocked", seen.blocks, self.rules.pile_forbid, context)
        yield from self._because("play-frozen", seen.freezes, self.rules.pile_frozen, context)

    def _because(self, message: str, holds: Iterable[Hold], standing: Iterable[Rule], context: Context) -> Iterator[str]:
        """Every rule by which the pile is so for this seat now: what was set on it, and what holds by itself."""
        paths = [*(hold.path for hold in holds), *(rule.path for rule in standing if rule.holds(context))]
        for path in dict.fromkeys(paths):
            yield from self._fold(self.words.say(message, rule=self.rulebook.says(path)), indent=2)

    def _fold(self, text: str, *, indent: int = 0) -> Iterator[str]:
        return wrapped(text, self.width, first=" " * indent, rest=" " * (indent + HANGING))
