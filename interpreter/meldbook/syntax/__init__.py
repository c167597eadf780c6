"""YAML text to trees whose every node knows its place in the file; `extends` and overlays; and trees back to text."""

from meldbook.syntax.inherit import Load, Merged, merge, missing_base, resolve, stack
from meldbook.syntax.node import Entry, MappingNode, Node, ScalarNode, SequenceNode, at, to_plain
from meldbook.syntax.reader import Reading, read
from meldbook.syntax.scalar import Style, Value
from meldbook.syntax.writer import write

__all__ = [
    "Entry",
    "Load",
    "MappingNode",
    "Merged",
    "Node",
    "Reading",
    "ScalarNode",
    "SequenceNode",
    "Style",
    "Value",
    "at",
    "merge",
    "missing_base",
    "read",
    "resolve",
    "stack",
    "to_plain",
    "write",
]
