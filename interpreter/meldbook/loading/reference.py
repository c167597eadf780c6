"""References: how somebody names the game to be loaded.

In: `classic`, `classic+house-rule`, `./mine.yaml+other.yaml`, with assignments of options behind it if one likes. Out: a
`Reference`, or what is wrong with the text. An id is looked up in the catalogue; what looks like a file is a path.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate

from meldbook.diagnostics import Diagnostic, Span
from meldbook.loading.problem import Problem

COMMAND_LINE = "<command line>"
"""The file, for diagnostics, of what was not written in a file."""

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_PATH = re.compile(r".*[/\\].*|.*\.ya?ml")
_ASSIGNMENTS = re.compile(r"\s+(?=[^\s=]+=)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """The name of one file, an id or a path, and where it was said."""

    text: str
    span: Span

    @property
    def is_path(self) -> bool:
        """Whether this names a file by its path."""
        return _PATH.fullmatch(self.text) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """A variant, the overlays on it, and `NAME=VALUE` assignments, which are read once the options are known."""

    variant: Part
    overlays: tuple[Part, ...] = ()
    assignments: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Reference | Diagnostic:
        """The reference that a text means."""
        named, *assignments = _ASSIGNMENTS.split(text.strip())
        variant, *overlays = _parts(named)
        for part in (variant, *overlays):
            if not part.is_path and not _ID.fullmatch(part.text):
                message = f'"{part.text}" is neither an id, of small letters, digits and hyphens, nor the path of a file'
                return Problem.REFERENCE_FORM.at(part.span, message)
        return cls(variant=variant, overlays=tuple(overlays), assignments=tuple(assignments))


def said(text: str, start: int = 0, end: int | None = None) -> Span:
    """A stretch of a text that was not written in a file."""
    last = len(text) if end is None else end
    return Span(file=COMMAND_LINE, line=1, column=start + 1, end_line=1, end_column=last + 1)


def _parts(text: str) -> tuple[Part, ...]:
    words = text.split("+")
    starts = accumulate((len(word) + 1 for word in words[:-1]), initial=0)
    return tuple(Part(text=word, span=said(text, start, start + len(word))) for word, start in zip(words, starts, strict=True))
