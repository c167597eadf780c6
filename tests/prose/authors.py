"""What the authors of the shipped specs tell readers, found in the files: each English text, and where it stands.

In: the spec files on disk. Out: the texts in the order of files and lines. `catalogue` makes of them, and of the translations
there are already, the catalogue that a translator fills in.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from meldbook.loading.texts import PLAIN
from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode, read

ROOT: Final = Path(__file__).parents[2]
SHELVES: Final = ("variants", "presets", "overlays")
TEXTS: Final = frozenset({"name", "summary", "note", "ruling", "text", "title"})
"""The keys under which authors tell people something."""


def files() -> list[Path]:
    return [file for shelf in SHELVES for file in sorted((ROOT / "specs" / shelf).glob("*.yaml"))]


def texts(file: Path) -> Iterator[tuple[str, MappingNode]]:
    """Each text for readers in a file, as its path and the node with its languages."""
    node = read(file.read_bytes(), file.name).node
    assert node is not None, file
    return _texts("", node)


def _texts(path: str, node: Node) -> Iterator[tuple[str, MappingNode]]:
    if isinstance(node, SequenceNode):
        for item in node.items:
            id = item.find("id") if isinstance(item, MappingNode) else None
            yield from _texts(f"{path}.{id.text}" if isinstance(id, ScalarNode) else path, item)
    elif isinstance(node, MappingNode):
        for entry in node.entries:
            key = entry.key.text
            if key in TEXTS and isinstance(entry.value, MappingNode) and entry.value.find(PLAIN):
                yield f"{path}.{key}".lstrip("."), entry.value
            else:
                yield from _texts(f"{path}.{key}", entry.value)


def wanted(language: str) -> dict[str, list[tuple[str, str]]]:
    """The English texts to be translated, each with the files and paths where it stands: those not in the spec itself."""
    found: dict[str, list[tuple[str, str]]] = {}
    for file in files():
        for path, node in texts(file):
            english = node.find(PLAIN)
            if isinstance(english, ScalarNode) and node.find(language) is None:
                found.setdefault(english.text, []).append((f"{file.parent.name}/{file.name}", path))
    return found


def catalogue(language: str, kept: bytes) -> bytes:
    """The catalogue of a language, with the translations that are `kept`, and nothing that no spec says."""
    known = {str(message.id): message.string for message in read_po(BytesIO(kept)) if message.id}
    made = Catalog(fuzzy=False)
    for english, places in wanted(language).items():
        comments = sorted({f"{place}: {path}" for place, path in places})
        made.add(english, known.get(english, ""), auto_comments=comments)
    written = BytesIO()
    write_po(written, made, width=120, omit_header=True)
    head = f"# What the authors of the shipped specs say, in the language {language!r}.\n"
    head += "# `make bless` writes what is new in the specs, and takes away what they no longer say.\n"
    head += 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    return head.encode() + written.getvalue()
