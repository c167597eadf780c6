"""Comments that silence a finding: `# meldbook: ignore R105 because …`, at the end of its line or on the line above.

The findings about a file and its text go in; what is left of them comes out, and what is wrong with the comments themselves. An
error can't be ignored: with it there is no game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from meldbook.diagnostics import Diagnostic, Severity, Span, correction, enumerated
from meldbook.syntax.problem import Problem
from meldbook.syntax.source import Source

_COMMENT = re.compile(r"(?:^|(?<=\s))#\s*meldbook:\s*ignore\b(?P<rest>.*)$", re.MULTILINE)
_WORD = re.compile(r"[\w-]+")
_REASON = re.compile(r"\bbecause\s+\S")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ignore:
    """One word of a comment, by code or name, and the line that it speaks of."""

    word: str
    span: Span
    line: int
    has_reason: bool

    def silences(self, found: Diagnostic) -> bool:
        return found.span.file == self.span.file and found.span.line == self.line and self.word in (found.code, found.name)


def heeded(
    found: Iterable[Diagnostic], sources: Mapping[str, str], known: Mapping[str, str], own: str | None
) -> tuple[Diagnostic, ...]:
    """What is left to tell. `known` has all findings, by code the name; only in the file `own` are needless comments told."""
    diagnostics = tuple(found)
    ignores = [ignore for file, text in sources.items() for ignore in _ignores(file, text)]
    silenced = {each for each in diagnostics if any(_may_silence(ignore, each) for ignore in ignores)}
    left = (each for each in diagnostics if each not in silenced)
    wrong = (problem for ignore in ignores for problem in _problems(ignore, diagnostics, known, own))
    return (*left, *wrong)


def _may_silence(ignore: _Ignore, found: Diagnostic) -> bool:
    return ignore.silences(found) and found.severity is not Severity.ERROR


def _ignores(file: str, text: str) -> Iterator[_Ignore]:
    source = Source.of(file, text)
    for comment in _COMMENT.finditer(text):
        if text.count('"', source.line_start(comment.start()), comment.start()) % 2:
            continue  # it stands within quotes, and is no comment
        listed, _, reason = comment["rest"].partition(" because")
        line = _target(source, comment.start())
        for word in _WORD.finditer(listed):
            start = comment.start("rest")
            span = source.span(start + word.start(), start + word.end())
            yield _Ignore(word=word.group(), span=span, line=line, has_reason=bool(reason.strip()))


def _target(source: Source, start: int) -> int:
    """The comment's own line; of a comment that stands alone, the next line that says something."""
    own = source.span(start, start).line
    if source.text[source.line_start(start) : start].strip():
        return own
    behind = enumerate(source.text.split("\n")[own:], start=own + 1)
    return next((number for number, line in behind if line.strip() and not line.lstrip().startswith("#")), own)


def _problems(ignore: _Ignore, found: tuple[Diagnostic, ...], known: Mapping[str, str], own: str | None) -> Iterator[Diagnostic]:
    words = (*known, *known.values())
    if ignore.word not in words:
        message = f'there is no finding "{ignore.word}"; those most like it are {enumerated(ignore.word, words)}'
        yield Problem.IGNORE_UNKNOWN.at(ignore.span, message, fix=correction(ignore.span, ignore.word, words))
        return
    if not ignore.has_reason:
        help_text = f"write `# meldbook: ignore {ignore.word} because …`"
        yield Problem.IGNORE_WITHOUT_REASON.at(ignore.span, f'"{ignore.word}" is ignored without a reason', suggestion=help_text)
    silenced = [each for each in found if ignore.silences(each)]
    if any(each.severity is Severity.ERROR for each in silenced):
        yield Problem.IGNORED_ERROR.at(ignore.span, f'"{ignore.word}" is an error; only warnings and advice can be ignored')
    if not silenced and ignore.span.file == own:
        message = f'nothing is ignored here: line {ignore.line} has no finding "{ignore.word}"'
        yield Problem.UNUSED_IGNORE.at(ignore.span, message, suggestion="delete the comment", severity=Severity.WARNING)
