"""House rules on a game: which may be chosen together, and the tree with all of them on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from meldbook.diagnostics import Diagnostic
from meldbook.loading.problem import Problem
from meldbook.loading.reference import Part
from meldbook.syntax import MappingNode, Merged, ScalarNode, SequenceNode, stack

Chosen: TypeAlias = tuple[Part, MappingNode]
"""An overlay's file as it was named, and its tree."""

REQUIRES = "requires"
CONFLICTS = "conflicts"
EXAMPLES = "examples"


def stacked(base: MappingNode, overlays: Sequence[MappingNode]) -> Merged:
    """The base with all overlays on it. Its examples show the game without house rules, so only theirs are kept."""
    if not overlays:
        return Merged(node=base)
    return stack(_without(base, EXAMPLES), [_without(overlay, REQUIRES, CONFLICTS) for overlay in overlays])


def choice_problems(overlays: Sequence[Chosen]) -> Iterator[Diagnostic]:
    """Overlays that are missing, that exclude one another, or that are named twice."""
    chosen = [_id(overlay) for overlay in overlays]
    for index, (part, node) in enumerate(overlays):
        name = chosen[index]
        if name in chosen[:index]:
            yield Problem.OVERLAY_TWICE.at(part.span, f'"{name}" is chosen twice')
        for other in _listed(node, REQUIRES):
            if other.text not in chosen:
                message = f'"{name}" requires "{other.text}", which is not chosen'
                yield Problem.OVERLAY_REQUIRED.at(other.span, message, suggestion=f'add "+{other.text}"')
        for other in _listed(node, CONFLICTS):
            if other.text in chosen:
                yield Problem.OVERLAYS_EXCLUDED.at(other.span, f'"{name}" can\'t be chosen together with "{other.text}"')


def _id(overlay: Chosen) -> str:
    part, node = overlay
    name = node.find("id")
    return name.text if isinstance(name, ScalarNode) else part.text


def _listed(node: MappingNode, key: str) -> tuple[ScalarNode, ...]:
    found = node.find(key)
    return tuple(item for item in found.items if isinstance(item, ScalarNode)) if isinstance(found, SequenceNode) else ()


def _without(node: MappingNode, *keys: str) -> MappingNode:
    return replace(node, entries=tuple(entry for entry in node.entries if entry.key.text not in keys))
