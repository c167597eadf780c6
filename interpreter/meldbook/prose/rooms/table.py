"""The table room in sentences: who plays, on which side, who deals and begins."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Expression, Number
from meldbook.model.alone import EACH_ALONE, can_part
from meldbook.model.ruleset import Ruleset
from meldbook.model.table import Custom, FirstDealer, Seating, Table
from meldbook.prose.agreed import agreed_sentences
from meldbook.prose.footnotes import source_footnote
from meldbook.prose.joining import joined
from meldbook.prose.nouns import listed
from meldbook.prose.quantities import value
from meldbook.prose.sentences import Arguments, Name, Names, Phrase, Section, Sentence, Words


def table_section(ruleset: Ruleset) -> Section:
    """Players, sides, seats, and the way round the table."""
    return Section(room="table", sentences=tuple(_sentences(ruleset)))


def players_sentence(ruleset: Ruleset) -> Sentence:
    """How many may play."""
    players = ruleset.table.players
    low, high = players[0], players[-1]
    if low == high:
        return Sentence(id="table-players", arguments=(("count", low),), path="table.players")
    if players == tuple(range(low, high + 1)):
        return Sentence(id="table-players-range", arguments=(("low", low), ("high", high)), path="table.players")
    numbers = joined([Phrase(id="quantity-number", arguments=(("count", number),)) for number in players], "or")
    return Sentence(id="table-players-listed", arguments=(("numbers", numbers),), path="table.players")


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    table = ruleset.table
    yield players_sentence(ruleset)
    yield _sides(table.sides, ruleset)
    if table.seating is not None:
        yield _seating(table.seating, table)
    yield Sentence(id="table-direction", arguments=(("direction", table.direction.value),), path="table.direction")
    yield from agreed_sentences(table.first_dealer, ruleset, _first_dealer)
    yield Sentence(id="table-deal-passes", arguments=(("passes", table.deal_passes.value),), path="table.deal_passes")
    yield Sentence(id="table-first-turn")
    if table.resting:
        yield Sentence(id="table-resting", path="table.resting")
    for custom in table.customs:
        yield _custom(custom, ruleset)


def _first_dealer(dealer: FirstDealer) -> Sentence:
    arguments = (("dealer", dealer.value.replace(" ", "-")),)
    return Sentence(id="table-first-dealer", arguments=arguments, path="table.first_dealer")


def _sides(sides: Expression, ruleset: Ruleset) -> Sentence:
    if sides == EACH_ALONE:
        return Sentence(id="table-begin-alone" if can_part(ruleset) else "table-solo", path="table.sides")
    return value("table-sides", sides, ruleset, path="table.sides", unit="sides")


def _custom(custom: Custom, ruleset: Ruleset) -> Sentence:
    """A rule in the author's own words."""
    notes = source_footnote(custom.sources, ruleset)
    return Sentence(id="table-custom", arguments=(("text", Words(text=custom.text)),), path=custom.path, footnotes=notes)


def _seating(seating: Seating, table: Table) -> Sentence:
    ranks = listed([Name(among=Names.RANK, id=rank) for rank in seating.ranks], "order")
    suits = listed([Name(among=Names.SUIT, id=suit) for suit in seating.suits], "order")
    arguments: Arguments = (("partners", _partners(table)), ("ranks", ranks), ("suits", suits))
    return Sentence(id="table-seating", arguments=arguments, path="table.seating")


def _partners(table: Table) -> str:
    """How many partners a player has in the seats that are drawn for."""
    if table.sides in (EACH_ALONE, Number(value=table.max_players)):
        return "none"
    return "one" if table.sides == Number(value=table.max_players // 2) else "several"
