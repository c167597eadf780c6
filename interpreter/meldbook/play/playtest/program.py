"""The program itself as a hash: games are the same again only if the engine and the players are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

FLOORS = ("cards", "conditions", "engine", "model", "play")
"""What has a part in how a game goes, or in what is noted of it."""


@cache
def program_hash() -> str:
    """A hash of all code that has a part in games."""
    digest = sha256()
    for floor in FLOORS:
        for file in _modules(files("meldbook") / floor):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            yield from _modules(each)
        elif each.name.endswith(".py"):
            yield each
