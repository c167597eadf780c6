"""The position an example begins with, drawn: whatever the example names of it, and nothing that was only filled in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meldbook.cards import Card, CardBag, cards_of
from meldbook.engine.rules import Rules
from meldbook.engine.state import Meld, Round
from meldbook.model.options import Option, OptionType, OptionValue
from meldbook.pages.drawing.faces import Faces
from meldbook.pages.drawing.speech import Speech
from meldbook.pages.html import element, shown
from meldbook.play.examples import ExampleRun
from meldbook.prose import Name, Names, Phrase
from meldbook.prose.nouns import choice_name
from meldbook.prose.sentences import Argument


@dataclass(frozen=True, slots=True, kw_only=True)
class Positions:
    """How positions of a game are drawn."""

    rules: Rules
    faces: Faces
    speech: Speech

    def drawn(self, run: ExampleRun) -> str:
        """The position as a list of what lies where."""
        lines = (element("div", element("dt", label), element("dd", content)) for label, content in self._lines(run))
        return element("dl", *lines, kind="position")

    def melds(self, melds: tuple[Meld, ...]) -> str:
        """The melds of a side beside one another."""
        return "".join(self.faces.row(self.in_order(meld)) for meld in melds)

    def in_order(self, meld: Meld) -> tuple[Card, ...]:
        """The cards of a meld as they lie: a sequence in its order, else wild cards last."""
        return meld.spots or self.wilds_last(meld.cards)

    def wilds_last(self, cards: CardBag) -> tuple[Card, ...]:
        """The cards in the order of their ranks, wild cards last."""
        wilds = cards & self.rules.wild_mask
        return (*cards_of(cards - wilds), *cards_of(wilds))

    def _lines(self, run: ExampleRun) -> Iterator[tuple[str, str]]:
        assert run.start is not None and run.start.round is not None, "an example that came out right has a position"
        yield from self._table(run)
        yield from self._hands(run, run.start.round)
        yield from self._sides(run.start.round)
        yield from self._piles(run, run.start.round)

    def _table(self, run: ExampleRun) -> Iterator[tuple[str, str]]:
        """What is said of the table and of the game so far."""
        given, ruleset = run.example.given, self.rules.ruleset
        if run.example.options:
            chosen = (self._option(name, value) for name, value in run.example.options)
            yield self.speech.calls("example-options"), self.speech.locale.separated(chosen)
        if run.example.players != ruleset.table.min_players:
            yield self.speech.calls("example-players"), self._number(run.example.players)
        if given.round > 1:
            yield self.speech.calls("example-round"), self._number(given.round)
        if given.scores is not None:
            yield self.speech.calls("example-scores"), " · ".join(map(self._points, given.scores))
        elif given.score is not None:
            yield self.speech.calls("example-score"), self._points(given.score)

    def _hands(self, run: ExampleRun, round_: Round) -> Iterator[tuple[str, str]]:
        given = run.example.given
        if given.hand is not None:
            yield self.speech.calls("example-hand"), self._hand(round_.hands[0])
        for seat, _ in given.hands:
            yield self.speech.calls("example-hand-of", number=seat + 1), self._hand(round_.hands[seat])

    def _sides(self, round_: Round) -> Iterator[tuple[str, str]]:
        for number, side in enumerate(round_.sides):
            if side.melds:
                yield self._of_side("example-melds", number), self.melds(side.melds)
            if side.bonus:
                yield self._of_side("example-bonus", number), self.faces.row(cards_of(side.bonus))

    def _piles(self, run: ExampleRun, round_: Round) -> Iterator[tuple[str, str]]:
        given = run.example.given
        if given.pile is not None:
            yield self.speech.calls("example-pile"), self._cards(round_.pile)
        if given.stock is not None:
            yield self.speech.calls("example-stock"), self._cards(round_.stock[: round_.left])
        named = dict(given.reserves)
        for reserve in round_.reserves:
            id = self.rules.ruleset.deal.reserves[reserve.reserve].id
            if id in named and reserve.owner == 0:
                label = self.speech.calls("example-reserve", reserve=Name(among=Names.RESERVE, id=id))
                yield self.speech.locale.capitalised(label), self._hand(reserve.cards)

    def _of_side(self, id: str, number: int) -> str:
        return self.speech.calls(f"{id}-of", number=number + 1) if number else self.speech.calls(id)

    def _hand(self, cards: CardBag) -> str:
        return self._cards(self.wilds_last(cards))

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return self.faces.row(cards) if cards else self.speech.calls("example-no-cards")

    def _number(self, count: int) -> str:
        return self.speech.calls("quantity-number", count=count)

    def _points(self, count: int) -> str:
        return self.speech.calls("count-points", count=count)

    def _option(self, name: str, value: OptionValue) -> str:
        """A choice of the table: a switch that is on or off, or an option with what was chosen."""
        option = next(one for one in self.rules.ruleset.options if one.name == name)
        called = Name(among=Names.OPTION, id=name)
        if option.type is OptionType.FLAG:
            return self.speech.calls(f"example-option-{'on' if value else 'off'}", option=called)
        return shown(
            self.speech.locale.phrase(Phrase(id="example-option", arguments=(("option", called), _choice(option, value))))
        )


def _choice(option: Option, value: OptionValue) -> tuple[str, Argument]:
    if option.type is OptionType.CHOICE:
        return "choice", choice_name(option.name, str(value))
    return "choice", Phrase(id=f"count-{option.type.value}", arguments=(("count", int(value)),))
