"""PyYAML's nodes go in, our tree comes out, with what is wrong in keys and numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import MappingProxyType

import yaml

from meldbook.diagnostics import Diagnostic, Fix, Note, Span
from meldbook.syntax.node import Entry, MappingNode, Node, ScalarNode, SequenceNode
from meldbook.syntax.problem import Problem
from meldbook.syntax.scalar import MOST_DIGITS, Style, has_leading_zero, is_whole_number, looks_like_number
from meldbook.syntax.source import Source, character_name

LONGEST_KEY = 128
"""In characters; longer ones are sentences that lost their quotes."""

_STYLES = MappingProxyType({"'": Style.QUOTED, '"': Style.QUOTED, "|": Style.BLOCK, ">": Style.BLOCK})
_INVISIBLE_CATEGORIES = frozenset({"Cc", "Cf", "Zl", "Zp"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Composer:
    """Builds the tree of one source and gathers what it finds on the way."""

    source: Source
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def node(self, node: yaml.Node) -> Node:
        """The tree under this node."""
        match node:
            case yaml.MappingNode():
                return self._mapping(node)
            case yaml.SequenceNode():
                items = tuple(self.node(item) for item in node.value)
                return SequenceNode(items=items, span=self._span(node, items))
            case _:
                return self._scalar(node)

    def _mapping(self, node: yaml.MappingNode) -> MappingNode:
        entries = tuple(self._entries(node))
        values = tuple(entry.value for entry in entries)
        return MappingNode(entries=entries, span=self._span(node, values))

    def _entries(self, node: yaml.MappingNode) -> Iterator[Entry]:
        """The entries with a sound key. Of two with the same key the first stays, so that later steps agree which one counts."""
        seen: dict[str, Span] = {}
        for key_node, value_node in node.value:
            key, value = self._key(key_node), self.node(value_node)
            if key is None:
                continue
            if key.text in seen:
                self.diagnostics.append(_duplicate(key, seen[key.text]))
                continue
            seen[key.text] = key.span
            yield Entry(key=key, value=value)

    def _key(self, node: yaml.Node) -> ScalarNode | None:
        key = self.node(node)
        complaint = _complaint(key)
        if complaint:
            self.diagnostics.append(complaint)
        return key if isinstance(key, ScalarNode) and not complaint else None

    def _scalar(self, node: yaml.Node) -> ScalarNode:
        start, end = node.start_mark.index, node.end_mark.index
        style = _STYLES.get(getattr(node, "style", None) or "", Style.PLAIN)
        if style is Style.BLOCK:
            end = start + len(self.source.text[start:end].rstrip())
        written = self.source.text[start:end]
        scalar = ScalarNode(text=str(node.value), style=style, span=self.source.span(start, end), source=written)
        if style is Style.PLAIN:
            self.diagnostics.extend(_number_problems(scalar))
        return scalar

    def _span(self, node: yaml.CollectionNode, children: tuple[Node, ...]) -> Span:
        """A block ends, for us, with the last thing in it, not after the comments and empty lines that follow."""
        if node.flow_style or not children:
            return self.source.span(node.start_mark.index, node.end_mark.index)
        start = self.source.span(node.start_mark.index, node.start_mark.index)
        return start.until(children[-1].span)


def _duplicate(key: ScalarNode, first: Span) -> Diagnostic:
    lines = f"on line {first.line} and on line {key.span.line}" if first.line < key.span.line else f"both on line {first.line}"
    message = f'key "{key.text}" is given twice: {lines}'
    return Problem.DUPLICATE_KEY.at(key.span, message, notes=(Note(message="first given here", span=first),))


def _complaint(key: Node) -> Diagnostic | None:
    if not isinstance(key, ScalarNode):
        kind = "list" if isinstance(key, SequenceNode) else "mapping"
        return Problem.BAD_KEY.at(key.span, f"a key must be text, not a {kind}")
    if not key.text.strip():
        return Problem.BAD_KEY.at(key.span, "a key is missing in front of the colon")
    if len(key.text) > LONGEST_KEY:
        return Problem.BAD_KEY.at(key.span, f"a key of {len(key.text)} characters; at most {LONGEST_KEY} are allowed")
    return _invisible_in_key(key)


def _invisible_in_key(key: ScalarNode) -> Diagnostic | None:
    place = next((at for at, char in enumerate(key.text) if unicodedata.category(char) in _INVISIBLE_CATEGORIES), None)
    if place is None:
        return None
    message = f"the key holds something invisible: {character_name(key.text[place])}"
    span = key.locate(place, place + 1)
    return Problem.BAD_KEY.at(span, message, suggestion="delete it", fix=Fix(span=span, replacement="", is_safe=True))


def _number_problems(scalar: ScalarNode) -> Iterator[Diagnostic]:
    text = scalar.text
    if is_whole_number(text) or not looks_like_number(text):
        return
    if has_leading_zero(text):
        message = f'leading zero in "{text}"; expected a plain whole number'
        yield Problem.LEADING_ZERO.at(scalar.span, message, suggestion=_advice(text), fix=_fix(scalar))
    elif re.fullmatch(r"-?[0-9]+", text):
        yield Problem.NUMBER_TOO_LONG.at(scalar.span, f"a number of {len(text)} digits; at most {MOST_DIGITS} are allowed")
    else:
        message = f'"{text}" is not written as a plain whole number, like 5000 or -5'
        yield Problem.NUMBER_FORM.at(scalar.span, message, suggestion=_advice(text), fix=_fix(scalar))


def _advice(text: str) -> str:
    plain = _plain(text)
    return "put it in quotes if it is meant as text" if plain is None else f"write {plain}"


def _fix(scalar: ScalarNode) -> Fix | None:
    plain = _plain(scalar.text)
    return None if plain is None else Fix(span=scalar.span, replacement=plain, is_safe=True)


def _plain(text: str) -> str | None:
    """The number as it is written here, unless it can't be told which is meant."""
    digits = re.fullmatch(r"\+?0*([0-9]+(?:[_,][0-9]+)*?)(?:\.0*)?", text)
    return re.sub("[_,]", "", digits.group(1)) if digits else None
