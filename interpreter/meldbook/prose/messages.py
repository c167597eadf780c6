"""The messages of a language: read strictly from Fluent files, formatted strictly.

In: the `.ftl` files of one language. Out: `Messages`, which formats a message with exactly the arguments it uses. Fluent itself
skips what it cannot read and prints a placeholder for what is missing; here each of these raises `LocaleError`, since a page with
a hole in it is worse than none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

Value: TypeAlias = int | str

UNTRANSLATED: Final = "⚑\N{NO-BREAK SPACE}"
"""Stands before a text that has been taken from another language."""

NEVER_MARKED: Final = ("digits-before-grouping", "letter-")
"""How the ids of messages begin that are a number to the program, or too short for a sign before them."""

IMPLICIT: Final = frozenset({"sides"})
"""Arguments every message may use and none has to: how the sides of this game are made up."""


class LocaleError(Exception):
    """The messages of a language do not fit what is to be said. A mistake in our files, never in a reader's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Messages:
    """The messages of one language. A key is `id` or `id.attribute`; `variables` are those a message uses, also indirectly.

    Where some are `borrowed` from another language, nouns lack forms that the others ask for: their first form stands in.
    """

    bundle: FluentBundle
    variables: Mapping[str, frozenset[str]]
    references: Mapping[str, frozenset[str]]
    is_borrowing: bool = False

    def known(self, key: str) -> str | None:
        """The key under which this is said; None if it is not."""
        if key in self.variables:
            return key
        first = key.partition(".")[0]
        return first if self.is_borrowing and first in self.variables else None

    def format(self, key: str, arguments: Mapping[str, Value]) -> str:
        """The text of a message. The arguments must be those it uses, besides the implicit ones."""
        self._expect(key, arguments)
        id, _, attribute = key.partition(".")
        message = self.bundle.get_message(id)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LocaleError(f"{key}: {'; '.join(map(str, errors))}")
        return str(text)

    def attributes(self, id: str) -> tuple[str, ...]:
        """The attributes of a message: for a noun, its forms."""
        return tuple(self.bundle.get_message(id).attributes) if id in self.variables else ()

    def _expect(self, key: str, arguments: Mapping[str, Value]) -> None:
        if key not in self.variables:
            raise LocaleError(f"{key}: there is no such message")
        if odd := (self.variables[key] ^ arguments.keys()) - IMPLICIT:
            raise LocaleError(f"{key}: {', '.join(sorted(odd))} missing, or given and not used")


def read_messages(language: str, files: Iterable[Traversable], borrowed: Iterable[Traversable] = ()) -> Messages:
    """All messages of a language. Raises `LocaleError` for a line that is no Fluent, and for a message defined twice.

    What is missing is taken from the `borrowed` files of another language, and marked so that a reader sees it.
    """
    bundle = FluentBundle([language], use_isolating=False)
    entries: dict[str, ast.Message | ast.Term] = {}
    for file in files:
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in _entries(resource, file.name):
            if entries.setdefault(_id(entry), entry) is not entry:
                raise LocaleError(f"{file.name}: {_id(entry)} is defined twice")
        bundle.add_resource(resource)
    lent = [_marked(entry) for file in borrowed for entry in _read(file) if _id(entry) not in entries]
    entries |= {_id(entry): entry for entry in lent}
    bundle.add_resource(ast.Resource(body=[*lent]))
    patterns = dict(_patterns(entries.values()))
    references = {key: frozenset(_references(pattern)) for key, pattern in patterns.items()}
    variables = {key: frozenset(_variables(key, patterns, references, ())) for key in patterns}
    return Messages(bundle=bundle, variables=variables, references=references, is_borrowing=bool(lent))


def _entries(resource: ast.Resource, name: str) -> Iterator[ast.Message | ast.Term]:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise LocaleError(f"{name}: {entry.annotations[0].message}: {entry.content}")
        if isinstance(entry, (ast.Message, ast.Term)):
            yield entry


def _read(file: Traversable) -> Iterator[ast.Message | ast.Term]:
    return _entries(FluentParser().parse(file.read_text(encoding="utf-8")), file.name)


def _marked(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
    """The entry with a sign before everything it says."""
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None and not _id(entry).startswith(NEVER_MARKED):
            pattern.elements.insert(0, ast.TextElement(UNTRANSLATED))
    return entry


def _id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def _patterns(entries: Iterable[ast.Message | ast.Term]) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in entries:
        if entry.value is not None:
            yield _id(entry), entry.value
        for attribute in entry.attributes:
            yield f"{_id(entry)}.{attribute.id.name}", attribute.value


def _references(pattern: ast.Pattern) -> Iterator[str]:
    for node in _nodes(pattern):
        if isinstance(node, (ast.MessageReference, ast.TermReference)):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            prefix = "-" if isinstance(node, ast.TermReference) else ""
            yield f"{prefix}{node.id.name}{attribute}"


def _variables(
    key: str, patterns: Mapping[str, ast.Pattern], references: Mapping[str, frozenset[str]], above: tuple[str, ...]
) -> Iterator[str]:
    """The variables of a message and of the messages it refers to. A term has none: it sees only what it is called with."""
    if key in above:
        raise LocaleError(f"{key}: refers to itself")
    for node in _nodes(patterns[key]):
        if isinstance(node, ast.VariableReference):
            yield node.id.name
    for other in references[key]:
        if other not in patterns:
            raise LocaleError(f"{key}: refers to {other}, which is not there")
        if not other.startswith("-"):
            yield from _variables(other, patterns, references, (*above, key))


def _nodes(node: Any) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree with all that is below it."""
    if isinstance(node, list):
        for one in node:
            yield from _nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for below in vars(node).values():
            yield from _nodes(below)
