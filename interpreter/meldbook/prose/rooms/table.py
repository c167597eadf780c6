"""The table room in sentences: who plays, on which side, who deals and begins."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Expression, Fact, Linear, Number
from meldbook.model.ruleset import Ruleset
from meldbook.model.table import Seating
from meldbook.prose.nouns import listed
from meldbook.prose.quantities import PLAYERS, value
from meldbook.prose.sentences import Name, Names, Section, Sentence

_EACH_ALONE = Linear(fact=Fact(name=PLAYERS))


def table_section(ruleset: Ruleset) -> Section:
    """Players, sides, seats, and the way round the table."""
    return Section(room="table", sentences=tuple(_sentences(ruleset)))


def is_solo(ruleset: Ruleset) -> bool:
    """Whether everybody plays alone, so that a reader may call a side a player."""
    table = ruleset.table
    one_each = table.min_players == table.max_players and table.sides == Number(value=table.min_players)
    return one_each or table.sides == _EACH_ALONE


def players_sentence(ruleset: Ruleset) -> Sentence:
    """How many may play."""
    low, high = ruleset.table.min_players, ruleset.table.max_players
    if low == high:
        return Sentence(id="table-players", arguments=(("count", low),), path="table.players")
    return Sentence(id="table-players-range", arguments=(("low", low), ("high", high)), path="table.players")


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    table = ruleset.table
    yield players_sentence(ruleset)
    yield _sides(table.sides, ruleset)
    if table.seating is not None:
        yield _seating(table.seating)
    yield Sentence(id="table-direction", arguments=(("direction", table.direction.value),), path="table.direction")
    dealer = table.first_dealer.value.replace(" ", "-")
    yield Sentence(id="table-first-dealer", arguments=(("dealer", dealer),), path="table.first_dealer")
    yield Sentence(id="table-deal-passes", arguments=(("passes", table.deal_passes.value),), path="table.deal_passes")
    yield Sentence(id="table-first-turn")


def _sides(sides: Expression, ruleset: Ruleset) -> Sentence:
    if sides == _EACH_ALONE:
        return Sentence(id="table-solo", path="table.sides")
    return value("table-sides", sides, ruleset, path="table.sides", unit="sides")


def _seating(seating: Seating) -> Sentence:
    ranks = listed([Name(among=Names.RANK, id=rank) for rank in seating.ranks], "order")
    suits = listed([Name(among=Names.SUIT, id=suit) for suit in seating.suits], "order")
    return Sentence(id="table-seating", arguments=(("ranks", ranks), ("suits", suits)), path="table.seating")
