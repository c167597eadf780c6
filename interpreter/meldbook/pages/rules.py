"""The rules of a game as Markdown: a section for each room, an anchor for each rule, and sources as footnotes.

The anchor of a rule is its path in the spec, which is also the name a refused player is given: one id everywhere. What else
belongs to a rule, its examples and the place where it is written down, stands with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias, assert_never

from meldbook.model.ruleset import Ruleset
from meldbook.pages.markdown import escaped, heading, indented, item, paragraph, table
from meldbook.prose import Locale, Phrase, Row, Section, Sentence
from meldbook.prose.footnotes import source_footnote

FOOTNOTES_GO_HERE: Final = "///Footnotes Go Here///"
"""Where the footnotes extension of Markdown puts them."""

Beside: TypeAlias = Callable[[str], str]
"""What stands behind the rule with this path, on its line."""

Below: TypeAlias = Callable[[frozenset[str]], Iterator[str]]
"""The lines under a rule; it is told the paths of all that was just said."""

After: TypeAlias = Callable[[str], Iterator[str]]
"""The lines at the end of a section."""


def nothing_beside(_: str) -> str:
    """Nothing."""
    return ""


def nothing_below(_: object) -> Iterator[str]:
    """Nothing."""
    return iter(())


def rules_markdown(
    sections: Iterable[Section],
    ruleset: Ruleset,
    locale: Locale,
    beside: Beside = nothing_beside,
    below: Below = nothing_below,
    after: After = nothing_below,
) -> Iterator[str]:
    """The sections under headings of the second level, then the footnotes."""
    page = _Page(ruleset=ruleset, locale=locale.at(ruleset), beside=beside, below=below, after=after)
    for section in sections:
        yield from page.section(section)
    yield from page.footnotes()


def without_repetition(rows: Iterable[list[str]]) -> Iterator[list[str]]:
    """The rows with a first cell left empty where it is the same as the one above."""
    above = None
    for first, *others in rows:
        yield ["" if first == above else first, *others]
        above = first


def paths(said: Sentence | Phrase) -> Iterator[str]:
    """The path of a sentence and of all that stands under it."""
    if isinstance(said, Sentence) and said.path:
        yield said.path
    for child in said.children:
        yield from paths(child)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Page:
    """A page in the making: `notes` numbers the footnotes in the order of their first use, `anchors` are those already set."""

    ruleset: Ruleset
    locale: Locale
    beside: Beside
    below: Below
    after: After
    notes: dict[str, int] = field(default_factory=dict)
    anchors: set[str] = field(default_factory=set)

    def section(self, section: Section) -> Iterator[str]:
        title = self.locale.word(f"room-{section.room.replace('_', '-')}")
        yield from heading(2, title, self._anchor(section.room))
        for sentence in section.sentences:
            yield from paragraph(self._line(sentence), self._anchor(sentence.path))
            yield from self._below(sentence)
            yield from self.below(frozenset(paths(sentence)))
        yield from self.after(section.room)

    def footnotes(self) -> Iterator[str]:
        if not self.notes:
            return
        yield from heading(2, self.locale.word("room-footnotes"), "footnotes")
        yield FOOTNOTES_GO_HERE
        yield ""
        for text, number in self.notes.items():
            yield f"[^{number}]: {escaped(text)}"
        yield ""
        yield from self._uncited()

    def _uncited(self) -> Iterator[str]:
        """The sources that stand behind the game as a whole, not behind one rule."""
        for source in self.ruleset.sources:
            if not any(self.locale.words(source.title) in text for text in self.notes):
                (footnote,) = source_footnote((source.id,), self.ruleset)
                yield from item(escaped(self.locale.phrase(footnote)))
        yield ""

    def _below(self, sentence: Sentence) -> Iterator[str]:
        """What stands under a sentence: its list, its table."""
        if sentence.children:
            yield from self._items(sentence.children)
            yield ""
        if sentence.rows:
            yield from table(without_repetition(map(self._cells, sentence.rows)))

    def _items(self, items: tuple[Sentence | Phrase, ...]) -> Iterator[str]:
        for one in items:
            match one:
                case Sentence():
                    yield from item(self._line(one), self._anchor(one.path))
                    yield from indented(self._below(one))
                case Phrase():
                    yield from item(escaped(self.locale.phrase(one)))
                    yield from indented(self._items(one.children))
                case _:
                    assert_never(one)

    def _line(self, sentence: Sentence) -> str:
        """The sentence itself, with its footnotes and whatever else stands beside it."""
        beside = self.beside(sentence.path) if sentence.path else ""
        return escaped(self.locale.sentence(sentence)) + "".join(map(self._mark, sentence.footnotes)) + beside

    def _cells(self, row: Row) -> list[str]:
        return [escaped(self.locale.capitalised(self.locale.phrase(cell))) for cell in row.cells]

    def _mark(self, footnote: Phrase) -> str:
        """The reference to a footnote. Footnotes that say the same are one."""
        number = self.notes.setdefault(self.locale.phrase(footnote), len(self.notes) + 1)
        return f"[^{number}]"

    def _anchor(self, path: str | None) -> str | None:
        """The anchor of a rule. One that is told in several sentences is found at the first."""
        if path is None or path in self.anchors:
            return None
        self.anchors.add(path)
        return path
