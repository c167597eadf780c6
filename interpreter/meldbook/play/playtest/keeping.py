"""Chunks kept in a folder, one file each, so that a run that was killed goes on where it was.

A file is there as a whole or not at all. What can't be read is played again.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

from meldbook.play.playtest.chunks import Chunk, Sheets
from meldbook.play.playtest.sheet import GameSheet


@dataclass(frozen=True, slots=True)
class Folder:
    """A shelf on the disk; the folder must exist."""

    path: Path

    def find(self, chunk: Chunk) -> Sheets | None:
        """The sheets of this chunk, if its file is there and whole."""
        try:
            plain = json.loads(self._file(chunk).read_text(encoding="utf-8"))
            sheets = tuple(map(GameSheet.from_plain, plain))
        except (OSError, ValueError, TypeError):
            return None
        return sheets if [sheet.game for sheet in sheets] == list(chunk.games) else None

    def keep(self, chunk: Chunk, sheets: Sheets) -> None:
        """Write the file beside its place, and then put it there."""
        file = self._file(chunk)
        written = file.with_suffix(f".{os.getpid()}.part")
        written.write_text(json.dumps([sheet.to_plain() for sheet in sheets], separators=(",", ":")), encoding="utf-8")
        written.replace(file)

    def _file(self, chunk: Chunk) -> Path:
        return self.path / f"{chunk.key[:32]}.json"
