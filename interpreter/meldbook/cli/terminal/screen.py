"""The terminal itself: lines go out, typed lines come in."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module

import click

from meldbook.cli.output import width

USUAL_WIDTH = 80
WIDEST = 100
"""Longer lines are hard to read."""


class GameLeft(Exception):  # noqa: N818 - it is no error to leave
    """The person has left the game, or there is nobody at the other end any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """Where a game is shown; no line is wider than `width` cells."""

    width: int

    @classmethod
    def here(cls) -> Screen:
        """The terminal of this process. Where it can, it lets a line be edited and an earlier one be called back."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import_module("readline")
        return cls(width=min(width() or USUAL_WIDTH, WIDEST))

    def show(self, *lines: str) -> None:
        """Write these lines."""
        for line in lines:
            click.echo(line)

    def show_all(self, lines: Iterable[str]) -> None:
        """Write all these lines."""
        self.show(*lines)

    def ask(self, prompt: str) -> str:
        """The next line somebody types; raises `GameLeft` at the end of the input."""
        try:
            line = input(f"{prompt} ")
        except EOFError:
            click.echo()
            raise GameLeft from None
        if not sys.stdin.isatty():
            # What comes from a file or pipe isn't seen as it is typed.
            click.echo(line)
        return line.strip()
