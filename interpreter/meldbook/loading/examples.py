"""Examples: positions with a move and what comes of it, as a spec writes them.

In: the `examples` of a tree, and what was built of its rules. Out: `Example`s, complete with defaults. Cards and moves stay text
with their places, because they are read in the notation; what is expected is a condition already.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from meldbook.conditions.ast import Condition
from meldbook.conditions.signatures import Place
from meldbook.conditions.typecheck import parse_condition
from meldbook.diagnostics import Diagnostic, Severity, Span, correction, did_you_mean, nearest
from meldbook.loading.example_players import Home, seated
from meldbook.loading.gathering import Built, Gathering
from meldbook.loading.options import read_choice
from meldbook.loading.problem import Problem
from meldbook.loading.section import ALWAYS, Section
from meldbook.model.clauses import Text
from meldbook.model.options import OptionValue
from meldbook.model.rules import RuleId
from meldbook.model.ruleset import Ruleset
from meldbook.syntax import Entry, MappingNode, Node, ScalarNode, SequenceNode, Style

NO_HOMES: Final[Mapping[str, Home]] = MappingProxyType({})


class Phase(StrEnum):
    """Where in a turn an example begins; `deal` is before the first turn of the round."""

    DRAW = "draw"
    MELD = "meld"
    DEAL = "deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """The position. What is None is not said, and so are seats and sides that are not listed."""

    phase: Phase = Phase.DRAW
    hand: ScalarNode | None = None
    hands: tuple[tuple[int, ScalarNode], ...] = ()
    melds: tuple[ScalarNode, ...] = ()
    side_melds: tuple[tuple[int, tuple[ScalarNode, ...]], ...] = ()
    bonus: ScalarNode | None = None
    side_bonus: tuple[tuple[int, ScalarNode], ...] = ()
    pile: ScalarNode | None = None
    stock: ScalarNode | None = None
    reserves: tuple[tuple[str, ScalarNode], ...] = ()
    taken: tuple[tuple[int, tuple[str, ...]], ...] = ()
    melded: bool = False
    piles: int = 0
    score: int | None = None
    scores: tuple[int, ...] | None = None
    round: int = 1
    lap: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """A condition that must hold, and its text."""

    condition: Condition
    node: ScalarNode


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What is done, and what must come of it: a move of the seat `by`, the upcard turned, the round ended; or nothing is done.

    `refused` is the path or the id of the rule that must refuse the move. `expect_hand` and `expect_melds` are the mover's
    afterwards.
    """

    span: Span
    move: ScalarNode | None = None
    turns_upcard: bool = False
    ends_round: bool = False
    by: int | None = None
    refused: ScalarNode | None = None
    expect: tuple[Expectation, ...] = ()
    expect_hand: ScalarNode | None = None
    expect_melds: tuple[ScalarNode, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One example. `rule` is the path of what it is about, `span` the place of its id.

    `away` is for house rules laid on a game that extends the one they are for: how this table is another than the one it is for.
    """

    id: str
    span: Span
    rule: ScalarNode
    covers: tuple[str, ...]
    sources: tuple[str, ...]
    note: Text
    options: tuple[tuple[str, OptionValue], ...]
    players: int
    away: str | None
    given: Given
    steps: tuple[Step, ...]


def read_examples(
    tree: MappingNode, built: Built, homes: Mapping[str, Home] = NO_HOMES
) -> tuple[tuple[Example, ...], tuple[Diagnostic, ...]]:
    """The examples of a tree, and what is wrong with them. One with a mistake is left out.

    `homes` are the games that examples of house rules are for, by their ids, where they are laid on one that extends it. What
    such an example speaks of may not be there: that is told, but is no mistake.
    """
    gathering = Gathering()
    source_ids = tuple(source.id for source in built.ruleset.sources)
    spec = Section(node=tree, path="", names=built.names, gathering=gathering, source_ids=source_ids)
    sections = tuple(spec.clauses("examples"))
    read = [(section.path, _example(section, built.ruleset, homes)) for section in sections]
    sound = (example for path, example in read if not any(broken.startswith(f"{path}.") for broken in gathering.broken))
    guests = tuple(section.node.span for section, (_, example) in zip(sections, read, strict=True) if example.id in homes)
    told = (_left_out(each) if any(guest.holds(each.span) for guest in guests) else each for each in gathering.diagnostics)
    return tuple(sound), tuple(told)


def _left_out(wrong: Diagnostic) -> Diagnostic:
    """A mistake of an example as the reason why it isn't played here."""
    message = f"the example is left out: {wrong.message}"
    return replace(wrong, message=message, severity=Severity.ADVICE, suggestion=None, fix=None)


def _example(section: Section, ruleset: Ruleset, homes: Mapping[str, Home]) -> Example:
    id, options = section.literal("id"), tuple(_options(section, ruleset))
    table = seated(section, ruleset, options, homes.get(id))
    return Example(
        id=id,
        span=section.gathering.spans[section.path],
        rule=_rule(section, "rule", ruleset) or section.broken("rule", _silence(section.node.span)),
        covers=section.literals("covers"),
        sources=section.sources(),
        note=section.words_for_people("note"),
        options=options,
        players=table.players,
        away=table.away,
        given=_given(section.section("given")) if section.find("given") else Given(),
        steps=tuple(_steps(section, ruleset)),
    )


def _rule(section: Section, key: str, ruleset: Ruleset) -> ScalarNode | None:
    """The name of a rule: its path in the spec, or the id of a kind of refusal."""
    node = section.find(key)
    known = (*(path for path, _ in ruleset.origins), *RuleId)
    if isinstance(node, ScalarNode) and node.text not in known:
        message = f'this game has no rule "{node.text}"'
        suggestion, fix = did_you_mean(nearest(node.text, known)), correction(node.span, node.text, known)
        section.report(key, Problem.UNKNOWN_RULE.at(node.span, message, suggestion=suggestion, fix=fix))
    return node if isinstance(node, ScalarNode) else None


def _options(section: Section, ruleset: Ruleset) -> Iterator[tuple[str, OptionValue]]:
    for entry in _entries(section.find("options")):
        if isinstance(entry.value, ScalarNode):
            choice = read_choice(ruleset.options, entry.key, entry.value)
            if isinstance(choice, Diagnostic):
                section.report("options", choice)
            else:
                yield choice


def _given(section: Section) -> Given:
    node = section.node
    return Given(
        phase=section.word("phase", Phase),
        hand=_cards(node.find("hand")),
        hands=tuple(_by_number(node.find("hands"))),
        melds=section.scalars("melds"),
        side_melds=tuple((int(entry.key.text), _list(entry.value)) for entry in _numbered(node.find("side_melds"))),
        bonus=_cards(node.find("bonus")),
        side_bonus=tuple(_by_number(node.find("side_bonus"))),
        pile=_cards(node.find("pile")),
        stock=_cards(node.find("stock")),
        reserves=tuple(_by_reserve(section)),
        taken=tuple(_taken(section)),
        melded=section.find("melded") is not None and section.flag("melded"),
        piles=section.number_or_none("piles") or 0,
        score=section.number_or_none("score"),
        scores=_numbers(section, "scores"),
        round=section.number_or_none("round") or 1,
        lap=section.number_or_none("lap") or 1,
    )


def _numbers(section: Section, key: str) -> tuple[int, ...] | None:
    nodes = section.scalars(key)
    return tuple(node.value for node in nodes if isinstance(node.value, int)) if nodes else None


def _by_reserve(section: Section) -> Iterator[tuple[str, ScalarNode]]:
    for entry in _entries(section.find("reserves")):
        _check_reserve(section, "reserves", entry.key)
        if cards := _cards(entry.value):
            yield entry.key.text, cards


def _taken(section: Section) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The reserves that seats have taken; a list without a seat is the mover's."""
    node = section.find("taken")
    by_seat = [(int(entry.key.text), _list(entry.value)) for entry in _numbered(node)]
    for seat, names in by_seat or [(0, section.scalars("taken"))]:
        for name in names:
            _check_reserve(section, "taken", name)
        yield seat, tuple(name.text for name in names)


def _check_reserve(section: Section, key: str, name: ScalarNode) -> None:
    if name.text not in section.names.reserves:
        section.report(key, Problem.UNKNOWN_RESERVE.unknown(name.span, "reserve", name.text, section.names.reserves))


def _steps(section: Section, ruleset: Ruleset) -> Iterator[Step]:
    """The steps; an example without a list of them is one step itself."""
    node = section.find("steps")
    items = node.items if isinstance(node, SequenceNode) else (section.node,)
    for item in items:
        if isinstance(item, MappingNode):
            yield _step(replace(section, node=item), ruleset)


def _step(section: Section, ruleset: Ruleset) -> Step:
    move = section.find("move")
    hand, melds = section.node.find("expect_hand"), section.node.find("expect_melds")
    return Step(
        span=section.node.span,
        move=move if isinstance(move, ScalarNode) else None,
        turns_upcard=section.find("turn") is not None,
        ends_round=section.find("end") is not None,
        by=section.number_or_none("by"),
        refused=_rule(section, "refused", ruleset),
        expect=tuple(_expectation(section, node) for node in section.scalars("expect")),
        expect_hand=_cards(hand),
        expect_melds=None if melds is None else _list(melds),
    )


def _expectation(section: Section, node: ScalarNode) -> Expectation:
    checked = parse_condition(node, section.names, Place.EXAMPLE)
    return Expectation(condition=section.accepted("expect", checked, ALWAYS), node=node)


def _by_number(node: Node | None) -> Iterator[tuple[int, ScalarNode]]:
    for entry in _numbered(node):
        if cards := _cards(entry.value):
            yield int(entry.key.text), cards


def _numbered(node: Node | None) -> Iterator[Entry]:
    return (entry for entry in _entries(node) if entry.key.text.isdecimal())


def _entries(node: Node | None) -> tuple[Entry, ...]:
    return node.entries if isinstance(node, MappingNode) else ()


def _list(node: Node) -> tuple[ScalarNode, ...]:
    return tuple(item for item in node.items if isinstance(item, ScalarNode)) if isinstance(node, SequenceNode) else ()


def _cards(node: Node | None) -> ScalarNode | None:
    """Cards in notation. `null` says that there are none, which is more than saying nothing."""
    if not isinstance(node, ScalarNode):
        return None
    return _silence(node.span) if node.is_null else node


def _silence(span: Span) -> ScalarNode:
    return ScalarNode(text="", style=Style.QUOTED, span=span)
