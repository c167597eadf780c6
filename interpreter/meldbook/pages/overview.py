"""All games beside one another: rulesets go in, Markdown comes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from meldbook.model.ruleset import Ruleset
from meldbook.pages.markdown import escaped, item, link, table
from meldbook.prose import Locale, section


def games_list(rulesets: Sequence[Ruleset], locale: Locale) -> str:
    """The games, each with its summary and a link to its page."""
    told = (f"{_link(ruleset, locale)}: {escaped(locale.words(ruleset.summary))}" for ruleset in rulesets)
    return "\n".join(line for one in told for line in item(one))


def games_table(rulesets: Sequence[Ruleset], locale: Locale) -> str:
    """A row for each number a player asks for first, a column for each game."""
    columns = [_glance(ruleset, locale.at(ruleset)) for ruleset in rulesets]
    labels = dict.fromkeys(label for column in columns for label in column)
    rows = ([f"**{escaped(label)}**", *(column.get(label, "–") for column in columns)] for label in labels)
    return "\n".join(table(rows, head=("", *(_link(ruleset, locale) for ruleset in rulesets))))


def _link(ruleset: Ruleset, locale: Locale) -> str:
    return link(locale.words(ruleset.name), f"{ruleset.id}.md")


def _glance(ruleset: Ruleset, locale: Locale) -> Mapping[str, str]:
    """The game at a glance by label. What a label says more than once stands on lines of its own."""
    told: dict[str, str] = {}
    for label, said in _rows(ruleset, locale):
        told[label] = f"{told[label]}<br>{said}" if label in told else said
    return told


def _rows(ruleset: Ruleset, locale: Locale) -> Iterator[tuple[str, str]]:
    for sentence in section("glance", ruleset).sentences:
        for row in sentence.rows:
            label, said = (locale.capitalised(locale.phrase(cell)) for cell in row.cells)
            yield label, escaped(said)
