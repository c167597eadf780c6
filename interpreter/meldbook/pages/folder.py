"""Folders that hold exactly what was made: only what has changed is written again, and what nobody makes any more is gone."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Folder:
    """A folder that is being filled; `made` are the files that belong there, `written` those that had to be written."""

    path: Path
    made: set[Path] = field(default_factory=set)
    written: set[Path] = field(default_factory=set)

    def put(self, name: str, content: bytes) -> None:
        """This content under this name."""
        file = self.path / name
        self.made.add(file)
        if not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            self.written.add(file)

    def put_text(self, name: str, text: str) -> None:
        """This text under this name."""
        self.put(name, text.encode())

    def copy(self, source: Path) -> None:
        """Everything that is in another folder."""
        for file in sorted(source.rglob("*")):
            if file.is_file():
                self.put(file.relative_to(source).as_posix(), file.read_bytes())

    def tidy(self) -> None:
        """Takes away what was not made this time."""
        for file in sorted(self.path.rglob("*"), reverse=True):
            if file.is_dir() and not any(file.iterdir()):
                file.rmdir()
            elif not file.is_dir() and file not in self.made:
                file.unlink()


def emptied(path: Path) -> Path:
    """The folder, with nothing in it."""
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(parents=True)
    return path
