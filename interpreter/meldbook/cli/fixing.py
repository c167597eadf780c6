"""Putting files right: the path of a spec goes in, what it says and what it should say comes out.

A fix can bring another mistake to light, so a file is checked again after each round, until nothing is left that has a fix.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from meldbook.cli.checking import check
from meldbook.diagnostics import Diagnostic, Fix
from meldbook.loading.catalogue import Catalogue
from meldbook.syntax.mending import mended

MOST_ROUNDS = 100
"""A file that is still not right then has mistakes that no fix puts right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mended:
    """A file as it is and as it should be; `fixes` is how many that takes."""

    file: Path
    before: str
    after: str
    fixes: int

    def difference(self) -> str:
        """What changes, as a patch."""
        name = str(self.file)
        lines = unified_diff(self.before.splitlines(keepends=True), self.after.splitlines(keepends=True), name, name)
        return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)

    def save(self) -> None:
        """Write the file as it should be, if anything changes."""
        if self.after != self.before:
            self.file.write_bytes(_encoded(self.after))


def mend(file: Path, *, with_unsafe: bool) -> Mended:
    """The file with every fix that may be made."""
    before = after = _read(file)
    made = 0
    for _ in range(MOST_ROUNDS):
        checked = check(_written(file), Catalogue(unsaved={file.as_posix(): _encoded(after)}))
        fixes = tuple(_fixes(file, checked.diagnostics, with_unsafe=with_unsafe))
        better = mended(after, fixes)
        if better == after:
            break
        made += len(fixes)
        after = better
    return Mended(file=file, before=before, after=after, fixes=made)


def _written(file: Path) -> str:
    """The path as nobody takes it for an id."""
    return str(file) if file.suffix else f"./{file}"


def _fixes(file: Path, found: tuple[Diagnostic, ...], *, with_unsafe: bool) -> Iterator[Fix]:
    for diagnostic in found:
        fix = diagnostic.fix
        if fix and fix.span.file == file.as_posix() and (fix.is_safe or with_unsafe):
            yield fix


def _read(file: Path) -> str:
    """The text; bytes that are none are kept as they are."""
    return file.read_bytes().decode("utf-8", errors="surrogateescape")


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", errors="surrogateescape")
