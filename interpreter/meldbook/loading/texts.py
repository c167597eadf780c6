"""Texts for people, as they stand in a spec: plain, which is English, or by language."""

from __future__ import annotations

from typing import Final

from meldbook.model.clauses import Text
from meldbook.syntax import MappingNode, Node, ScalarNode

PLAIN: Final = "en"
"""The language of a text that names none."""


def text_of(node: Node | None) -> Text:
    """The text that a node holds, and no words for a node that holds none."""
    match node:
        case ScalarNode(text=text):
            return ((PLAIN, text),)
        case MappingNode(entries=entries):
            return tuple((entry.key.text, entry.value.text) for entry in entries if isinstance(entry.value, ScalarNode))
        case _:
            return ()
