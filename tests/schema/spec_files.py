"""What the tests of this folder share: the files they look at, and how to read one."""

from __future__ import annotations

from pathlib import Path

from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import load
from meldbook.loading.reference import Reference
from meldbook.schema import Kind
from meldbook.syntax import MappingNode, read

ROOT = Path(__file__).parents[2]
GAMES = sorted(path for shelf in ("variants", "presets") for path in (ROOT / "specs" / shelf).glob("*.yaml"))
OVERLAYS = sorted((ROOT / "specs" / "overlays").glob("*.yaml"))
BAD_FILES = sorted((ROOT / "tests" / "specs" / "bad" / "shape").glob("*.yaml"))


def stem(path: Path) -> str:
    return path.stem


def tree(path: Path) -> MappingNode:
    return tree_of(path.read_text("utf-8"), path.name)


def whole_tree(path: Path) -> MappingNode:
    """The tree of a game with all it inherits."""
    reference = Reference.parse(str(path))
    assert isinstance(reference, Reference)
    found = load(reference, Catalogue())
    assert found.tree is not None
    return found.tree


def tree_of(source: str, name: str = "spec.yaml") -> MappingNode:
    reading = read(source.encode(), name)
    assert reading.node is not None
    assert reading.diagnostics == ()
    return reading.node


def kind_of(path: Path) -> Kind:
    return "overlay" if path in OVERLAYS or path.name.startswith("overlay-") else "variant"
