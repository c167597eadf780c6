"""What the validator complains about and where it stands: an error of jsonschema goes in, nodes and spans come out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Any, TypeAlias

from jsonschema import ValidationError

from meldbook.diagnostics import Span
from meldbook.schema.documents import SchemaTree, child_schema
from meldbook.schema.words import quoted
from meldbook.syntax import MappingNode, Node, ScalarNode, at

Path: TypeAlias = tuple[str | int, ...]
"""Keys and list positions from the top of the file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """`keyword` of `schema` wants `wanted` of the value at `path`; with `name` not the value is wrong but this key of it.

    `described` is the schema that describes the value; `schema` can be a part that only says what is wanted in some case.
    """

    keyword: str
    wanted: Any
    schema: SchemaTree
    described: SchemaTree
    path: Path
    root: MappingNode
    name: str | None = None

    @property
    def node(self) -> Node:
        """The value."""
        found = at(self.root, self.path)
        assert found is not None, f"the validator speaks of {self.path}, which is not in the file"
        return found

    @property
    def key_span(self) -> Span:
        """The key that leads to the value; for an item of a list the first key in it, for the file its first key."""
        key = self.path[-1] if self.path else None
        parent = at(self.root, self.path[:-1])
        return _key_span(parent, key) if parent and isinstance(key, str) else _first_key_span(self.node)

    def span_of(self, key: str) -> Span:
        """This key of the value."""
        return _key_span(self.node, key)

    @property
    def subject(self) -> str:
        """The value as a message names it: by its path, in which an item of a list goes by its id if it has one."""
        match self.path:
            case ():
                return "the file"
            case (*before, int(position)) if self._name_at(len(before)) is None:
                return f"item {position + 1} of {quoted(self._dotted(len(before)))}"
            case path:
                return quoted(self._dotted(len(path)))

    def _dotted(self, length: int) -> str:
        return ".".join(self._name_at(depth) or str(self.path[depth]) for depth in range(length))

    def _name_at(self, depth: int) -> str | None:
        """The key at this depth of the path, or the id of the list item there."""
        step = self.path[depth]
        item = at(self.root, self.path[: depth + 1])
        name = item.find("id") if isinstance(step, int) and isinstance(item, MappingNode) else None
        return step if isinstance(step, str) else name.text if isinstance(name, ScalarNode) else None


def finding(error: ValidationError, root: MappingNode, schema: SchemaTree) -> Finding:
    """The error with its place in the file. If it is about the name of a key, its path is that of the mapping."""
    path: Path = tuple(error.absolute_path)
    about_a_name = "propertyNames" in error.absolute_schema_path
    return Finding(
        keyword=str(error.validator),
        wanted=error.validator_value,
        schema=error.schema if isinstance(error.schema, dict) else {},
        described=reduce(child_schema, path, schema),
        path=path,
        root=root,
        name=str(error.instance) if about_a_name else None,
    )


def _key_span(node: Node, key: str) -> Span:
    entry = node.entry(key) if isinstance(node, MappingNode) else None
    return entry.key.span if entry else node.span


def _first_key_span(node: Node) -> Span:
    return node.entries[0].key.span if isinstance(node, MappingNode) and node.entries else node.span
