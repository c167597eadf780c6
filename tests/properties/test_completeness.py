"""Legal moves lead to every position a turn can end in: compared with trying everything, on small hands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from brute_force import Outcome, Search, TooLargeError, by_legal_moves, by_trying_everything, seat_of
from positions import positions

from meldbook.cards import cards_of, single
from meldbook.engine.game import apply
from meldbook.engine.legal import legal_moves
from meldbook.engine.state import Game, Phase
from meldbook.model.moves import Discard, Lay, Move, Pass, Play, Take
from specs_on_disk import SEARCHING, Table, every_choice, smallest_and_largest, with_odd_rules

TABLES = (*smallest_and_largest(), with_odd_rules())

ENOUGH = 0.5
"""The part of the positions that must be small enough to be compared; with less the test would say little."""

MANY, FEW = (40, 8) if SEARCHING else (5, 1)
"""How many positions of each table are compared, and of each choice a table has."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_legal_moves_lead_wherever_a_turn_can_lead(table: Table) -> None:
    compare(table, seed=1, number=MANY, phase=Phase.MELD)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_legal_takes_lead_wherever_a_take_can_lead(table: Table) -> None:
    compare(table, seed=2, number=MANY, phase=Phase.DRAW)


@pytest.mark.parametrize("table", every_choice()[:: 1 if SEARCHING else 3], ids=str)
def test_legal_moves_lead_everywhere_whatever_a_table_chooses(table: Table) -> None:
    compare(table, seed=3, number=FEW, phase=Phase.MELD)
    compare(table, seed=4, number=FEW, phase=Phase.DRAW)


def test_the_search_finds_more_than_discards() -> None:
    """The comparison is of something: a proposer that forgets all plays would be noticed."""
    table = smallest_and_largest()[0]
    for game in positions(table.rules, 5, 40, Phase.MELD):
        if len(by_trying_everything(table.rules, game)) > len(forgetful(table, game)):
            return
    pytest.fail("no position in which a play made a difference")


def compare(table: Table, seed: int, number: int, phase: Phase) -> None:
    compared = 0
    for game in positions(table.rules, seed, number, phase):
        compared += is_complete(table, game)
    assert number < MANY or compared >= ENOUGH * number


def is_complete(table: Table, game: Game) -> bool:
    """Compare one position; False if it is too large to be compared."""
    assert game.round is not None
    taking = game.round.phase is Phase.DRAW
    try:
        possible = by_trying_everything(table.rules, game, taking=taking)
    except TooLargeError:
        return False
    legal = by_legal_moves(table.rules, game, taking=taking)
    missed = [
        moves for outcome, moves in possible.items() if outcome not in legal and not leads_there(table, game, moves, outcome)
    ]
    assert not missed, f"not among the legal moves: {min(missed, key=len)} in {game}"
    assert legal.keys() <= possible.keys()
    return True


def leads_there(table: Table, game: Game, moves: tuple[Move, ...], outcome: Outcome) -> bool:
    """Whether the same is reached card by card. A search stops when a reserve comes to the hand, also amid what is one move."""
    here = game
    for move in (each for whole in moves for each in one_by_one(whole)):
        if move not in legal_moves(table.rules, here):
            return False
        here = apply(table.rules, here, move)
    return Search(table.rules, seat_of(game), lambda _, __: iter(())).spelled(here) == outcome


def one_by_one(move: Move) -> Iterator[Move]:
    """The plays of a move as moves of their own, and cards added to a meld singly."""
    plays: tuple[Play, ...] = ()
    if isinstance(move, Take):
        yield Take(first=move.first)
        plays = move.plays
    elif isinstance(move, Lay):
        plays = move.plays
    else:
        yield move
    for play in plays:
        singly = (play,) if play.onto is None else (Play(cards=single(card), onto=play.onto) for card in cards_of(play.cards))
        yield from (Lay(plays=(each,)) for each in singly)


def forgetful(table: Table, game: Game) -> set[Game]:
    """Where the turn can lead without a single play."""
    return {apply(table.rules, game, move) for move in legal_moves(table.rules, game) if isinstance(move, Discard | Pass)}
