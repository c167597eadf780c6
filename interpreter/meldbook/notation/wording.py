"""Phrases the messages share: lists and suggestions."""

from __future__ import annotations

from collections.abc import Sequence

from meldbook.diagnostics import nearest


def listed(words: Sequence[str], joint: str = "and") -> str:
    """`a, b and c`."""
    return f" {joint} ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def suggestion(word: str, choices: Sequence[str]) -> str:
    """`; did you mean "a"?` with the choice nearest to the word, or nothing."""
    found = nearest(word, choices)
    return did_you_mean((found,)) if found else ""


def did_you_mean(words: Sequence[str]) -> str:
    """`; did you mean "a" or "b"?`."""
    quoted = [f'"{word}"' for word in words]
    return f"; did you mean {listed(quoted, 'or')}?"
