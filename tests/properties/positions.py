"""Positions with a small hand, in which a turn can be searched through.

In: a game in play and a stream of chance. Out: the same game where the player to move holds few cards that have much to do with
each other: wild cards, cards of one rank, cards of melds near the size of a canasta; with few cards on the pile, and any score.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from meldbook.cards import Card, bag_of, cards_of
from meldbook.engine import judging, melds
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Meld, Phase, Round, SideTable
from meldbook.model.moves import Play
from played_games import STYLES, steps

SCORES = (-500, -5, 0, 50, 1400, 1500, 2900, 3000, 4900, 5000, 9000, 12000, 20000)
"""Scores in every band of the initial minimums."""


def positions(rules: Rules, seed: int, number: int, phase: Phase) -> Iterator[Game]:
    """So many positions in this phase, from games that begin with this seed."""
    stream = Random(seed)
    while number > 0:
        reached = [step.after for step in steps(rules, stream.randrange(2**32), stream.choice(STYLES))]
        fitting = [game for game in reached if game.round is not None and game.round.phase is phase]
        for game in stream.sample(fitting, min(len(fitting), number, 8)):
            yield Rearranged(rules, game, stream).position()
            number -= 1


@dataclass(slots=True)
class Rearranged:
    """A game whose hidden cards are dealt out anew."""

    rules: Rules
    game: Game
    stream: Random

    def position(self) -> Game:
        round_ = self.game.round
        assert round_ is not None
        seat = round_.turn.seat
        pile = round_.pile[-self.stream.randint(1, 3) :] if round_.pile else ()
        spread = list(round_.pile[: len(round_.pile) - len(pile)]) + list(round_.stock[: round_.left])
        spread += [card for hand in round_.hands for card in cards_of(hand)]
        self.stream.shuffle(spread)
        table = self.with_longer_melds(seat, spread)
        hand = self.related_cards(spread, table.melds, pile, self.stream.randint(1, 7))
        others = [self.drawn(spread, 4) if other != seat else hand for other in range(self.rules.players)]
        side = round_.side_of[seat]
        sides = (*round_.sides[:side], table, *round_.sides[side + 1 :])
        stock = tuple(spread)
        changed = replace(round_, hands=tuple(map(bag_of, others)), sides=sides, pile=pile, stock=stock, left=len(stock))
        return replace(self.game, round=self.held(changed), scores=self.scores())

    def scores(self) -> tuple[int, ...]:
        return tuple(self.stream.choice(SCORES) for _ in self.game.scores)

    def held(self, round_: Round) -> Round:
        """The round with nothing frozen, as often as not. What blocks the pile stays, as it goes with the upcard."""
        return replace(round_, freezes=()) if self.stream.random() < 0.5 else round_

    def drawn(self, spread: list[Card], number: int) -> list[Card]:
        return [spread.pop() for _ in range(min(number, len(spread)))]

    def related_cards(self, spread: list[Card], laid: tuple[Meld, ...], pile: tuple[Card, ...], number: int) -> list[Card]:
        """Cards of few ranks, of the melds, like the upcard, or wild."""
        kinds = self.rules.ruleset.cards.deck.kinds
        wanted = {kinds[card].rank for card in self.stream.sample(spread, min(2, len(spread)))}
        wanted |= {kinds[next(cards_of(meld.cards))].rank for meld in laid if self.stream.random() < 0.5}
        wanted |= {kinds[pile[-1]].rank} if pile else set()
        bonus = set(self.rules.ruleset.cards.bonus.cards)
        wilds = set(self.rules.ruleset.cards.wild.cards) if self.stream.random() < 0.6 else set()
        likely = [card for card in spread if card not in bonus and (kinds[card].rank in wanted or card in wilds)]
        chosen = self.stream.sample(likely, min(number, len(likely)))
        for card in chosen:
            spread.remove(card)
        return chosen

    def with_longer_melds(self, seat: int, spread: list[Card]) -> SideTable:
        """The side's table with melds grown by cards that were hidden, if their limits allow it."""
        round_ = self.game.round
        assert round_ is not None
        table = round_.sides[round_.side_of[seat]]
        for place in range(len(table.melds)):
            for card in self.stream.sample(spread, min(len(spread), 60 if self.stream.random() < 0.5 else 0)):
                grown = self.grown(table, place, card)
                if grown is not None and table.melds[place].size < self.rules.canasta_size:
                    table = grown
                    spread.remove(card)
        return table

    def grown(self, table: SideTable, place: int, card: Card) -> SideTable | None:
        round_ = self.game.round
        assert round_ is not None
        context = judging.context_of(self.rules, self.game, round_.turn.seat)
        sides = list(context.sides)
        sides[context.side] = table
        context.sides = sides
        arranged = melds.arrange(context, [Play(cards=bag_of([card]), onto=place)])
        return replace(table, melds=arranged.melds) if isinstance(arranged, melds.Arrangement) else None
