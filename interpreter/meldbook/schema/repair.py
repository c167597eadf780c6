"""A tree with mistyped keys goes in; the tree as its author meant it comes out, so that one slip isn't reported as ten.

`plyers: 4` is an unknown key. It isn't a missing one as well, and what stands under it is looked at like everything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from meldbook.schema.describe import unknown_keys
from meldbook.schema.finding import Finding, Path
from meldbook.syntax import Entry, MappingNode, Node, SequenceNode

Names: TypeAlias = dict[tuple[Path, str], str]
"""The key that was meant, by the place of the mapping and the key that was typed."""


def repaired(root: MappingNode, findings: Iterable[Finding]) -> MappingNode:
    """The tree with the key that was meant in place of each mistyped one, unless that key is there already."""
    names: Names = {}
    for finding in findings:
        if finding.keyword == "additionalProperties" and isinstance(finding.node, MappingNode):
            names |= _meant(finding, finding.node)
    return _renamed_mapping(root, names, ()) if names else root


def _meant(finding: Finding, mapping: MappingNode) -> Names:
    taken = set(mapping.keys)
    names: Names = {}
    for key, meant in unknown_keys(finding):
        if meant and meant not in taken:
            names[finding.path, key] = meant
            taken.add(meant)
    return names


def _renamed(node: Node, names: Names, path: Path) -> Node:
    match node:
        case MappingNode():
            return _renamed_mapping(node, names, path)
        case SequenceNode():
            return replace(node, items=tuple(_renamed(item, names, (*path, index)) for index, item in enumerate(node.items)))
        case _:
            return node


def _renamed_mapping(mapping: MappingNode, names: Names, path: Path) -> MappingNode:
    return replace(mapping, entries=tuple(_renamed_entry(entry, names, path) for entry in mapping.entries))


def _renamed_entry(entry: Entry, names: Names, path: Path) -> Entry:
    key = replace(entry.key, text=names.get((path, entry.key.text), entry.key.text))
    return Entry(key=key, value=_renamed(entry.value, names, (*path, entry.key.text)))
