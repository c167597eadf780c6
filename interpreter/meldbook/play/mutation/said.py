"""What a game's own file says, as opposed to what it takes over and what it leaves as everybody has it.

In: a loaded game. Out: for the path of a value of the model, whether the game's own lines say it. Only that is changed: what a
base says is the base's to show, and what nobody says is no line that could be wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meldbook.diagnostics import Span
from meldbook.loading.load import Loaded
from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode

_KEYS: Final = {"lending": "with"}
"""Fields of the model whose key has another name."""

_TOGETHER: Final = frozenset({"amount", "least", "most", "negative", "number", "points", "turns", "use"})
"""Fields that have no key of their own: they are said with the clause or value they are in."""


def said_by(loaded: Loaded) -> Callable[[str], bool]:
    """Tells of a path whether it is said in the file that was asked for, and not in those of its base."""
    assert loaded.tree is not None, "the game is without errors"
    tree, own = loaded.tree, loaded.own_files
    return lambda path: (span := _place(tree, path)) is not None and span.file in own


def _place(node: Node, path: str) -> Span | None:
    """Where the value of a path stands; None if no line says it."""
    first, _, rest = path.partition(".")
    if not first or not isinstance(node, (MappingNode, SequenceNode)):
        return node.span
    below = _below(node, first)
    if below is not None:
        return _place(below, rest)
    return node.span if first in _TOGETHER else None


def _below(node: MappingNode | SequenceNode, name: str) -> Node | None:
    """The part of this name: under its key, or the clause of this id."""
    if isinstance(node, SequenceNode):
        return next((item for item in node.items if _id(item) == name), None)
    limit, _, limited = name.partition("_")
    return node.find(name) or node.find(_KEYS.get(name, name)) or (node.find(limited) if limit in ("min", "max") else None)


def _id(item: Node) -> str | None:
    id = item.find("id") if isinstance(item, MappingNode) else None
    return id.text if isinstance(id, ScalarNode) else None
