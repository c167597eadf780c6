"""The catalogue: which variants and overlays there are, and the bytes of each.

In: folders of the user's own, each with `variants` and `overlays` in it as the shipped specs have. Out: the ids there are, and
the `File` of a part of a reference, or what is wrong with that part. A user's file comes before a shipped one of the same id.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
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
    """The kinds of file, by the folder they are kept in. A preset is a variant that lays house rules on another."""

    VARIANTS = "variants"
    PRESETS = "presets"
    OVERLAYS = "overlays"


GAMES = (Shelf.VARIANTS, Shelf.PRESETS)
"""Where a game may be kept: what can be played, and extended, as it stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """A file with the name that diagnostics give it."""

    name: str
    source: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """All specs that can be named by an id. `beside` is a folder whose files can be extended too, but aren't listed.

    `unsaved` has what the files of these paths are to hold, whatever they hold now.
    """

    directories: tuple[Path, ...] = ()
    beside: Path | None = None
    unsaved: Mapping[str, bytes] = field(default_factory=dict, hash=False)

    def variants(self) -> tuple[str, ...]:
        """The ids of all variants, sorted."""
        return self.ids(Shelf.VARIANTS)

    def presets(self) -> tuple[str, ...]:
        """The ids of all presets, sorted."""
        return self.ids(Shelf.PRESETS)

    def games(self) -> tuple[str, ...]:
        """The ids of all that can be played as it stands: variants, then presets."""
        return (*self.variants(), *self.presets())

    def overlays(self) -> tuple[str, ...]:
        """The ids of all overlays, sorted."""
        return self.ids(Shelf.OVERLAYS)

    def ids(self, shelf: Shelf) -> tuple[str, ...]:
        """The ids of all files of a kind, sorted."""
        return tuple(sorted({name for name, _ in self._shelved(shelf)}))

    def find_game(self, part: Part) -> File | Diagnostic:
        """The file of the game that a part of a reference names."""
        if part.is_path:
            return self._opened(Path(part.text), part.span)
        return self.game(part.text) or Problem.UNKNOWN_VARIANT.unknown(part.span, "variant", part.text, self.games())

    def find_overlay(self, part: Part) -> File | Diagnostic:
        """The file of the house rules that a part of a reference names."""
        if part.is_path:
            return self._opened(Path(part.text), part.span)
        return self.overlay(part.text) or self._no_overlay(part)

    def _no_overlay(self, part: Part) -> Diagnostic:
        if part.text in self.games():
            message = f'"{part.text}" is a game, and only one can be played at a time: behind "+" come house rules'
            return Problem.TWO_GAMES.at(part.span, message, suggestion=f'compare two games with "meldbook diff … {part.text}"')
        return Problem.UNKNOWN_OVERLAY.unknown(part.span, "overlay", part.text, self.overlays())

    def game(self, name: str) -> File | None:
        """The game with this id; the first of several."""
        return self._file(name, *GAMES)

    def overlay(self, name: str) -> File | None:
        """The house rules with this id; the first of several."""
        return self._file(name, Shelf.OVERLAYS)

    def _file(self, name: str, *shelves: Shelf) -> File | None:
        beside = _listed(self.beside, self.beside) if self.beside else ()
        everywhere = chain(beside, *(self._shelved(shelf) for shelf in shelves))
        return next(
            (File(name=shown.as_posix(), source=file.read_bytes()) for key, (shown, file) in everywhere if key == name), None
        )

    def _opened(self, path: Path, span: Span) -> File | Diagnostic:
        unsaved = self.unsaved.get(path.as_posix())
        return _opened(path, span) if unsaved is None else File(name=path.as_posix(), source=unsaved)

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
