"""A game with one thing changed: a ruleset goes in, every mutant of it comes out, always in the same order.

What is changed is what the game's own file says: numbers by one, limits of tables by a step, relations, joiners, quantifiers and
flags to their opposites, words of closed sets to the next; a condition, an effect or a clause is left out. Card patterns, names,
and what is settled before the first deal (who may play, and who sits where) are left as they are: no example can tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any, Final, TypeAlias

from meldbook.cards import CardPattern, Deck
from meldbook.conditions.ast import And, Compare, Flag, Is, Linear, Lookup, Not, Number, Or, Quantified, Sum
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Clause, Event
from meldbook.model.options import Option
from meldbook.model.ruleset import Ruleset
from meldbook.play.mutation.conditions import changed_condition, changed_expression
from meldbook.play.mutation.idle import idle

_LEFT_ALONE: Final = frozenset(
    {
        "origins",
        "sources",
        "note",
        "ruling",
        "name",
        "path",
        "id",
        "summary",
        "players",
        "seating",
        "first_dealer",
        "customs",
        "about",
    }
)
_REMOVED: Final = "removed"
_ALWAYS: Final = "always"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A ruleset with one thing changed: where, and what the change says."""

    path: str
    change: str
    ruleset: Ruleset


_Change: TypeAlias = tuple[str, str, Any]
"""The path of what is changed, what the change says, and the node after it."""


def mutants(ruleset: Ruleset, is_said: Callable[[str], bool]) -> tuple[Mutant, ...]:
    """Every mutant of the game that changes what is said, by its path."""
    without_effect = idle(ruleset)
    found = (
        Mutant(path=path, change=change, ruleset=after)
        for path, change, after in _changes(ruleset, "")
        if path not in without_effect and is_said(path)
    )
    return tuple({(mutant.path, mutant.change): mutant for mutant in found}.values())


def _changes(node: Any, path: str) -> Iterator[_Change]:
    match node:
        case Enum():
            yield from _other_word(node, path)
        case None | CardPattern() | Deck() | str() | Event():
            return
        case Flag() | Compare() | Is() | Not() | And() | Or() | Quantified():
            yield from ((path, change, after) for change, after in changed_condition(node))
        case Number() | Linear() | Sum() | Lookup():
            yield from ((path, change, after) for change, after in changed_expression(node))
        case bool():
            yield path, f"{_written(node)} → {_written(not node)}", not node
        case int():
            yield from ((path, f"{node} → {other}", other) for other in (node + 1, node - 1) if other >= 0)
        case tuple():
            yield from _in_tuple(node, path)
        case Option():
            yield from _option(node, path)
        case _ if is_dataclass(node) and not isinstance(node, type):
            yield from _in_fields(node, path)


def _in_fields(node: Any, path: str) -> Iterator[_Change]:
    own = node.path if isinstance(node, Clause) else path
    for field in fields(node):
        if field.name in _LEFT_ALONE or (isinstance(node, Agreed) and field.name == "by"):
            continue
        value = getattr(node, field.name)
        if isinstance(node, Clause) and field.name == "when" and value is not None:
            yield own, _ALWAYS, replace(node, when=None)
        inner = own if field.name in ("when", "must") else _joined(own, field.name)
        yield from ((where, change, replace(node, **{field.name: after})) for where, change, after in _changes(value, inner))


def _in_tuple(node: tuple[Any, ...], path: str) -> Iterator[_Change]:
    """Each clause left out, and each effect of several; and each part changed."""
    for index, part in enumerate(node):
        before, after = node[:index], node[index + 1 :]
        if isinstance(part, Clause):
            yield part.path, _REMOVED, (*before, *after)
        elif is_dataclass(part) and len(node) > 1 and path.endswith((".then", ".on")):
            yield path, f"without {type(part).__name__} {index + 1}", (*before, *after)
        yield from ((where, change, (*before, inner, *after)) for where, change, inner in _changes(part, path))


def _option(option: Option, path: str) -> Iterator[_Change]:
    """The option with another default, as far as only a few can be chosen."""
    others = (not option.default,) if isinstance(option.default, bool) else option.choices
    other = next((each for each in others if each != option.default), None)
    if other is not None:
        yield f"{path}.{option.name}", f"{_written(option.default)} → {_written(other)}", replace(option, default=other)


def _other_word(word: Enum, path: str) -> Iterator[_Change]:
    words = list(type(word))
    other = words[(words.index(word) + 1) % len(words)]
    if other is not word:
        yield path, f"{word.value} → {other.value}", other


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
