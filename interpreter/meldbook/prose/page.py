"""The rules of a game as plain text for a terminal.

In: a ruleset and a locale. Out: the whole text, with a heading for each section, every rule on lines of its own, lists, tables,
and the footnotes at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, assert_never

from rich.cells import cell_len

from meldbook.model.ruleset import Ruleset
from meldbook.prose.layout import columns, wrapped
from meldbook.prose.locale import Locale
from meldbook.prose.sections import section as section_of
from meldbook.prose.sections import sections
from meldbook.prose.sentences import Phrase, Row, Section, Sentence

WIDTH: Final = 80
INDENT: Final = "  "
BULLETS: Final = ("• ", "– ")


def rules_text(ruleset: Ruleset, locale: Locale, section: str | None = None, *, width: int = WIDTH) -> str:
    """The rules, or one section of them by its name in `ROOMS`; no line is wider than `width` cells, if words allow."""
    page = _Page(locale=locale.at(ruleset), width=width)
    if section is not None:
        lines = page.section(section_of(section, ruleset))
    else:
        lines = chain(page.title(ruleset), *map(page.section, sections(ruleset)))
    body = list(lines)
    return "\n".join((*body, *page.footnotes())).strip() + "\n"


def sentence_lines(sentence: Sentence, locale: Locale, *, width: int = WIDTH) -> tuple[str, ...]:
    """One sentence with what stands under it. The locale must be at the table of its game."""
    return tuple(_Page(locale=locale, width=width).sentence(sentence, "", ""))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Page:
    """A page in the making: `notes` collects the footnotes in the order in which they are first referred to."""

    locale: Locale
    width: int
    notes: dict[str, int] = field(default_factory=dict)

    def title(self, ruleset: Ruleset) -> Iterator[str]:
        yield from self._heading(self.locale.words(ruleset.name), "=")

    def section(self, section: Section) -> Iterator[str]:
        yield ""
        yield from self._heading(self.locale.word(f"room-{section.room.replace('_', '-')}"), "-")
        for sentence in section.sentences:
            yield from self.sentence(sentence, "", "")

    def footnotes(self) -> Iterator[str]:
        if not self.notes:
            return
        yield ""
        yield from self._heading(self.locale.word("room-footnotes"), "-")
        for text, number in self.notes.items():
            first = f"[{number}] "
            yield from wrapped(text, self.width, first=first, rest=" " * cell_len(first))

    def _heading(self, text: str, line: str) -> Iterator[str]:
        yield text
        yield line * cell_len(text)

    def sentence(self, sentence: Sentence, first: str, rest: str) -> Iterator[str]:
        text = self.locale.sentence(sentence) + "".join(map(self._mark, sentence.footnotes))
        yield from wrapped(text, self.width, first=first, rest=rest)
        yield from self._items(sentence.children, rest)
        if sentence.rows:
            yield from columns([self._cells(row) for row in sentence.rows], self.width, indent=rest + INDENT)

    def _items(self, items: tuple[Sentence | Phrase, ...], above: str) -> Iterator[str]:
        bullet = BULLETS[0] if not above else BULLETS[1]
        first, rest = above + INDENT + bullet, above + INDENT + " " * len(bullet)
        for item in items:
            match item:
                case Sentence():
                    yield from self.sentence(item, first, rest)
                case Phrase():
                    yield from wrapped(self.locale.phrase(item), self.width, first=first, rest=rest)
                    yield from self._items(item.children, rest)
                case _:
                    assert_never(item)

    def _cells(self, row: Row) -> list[str]:
        return [self.locale.capitalised(self.locale.phrase(cell)) if not index else self.locale.phrase(cell)
                for index, cell in enumerate(row.cells)]  # fmt: skip

    def _mark(self, footnote: Phrase) -> str:
        """The number of a footnote, as it hangs on the last word of a sentence. Footnotes that say the same share a number."""
        number = self.notes.setdefault(self.locale.phrase(footnote), len(self.notes) + 1)
        return f"\N{NO-BREAK SPACE}[{number}]"
