"""What ends a command early: diagnostics or a plain sentence on stderr, and the exit code that goes with them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import IO, Any, Final

import click

from meldbook.cli.exits import ExitCode
from meldbook.cli.output import is_coloured
from meldbook.diagnostics import Diagnostic, Severity
from meldbook.report import Format, render

NOTHING_TO_READ: Final = ("R0", "T30")
"""How the codes of problems begin that lie in the command line, in opening a file, or in a record that is none."""

NO_SOURCES: Final[Mapping[str, str]] = MappingProxyType({})


class Failed(click.ClickException):
    """The command can't go on, for reasons that lie in what a file says."""

    exit_code = ExitCode.FINDINGS

    def show(self, file: IO[Any] | None = None) -> None:
        """The diagnostics as they stand."""
        click.echo(self.message, file=file, nl=False, err=file is None)


class Unreadable(Failed):
    """The command can't go on, because something could not be read at all."""

    exit_code = ExitCode.UNREADABLE


class Unusable(click.ClickException):
    """The command can't go on: something about the call or a file is wrong that has no place in a spec."""

    exit_code = ExitCode.UNREADABLE


def failed(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str] = NO_SOURCES) -> Failed:
    """The end of a command, for these reasons."""
    found = tuple(diagnostics)
    text = render(found, sources, Format.TEXT, is_coloured(sys.stderr))
    return Unreadable(text) if exit_code(found) is ExitCode.UNREADABLE else Failed(text)


def exit_code(diagnostics: Iterable[Diagnostic]) -> ExitCode:
    """2 if something could not even be read, 1 if something is wrong in it, 0 if nothing is; advice is nothing wrong."""
    codes = [diagnostic.code for diagnostic in diagnostics if diagnostic.severity is not Severity.ADVICE]
    if any(code.startswith(NOTHING_TO_READ) for code in codes):
        return ExitCode.UNREADABLE
    return ExitCode.FINDINGS if codes else ExitCode.FINE
