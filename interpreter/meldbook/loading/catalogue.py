"""The catalogue: which variants and overlays there are, and the bytes of each.

In: folders of the user's own, each with `variants` and `overlays` in it as the shipped specs have. Out: the ids there are, and
the `File` of a part of a reference, or what is wrong with that part. A user's file comes before a shipped one of the same id.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path, PurePath, PurePosixPath
from typing import TypeAlias

from meldbook import resources
from meldbook.diagnostics import Diagnostic, Span
from meldbook.loading.problem import Problem
from meldbook.loading.reference import Part

SUFFIX = ".yaml"
SHIPPED = "specs"
"""How diagnostics and origins call the folder of shipped specs, wherever it is."""


Entry: TypeAlias = tuple[str, tuple[PurePath, Traversable]]
"""A file by its id, with the path that people are told."""


class Shelf(StrEnum):
    """The two kinds of file, by the folder they are kept in."""

    VARIANTS = "variants"
    OVERLAYS = "overlays"


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """A file with the name that diagnostics give it."""

    name: str
    source: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """All specs that can be named by an id. `beside` is a folder whose files can be extended too, but aren't listed."""

    directories: tuple[Path, ...] = ()
    beside: Path | None = None

    def variants(self) -> tuple[str, ...]:
        """The ids of all variants, sorted."""
        return self.ids(Shelf.VARIANTS)

    def overlays(self) -> tuple[str, ...]:
        """The ids of all overlays, sorted."""
        return self.ids(Shelf.OVERLAYS)

    def ids(self, shelf: Shelf) -> tuple[str, ...]:
        """The ids of all files of a kind, sorted."""
        return tuple(sorted({name for name, _ in self._shelved(shelf)}))

    def find(self, part: Part, shelf: Shelf) -> File | Diagnostic:
        """The file that a part of a reference names."""
        if part.is_path:
            return _opened(Path(part.text), part.span)
        file = self.file(part.text, shelf)
        problem = Problem.UNKNOWN_VARIANT if shelf is Shelf.VARIANTS else Problem.UNKNOWN_OVERLAY
        return problem.unknown(part.span, shelf.removesuffix("s"), part.text, self.ids(shelf)) if file is None else file

    def file(self, name: str, shelf: Shelf) -> File | None:
        """The file with this id; the first of several."""
        everywhere = chain(_listed(self.beside, self.beside) if self.beside else (), self._shelved(shelf))
        return next(
            (File(name=shown.as_posix(), source=file.read_bytes()) for key, (shown, file) in everywhere if key == name), None
        )

    def _shelved(self, shelf: Shelf) -> Iterator[Entry]:
        for directory in self.directories:
            yield from _listed(directory / shelf, directory / shelf)
        yield from _listed(resources.specs() / shelf, PurePosixPath(SHIPPED, shelf))


def _listed(folder: Traversable, shown: PurePath) -> Iterator[Entry]:
    """The files of a folder by their ids. `shown` is how the folder is called."""
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(SUFFIX) and file.is_file():
                yield file.name.removesuffix(SUFFIX), (shown / file.name, file)


def _opened(path: Path, span: Span) -> File | Diagnostic:
    try:
        return File(name=path.as_posix(), source=path.read_bytes())
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "that is no path"
        return Problem.UNREADABLE_FILE.at(span, f'"{path.as_posix()}" can\'t be read: {reason[0].lower()}{reason[1:]}')
