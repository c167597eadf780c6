"""Diagnostics for a person at a terminal: what is wrong, where, the line itself, further places, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rich.color import ColorSystem
from rich.style import Style

from meldbook.diagnostics import Diagnostic, Severity, Span
from meldbook.report.excerpt import excerpt
from meldbook.report.visible import one_line

_COLOURS = MappingProxyType({Severity.ERROR: "bold red", Severity.WARNING: "bold yellow", Severity.ADVICE: "bold cyan"})
_FRAME = "blue"
_NOTE = "bold green"


def text(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str], *, colour: bool) -> str:
    """The diagnostics one below the other, an empty line between them."""
    blocks = ("".join(f"{line}\n" for line in _Block(of=one, sources=sources, colour=colour).lines()) for one in diagnostics)
    return "\n".join(blocks)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Block:
    """One diagnostic on its way to the terminal."""

    of: Diagnostic
    sources: Mapping[str, str]
    colour: bool

    def lines(self) -> Iterator[str]:
        kind = f"{self.of.severity}[{self.of.code} {self.of.name}]"
        shade = _COLOURS[self.of.severity]
        yield f"{self._painted(kind, shade)}: {one_line(self.of.message)}"
        yield from self._place(self.of.span, shade)
        for note in self.of.notes:
            yield f"{self._margin()} {self._painted('= note:', _NOTE)} {one_line(note.message)}"
            yield from self._place(note.span, _NOTE)
        if self.of.suggestion:
            yield f"{self._margin()} {self._painted('= help:', _NOTE)} {one_line(self.of.suggestion)}"

    def _place(self, span: Span, shade: str) -> Iterator[str]:
        yield f"{self._margin()}{self._painted('-->', _FRAME)} {one_line(str(span))}"
        shown = excerpt(span, self.sources.get(span.file, ""))
        if shown is None or not shown.line:
            return
        bar, number = self._painted("|", _FRAME), str(span.line).rjust(len(self._margin()))
        indent = shown.carets[: shown.carets.index("^")]
        yield f"{self._painted(number, _FRAME)} {bar} {shown.line}"
        yield f"{self._margin()} {bar} {indent}{self._painted(shown.carets.lstrip(), shade)}"

    def _margin(self) -> str:
        """As wide as the largest line number, so that the bars of all places line up."""
        numbers = (self.of.span.line, *(note.span.line for note in self.of.notes))
        return " " * len(str(max(numbers)))

    def _painted(self, words: str, shade: str) -> str:
        return Style.parse(shade).render(words, color_system=ColorSystem.STANDARD) if self.colour else words
