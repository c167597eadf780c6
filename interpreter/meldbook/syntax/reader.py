"""A file's bytes go in, its tree and everything wrong with its text come out. Whatever the bytes are, nothing is raised.

YAML is only composed, never constructed: PyYAML's own idea of what a value means (`no` is false, `010` is eight) has no say.
"""

from __future__ import annotations

from dataclasses import dataclass

import yaml

from meldbook.diagnostics import Diagnostic, Span, in_order
from meldbook.syntax.compose import Composer
from meldbook.syntax.node import MappingNode, Node, ScalarNode
from meldbook.syntax.problem import Problem
from meldbook.syntax.source import Source, decode, invisible_characters
from meldbook.syntax.tokens import LOADER, forbidden, scanned
from meldbook.syntax.yaml_errors import explained

# The slow parser lets absurd escapes through to `chr`, which refuses them in its own way.
_PARSE_ERRORS = (yaml.YAMLError, ValueError, OverflowError)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What came of a file: its tree, unless it is no mapping or can't be read; and the text, for showing diagnostics in it."""

    node: MappingNode | None
    diagnostics: tuple[Diagnostic, ...] = ()
    text: str = ""


def read(source: bytes, file: str) -> Reading:
    """Read a file. `file` is the name that diagnostics give it."""
    decoded = decode(source, file)
    if isinstance(decoded, Diagnostic):
        return Reading(node=None, diagnostics=(decoded,), text=source.decode("utf-8", errors="replace"))
    node, diagnostics = _read(decoded)
    return Reading(node=node, diagnostics=in_order(diagnostics), text=decoded.text)


def _read(source: Source) -> tuple[MappingNode | None, list[Diagnostic]]:
    invisible = invisible_characters(source)
    if invisible:
        return None, list(invisible)
    found: list[Diagnostic] = []
    try:
        found.extend(forbidden(scanned(source), source))
        if any(diagnostic.code != Problem.SEVERAL_DOCUMENTS.value for diagnostic in found):
            return None, found
        root = _first_document(source)
    except _PARSE_ERRORS as error:
        return None, [*found, explained(error, source)]
    node, problems = _composed(root, source)
    return node, [*found, *problems]


def _first_document(source: Source) -> yaml.Node | None:
    loader = LOADER(source.text)
    try:
        root: yaml.Node | None = loader.get_node() if loader.check_node() else None
        loader.check_node()  # stumbles over what follows the end of the document
        return root
    finally:
        loader.dispose()


def _composed(root: yaml.Node | None, source: Source) -> tuple[MappingNode | None, list[Diagnostic]]:
    composer = Composer(source=source)
    node = composer.node(root) if root else None
    if isinstance(node, MappingNode):
        return node, composer.diagnostics
    return None, [_no_mapping(node, source)]


def _no_mapping(node: Node | None, source: Source) -> Diagnostic:
    if node is None or (isinstance(node, ScalarNode) and not node.source):
        return Problem.EMPTY_FILE.at(Span.point(source.file), "the file is empty; expected a mapping at the top")
    message = f"expected a mapping at the top, found {_in_words(node)}"
    return Problem.NOT_A_MAPPING.at(Span.point(node.span.file, node.span.line, node.span.column), message)


def _in_words(node: Node) -> str:
    if not isinstance(node, ScalarNode):
        return "a list"
    match node.value:
        case None:
            return "null"
        case bool():
            return "a truth value"
        case int():
            return "a number"
        case _:
            return "text"
