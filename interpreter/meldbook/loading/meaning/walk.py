"""Walking through a ruleset: every part of a kind, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import TypeVar

Part = TypeVar("Part")


def walk(node: object, wanted: type[Part]) -> Iterator[Part]:
    """The node itself and everything in it, as far as it is of this kind."""
    if isinstance(node, wanted):
        yield node
    if isinstance(node, tuple):
        for item in node:
            yield from walk(item, wanted)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from walk(getattr(node, field.name), wanted)
