"""The tree of a file: what the reader makes of YAML text, and what every later step looks at.

Every node keeps its `Span`, and takes it along through `extends` and overlays. Equality is of meaning: spans, quoting and line
breaks in the source don't count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, assert_never

from meldbook.diagnostics import Span
from meldbook.syntax.scalar import Style, Value, offsets, value_of


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ScalarNode:
    """A single value. `text` is what it says after quotes, escapes and folding; `source` how that is written in the file."""

    text: str
    style: Style = Style.PLAIN
    span: Span
    source: str = ""

    @property
    def value(self) -> Value:
        """What the text means, by the one policy of `scalar.value_of`."""
        return value_of(self.text, self.style)

    @property
    def is_null(self) -> bool:
        """Whether it says `null`, in one way or another, or nothing at all."""
        return self.value is None

    def locate(self, start: int, end: int) -> Span:
        """Where in the file the characters from `start` up to, not including, `end` of `text` stand."""
        places = offsets(self.source, self.text, self.style)
        if not places:
            return self.span
        first, _ = places[start] if start < len(places) else (places[-1][1], 0)
        last = places[end - 1][1] if start < end else first
        return Span(
            file=self.span.file,
            line=self._line(first),
            column=self._column(first),
            end_line=self._line(last),
            end_column=self._column(last),
        )

    def _line(self, offset: int) -> int:
        return self.span.line + self.source.count("\n", 0, offset)

    def _column(self, offset: int) -> int:
        line_start = self.source.rfind("\n", 0, offset) + 1
        return offset - line_start + (1 if line_start else self.span.column)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScalarNode) and type(self.value) is type(other.value) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceNode:
    """A list."""

    items: tuple[Node, ...] = ()
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Entry:
    """A key with its value. Keys are texts: `2`, `no` and `null` are as good as any other."""

    key: ScalarNode
    value: Node

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and (self.key.text, self.value) == (other.key.text, other.value)

    def __hash__(self) -> int:
        return hash((self.key.text, self.value))


@dataclass(frozen=True, slots=True, kw_only=True)
class MappingNode:
    """A mapping; its entries in the order of the file, each key once."""

    entries: tuple[Entry, ...] = ()
    span: Span = field(compare=False)

    def entry(self, key: str) -> Entry | None:
        """The entry under this key, if there is one."""
        return next((entry for entry in self.entries if entry.key.text == key), None)

    def find(self, key: str) -> Node | None:
        """The value under this key, if there is one."""
        entry = self.entry(key)
        return entry.value if entry else None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys in the order of the file."""
        return tuple(entry.key.text for entry in self.entries)


Node: TypeAlias = ScalarNode | SequenceNode | MappingNode


def to_plain(node: Node) -> Any:
    """The tree as dictionaries, lists and values, as a schema validator wants it. Keys are always text."""
    match node:
        case ScalarNode():
            return node.value
        case SequenceNode():
            return [to_plain(item) for item in node.items]
        case MappingNode():
            return {entry.key.text: to_plain(entry.value) for entry in node.entries}
        case _:
            assert_never(node)


def at(node: Node, path: Sequence[str | int]) -> Node | None:
    """The node at the end of the path of keys and list positions, if the path exists."""
    found: Node | None = node
    for step in path:
        found = _child(found, step)
    return found


def _child(node: Node | None, step: str | int) -> Node | None:
    match node, step:
        case MappingNode(), _:
            return node.find(str(step))
        case SequenceNode(), int() if 0 <= step < len(node.items):
            return node.items[step]
        case _:
            return None
