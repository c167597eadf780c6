"""The table room: who plays, on which side, and who deals and begins."""

from __future__ import annotations

from meldbook.conditions.ast import Expression, Fact, Linear
from meldbook.conditions.signatures import Place
from meldbook.loading.problem import Problem
from meldbook.loading.section import Section
from meldbook.model.table import Custom, Direction, FirstDealer, Passing, ScoreBy, Seating, Table
from meldbook.syntax import MappingNode, SequenceNode

SOLO = "solo"
MOST_PLAYERS = 64
"""More never sit at a table."""


def build(room: Section) -> Table:
    """The room's part of the model."""
    return Table(
        players=_players(room),
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


def told_players(players: tuple[int, ...]) -> str:
    """The numbers of players there may be, for messages."""
    low, high = players[0], players[-1]
    if players == tuple(range(low, high + 1)):
        return str(low) if low == high else f"{low} to {high}"
    return f"{', '.join(map(str, players[:-1]))} or {high}"


def _players(room: Section) -> tuple[int, ...]:
    """How many may play; the fewest are not more than the most, and the most fit round a table."""
    low, high, listed = _bounds(room)
    players = room.find("players")
    if players and low > high:
        room.report("players", Problem.PLAYERS_RANGE.at(players.span, f"at least {low} players, but at most {high}"))
        return (low,)
    if players and high > MOST_PLAYERS:
        message = f"{high} players are too many: at most {MOST_PLAYERS}"
        room.report("players", Problem.PLAYERS_RANGE.at(players.span, message))
        return (low,)
    return listed or tuple(range(low, high + 1))


def _bounds(room: Section) -> tuple[int, int, tuple[int, ...]]:
    """The fewest and the most, and all numbers where they are listed."""
    match room.find("players"):
        case SequenceNode():
            listed = tuple(sorted(set(room.numbers("players")))) or (0,)
            return listed[0], listed[-1], listed
        case MappingNode():
            section = room.section("players")
            return section.number("min"), section.number("max"), ()
        case _:
            number = room.number("players")
            return number, number, ()


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
