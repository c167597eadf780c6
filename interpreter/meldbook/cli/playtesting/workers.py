"""Who plays the games: this process, processes of its own, or a Dask cluster."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context

import click

from meldbook.cli.failing import Unusable

DASK = "dask://"
PATIENCE = 10
"""How many seconds to wait for a scheduler to answer."""


@contextmanager
def workers(jobs: int, address: str | None) -> Iterator[Executor | None]:
    """Yields whom to give the work; None if it is to be done here."""
    if address is not None:
        with _cluster(address) as executor:
            yield executor
    elif jobs > 1:
        with _processes(jobs) as executor:
            yield executor
    else:
        yield None


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """Processes of our own; if the work breaks off, they stop at once."""
    before = set(active_children())
    pool = ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield pool
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; it is for the first of them to say what happens then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster, which must have the same Meldbook installed."""
    if not address.startswith(DASK):
        raise click.BadParameter(f'"{address}" is no address: write dask://HOST:PORT.', param_hint="--executor")
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, and heavy
    except ImportError:
        raise Unusable("A cluster needs Dask: pip install 'meldbook[dask]'") from None
    try:
        client = Client(f"tcp://{address.removeprefix(DASK)}", timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise Unusable(f"No Dask scheduler answers at {address}.") from None
    try:
        yield client.get_executor()
    finally:
        client.close()
