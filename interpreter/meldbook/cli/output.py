"""How results leave the program: the options every command has, colour, JSON and aligned tables."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final, TextIO, TypeVar

import click

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

TEXT: Final = "text"
JSON: Final = "json"
_COLOURED: Final = {"auto": None, "always": True, "never": False}


def _choose_colour(ctx: click.Context, _: click.Parameter, choice: str | None) -> None:
    if choice is not None:
        ctx.color = _COLOURED[choice]


color_option = click.option(
    "--color",
    type=click.Choice(list(_COLOURED)),
    expose_value=False,
    callback=_choose_colour,
    help="Colour the output; auto: only on a terminal, and never if NO_COLOR is set.",
)
"""The option that every command has, and the program too."""


def output_options(*formats: str) -> Callable[[Decorated], Decorated]:
    """The options of all commands: `--format`, of which the first is the default, and `--color`."""

    def decorate(function: Decorated) -> Decorated:
        format_option = click.option(
            "--format", type=click.Choice(formats), default=formats[0], show_default=True, help="The form of the output."
        )
        return format_option(color_option(function))

    return decorate


def is_coloured(stream: TextIO) -> bool:
    """Whether what is written there may be coloured."""
    context = click.get_current_context(silent=True)
    if context is not None and context.color is not None:
        return context.color
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and stream.isatty()


def echo_json(value: object) -> None:
    """A result for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def width() -> int | None:
    """The columns of the terminal, or what COLUMNS says; None if the output goes somewhere without an edge."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns):
        return int(columns)
    return os.get_terminal_size(sys.stdout.fileno()).columns if sys.stdout.isatty() else None
