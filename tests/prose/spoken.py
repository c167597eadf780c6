"""All the texts of a sentence: itself and whatever stands under it."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.prose import Locale, Phrase, Sentence


def spoken(said: Sentence | Phrase, locale: Locale) -> str:
    return "\n".join(_texts(said, locale))


def _texts(said: Sentence | Phrase, locale: Locale) -> Iterator[str]:
    if isinstance(said, Phrase):
        yield locale.phrase(said)
    else:
        yield locale.sentence(said)
        yield from (locale.phrase(cell) for row in said.rows for cell in row.cells)
        yield from map(locale.phrase, said.footnotes)
    for child in said.children:
        yield from _texts(child, locale)
