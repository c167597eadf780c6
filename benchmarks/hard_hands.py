"""Hands that are hard for `legal_moves`.

In: tables. Out: for each situation of a turn, the worst over random hands full of wild cards: how long it took, how many moves
were proposed to the judge, and how many of them are allowed. Nobody holds such a hand for long, but somebody may.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from time import process_time

from tables import Table, meldbook_round

from meldbook.cards import Card, bag_of, single
from meldbook.engine import deal
from meldbook.engine.game import apply, start
from meldbook.engine.judging import actor, context_of
from meldbook.engine.legal import _drawing, _melding, legal_moves  # what is proposed is counted here and nowhere else
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Phase, Round, SideTable
from meldbook.model.moves import Shuffle

CARDS, WILDS = 26, 8
TRIES = 3
"""Of so many timings of one position the shortest counts: the others were disturbed."""


def hard_rows(seated: Iterable[Table], hands: int) -> Iterator[Sequence[str]]:
    """The worst of random hands: the time of `legal_moves`, and how many moves were proposed and allowed."""
    for table in seated:
        print(f"hard hands: {table.name}", file=sys.stderr)
        dealt = first_deal(table.rules)
        for label, positions in situations(table.rules, dealt, hands):
            yield table.name, label, *worst(table.rules, positions)


def situations(rules: Rules, dealt: Game, hands: int) -> Iterator[tuple[str, Iterator[Game]]]:
    """The situations of a turn, each with a position for every hand."""
    for minimum, game in sorted(by_minimum(rules, dealt).items()):
        yield f"to open with {minimum}", (with_hand(rules, game, seed, Phase.MELD) for seed in range(hands))
        yield f"to take and open with {minimum}", (with_hand(rules, game, seed, Phase.DRAW) for seed in range(hands))
    yield "opened, to meld", (with_hand(rules, opened(dealt), seed, Phase.MELD) for seed in range(hands))
    yield "opened, to take", (with_hand(rules, opened(dealt), seed, Phase.DRAW) for seed in range(hands))


def first_deal(rules: Rules) -> Game:
    """A game after its first deal."""
    game = start(rules)
    order = list(deal.face_down(rules, game))
    Random(0).shuffle(order)
    return apply(rules, game, Shuffle(order=tuple(order)))


def by_minimum(rules: Rules, dealt: Game) -> dict[int, Game]:
    """The game at each score and round that asks another minimum of the initial meld."""
    found: dict[int, Game] = {}
    for number, score in product(range(1, 8), range(-500, 20_000, 500)):
        game = replace(dealt, number=number, scores=(score,) * len(dealt.scores))
        found.setdefault(rules.minimum(context_of(rules, game, 0)), game)
    return found


def opened(dealt: Game) -> Game:
    """The game with every side melded, though nothing lies on the table: so every card can still begin a meld."""
    round_ = running(dealt)
    return replace(dealt, round=replace(round_, sides=(SideTable(melded=True),) * len(round_.sides)))


def with_hand(rules: Rules, game: Game, seed: int, phase: Phase) -> Game:
    """The game with a hand full of wild cards for the player who moves, and a natural upcard that goes with it."""
    rng, round_ = Random(seed), running(game)
    seat = round_.turn.seat
    is_wild = [bool(single(card) & rules.wild_mask) for card in range(len(rules.names))]
    wilds = [card for card in rules.pack if is_wild[card]]
    naturals = [card for card in rules.pack if rules.groups_of[card]]
    cards: list[Card] = rng.sample(wilds, WILDS) + rng.sample(naturals, CARDS - WILDS)
    hands = tuple(bag_of(cards) if place == seat else hand for place, hand in enumerate(round_.hands))
    return replace(game, round=replace(round_, phase=phase, hands=hands, pile=(naturals[0], cards[-1]), freezes=(), blocks=()))


def worst(rules: Rules, positions: Iterable[Game]) -> tuple[str, str, str]:
    """The longest time, the most proposals and the most allowed moves."""
    times, proposals, allowed = [0.0], [0], [0]
    for game in positions:
        times.append(min(timed(rules, game) for _ in range(TRIES)))
        allowed.append(len(legal_moves(rules, game)))
        proposals.append(proposed(rules, game))
    return f"{1000 * max(times):.1f} ms", f"{max(proposals):,}", f"{max(allowed):,}"


def timed(rules: Rules, game: Game) -> float:
    begin = process_time()
    legal_moves(rules, game)
    return process_time() - begin


def proposed(rules: Rules, game: Game) -> int:
    """How many moves are proposed to the judge."""
    seat = actor(rules, game)
    assert seat is not None
    propose = _drawing if running(game).phase is Phase.DRAW else _melding
    return sum(1 for _ in propose(context_of(rules, game, seat)))


def running(game: Game) -> Round:
    """The round in play."""
    assert game.round is not None
    return game.round


def in_play_rows(seated: Iterable[Table]) -> Iterator[Sequence[str]]:
    """The worst of the positions that random rounds came through."""
    for table in seated:
        positions: list[Game] = []
        for seed in range(5):
            meldbook_round(table.rules, seed, positions.append)
        yield table.name, *worst(table.rules, positions)
