"""A tree goes in, its YAML text comes out, each line with the file and line it is from. Reading the text gives an equal tree.

The form is canonical: blocks down to the rooms' own keys; deeper, what comes from one file and fits on a line is on one line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import assert_never

from meldbook.diagnostics import Span
from meldbook.syntax.node import Entry, MappingNode, Node, ScalarNode, SequenceNode
from meldbook.syntax.scalar import Style, is_whole_number, looks_like_number, value_of
from meldbook.syntax.source import INVISIBLE

WIDEST_VALUE = 100
"""In characters, without indentation and comment."""

_SAFE_TEXT = re.compile(r"\w(?:[\w .()+*/<=>'!?-]*[\w.()+*/<=>'!?-])?")
_UNFIT_FOR_COMMENT = re.compile(rf"{INVISIBLE.pattern}|[\r\n]")


def write(node: MappingNode) -> str:
    """The text of the tree."""
    return "".join(f"{line}\n" for line in _mapping(node, depth=0)) or "{}\n"


def _mapping(node: MappingNode, *, depth: int) -> Iterator[str]:
    for entry in node.entries:
        key = _text(entry.key.text)
        if _fits_a_line(entry.value, depth):
            yield f"{key}: {_inline(entry.value)}{_origin(entry.key.span)}"
        else:
            yield f"{key}:"
            yield from (f"  {line}" for line in _block(entry.value, depth=depth + 1))


def _sequence(node: SequenceNode, *, depth: int) -> Iterator[str]:
    for item in node.items:
        if _fits_a_line(item, depth):
            yield f"- {_inline(item)}{_origin(item.span)}"
        else:
            lines = _block(item, depth=depth + 1)
            yield f"- {next(lines)}"
            yield from (f"  {line}" for line in lines)


def _block(node: Node, *, depth: int) -> Iterator[str]:
    match node:
        case MappingNode():
            return _mapping(node, depth=depth)
        case SequenceNode():
            return _sequence(node, depth=depth)
        case ScalarNode():
            return iter((_inline(node),))
        case _:
            assert_never(node)


def _fits_a_line(node: Node, depth: int) -> bool:
    match node:
        case ScalarNode():
            return True
        case SequenceNode(items=(MappingNode(), *_)):
            return False  # a clause on each line
        case MappingNode(entries=parts) | SequenceNode(items=parts):
            return not parts or (depth > 0 and len(set(_files(node))) == 1 and len(_inline(node)) <= WIDEST_VALUE)
        case _:
            assert_never(node)


def _files(node: Node | Entry) -> Iterator[str]:
    match node:
        case ScalarNode():
            yield node.span.file
        case SequenceNode():
            yield from (file for item in node.items for file in _files(item))
        case MappingNode():
            yield from (file for entry in node.entries for file in _files(entry))
        case Entry():
            yield node.key.span.file
            yield from _files(node.value)
        case _:
            assert_never(node)


def _inline(node: Node) -> str:
    match node:
        case ScalarNode():
            return _scalar(node)
        case SequenceNode():
            return f"[{', '.join(_inline(item) for item in node.items)}]"
        case MappingNode():
            return f"{{{', '.join(f'{_text(entry.key.text)}: {_inline(entry.value)}' for entry in node.entries)}}}"
        case _:
            assert_never(node)


def _scalar(node: ScalarNode) -> str:
    value = node.value
    if isinstance(value, str):
        return _text(value) if value_of(value, Style.PLAIN) == value else _quoted(value)
    return json.dumps(value)


def _text(text: str) -> str:
    """A key, or a value that is text: in quotes if the reader would stumble over it."""
    is_safe = is_whole_number(text) or (_SAFE_TEXT.fullmatch(text) and not looks_like_number(text))
    return text if is_safe else _quoted(text)


def _quoted(text: str) -> str:
    quoted = json.dumps(text, ensure_ascii=False)
    return INVISIBLE.sub(lambda match: f"\\u{ord(match.group()):04x}", quoted)


def _origin(span: Span) -> str:
    return f"  # {_UNFIT_FOR_COMMENT.sub(' ', span.file)}:{span.line}"
