"""Errors of YAML itself, in our words: what the parser threw goes in, a `Diagnostic` comes out.

Both of PyYAML's parsers are understood, the C one and its slow twin; they word the same error differently.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import yaml

from meldbook.diagnostics import Diagnostic, Fix, Note, Span
from meldbook.syntax.problem import Problem
from meldbook.syntax.quoting import quoted_rest, spaced_colon
from meldbook.syntax.runaway import runaway_quote
from meldbook.syntax.source import Source
from meldbook.syntax.tokens import too_deep

LONGEST_QUOTE = 24

_WORD = re.compile(r"[^\s,\[\]{}:'\"]+|\S")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stumble:
    """Where the parser stopped, and within what."""

    source: Source
    complaint: str
    offset: int
    opened: int | None

    @property
    def at_end(self) -> bool:
        return not self.source.text[self.offset :].strip()

    @property
    def at_line_start(self) -> bool:
        return not self.source.text[self.source.line_start(self.offset) : self.offset].strip()

    @property
    def found(self) -> str:
        return self.source.text[self.offset : self.offset + 1]

    def word(self) -> tuple[Span, str]:
        match = _WORD.match(self.source.text, self.offset)
        end = match.end() if match else self.offset
        return self.source.span(self.offset, end), self.source.text[self.offset : min(end, self.offset + LONGEST_QUOTE)]

    def opening(self) -> Span:
        start = self.offset if self.opened is None else self.opened
        return self.source.span(start, min(start + 1, len(self.source.text)))

    def opening_sign(self) -> str:
        start = self.offset if self.opened is None else self.opened
        return self.source.text[start : start + 1]


def explained(error: Exception, source: Source) -> Diagnostic:
    """The error as a sentence at its place."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return Problem.SYNTAX.at(Span.point(source.file), "the file can't be read as YAML")
    stumble = _Stumble(
        source=source,
        complaint=f"{error.context}: {error.problem}",
        offset=min(error.problem_mark.index, len(source.text)),
        opened=error.context_mark.index if error.context_mark else None,
    )
    forgotten = runaway_quote(source, stumble.offset)
    return forgotten or next(sentence for sign, sentence in _SENTENCES if sign.search(stumble.complaint))(stumble)


def _quote(stumble: _Stumble) -> Diagnostic:
    if "end of stream" in stumble.complaint or "document" in stumble.complaint:
        return Problem.UNCLOSED.at(stumble.opening(), "this quotation mark is never closed")
    start = stumble.source.text.rfind("\\", 0, stumble.offset + 1)
    escape = stumble.source.text[start : start + 2]
    message = f'"{escape}" is no escape within double quotes'
    help_text = 'write "\\\\" for a backslash, or use single quotes'
    return Problem.BAD_ESCAPE.at(stumble.source.span(start, start + len(escape)), message, suggestion=help_text)


def _nesting(stumble: _Stumble) -> Diagnostic:
    return too_deep(stumble.opening())


def _bracket(stumble: _Stumble) -> Diagnostic:
    kind = "list" if "sequence" in stumble.complaint else "mapping"
    closing = "]" if kind == "list" else "}"
    if stumble.at_end:
        return Problem.UNCLOSED.at(stumble.opening(), f'this {kind} is never closed; expected "{closing}"')
    place, word = stumble.word()
    notes = (Note(message=f"the {kind} starts here", span=stumble.opening()),)
    message = f'found "{word}"; expected "," or "{closing}"'
    return Problem.UNCLOSED.at(place, message, notes=notes, suggestion=f"close the {kind}, or put the text in quotes")


def _reserved(stumble: _Stumble) -> Diagnostic:
    if stumble.found == "\t":
        return _tab(stumble)
    place = stumble.opening()
    message = f'no text may start with "{stumble.opening_sign()}"'
    start = stumble.offset if stumble.opened is None else stumble.opened
    fix = quoted_rest(stumble.source, start)
    return Problem.RESERVED_CHARACTER.at(place, message, suggestion="put the text in quotes", fix=fix)


def _afterwards(stumble: _Stumble) -> Diagnostic:
    place, word = stumble.word()
    return Problem.SYNTAX.at(place, f'found "{word}" after the end of the document; a file holds one')


def _colon(stumble: _Stumble) -> Diagnostic:
    place = stumble.source.span(stumble.offset, stumble.offset + 1)
    before = stumble.source.text[stumble.source.line_start(stumble.offset) : stumble.offset]
    if re.search(r":(\s|$)", before):
        message, help_text = 'a second ": " in one entry', "put the text in quotes if the colon belongs to it"
        start = stumble.offset - len(before) + before.index(":") + 1
        return Problem.MISPLACED_COLON.at(place, message, suggestion=help_text, fix=quoted_rest(stumble.source, start))
    message = "no mapping can start here: the value above has already begun"
    help_text = "check the indentation of this line and the one above"
    return Problem.BAD_INDENTATION.at(place, message, suggestion=help_text, fix=_like_the_line_above(stumble))


def _missing_colon(stumble: _Stumble) -> Diagnostic:
    start = stumble.offset if stumble.opened is None else stumble.opened
    line = stumble.source.line_of(start)
    place = stumble.source.span(start, stumble.source.line_start(start) + len(line.rstrip()))
    return Problem.MISSING_COLON.at(place, 'expected ": " after this key', fix=spaced_colon(place, line.strip()))


def _misplaced(stumble: _Stumble) -> Diagnostic:
    if stumble.found == "\t":
        return _tab(stumble)
    if stumble.at_end:
        return Problem.SYNTAX.at(stumble.source.span(stumble.offset, stumble.offset), "the file ends in the middle of a value")
    place, word = stumble.word()
    if word == ":":
        return Problem.BAD_KEY.at(place, "a key is missing in front of the colon")
    if stumble.at_line_start:
        return _out_of_line(stumble, place, word)
    return Problem.SYNTAX.at(place, f'found "{word}" where no value can start', suggestion="put the text in quotes")


def _tab(stumble: _Stumble) -> Diagnostic:
    place = stumble.source.span(stumble.offset, stumble.offset + 1)
    fix = Fix(span=place, replacement="  ", is_safe=True)
    message = "a tab in front of the text; only spaces may indent"
    return Problem.TAB_INDENTATION.at(place, message, suggestion="use spaces", fix=fix)


def _out_of_line(stumble: _Stumble, place: Span, word: str) -> Diagnostic:
    opened = stumble.opening()
    notes = (
        ()
        if stumble.opened is None
        else (Note(message=f"what it stands in starts here, in column {opened.column}", span=opened),)
    )
    message = f'"{word}" doesn\'t line up with what it stands in'
    behind_dash = 2 if stumble.opening_sign() == "-" else 0
    fix = _indented(stumble, opened.column - 1 + behind_dash) if notes else None
    return Problem.BAD_INDENTATION.at(place, message, notes=notes, suggestion="check the indentation of this line", fix=fix)


def _like_the_line_above(stumble: _Stumble) -> Fix | None:
    above = stumble.source.text[: stumble.source.line_start(stumble.offset)].rstrip()
    line = stumble.source.line_of(len(above)) if above else ""
    return _indented(stumble, len(line) - len(line.lstrip(" "))) if line else None


def _indented(stumble: _Stumble, columns: int) -> Fix:
    """The line of the stumble with so many spaces in front; a guess, since the lines around may be wrong instead."""
    start = stumble.source.line_start(stumble.offset)
    line = stumble.source.line_of(start)
    place = stumble.source.span(start, start + len(line) - len(line.lstrip(" ")))
    return Fix(span=place, replacement=" " * columns, is_safe=False)


# By what the parsers say: the context, a colon, the problem. The last sentence is for all that is left.
_SENTENCES: tuple[tuple[re.Pattern[str], Callable[[_Stumble], Diagnostic]], ...] = (
    (re.compile("quoted scalar"), _quote),
    (re.compile("depth"), _nesting),
    (re.compile("flow .*expected ',"), _bracket),
    (re.compile(r"cannot start any token|scanning an? (anchor|alias|tag|directive)"), _reserved),
    (re.compile("mapping values are not allowed"), _colon),
    (re.compile("expected ':'"), _missing_colon),
    (re.compile("document start"), _afterwards),
    (re.compile(""), _misplaced),
)
