"""Every position a turn can end in, found twice: by trying everything, and by legal moves.

In: a game that waits for a player with a small hand. Out: the set of `Outcome`s a turn can lead to, where cards that no rule
tells apart count as one. `by_trying_everything` asks `check` about every batch of plays of every part of the hand; it knows of
the rules only what is true of any: a play refused for its own shape is refused in every batch, because two plays that only
together make one meld are tried as one play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from meldbook.cards import CardBag, bag_of, cards_of, contains, counts, single, size
from meldbook.engine.game import apply
from meldbook.engine.judging import actor, check
from meldbook.engine.legal import legal_moves
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Phase, Round
from meldbook.model.moves import Answer, Ask, Discard, Expose, Join, Lay, Look, Move, Pass, Play, Redraw, Show, Swap, Take
from meldbook.model.rules import RuleId
from played_games import spelled

OWN_SHAPE = frozenset(
    {
        RuleId.CARDS_HELD,
        RuleId.MELDS_NO_KIND,
        RuleId.MELDS_SIZE,
        RuleId.MELDS_NATURALS,
        RuleId.MELDS_WILDS,
        RuleId.MELDS_ONTO,
        RuleId.MELDS_SEQUENCE,
        RuleId.PILE_EMPTY,
        RuleId.PILE_FORBIDDEN,
        RuleId.PILE_BLOCKED,
        RuleId.PILE_ROUTE,
        RuleId.PILE_ROUTE_CLOSED,
        RuleId.PILE_AMOUNT,
    }
)
"""What a play is refused for whatever is played with it."""

MOST_MOVES = 4000
"""How many moves to try at most before a position counts as too large."""

Outcome: TypeAlias = tuple[str, ...]
"""A position in which a turn ends, spelled: the hand, the side's melds, how the round ended, what lies on the pile."""

Moves: TypeAlias = Callable[[Rules, Game], Iterator[Move]]


class TooLargeError(Exception):
    """There are more moves to try than a test can wait for."""


@dataclass(slots=True)
class Search:
    """A search through one turn of a seat."""

    rules: Rules
    seat: int
    moves: Moves
    budget: int = MOST_MOVES

    def outcomes(self, game: Game) -> dict[Outcome, tuple[Move, ...]]:
        """Every outcome of the turn, with the moves that led to it first."""
        number = turn_number(game)
        found: dict[Outcome, tuple[Move, ...]] = {}
        seen = {self.spelled(game)}
        waiting: list[tuple[Game, tuple[Move, ...]]] = [(game, ())]
        while waiting:
            here, path = waiting.pop()
            for move in self.moves(self.rules, here):
                self.budget -= 1
                if self.budget < 0:
                    raise TooLargeError
                after = apply(self.rules, here, move)
                key = self.spelled(after)
                if turn_number(after) != number or actor(self.rules, after) is None or is_refilled(after, self.seat):
                    found.setdefault(key, (*path, move))
                elif key not in seen:
                    seen.add(key)
                    waiting.append((after, (*path, move)))
        return found

    def spelled(self, game: Game) -> Outcome:
        """What can be told apart of the position, as far as this turn has a hand in it."""
        round_ = game.round
        assert round_ is not None
        rules, table = self.rules, round_.sides[round_.side_of[self.seat]]
        turn = replace(round_.turn, played=min(round_.turn.played, 1))
        melds = sorted(spelled(replace(meld, cards=told_apart(rules, meld.cards), low=-1, spots=())) for meld in table.melds)
        return (
            spelled(turn),
            round_.phase,
            spelled(told_apart(rules, round_.hands[self.seat])),
            *melds,
            spelled(told_apart(rules, bag_of(round_.pile))),
            spelled(round_.end),
            spelled((round_.freezes, round_.blocks, round_.players_melded, round_.piles, round_.asked, round_.penalties)),
        )


def by_legal_moves(rules: Rules, game: Game, *, taking: bool = False) -> dict[Outcome, tuple[Move, ...]]:
    """The outcomes of the turn by legal moves; with `taking`, of a turn that begins with taking the pile."""

    def moves(rules: Rules, here: Game) -> Iterator[Move]:
        takes = here is game and taking
        return (move for move in legal_moves(rules, here) if isinstance(move, Take) or not takes)

    return Search(rules, seat_of(game), moves, budget=50 * MOST_MOVES).outcomes(game)


def by_trying_everything(rules: Rules, game: Game, *, taking: bool = False) -> dict[Outcome, tuple[Move, ...]]:
    """The outcomes of the turn by every move there could be. Raises `TooLargeError`."""
    trial = Trial(rules)
    seat = seat_of(game)

    def moves(rules: Rules, here: Game) -> Iterator[Move]:
        everything = trial.takes(here) if here is game and taking else trial.everything(here)
        return (move for move in everything if check(rules, here, move) is None)

    return Search(rules, seat, moves).outcomes(game)


@dataclass(slots=True)
class Trial:
    """Every move there could be."""

    rules: Rules
    budget: int = 10 * MOST_MOVES

    def everything(self, game: Game) -> Iterator[Move]:
        if round_of(game).phase is Phase.ANSWER:
            yield from (Answer(agrees=True), Answer(agrees=False))
            return
        hand = round_of(game).hands[seat_of(game)]
        for plays in self.batches(game, hand):
            if plays:
                yield Lay(plays=plays)
        yield from (move(card=card) for move in (Expose, Discard) for card, _ in counts(hand))
        yield from (Ask(), Pass(), Redraw())
        yield from (Look(reserve=reserve.id) for reserve in self.rules.ruleset.deal.reserves)
        yield from self.reshapings(game)
        yield from (Show(hand=special.id) for special in self.rules.ruleset.going_out.hands)

    def reshapings(self, game: Game) -> Iterator[Move]:
        """Every card of the hand for every card of every meld, and every two melds."""
        hand, own = round_of(game).hands[seat_of(game)], own_melds(self.rules, game)
        yield from (Join(place=place, onto=onto) for place in range(own) for onto in range(place))
        for side, table in enumerate(round_of(game).sides):
            of = None if side == round_of(game).side_of[seat_of(game)] else side
            for place, meld in enumerate(table.melds):
                pairs = ((card, wild) for card, _ in counts(hand) for wild, _ in counts(meld.cards))
                yield from (Swap(card=card, wild=wild, place=place, of=of) for card, wild in pairs)

    def takes(self, game: Game) -> Iterator[Move]:
        """Every first play with every number of cards, and with every batch of plays besides."""
        pile = round_of(game).pile
        chosen = any(route.least is not None for route in self.rules.routes)
        for amount in (None, *range(1, len(pile) + 1)) if chosen else (None,):
            yield Take(amount=amount)
            lent = bag_of(pile[-(amount or 0) : -1]) if any(route.lends for route in self.rules.routes) else 0
            yield from self.takes_of(game, round_of(game).hands[seat_of(game)] + lent, amount)

    def takes_of(self, game: Game, cards_there: CardBag, amount: int | None) -> Iterator[Move]:
        upcard = single(round_of(game).pile[-1]) if round_of(game).pile else 0
        for cards in (0, *parts(self.rules, cards_there)):
            for onto in (None, *range(own_melds(self.rules, game))):
                first = Play(cards=cards, onto=onto)
                refusal = check(self.rules, game, Take(first=first, amount=amount))
                if upcard and (refusal is None or refusal.rule not in OWN_SHAPE):
                    for plays in self.batches(game, cards_there - cards):
                        yield Take(first=first, plays=plays, amount=amount)

    def batches(self, game: Game, hand: CardBag) -> Iterator[tuple[Play, ...]]:
        """Every batch of plays of cards of this hand, also the empty one."""
        plays = [play for part in parts(self.rules, hand) for play in self.plays_of(game, part)]
        yield from self.combined(tuple(plays), hand)

    def plays_of(self, game: Game, part: CardBag) -> Iterator[Play]:
        """These cards as a new meld and as an addition to each, where the shape allows it."""
        laying = game if round_of(game).phase is Phase.MELD else as_if_drawn(game)
        others = [side for side in range(self.rules.sides) if side != round_of(game).side_of[seat_of(game)]]
        theirs = ((place, side) for side in others for place in range(len(round_of(game).sides[side].melds)))
        own = ((place, None) for place in (None, *range(own_melds(self.rules, game))))
        for onto, of in (*own, *theirs):
            play = Play(cards=part, onto=onto, of=of)
            refusal = check(self.rules, laying, Lay(plays=(play,)))
            if refusal is None or refusal.rule not in OWN_SHAPE:
                yield play

    def combined(self, plays: tuple[Play, ...], hand: CardBag) -> Iterator[tuple[Play, ...]]:
        """Every choice of plays that the hand has the cards for; one play may come twice, but not onto one meld."""
        self.budget -= 1
        if self.budget < 0:
            raise TooLargeError
        yield ()
        for place, play in enumerate(plays):
            if contains(hand, play.cards):
                later = plays[place:] if play.onto is None else plays[place + 1 :]
                free = tuple(other for other in later if other.onto is None or (other.onto, other.of) != (play.onto, play.of))
                for others in self.combined(free, hand - play.cards):
                    yield (play, *others)


def parts(rules: Rules, hand: CardBag) -> Iterator[CardBag]:
    """Every bag of cards of the hand but the empty one; of cards that no rule tells apart, the lowest first."""
    alike = [tuple(cards_of(hand & mask)) for mask, _ in rules.twins if hand & mask]

    def chosen(classes: list[tuple[int, ...]]) -> Iterator[CardBag]:
        if not classes:
            yield 0
            return
        for rest in chosen(classes[1:]):
            for number in range(len(classes[0]) + 1):
                yield rest + bag_of(classes[0][:number])

    return (part for part in chosen(alike) if part)


def told_apart(rules: Rules, bag: CardBag) -> tuple[int, ...]:
    """The cards of the bag, each exchanged for the first of those that no rule tells apart from it."""
    return tuple(sorted(rules.twin_of[card] for card in cards_of(bag)))


def as_if_drawn(game: Game) -> Game:
    """The game as if its player had drawn nothing and may meld: asked only about the shape of plays."""
    return replace(game, round=replace(round_of(game), phase=Phase.MELD))


def is_refilled(game: Game, seat: int) -> bool:
    """Whether a reserve came to the hand, or so many cards that a search would take too long."""
    return size(round_of(game).hands[seat]) > MOST_CARDS


MOST_CARDS = 10


def own_melds(rules: Rules, game: Game) -> int:
    return len(round_of(game).sides[round_of(game).side_of[seat_of(game)]].melds)


def seat_of(game: Game) -> int:
    return round_of(game).turn.seat


def turn_number(game: Game) -> int:
    return round_of(game).turn.number


def round_of(game: Game) -> Round:
    assert game.round is not None
    return game.round
