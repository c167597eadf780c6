"""The small change of messages: values, keys and types go in, pieces of an English sentence come out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode, Style

_TYPES = (
    ("integer", "a whole number"),
    ("string", "text"),
    ("boolean", "true or false"),
    ("array", "a list"),
    ("object", "a mapping"),
)


def quoted(text: object) -> str:
    """The text in the quotes that all messages use."""
    return f'"{text}"'


def listed(words: Iterable[str], last: str) -> str:
    """`a, b or c`; `last` is the word before the last one."""
    *first, final = words
    return f"{', '.join(first)} {last} {final}" if first else final


def types(names: str | Sequence[str]) -> str:
    """What the types of a schema are for a person. Leaving a key out is better than `null`, so nobody is told of that."""
    wanted = [names] if isinstance(names, str) else names
    return listed([words for name, words in _TYPES if name in wanted], "or")


def shown(node: Node) -> str:
    """A value as it was typed, or what it is if it is no single value."""
    match node:
        case MappingNode():
            return "a mapping"
        case SequenceNode():
            return "a list"
        case ScalarNode(is_null=True):
            return "nothing"
        case ScalarNode(style=Style.PLAIN):
            return quoted(node.text)
        case _:
            return f"the text {quoted(node.text)}"


def written(value: Any) -> str:
    """A plain value as one would write it into a file."""
    match value:
        case bool():
            return "true" if value else "false"
        case dict():
            return "{" + ", ".join(f"{key}: {written(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(written(item) for item in value) + "]"
        case None:
            return "null"
        case _:
            return str(value)
