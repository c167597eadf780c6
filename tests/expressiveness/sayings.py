"""Where the specs on disk say something: keys, facts and effects go in; spec, place and proving example come out.

A `Saying` is one statement of one file: its path with the ids of clauses, the same path as the schema writes it, and the words it
uses in conditions and effects.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode, read
from specs_on_disk import ROOT

SHELVES = ("variants", "presets", "overlays")
MADE_UP = ("tests/properties/odd.yaml", "tests/specs/ok/everything-said.yaml")
"""Games made up for tests: they show what no published game we know of asks for."""
NAMED = frozenset({"melds.kinds", "options"})
"""Mappings whose keys are ids, not words of the language."""


@dataclass(frozen=True)
class Saying:
    """A statement of a spec: `path` in that file, `key` as the schema has it, `text` if it is a single value."""

    path: str
    key: str
    text: str


@dataclass(frozen=True)
class Proof:
    """An example of a spec, by the rule it is about."""

    id: str
    rule: str
    text: str


@dataclass(frozen=True)
class Spec:
    """A file of rules, with all it says itself."""

    file: Path
    sayings: tuple[Saying, ...]
    proofs: tuple[Proof, ...]

    @property
    def name(self) -> str:
        return self.file.stem

    def saying(self, wanted: str) -> Saying | None:
        """The first statement that is this key, or speaks of this fact or effect."""
        return next((saying for saying in self.sayings if _says(saying, wanted)), None)

    def proof(self, saying: Saying) -> Proof | None:
        """An example about this statement: about its own rule, or else one that is about what it belongs to."""
        parts = saying.path.split(".")
        for length in range(len(parts), 1, -1):
            rule = ".".join(parts[:length])
            found = next((proof for proof in self.proofs if proof.rule == rule or proof.rule.startswith(f"{rule}.")), None)
            if found:
                return found
        return None


@cache
def specs() -> tuple[Spec, ...]:
    """Every spec on disk: variants first, then presets and house rules, and the made-up games last."""
    shipped = (file for shelf in SHELVES for file in sorted((ROOT / "specs" / shelf).glob("*.yaml")))
    return tuple(map(_spec, (*shipped, *(ROOT / name for name in MADE_UP))))


def _spec(file: Path) -> Spec:
    tree = read(file.read_bytes(), file.name).node
    assert tree is not None, file
    examples = tree.find("examples")
    rules = MappingNode(entries=tuple(entry for entry in tree.entries if entry.key.text != "examples"), span=tree.span)
    proofs = tuple(_proof(item) for item in (examples.items if isinstance(examples, SequenceNode) else ()) if _is_shown(item))
    return Spec(file=file, sayings=tuple(_sayings(rules, "", "")), proofs=proofs)


def _is_shown(item: Node) -> bool:
    return isinstance(item, MappingNode) and item.find("rule") is not None


def _proof(item: Node) -> Proof:
    assert isinstance(item, MappingNode)
    return Proof(id=_text(item.find("id")), rule=_text(item.find("rule")), text="")


def _sayings(node: Node, path: str, key: str) -> Iterator[Saying]:
    if key:
        yield Saying(path=path, key=key, text=_text(node))
    match node:
        case MappingNode(entries=entries):
            for entry in entries:
                word = "" if key in NAMED and path == key else f".{entry.key.text}"
                yield from _sayings(entry.value, f"{path}.{entry.key.text}".lstrip("."), f"{key}{word}".lstrip("."))
        case SequenceNode(items=items):
            for item in items:
                name = _text(item.find("id")) if isinstance(item, MappingNode) else ""
                yield from _sayings(item, f"{path}.{name}" if name else path, key)
        case _:
            pass


def _says(saying: Saying, wanted: str) -> bool:
    first, _, rest = wanted.partition(" ")
    if first == "then":
        said = saying.key.endswith(".then") and re.match(rf"{re.escape(rest)}\b", saying.text) is not None
        return said or saying.key.endswith(f".then.{rest}")
    if rest:
        return saying.key == first and re.search(rf"\b{re.escape(rest)}\b", saying.text) is not None
    if saying.key == wanted:
        return True
    return re.search(rf"(?<![\w.-]){re.escape(wanted)}(?![\w-]|\.\w)", saying.text) is not None and "text" not in saying.key


def _text(node: Node | None) -> str:
    return node.text if isinstance(node, ScalarNode) else ""
