"""The entries of a game record, one a line.

In: a joined line. Out: the `Entry` it is, with its words, or a diagnostic that says how such a line is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from meldbook.diagnostics import Diagnostic, Severity, Span
from meldbook.notation.errors import Word
from meldbook.notation.grammar import Start, Unexpected, parse, trees_of, words_of
from meldbook.notation.lines import Line
from meldbook.notation.wording import listed, suggestion

CHANCE = "-"
"""What stands for the seat where chance moves."""


class EntryKind(StrEnum):
    """What a line of a record can be; the values are the names in the grammar."""

    VERSION = "version"
    VARIANT = "variant"
    RULESET = "ruleset"
    OPTION = "option"
    PLAYER = "player"
    SEED = "seed"
    ROUND = "round"
    PLAYED = "played"
    RESULT = "result"
    END = "end"


USAGE: Mapping[EntryKind, str] = {
    EntryKind.VERSION: "meldbook game VERSION",
    EntryKind.VARIANT: "variant ID",
    EntryKind.RULESET: "ruleset HASH",
    EntryKind.OPTION: "option NAME VALUE",
    EntryKind.PLAYER: "player SEAT NAME",
    EntryKind.SEED: "seed NUMBER",
    EntryKind.ROUND: "round NUMBER",
    EntryKind.PLAYED: "SEAT MOVE",
    EntryKind.RESULT: "result SIDE:SCORE SIDE:SCORE …",
    EntryKind.END: "end",
}
"""How a line of each kind is written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A line of a record and the words in it that are not keywords."""

    kind: EntryKind
    words: tuple[Word, ...]
    line: Line


def read_entry(line: Line, file: str) -> Entry | Diagnostic:
    """The entry on this line."""
    if line.cut_off:
        return wrong_line(line.whole(file), 'the line ends in "\\", but no line follows that continues it')
    found = parse(line.text, Start.LINE)
    if isinstance(found, Unexpected):
        return wrong_line(line.span(file, found.word.start, found.word.end), _how_to_write(line.text, found.word))
    (entry,) = trees_of(found) or (found,)
    return Entry(kind=EntryKind(entry.data), words=words_of(entry), line=line)


def wrong_line(span: Span, message: str) -> Diagnostic:
    """The diagnostic that a line cannot be read."""
    return Diagnostic(code="T301", name="record-line", severity=Severity.ERROR, message=message, span=span)


def _how_to_write(text: str, word: Word) -> str:
    first = text.split(maxsplit=1)[0]
    usage = next((usage for usage in USAGE.values() if usage.split(maxsplit=1)[0] == first), None)
    if usage is None and first.isascii() and (first.isdecimal() or first == CHANCE):
        usage = USAGE[EntryKind.PLAYED]
    if usage is None:
        kinds = [usage.split(maxsplit=1)[0] for usage in USAGE.values()]
        return f'unknown line "{first}"; lines begin with {listed(kinds, "or")}{suggestion(first, kinds)}'
    seen = f'did not expect "{word.text}"' if word.text else "something is missing"
    return f'{seen}; such a line is "{usage}"'
