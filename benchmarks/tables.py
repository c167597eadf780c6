"""What is measured: every variant on disk, seated at a table, and rounds of random moves there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from meldbook.engine import deal
from meldbook.engine.game import apply, start
from meldbook.engine.judging import actor
from meldbook.engine.legal import legal_moves
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.engine.table import settle
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import load
from meldbook.loading.options import chosen
from meldbook.loading.reference import Reference
from meldbook.model.moves import Shuffle
from meldbook.model.ruleset import Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A variant with so many players."""

    name: str
    rules: Rules


def rulesets() -> Iterator[Ruleset]:
    """Every variant on disk."""
    catalogue = Catalogue()
    for name in catalogue.variants():
        reference = Reference.parse(name)
        assert isinstance(reference, Reference)
        loaded = load(reference, catalogue)
        if loaded.ruleset is None:
            sys.exit(f"{name} has mistakes: run `meldbook validate {name}`")
        yield loaded.ruleset


def seated_tables() -> Iterator[Table]:
    """Every variant with the fewest players, and with the most if that is another number."""
    for ruleset in rulesets():
        for players in sorted({ruleset.table.min_players, ruleset.table.max_players}):
            rules = settle(ruleset, players, chosen(ruleset.options, {}))
            yield Table(name=f"{dict(ruleset.name)['en']}, {players} players", rules=rules)


def meldbook_round(rules: Rules, seed: int, on_position: Callable[[Game], None] | None = None) -> int:
    """A round of random moves."""
    rng, game, decisions = Random(seed), start(rules, seed), 0
    while game.round is None or game.round.end is None:
        if actor(rules, game) is None:
            order = list(deal.face_down(rules, game))
            rng.shuffle(order)
            game = apply(rules, game, Shuffle(order=tuple(order)))
            continue
        if on_position:
            on_position(game)
        moves = legal_moves(rules, game)
        game = apply(rules, game, moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions
