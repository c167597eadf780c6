"""Playthroughs: the first decisions of a random round of each spec, written out, compared line by line.

Whatever changes in how a game is dealt, judged, carried out or seen changes a line here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from golden import compare_with
from meldbook.engine import canastas
from meldbook.engine.legal import legal_moves
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Meld, Round
from meldbook.engine.view import view
from meldbook.notation import write_cards, write_move
from meldbook.play.naming import names_for
from played_games import Step, digest, steps
from specs_on_disk import VARIANTS, Table, ruleset

HERE = Path(__file__).parent
SEED = 20
MOST_LINES = 400
MOST_LISTED = 12
"""So many legal moves are written out; of more, only how many there are, and a hash of them all."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_round_goes_as_it_always_went(variant: str) -> None:
    table = Table(variant, ruleset(variant).table.min_players)
    lines = [f"{variant}, {table.players} players, seed {SEED}: MELDBOOK_BLESS=1 writes this anew."]
    for step in steps(table.rules, SEED):
        block = ["", *written(table.rules, step)]
        if len(lines) + len(block) > MOST_LINES:
            break
        lines += block
    compare_with(HERE / f"{variant}.txt", lines)


def test_every_spec_has_a_playthrough_and_every_playthrough_a_spec() -> None:
    assert sorted(file.stem for file in HERE.glob("*.txt")) == sorted(VARIANTS)


def written(rules: Rules, step: Step) -> Iterator[str]:
    """The game before a move, the moves there were, the one that was made, and how every seat sees what came of it."""
    names = names_for(rules, step.before, step.seat)
    if step.seat is not None:
        yield from position(rules, step.before, step.seat)
        moves = [write_move(move, names) for move in legal_moves(rules, step.before)]
        yield f"  legal {len(moves)} {digest(tuple(moves))}"
        yield from (f"    {move}" for move in islice(moves, MOST_LISTED))
    yield f"{'chance' if step.seat is None else f'seat {step.seat}'}: {write_move(step.move, names)}"
    yield f"  seen {' '.join(digest(view(rules, step.after, seat)) for seat in range(rules.players))}"
    yield from ending(step.after)


def position(rules: Rules, game: Game, seat: int) -> Iterator[str]:
    round_ = game.round
    assert round_ is not None
    yield f"turn {round_.turn.number} {round_.phase}, seat {seat}, stock {round_.left}"
    yield f"  hand {cards(rules, round_.hands[seat])}"
    yield from tables(rules, round_)
    yield f"  pile {write_cards(round_.pile, rules.ruleset.cards.deck)}{holds(round_)}"


def tables(rules: Rules, round_: Round) -> Iterator[str]:
    for side, table in enumerate(round_.sides):
        melds = [described(rules, meld) for meld in table.melds]
        bonus = [f"bonus {cards(rules, table.bonus)}"] if table.bonus else []
        if melds or bonus:
            yield f"  side {side}: {' | '.join((*bonus, *melds))}"


def described(rules: Rules, meld: Meld) -> str:
    kind = canastas.name(rules, meld.canasta)
    return f"{cards(rules, meld.cards)}{f' = {kind}' if kind else ''}"


def holds(round_: Round) -> str:
    return "".join(f", {hold.path}{f' {hold.turns}' if hold.turns else ''}" for hold in (*round_.freezes, *round_.blocks))


def ending(game: Game) -> Iterator[str]:
    round_ = game.round
    if round_ is not None and round_.end is not None:
        yield f"end: {round_.end.reason} {round_.end.path or ''}"
        for side, lines in enumerate(round_.end.lines):
            yield f"  side {side}: {round_.end.scores[side]} = {', '.join(f'{path} {points}' for path, points in lines)}"


def cards(rules: Rules, bag: int) -> str:
    return write_cards(bag, rules.ruleset.cards.deck)
