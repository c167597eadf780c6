"""The order of clauses: those that say before which other they stand, go there.

In: the entries of a mapping or the items of a list, in the order in which they were merged. Out: the same in the order they ask
for, without the key that asks. Of several kinds that fit, the first is meant, so a new kind may have to stand before an old one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from meldbook.diagnostics import Diagnostic, correction, did_you_mean, nearest
from meldbook.syntax.node import Entry, MappingNode, Node, ScalarNode
from meldbook.syntax.problem import Problem

BEFORE: Final = "before"
"""The key under which a clause names the one that it stands before."""

Part = TypeVar("Part")


def placed_entries(entries: Sequence[Entry], diagnostics: list[Diagnostic]) -> tuple[Entry, ...]:
    """The entries of a mapping, each kind before the one it names."""
    return _placed(entries, lambda entry: entry.key.text, lambda entry: entry.value, _with_value, diagnostics)


def placed_clauses(items: Sequence[Node], diagnostics: list[Diagnostic]) -> tuple[Node, ...]:
    """The clauses of a list, each before the one it names."""
    return _placed(items, _id, lambda item: item, lambda _, clause: clause, diagnostics)


def _placed(
    parts: Sequence[Part],
    name: Callable[[Part], str],
    value: Callable[[Part], Node],
    renewed: Callable[[Part, Node], Part],
    diagnostics: list[Diagnostic],
) -> tuple[Part, ...]:
    found = list(parts)
    for part in parts:
        node = value(part)
        wish = node.find(BEFORE) if isinstance(node, MappingNode) else None
        if not isinstance(node, MappingNode) or not isinstance(wish, ScalarNode):
            continue
        bare = renewed(part, replace(node, entries=tuple(entry for entry in node.entries if entry.key.text != BEFORE)))
        names = [name(other) for other in found]
        here = names.index(name(part))
        if wish.text in names and wish.text != name(part):
            del found[here]
            found.insert([name(other) for other in found].index(wish.text), bare)
        else:
            found[here] = bare
            diagnostics.append(_nowhere(wish, [other for other in names if other != name(part)]))
    return tuple(found)


def _with_value(entry: Entry, value: Node) -> Entry:
    return replace(entry, value=value)


def _id(item: Node) -> str:
    id = item.find("id") if isinstance(item, MappingNode) else None
    return id.text if isinstance(id, ScalarNode) else ""


def _nowhere(wish: ScalarNode, known: list[str]) -> Diagnostic:
    meant = nearest(wish.text, known)
    message = f'there is no "{wish.text}" to stand before; there {"are: " + ", ".join(known) if known else "is nothing else"}'
    return Problem.NO_SUCH_PLACE.at(
        wish.span, message, suggestion=did_you_mean(meant), fix=correction(wish.span, wish.text, known)
    )
