"""Walking through a model: every part of a kind, wherever it stands.

Words for people, places and plain values hold no part of a rule, and are passed by: they are most of what a ruleset is made of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final, TypeVar

Part = TypeVar("Part")

_PLAIN: Final = frozenset({"str", "str | None", "int", "int | None", "bool", "Text", "tuple[str, ...]", "tuple[int, ...]"})
"""The types of fields, as they are written, that hold no part of a rule."""

_NO_RULES: Final = frozenset({"origins", "sources"})
"""Fields that say where rules stand and come from."""


def walk(node: object, wanted: type[Part]) -> Iterator[Part]:
    """The node itself and everything in it, as far as it is of this kind."""
    if isinstance(node, wanted):
        yield node
    if isinstance(node, tuple):
        for item in node:
            yield from walk(item, wanted)
    else:
        for name in parts(type(node)):
            yield from walk(getattr(node, name), wanted)


def parts(kind: type) -> tuple[str, ...]:
    """The names of the fields of a node that may hold parts of a rule; none, if it is no node."""
    if kind not in _seen:
        _seen[kind] = tuple(_fields(kind)) if is_dataclass(kind) else ()
    return _seen[kind]


def _fields(kind: type) -> Iterator[str]:
    for field in fields(kind):
        if field.type not in _PLAIN and field.name not in _NO_RULES:
            yield field.name


_seen: Final[dict[type, tuple[str, ...]]] = {}
"""What was found out about each type of node."""
