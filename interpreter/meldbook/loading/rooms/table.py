"""The table room: who plays, on which side, and who deals and begins."""

from __future__ import annotations

from meldbook.conditions.ast import Expression, Fact, Linear
from meldbook.conditions.vocabulary import Place
from meldbook.loading.problem import Problem
from meldbook.loading.section import Section
from meldbook.model.table import Custom, Direction, FirstDealer, Passing, ScoreBy, Seating, Table
from meldbook.syntax import MappingNode

SOLO = "solo"
MOST_PLAYERS = 64
"""More never sit at a table."""


def build(room: Section) -> Table:
    """The room's part of the model."""
    low, high = _players(room)
    return Table(
        min_players=low,
        max_players=high,
        sides=_sides(room),
        direction=room.word("direction", Direction),
        first_dealer=room.agreed_word("first_dealer", FirstDealer),
        deal_passes=room.word("deal_passes", Passing),
        seating=_seating(room.section("seating")) if room.find("seating") else None,
        resting=room.flag("resting"),
        score_by=room.word("score_by", ScoreBy),
        customs=tuple(_custom(section) for section in room.clauses("customs")),
    )


def _custom(section: Section) -> Custom:
    return Custom(path=section.path, text=section.words_for_people("text"), sources=section.sources())


def _players(room: Section) -> tuple[int, int]:
    """The fewest and the most; the fewest are not more, and the most fit round a table."""
    players = room.find("players")
    if not isinstance(players, MappingNode):
        low = high = room.number("players")
    else:
        low, high = (room.section("players").number(key) for key in ("min", "max"))
    if players and low > high:
        room.report("players", Problem.PLAYERS_RANGE.at(players.span, f"at least {low} players, but at most {high}"))
    elif players and high > MOST_PLAYERS:
        message = f"{high} players are too many: at most {MOST_PLAYERS}"
        room.report("players", Problem.PLAYERS_RANGE.at(players.span, message))
    return low, high


def _sides(room: Section) -> Expression:
    """`solo` is a side for every player."""
    if not isinstance(room.find("sides"), MappingNode) and room.literal("sides") == SOLO:
        return Linear(fact=Fact(name="players"))
    return room.expression("sides", Place.TABLE)


def _seating(section: Section) -> Seating:
    deck = section.names.deck
    return Seating(
        ranks=_known(section, "ranks", deck.ranks),
        suits=_known(section, "suits", tuple(suit.letter for suit in deck.suits)),
    )


def _known(section: Section, key: str, choices: tuple[str, ...]) -> tuple[str, ...]:
    for node in section.scalars(key):
        if node.text not in choices:
            section.report(key, Problem.UNKNOWN_SEATING.unknown(node.span, key.removesuffix("s"), node.text, choices))
    return section.literals(key)
