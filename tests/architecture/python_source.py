"""The package's own source, read as trees: what the tests of the architecture look at."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import meldbook

PACKAGE = Path(meldbook.__file__).parent


@dataclass(frozen=True, slots=True)
class Literal:
    """A text in the code that isn't a docstring, and where it stands."""

    text: str
    place: str


@cache
def modules(*floors: str) -> tuple[Path, ...]:
    """The files of these floors of the house; of all, if none is named."""
    files = sorted(PACKAGE.rglob("*.py"))
    return tuple(file for file in files if not floors or file.relative_to(PACKAGE).parts[0] in floors)


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def literals(file: Path) -> Iterator[Literal]:
    """Every text of a file but those that stand alone as docstrings or describe an attribute."""
    spoken = {id(node.value) for node in ast.walk(tree(file)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken:
            yield Literal(node.value, place(file, node.lineno))


def names(file: Path) -> Iterator[Literal]:
    """Every name the code gives or uses."""
    for node in ast.walk(tree(file)):
        for name in _names(node):
            yield Literal(name, place(file, getattr(node, "lineno", 1)))


def imports(file: Path) -> Iterator[Literal]:
    """Every module a file imports, by its full name."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (Literal(alias.name, place(file, node.lineno)) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(file, node.lineno)}: say the whole name"
            yield Literal(node.module or "", place(file, node.lineno))


def place(file: Path, line: int) -> str:
    return f"{file.relative_to(PACKAGE)}:{line}"


def _names(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name) | ast.arg(arg=name) | ast.alias(name=name) | ast.Attribute(attr=name):
            yield name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.keyword(arg=str(name)):
            yield name
