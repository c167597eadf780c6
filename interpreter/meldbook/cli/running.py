"""A run of the program from the first byte to the last: streams, interruptions, and mistakes of our own.

In: the arguments. Out: the exit code. Whatever happens, nobody sees a traceback who hasn't asked for it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import click

from meldbook.cli.exits import ExitCode
from meldbook.cli.program import program

DEBUG = "MELDBOOK_DEBUG"
"""The environment variable that asks for tracebacks."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; without arguments, the one of this process."""
    _speak_utf8()
    code = _guarded(arguments)
    return code if _flushed() else ExitCode.CLOSED_PIPE


def _guarded(arguments: Sequence[str] | None) -> int:
    try:
        return program.main(arguments, prog_name="meldbook", standalone_mode=False) or ExitCode.FINE
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("Interrupted.", err=True)
        return ExitCode.INTERRUPTED
    except Exception as error:
        return _our_mistake(error)


def _our_mistake(error: Exception) -> int:
    if os.environ.get(DEBUG):
        raise error
    click.echo(f"This is a bug in Meldbook, not in what you did: {type(error).__name__}: {error}", err=True)
    click.echo(f"Run it again with {DEBUG}=1 to see the traceback, and please report it.", err=True)
    return ExitCode.BUG


def _speak_utf8() -> None:
    """UTF-8 in and out whatever the locale: a terminal that can't show a letter still gets every id."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _flushed() -> bool:
    """Whether the reader of our output was still there for the last of it."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter flushes once more when it ends; then somebody must be there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True
