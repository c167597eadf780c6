"""What differs between two games, as it stands on a page: differences go in, lines with HTML come out, section by section.

Nothing is told by colour alone: each sentence says whether it is gone, has come, or stands in the place of another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from meldbook.model.ruleset import Ruleset
from meldbook.pages.html import element, shown
from meldbook.pages.markdown import heading
from meldbook.prose import Difference, Locale, Phrase, Sentence, differences


def told_differences(before: Ruleset, after: Ruleset) -> tuple[Difference, ...]:
    """What a reader is told; the order of sentences that are the same is seen on the pages themselves."""
    return tuple(one for one in differences(before, after) if isinstance(one, Difference))


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """How changes are told: each game's sentences by the locale that speaks of its own kind of table."""

    before: Locale
    after: Locale

    def lines(self, differences: Iterable[Difference], level: int) -> Iterator[str]:
        """Each section that differs, under a heading of this level."""
        for room, found in groupby(differences, key=lambda one: one.room):
            yield from heading(level, self.after.word(f"room-{room.replace('_', '-')}"))
            yield element("div", *map(self.change, found), kind="changes")
            yield ""

    def change(self, difference: Difference) -> str:
        """One rule that is said differently."""
        match difference:
            case Difference(before=None, after=Sentence() as new):
                return self._one("new", ("difference-new", "ins", sentence_html(new, self.after)))
            case Difference(before=Sentence() as old, after=None):
                return self._one("gone", ("difference-gone", "del", sentence_html(old, self.before)))
            case Difference(before=Sentence() as old, after=Sentence() as new):
                gone = ("difference-instead", "del", sentence_html(old, self.before))
                return self._one("other", gone, ("difference-now", "ins", sentence_html(new, self.after)))
            case _:
                raise ValueError("a difference has a sentence before or after it")

    def _one(self, kind: str, *parts: tuple[str, str, str]) -> str:
        told = (
            element("div", element("span", shown(self.after.word(label)), kind="label"), element(name, said))
            for label, name, said in parts
        )
        return element("div", *told, kind=f"change {kind}")


def sentence_html(sentence: Sentence, locale: Locale) -> str:
    """A sentence with its list and its table."""
    said = element("p", shown(locale.sentence(sentence)))
    return said + _list(sentence.children, locale) + _table(sentence, locale)


def _list(children: tuple[Sentence | Phrase, ...], locale: Locale) -> str:
    items = (element("li", _item(child, locale)) for child in children)
    return element("ul", *items) if children else ""


def _item(child: Sentence | Phrase, locale: Locale) -> str:
    text = locale.sentence(child) if isinstance(child, Sentence) else locale.phrase(child)
    return shown(text) + _list(child.children, locale)


def _table(sentence: Sentence, locale: Locale) -> str:
    rows = (
        element("tr", *(element("td", shown(locale.capitalised(locale.phrase(cell)))) for cell in row.cells))
        for row in sentence.rows
    )
    return element("table", element("tbody", *rows)) if sentence.rows else ""
