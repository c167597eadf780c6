"""House rules stacked on one game: the base and its overlays go in, the merged tree comes out, with every conflict.

The order in which the overlays are given never matters. What two of them set differently is a conflict; to set it alike is fine.
A clause that is new in two overlays must be the same in both; of a clause that the base has, they may change different keys.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from meldbook.diagnostics import Diagnostic, Note, Span, in_order
from meldbook.syntax.inherit.merge import Merged, clauses_of, is_removal, is_table, merge
from meldbook.syntax.node import MappingNode, Node, ScalarNode
from meldbook.syntax.problem import Problem

ABOUT_ITSELF = ("meldbook", "id", "name", "summary")
"""What an overlay says about itself; the base keeps its own."""

_Path: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Change:
    """What an overlay does at a path: the value it sets there (null or a removal included)."""

    path: _Path
    value: Node
    span: Span


def stack(base: MappingNode, overlays: Sequence[MappingNode]) -> Merged:
    """The base with all overlays on it."""
    ordered = sorted((_changes_only(overlay) for overlay in overlays), key=lambda overlay: overlay.span)
    node = base
    diagnostics = list(_conflicts(base, ordered))
    for overlay in ordered:
        # Judged against the base alone: what two overlays both remove is there for each of them.
        diagnostics.extend(merge(base, overlay).diagnostics)
        node = merge(node, overlay).node
    return Merged(node=node, diagnostics=in_order(diagnostics))


def _changes_only(overlay: MappingNode) -> MappingNode:
    return replace(overlay, entries=tuple(entry for entry in overlay.entries if entry.key.text not in ABOUT_ITSELF))


def _conflicts(base: MappingNode, overlays: Sequence[MappingNode]) -> Iterator[Diagnostic]:
    changes = [{change.path: change for change in _in_mapping(base, overlay, ())} for overlay in overlays]
    for index, later in enumerate(changes):
        for earlier in changes[:index]:
            yield from _conflicts_of_two(earlier, later)


def _conflicts_of_two(earlier: dict[_Path, _Change], later: dict[_Path, _Change]) -> Iterator[Diagnostic]:
    inner = {path[:length]: change for path, change in reversed(earlier.items()) for length in range(1, len(path))}
    for path, change in later.items():
        same = earlier.get(path)
        outer = next((earlier[path[:length]] for length in range(1, len(path)) if path[:length] in earlier), None)
        other = (same if same and same.value != change.value else None) or outer or inner.get(path)
        if other:
            yield _conflict(change, other)


def _conflict(change: _Change, other: _Change) -> Diagnostic:
    path, other_path = ".".join(change.path), ".".join(other.path)
    there = _in_words(other) if path == other_path else f'"{other_path}" is {_in_words(other)}'
    message = f'two overlays disagree: "{path}" is {_in_words(change)} here, {there} in {other.span}'
    notes = (Note(message="the other overlay sets it here", span=other.span),)
    return Problem.OVERLAY_CONFLICT.at(change.span, message, notes=notes, suggestion="use only one of the two overlays")


def _in_words(change: _Change) -> str:
    match change.value:
        case ScalarNode(is_null=True):
            return "removed"
        case ScalarNode(text=text):
            return f'"{text}"'
        case MappingNode() as clause if is_removal(clause):
            return "removed"
        case _:
            return "changed"


def _in_mapping(base: Node | None, over: MappingNode, path: _Path) -> Iterator[_Change]:
    for entry in over.entries:
        below = base.find(entry.key.text) if isinstance(base, MappingNode) else None
        yield from _in_value(below, entry.value, (*path, entry.key.text), entry.key.span)


def _in_value(base: Node | None, over: Node, path: _Path, span: Span) -> Iterator[_Change]:
    clauses = clauses_of(over)
    if isinstance(over, MappingNode) and not is_table(over):
        yield from _in_mapping(base, over, path)
    elif clauses and (base is None or clauses_of(base) is not None):
        yield from _in_clauses(clauses_of(base) or {}, clauses, path)
    else:
        yield _Change(path=path, value=over, span=span)


def _in_clauses(base: dict[str, MappingNode], over: dict[str, MappingNode], path: _Path) -> Iterator[_Change]:
    for name, clause in over.items():
        if name in base and not is_removal(clause):
            others = tuple(entry for entry in clause.entries if entry.key.text != "id")
            yield from _in_mapping(base[name], replace(clause, entries=others), (*path, name))
        else:
            yield _Change(path=(*path, name), value=clause, span=clause.span)
