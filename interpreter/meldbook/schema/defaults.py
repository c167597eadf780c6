"""A valid tree goes in, the same tree with every optional key filled in comes out; what is usual is said in the schema alone.

A key without a default stays out: that it is missing means something (a rule without `when` always holds).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from meldbook.diagnostics import Span
from meldbook.schema.documents import SchemaTree, child_schema, whole_schema
from meldbook.schema.words import written
from meldbook.syntax import Entry, MappingNode, Node, ScalarNode, SequenceNode, Style


def with_defaults(node: MappingNode) -> MappingNode:
    """The rules of a game, complete. What is filled in has the span of the mapping it is filled into."""
    return _filled_mapping(node, whole_schema("variant"))


def _filled(node: Node, schema: SchemaTree) -> Node:
    match node:
        case MappingNode():
            return _filled_mapping(node, schema)
        case SequenceNode():
            return replace(node, items=tuple(_filled(item, child_schema(schema, index)) for index, item in enumerate(node.items)))
        case _:
            return node


def _filled_mapping(mapping: MappingNode, schema: SchemaTree) -> MappingNode:
    given = (Entry(key=entry.key, value=_filled(entry.value, child_schema(schema, entry.key.text))) for entry in mapping.entries)
    return replace(mapping, entries=(*given, *_missing(mapping, schema)))


def _missing(mapping: MappingNode, schema: SchemaTree) -> Iterator[Entry]:
    for key, of_key in schema.get("properties", {}).items():
        if "default" in of_key and mapping.entry(key) is None:
            value = _filled(_node(of_key["default"], mapping.span), of_key)
            yield Entry(key=ScalarNode(text=key, span=mapping.span), value=value)


def _node(value: Any, span: Span) -> Node:
    match value:
        case dict():
            entries = (Entry(key=ScalarNode(text=key, span=span), value=_node(item, span)) for key, item in value.items())
            return MappingNode(entries=tuple(entries), span=span)
        case list():
            return SequenceNode(items=tuple(_node(item, span) for item in value), span=span)
        case str():
            return ScalarNode(text=value, style=Style.QUOTED, span=span)
        case _:
            return ScalarNode(text=written(value), span=span)
