"""Events and effects: what a reaction waits for and what follows, from the texts under `on` and `then`.

In: a text or a list of texts of a spec, and the names the spec defines. Out: `Event`s and `Effect`s of the model, or
diagnostics. The shape of the texts is in grammar/clauses.lark.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias, TypeVar, assert_never

from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.parser import Plain, parse_plain, words_of
from meldbook.conditions.patterns import pattern_of
from meldbook.conditions.problems import Checked, Problem, error, joined, unknown
from meldbook.conditions.values import number
from meldbook.conditions.vocabulary import Argument, Names, Place, Unit
from meldbook.model.clauses import (
    Block,
    Cover,
    DrawCards,
    Effect,
    EndRound,
    Event,
    Expose,
    Freeze,
    Happening,
    MayLook,
    Penalty,
    Replace,
    Return,
    TakeReserve,
)
from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode

T = TypeVar("T")

_EFFECTS = (
    "expose",
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
    "end round",
)
"""How the effects are written, for messages."""

_OF_CARDS = (
    Happening.DEAL,
    Happening.DRAW,
    Happening.TAKE,
    Happening.RESERVE,
    Happening.UPCARD,
    Happening.DISCARD,
)


def parse_events(node: Node, names: Names) -> Checked[tuple[Event, ...]]:
    """The events a reaction waits for: one text, or a list."""
    return _each(node, names, _event)


def parse_effects(node: Node, names: Names, place: Place = Place.PLAY) -> Checked[tuple[Effect, ...]]:
    """The effects of a reaction in their order: one text, or a list. The place is that of the reaction."""
    return _each(node, names, partial(_effect, place=place))


_Reader: TypeAlias = Callable[[Excerpt, Names], Checked[T]]


def _each(node: Node, names: Names, read: _Reader[T]) -> Checked[tuple[T, ...]]:
    match node:
        case ScalarNode():
            return joined([read(Excerpt.whole(node), names)])
        case SequenceNode(items=items) if items:
            return joined(_one(item, names, read) for item in items)
        case SequenceNode() | MappingNode():
            return None, (error(Problem.CLAUSE_SHAPE, "a text or a list of texts is expected, one or more", node.span),)
        case _:
            assert_never(node)


def _one(node: Node, names: Names, read: _Reader[T]) -> Checked[T]:
    if isinstance(node, ScalarNode):
        return read(Excerpt.whole(node), names)
    return None, (error(Problem.CLAUSE_SHAPE, "each item of this list is one text", node.span),)


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
    if happening in _OF_CARDS:
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


def _effect(excerpt: Excerpt, names: Names, *, place: Place) -> Checked[Effect]:
    first = excerpt.text.split()[:1]
    if first and first[0] not in {effect.split()[0] for effect in _EFFECTS}:
        return None, (unknown(Problem.UNKNOWN_EFFECT, "effect", " ".join(excerpt.text.split()), _EFFECTS, excerpt.all),)
    parsed, problems = parse_plain(excerpt, "clauses", "effect")
    return (None, problems) if parsed is None else _made(parsed, excerpt, names, place)


def _made(parsed: Plain, excerpt: Excerpt, names: Names, place: Place) -> Checked[Effect]:
    words = words_of(parsed)
    simple = _simple(parsed.data, int(words[0]) if words and words[0].type == "INT" else 0)
    if simple is not None:
        return simple, ()
    rest = _rest(words[0].start_pos, excerpt)
    match parsed.data:
        case "may_look":
            return _of_reserve(MayLook, rest, names)
        case "take_reserve":
            return _of_reserve(TakeReserve, rest, names)
        case "draw_cards":
            amount, problems = number(rest, names, place, Unit.CARDS)
            return (None, problems) if amount is None else (DrawCards(number=amount), ())
        case "penalty":
            amount, problems = number(rest, names, place, Unit.POINTS)
            return (None, problems) if amount is None else (Penalty(points=amount), ())
        case _:
            raise AssertionError(parsed)


def _of_reserve(effect: type[MayLook | TakeReserve], rest: Excerpt, names: Names) -> Checked[Effect]:
    reserve, problems = _name(rest, Argument.RESERVE, names)
    return (None, problems) if reserve is None else (effect(reserve=reserve), ())


def _simple(kind: str, turns: int) -> Effect | None:
    """The effects that say nothing more, or only for how many turns."""
    simple: dict[str, Effect] = {
        "expose": Expose(),
        "replace": Replace(),
        "cover": Cover(),
        "return": Return(),
        "freeze": Freeze(),
        "freeze_for": Freeze(turns=turns),
        "block": Block(turns=turns),
        "end_round": EndRound(),
    }
    return simple.get(kind)
