"""The choice somebody probably meant: a mistyped word and the right ones go in, the nearest or nothing comes out; how to put it
right; and the choices as a message lists them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

from meldbook.diagnostics.diagnostic import Fix
from meldbook.diagnostics.span import Span

LONGEST_WORD = 60
"""Longer words are no typing mistakes, and comparing them takes long."""

SURE = 0.75
AHEAD = 0.1
"""How alike a word and a choice must be, and how much more than all others, for it to be the only one that can be meant."""

SHORTEST_SLIP = 4
"""Of shorter words, one letter is too much to be a slip."""

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


def did_you_mean(meant: str | None) -> str | None:
    """The question whether this was meant, if something is near enough to be asked about."""
    return f'did you mean "{meant}"?' if meant else None


def correction(span: Span, word: str, choices: Iterable[str], *, before: str = "") -> Fix | None:
    """The nearest choice in place of the word that stands at `span`, with what stands `before` it there."""
    known = tuple(choices)
    meant = nearest(word, known)
    return Fix(span=span, replacement=before + meant, is_safe=_is_certain(word, meant, known)) if meant else None


def _is_certain(word: str, meant: str, choices: Iterable[str]) -> bool:
    others = {choice.casefold() for choice in choices} - {meant.casefold()}
    if len(word) >= SHORTEST_SLIP and _is_slip(word, meant) and not any(_is_slip(word, other) for other in others):
        return True
    best = _likeness(word, meant)
    return best >= SURE and all(best - _likeness(word, other) >= AHEAD for other in others)


def _is_slip(word: str, choice: str) -> bool:
    """Whether one letter is too many, missing or another, or two neighbours are exchanged."""
    typed, meant = word.casefold(), choice.casefold()
    start = next(
        (at for at, pair in enumerate(zip(typed, meant, strict=False)) if pair[0] != pair[1]), min(len(typed), len(meant))
    )
    behind_typed, behind_meant = typed[start:], meant[start:]
    return (
        behind_typed[1:] == behind_meant[1:]
        or behind_typed[1:] == behind_meant
        or behind_typed == behind_meant[1:]
        or (behind_typed[:2] == behind_meant[:2][::-1] and behind_typed[2:] == behind_meant[2:])
    )


def _likeness(word: str, choice: str) -> float:
    return SequenceMatcher(None, choice.casefold(), word.casefold()).ratio()


def enumerated(word: str, choices: Iterable[str]) -> str:
    """The choices separated by commas; of many, those that are most like the word."""
    available = tuple(choices)
    if len(available) <= MOST_LISTED:
        return ", ".join(available)
    alike = get_close_matches(word[:LONGEST_WORD], available, n=MOST_ALIKE, cutoff=0)
    return f"{', '.join(sorted(alike))}, …"
