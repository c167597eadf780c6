"""The work of a playtest, parted.

In: an order, and which chunks of games are wanted. Out: each chunk with its sheets, as it gets done: here, or by any executor of
`concurrent.futures`. How games are chunked never depends on who plays them, so a chunk that was kept fits every later run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Protocol, TypeAlias

from meldbook.play.order import Order
from meldbook.play.playtest.observing import observe
from meldbook.play.playtest.program import program_hash
from meldbook.play.playtest.sheet import GameSheet

GAMES_IN_CHUNK = 5
"""So few that little is lost with a chunk, and so many that carrying it about takes no time to speak of."""

Sheets: TypeAlias = tuple[GameSheet, ...]


@dataclass(frozen=True, slots=True)
class Shard:
    """One of so many parts of the work, counted from 1."""

    number: int
    of: int


WHOLE = Shard(1, 1)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of an order that are played together."""

    order: Order
    games: range

    @property
    def key(self) -> str:
        """The same only for the same games, played by the same program."""
        return sha256(f"{_order_hash(self.order)} {self.games}".encode()).hexdigest()


@lru_cache(maxsize=4)
def _order_hash(order: Order) -> str:
    return sha256(f"{program_hash()} {order}".encode()).hexdigest()


class Shelf(Protocol):
    """Where chunks that are done are kept."""

    def find(self, chunk: Chunk) -> Sheets | None:
        """The sheets of this chunk, if they were kept."""

    def keep(self, chunk: Chunk, sheets: Sheets) -> None:
        """Keep the sheets of this chunk."""


def chunks(order: Order, games: int, shard: Shard = WHOLE) -> list[Chunk]:
    """The chunks of so many games that fall to this shard."""
    firsts = range(0, games, GAMES_IN_CHUNK)[shard.number - 1 :: shard.of]
    return [Chunk(order, range(first, min(first + GAMES_IN_CHUNK, games))) for first in firsts]


def play_chunk(chunk: Chunk) -> Sheets:
    """The games of a chunk, played."""
    return tuple(observe(chunk.order, game) for game in chunk.games)


def play_chunks(
    wanted: Sequence[Chunk], executor: Executor | None = None, shelf: Shelf | None = None
) -> Iterator[tuple[int, Sheets]]:
    """The sheets of every chunk as it gets done, with the chunk's place among the wanted; those that were kept come first."""
    missing = []
    for place, chunk in enumerate(wanted):
        kept = shelf.find(chunk) if shelf else None
        if kept is None:
            missing.append(place)
        else:
            yield place, kept
    for place, sheets in _played(wanted, missing, executor):
        if shelf:
            shelf.keep(wanted[place], sheets)
        yield place, sheets


def _played(wanted: Sequence[Chunk], missing: list[int], executor: Executor | None) -> Iterator[tuple[int, Sheets]]:
    if executor is None:
        yield from ((place, play_chunk(wanted[place])) for place in missing)
        return
    running = {executor.submit(play_chunk, wanted[place]): place for place in missing}
    for done in as_completed(running):
        yield running[done], done.result()


def in_game_order(done: Iterable[Sheets]) -> Sheets:
    """All sheets together, in the order of the games."""
    return tuple(sorted((sheet for sheets in done for sheet in sheets), key=lambda sheet: sheet.game))
