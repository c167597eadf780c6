"""YAML text to trees, for tests that are about trees."""

from meldbook.diagnostics import Diagnostic
from meldbook.syntax import MappingNode, Node, ScalarNode, at, read


def tree(text: str, file: str = "file.yaml") -> MappingNode:
    reading = read(text.encode(), file)
    assert not reading.diagnostics, reading.diagnostics
    assert reading.node
    return reading.node


def scalar(node: Node, *path: str | int) -> ScalarNode:
    found = at(node, path)
    assert isinstance(found, ScalarNode)
    return found


def told(diagnostics: tuple[Diagnostic, ...]) -> list[str]:
    return [f"{one.span} {one.name}: {one.message}" for one in diagnostics]
