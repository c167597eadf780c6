"""The kinds of clause that every room is made of: a section goes in, the clause comes out."""

from __future__ import annotations

from typing import TypedDict

from meldbook.conditions.ast import Condition, Expression
from meldbook.conditions.signatures import Place
from meldbook.loading.clauses import parse_effects, parse_events
from meldbook.loading.section import Section
from meldbook.model.clauses import (
    OF_A_CARD,
    Award,
    Ban,
    Clause,
    Demand,
    DrawCards,
    Effect,
    Event,
    Happening,
    Penalty,
    Reaction,
    Text,
)
from meldbook.syntax import MappingNode, SequenceNode


class Common(TypedDict):
    """What every clause has."""

    path: str
    when: Condition | None
    note: Text
    ruling: Text
    sources: tuple[str, ...]


def common(section: Section, place: Place) -> Common:
    """What every clause has, read from a section."""
    return Common(
        path=section.path,
        when=section.when(place),
        note=section.words_for_people("note"),
        ruling=section.words_for_people("ruling"),
        sources=section.sources(),
    )


def limited(room: Section, key: str, place: Place = Place.PLAY) -> tuple[Clause, ...]:
    """Clauses that say nothing but when they hold."""
    return tuple(Clause(**common(section, place)) for section in room.clauses(key))


def demands(room: Section, key: str, place: Place = Place.PLAY) -> tuple[Demand, ...]:
    """Clauses that demand something."""
    return tuple(Demand(**common(section, place), must=section.condition("must", place)) for section in room.clauses(key))


def bans(room: Section, key: str) -> tuple[Ban, ...]:
    """Clauses that withhold cards."""
    return tuple(Ban(**common(section, Place.CARD), cards=section.pattern("cards")) for section in room.clauses(key))


def reactions(room: Section) -> tuple[Reaction, ...]:
    """The reactions of a room."""
    return tuple(_reaction(section) for section in room.clauses("reactions"))


def _reaction(section: Section) -> Reaction:
    events = _events(section)
    place = _place_of(events)
    return Reaction(**common(section, place), on=events, then=_effects(section, place))


def _events(section: Section) -> tuple[Event, ...]:
    node = section.find("on")
    return section.broken("on", ()) if node is None else section.accepted("on", parse_events(node, section.names), ())


def _effects(section: Section, place: Place) -> tuple[Effect, ...]:
    node = section.find("then")
    if node is None:
        return section.broken("then", ())
    effects = section.accepted("then", parse_effects(node, section.names, place), ())
    for effect, item in zip(effects, node.items if isinstance(node, SequenceNode) else (node,), strict=False):
        if isinstance(item, MappingNode):
            section.note_tables("then", _number_of(effect), item.entries[0].value)
    return effects


def _number_of(effect: Effect) -> Expression:
    match effect:
        case DrawCards(number=number) | Penalty(points=number) | Award(points=number):
            return number
        case _:
            raise TypeError("this effect has no number that could be a table")


def _place_of(events: tuple[Event, ...]) -> Place:
    """What the condition of a reaction may speak of: the canasta, meld or card it reacts on, if every event has one."""
    happenings = {event.happening for event in events}
    if happenings and happenings <= {Happening.CANASTA}:
        return Place.CANASTA
    if happenings and happenings <= {Happening.CANASTA, Happening.MELD}:
        return Place.MELD
    return Place.CARD if happenings and happenings <= OF_A_CARD else Place.PLAY
