"""A file of changes goes in; what it doesn't take away comes out.

House rules, and a variant that extends another, take a key away with `key: null`. For the shape it is as if it weren't written,
and neither is a mapping that only takes keys away: it says nothing of what is left.
"""

from __future__ import annotations

from dataclasses import replace

from meldbook.syntax import Entry, MappingNode, Node, ScalarNode, SequenceNode


def without_removals(root: MappingNode) -> MappingNode:
    """The tree without the keys whose value is null or takes away only."""
    kept = (entry for entry in root.entries if not _is_removal(entry.value))
    return replace(root, entries=tuple(Entry(key=entry.key, value=_kept(entry.value)) for entry in kept))


def _kept(node: Node) -> Node:
    match node:
        case MappingNode():
            return without_removals(node)
        case SequenceNode():
            return replace(node, items=tuple(_kept(item) for item in node.items))
        case _:
            return node


def _is_removal(node: Node) -> bool:
    match node:
        case ScalarNode():
            return node.is_null
        case MappingNode(entries=(_, *_)):
            return all(_is_removal(entry.value) for entry in node.entries)
        case _:
            return False
