"""Games that were ordered are played, or found where they were kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from meldbook.cli.failing import Unusable
from meldbook.cli.playtesting.workers import workers
from meldbook.cli.progress import progress
from meldbook.play.order import Order
from meldbook.play.playtest.chunks import Chunk, Shard, Sheets, chunks, in_game_order, play_chunks
from meldbook.play.playtest.keeping import Folder
from meldbook.play.playtest.report import Played


def play_orders(
    orders: Sequence[tuple[str, Order]], games: int, shard: Shard, *, jobs: int, executor: str | None, save: Path | None
) -> tuple[Played, ...]:
    """Each order, with what its game is called, and the sheets of the games that fall to this shard."""
    parts = [chunks(order, games, shard) for _, order in orders]
    owners = [place for place, part in enumerate(parts) for _ in part]
    done: list[list[Sheets]] = [[] for _ in orders]
    with _kept(save) as shelf:
        for place, sheets in _played([chunk for part in parts for chunk in part], jobs, executor, shelf):
            done[owners[place]].append(sheets)
    return tuple(
        Played(called=called, order=order, sheets=in_game_order(sheets))
        for (called, order), sheets in zip(orders, done, strict=True)
    )


def _played(wanted: list[Chunk], jobs: int, executor: str | None, shelf: Folder | None) -> Iterator[tuple[int, Sheets]]:
    """The sheets of chunks as they get done, with the chunk's place; who watches is told how far it is."""
    count = 0
    with progress(sum(len(chunk.games) for chunk in wanted)) as report, workers(min(jobs, len(wanted)), executor) as team:
        for place, sheets in play_chunks(wanted, team, shelf):
            count += len(sheets)
            if report:
                report(count)
            yield place, sheets


@contextmanager
def _kept(save: Path | None) -> Iterator[Folder | None]:
    """The folder where chunks are kept, made if need be; whoever breaks off is told that they are."""
    if save is None:
        yield None
        return
    try:
        save.mkdir(parents=True, exist_ok=True)
        yield Folder(save)
    except OSError as error:
        raise Unusable(f"{save} can't be written: {error.strerror}") from None
    except KeyboardInterrupt:
        click.echo(f"What was played is kept in {save}: the same command goes on from there.", err=True)
        raise
