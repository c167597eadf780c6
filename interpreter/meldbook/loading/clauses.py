"""Events and effects: what a reaction waits for and what follows, from the texts under `on` and `then`.

In: a text, an effect with a table, or a list of such, and the names the spec defines. Out: `Event`s and `Effect`s, or
diagnostics. The shape of the texts is in grammar/clauses.lark.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar, assert_never

from meldbook.conditions.ast import Expression
from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.names import Names
from meldbook.conditions.parser import Plain, parse_plain, words_of
from meldbook.conditions.patterns import pattern_of
from meldbook.conditions.problems import Checked, Problem, error, joined, listing, unknown
from meldbook.conditions.signatures import Argument, Place, Unit
from meldbook.conditions.values import number, parse_value
from meldbook.diagnostics import Diagnostic, Span
from meldbook.model.clauses import (
    OF_A_CARD,
    Award,
    Block,
    Cover,
    DrawCards,
    Effect,
    EndRound,
    Event,
    Expose,
    Freeze,
    Happening,
    MayExpose,
    MayLook,
    Penalty,
    PlayAlone,
    Replace,
    ReserveToStock,
    Reshuffle,
    Return,
    TakeReserve,
)
from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode

T = TypeVar("T")

_EFFECTS = (
    "expose",
    "may expose",
    "replace",
    "cover",
    "return",
    "freeze until taken",
    "freeze for N turns",
    "block for N turns",
    "look at RESERVE",
    "take RESERVE",
    "draw N",
    "penalty N",
    "award N",
    "reshuffle",
    "stock from RESERVE",
    "play alone",
    "end round",
    "end round after N turns",
)
"""How the effects are written, for messages."""


def parse_events(node: Node, names: Names) -> Checked[tuple[Event, ...]]:
    """The events a reaction waits for: one text, or a list."""
    return _each(node, names, _event)


def parse_effects(node: Node, names: Names, place: Place = Place.PLAY) -> Checked[tuple[Effect, ...]]:
    """The effects of a reaction in their order: one text, or a list. The place is that of the reaction."""
    if isinstance(node, MappingNode):
        return joined([_tabled(node, names, place)])
    if isinstance(node, SequenceNode) and any(isinstance(item, MappingNode) for item in node.items):
        return joined(_effect_of(item, names, place) for item in node.items)
    return _each(node, names, partial(_effect, place=place))


def _effect_of(node: Node, names: Names, place: Place) -> Checked[Effect]:
    if isinstance(node, MappingNode):
        return _tabled(node, names, place)
    return _one(node, names, partial(_effect, place=place))


def _tabled(node: MappingNode, names: Names, place: Place) -> Checked[Effect]:
    """An effect whose number has rows: `draw: {by: round.openings, 1: 4, from 2: 3}`."""
    verb = node.entries[0].key if len(node.entries) == 1 else None
    made = None if verb is None else _BY_A_TABLE.get(verb.text)
    if made is None:
        message = f"an effect with a table is one of {listing(_BY_A_TABLE)}, and its value"
        return None, (error(Problem.UNKNOWN_EFFECT, message, node.span),)
    unit, make = made
    amount, problems = parse_value(node.entries[0].value, names, place, unit)
    return (None, problems) if amount is None else (make(amount), ())


_Reader: TypeAlias = Callable[[Excerpt, Names], Checked[T]]


def _each(node: Node, names: Names, read: _Reader[T]) -> Checked[tuple[T, ...]]:
    match node:
        case ScalarNode():
            return joined([read(Excerpt.whole(node), names)])
        case SequenceNode(items=items) if items:
            return joined(_one(item, names, read) for item in items)
        case SequenceNode() | MappingNode():
            return None, ()  # the schema has said that a text or a list of texts is expected
        case _:
            assert_never(node)


def _one(node: Node, names: Names, read: _Reader[T]) -> Checked[T]:
    return read(Excerpt.whole(node), names) if isinstance(node, ScalarNode) else (None, ())


def _event(excerpt: Excerpt, names: Names) -> Checked[Event]:
    parsed, problems = parse_plain(excerpt, "clauses", "event")
    if parsed is None:
        return None, problems
    words = [word for part in parsed.find_data("happening") for word in words_of(part)]
    said = " ".join(words)
    if said not in tuple(Happening):
        span = excerpt.span(words[0].start_pos or 0, words[-1].end_pos or 0)
        return None, (unknown(Problem.UNKNOWN_EVENT, "event", said, tuple(Happening), span),)
    narrowed = words_of(parsed)
    if not narrowed:
        return Event(happening=Happening(said)), ()
    return _narrowed(Happening(said), _rest(narrowed[0].start_pos, excerpt), names)


def _rest(start: int | None, excerpt: Excerpt) -> Excerpt:
    """What stands from here to the end, without the blanks there."""
    return excerpt.part(start or 0, len(excerpt.text.rstrip()))


def _narrowed(happening: Happening, rest: Excerpt, names: Names) -> Checked[Event]:
    if happening in OF_A_CARD:
        cards, problems = pattern_of(rest, names)
        return (None, problems) if cards is None else (Event(happening=happening, cards=cards), ())
    match happening:
        case Happening.CANASTA:
            kind, problems = _name(rest, Argument.CANASTA_KIND, names)
        case Happening.LOOK:
            kind, problems = _name(rest, Argument.RESERVE, names)
        case _:
            message = f'"{happening}" is one event and takes no "of"'
            return None, (error(Problem.NEEDLESS_ARGUMENT, message, rest.all),)
    return (None, problems) if kind is None else (Event(happening=happening, kind=kind), ())


def _name(rest: Excerpt, kind: Argument, names: Names) -> Checked[str]:
    if rest.text in names.of(kind):
        return rest.text, ()
    return None, (unknown(Problem.UNKNOWN_NAME, kind, rest.text, names.of(kind), rest.all),)


def _unknown_effect(said: str, span: Span) -> Diagnostic:
    """What is in capitals stands for something: it can't be written into a file."""
    found = unknown(Problem.UNKNOWN_EFFECT, "effect", said, _EFFECTS, span)
    return found if found.fix and found.fix.replacement.islower() else replace(found, fix=None)


def _effect(excerpt: Excerpt, names: Names, *, place: Place) -> Checked[Effect]:
    first = excerpt.text.split()[:1]
    if first and first[0] not in {effect.split()[0] for effect in _EFFECTS}:
        return None, (_unknown_effect(" ".join(excerpt.text.split()), excerpt.all),)
    parsed, problems = parse_plain(excerpt, "clauses", "effect")
    return (None, problems) if parsed is None else _made(parsed, excerpt, names, place)


def _made(parsed: Plain, excerpt: Excerpt, names: Names, place: Place) -> Checked[Effect]:
    simple = _SIMPLE.get(parsed.data)
    if simple is not None:
        return simple, ()
    (word,) = words_of(parsed)
    rest = excerpt.part(word.start_pos or 0, (word.start_pos or 0) + len(word.rstrip()))
    if parsed.data in _OF_A_RESERVE:
        reserve, problems = _name(rest, Argument.RESERVE, names)
        return (None, problems) if reserve is None else (_OF_A_RESERVE[parsed.data](reserve), ())
    unit, make = _OF_A_NUMBER[parsed.data]
    amount, problems = number(rest, names, place, unit)
    return (None, problems) if amount is None else (make(amount), ())


_SIMPLE: Final[Mapping[str, Effect]] = MappingProxyType(
    {
        "expose": Expose(),
        "may_expose": MayExpose(),
        "replace": Replace(),
        "cover": Cover(),
        "return": Return(),
        "freeze": Freeze(),
        "reshuffle": Reshuffle(),
        "play_alone": PlayAlone(),
        "end_round": EndRound(),
    }
)
"""The effects that say nothing more."""

_OF_A_RESERVE: Final[Mapping[str, Callable[[str], Effect]]] = MappingProxyType(
    {
        "may_look": lambda name: MayLook(reserve=name),
        "take_reserve": lambda name: TakeReserve(reserve=name),
        "reserve_to_stock": lambda name: ReserveToStock(reserve=name),
    }
)
"""The effects that say which reserve."""

_OF_A_NUMBER: Final[Mapping[str, tuple[Unit, Callable[[Expression], Effect]]]] = MappingProxyType(
    {
        "freeze_for": (Unit.TURNS, lambda number: Freeze(turns=number)),
        "end_round_after": (Unit.TURNS, lambda number: EndRound(turns=number)),
        "block": (Unit.TURNS, lambda number: Block(turns=number)),
        "draw_cards": (Unit.CARDS, lambda number: DrawCards(number=number)),
        "penalty": (Unit.POINTS, lambda number: Penalty(points=number)),
        "award": (Unit.POINTS, lambda number: Award(points=number)),
    }
)
"""The effects that say how many, and what they count."""

_BY_A_TABLE: Final = MappingProxyType(
    {"draw": _OF_A_NUMBER["draw_cards"], "penalty": _OF_A_NUMBER["penalty"], "award": _OF_A_NUMBER["award"]}
)
"""The effects whose number may be a table, by the word they begin with."""
