"""The choice somebody probably meant: a mistyped word and the right ones go in, the nearest or nothing comes out; and the choices
as a message lists them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_WORD = 60
"""Longer words are no typing mistakes, and comparing them takes long."""

MOST_LISTED = 15
MOST_ALIKE = 5
"""Up to fifteen choices are all listed; of more, the five that are most alike."""


def nearest(word: str, choices: Iterable[str]) -> str | None:
    """The choice nearest to the word, whatever its case; the first one among equals, None if all are too far away."""
    if len(word) > LONGEST_WORD:
        return None
    by_folded: dict[str, str] = {}
    for choice in choices:
        by_folded.setdefault(choice.casefold(), choice)
    found = get_close_matches(word.casefold(), by_folded, n=1)
    return by_folded[found[0]] if found else None


def enumerated(word: str, choices: Iterable[str]) -> str:
    """The choices separated by commas; of many, those that are most like the word."""
    available = tuple(choices)
    if len(available) <= MOST_LISTED:
        return ", ".join(available)
    alike = get_close_matches(word[:LONGEST_WORD], available, n=MOST_ALIKE, cutoff=0)
    return f"{', '.join(sorted(alike))}, …"
