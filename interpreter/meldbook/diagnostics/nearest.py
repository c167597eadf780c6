"""The choice somebody probably meant: a mistyped word and the right ones go in, the nearest or nothing comes out."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_WORD = 60
"""Longer words are no typing mistakes, and comparing them takes long."""


def nearest(word: str, choices: Iterable[str]) -> str | None:
    """The choice nearest to the word, whatever its case; the first one among equals, None if all are too far away."""
    if len(word) > LONGEST_WORD:
        return None
    by_folded: dict[str, str] = {}
    for choice in choices:
        by_folded.setdefault(choice.casefold(), choice)
    found = get_close_matches(word.casefold(), by_folded, n=1)
    return by_folded[found[0]] if found else None
