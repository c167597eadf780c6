"""HTML, piece by piece: plain texts and attributes go in, elements on one line come out.

For what Markdown has no words for: cards, tables with forms above them, a rule beside the one it replaces.
"""

from __future__ import annotations

from html import escape
from typing import Final

LINK: Final = "a"
"""The element that leads elsewhere."""

VOID: Final = frozenset({"br", "hr", "img", "input", "use"})


def shown(words: str) -> str:
    """The HTML that shows this text as it is."""
    return escape(" ".join(words.split()), quote=False)


def element(name: str, *children: str, **attributes: str | bool | None) -> str:
    """An element of children that are HTML already. `kind` is its class; a hyphen in an attribute is written `_`."""
    said = "".join(map(_attribute, attributes, attributes.values()))
    if name in VOID:
        return f"<{name}{said}>"
    return f"<{name}{said}>{''.join(children)}</{name}>"


def _attribute(name: str, value: str | bool | None) -> str:
    if value is None or value is False:
        return ""
    called = {"kind": "class", "whose": "for"}.get(name, name.rstrip("_").replace("_", "-"))
    return f" {called}" if value is True else f' {called}="{escape(value)}"'
