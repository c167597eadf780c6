"""Words that depend on an option: `{by: option.consent, free: optional, must: required}`.

In: the mapping, and the words there may be. Out: the option's fact, and the word for each of its choices; or diagnostics.
"""

from __future__ import annotations

from typing import TypeAlias

from meldbook.conditions.ast import Fact
from meldbook.conditions.names import OPTION, Names
from meldbook.conditions.problems import Checked, Problem, error, joined, listing, unknown
from meldbook.conditions.signatures import Sort
from meldbook.conditions.values import BY
from meldbook.diagnostics import Diagnostic
from meldbook.syntax import Entry, MappingNode, ScalarNode

Rows: TypeAlias = tuple[tuple[str, str], ...]
"""Choices of the option, each with its word."""

_YES_OR_NO = ("true", "false")


def parse_words(node: MappingNode, names: Names, words: tuple[str, ...]) -> Checked[tuple[Fact, Rows]]:
    """What the table of words means."""
    by = node.find(BY)
    option = by.text if isinstance(by, ScalarNode) else ""
    choices = _choices(option, names)
    if by is None or not choices:
        return None, (_no_option(option, node, names),)
    rows, problems = joined(_row(entry, option, choices, words) for entry in node.entries if entry.key.text != BY)
    if rows is None:
        return None, problems
    lacking = [choice for choice in choices if choice not in dict(rows)]
    message = f'the table by "{option}" has no row for {listing(lacking)}'
    return (None, (error(Problem.TABLE_GAP, message, node.span),)) if lacking else ((Fact(name=option), rows), ())


def _choices(option: str, names: Names) -> tuple[str, ...]:
    """What an option may be that is one of several words, or yes or no."""
    signature = names.signature(option) if option.startswith(f"{OPTION}.") else None
    if signature is None:
        return ()
    return _YES_OR_NO if signature.type is Sort.FLAG else signature.choices


def _no_option(option: str, node: MappingNode, names: Names) -> Diagnostic:
    known = tuple(f"{OPTION}.{name}" for name in names.options if _choices(f"{OPTION}.{name}", names))
    by = node.find(BY)
    return unknown(Problem.UNKNOWN_FACT, "flag or choice", option, known, by.span if by else node.span)


def _row(entry: Entry, option: str, choices: tuple[str, ...], words: tuple[str, ...]) -> Checked[tuple[str, str]]:
    key, value = entry.key, entry.value
    if key.text not in choices:
        of = f'a table by "{option}"'
        return None, (unknown(Problem.UNKNOWN_ROW, "row", key.text, choices, key.span, of=of),)
    text = value.text if isinstance(value, ScalarNode) else ""
    if text not in words:
        return None, (unknown(Problem.UNKNOWN_NAME, "word", text, words, value.span),)
    return (key.text, text), ()
