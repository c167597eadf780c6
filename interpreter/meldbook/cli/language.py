"""The language in which the program tells rules and games: the one asked for, or that of the reader's own surroundings.

Messages about the command line itself and findings in specs are in English.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import click

from meldbook.prose import languages

Command = TypeVar("Command", bound=Callable[..., Any])

LANGUAGE = "en"
"""The language if nothing else is asked for, or there is none of those asked for."""

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads, the strongest first. `LANGUAGE` has a list of several."""


def lang_option(command: Command) -> Command:
    """Adds `--lang`, whose value the command gets as `language`."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(languages()),
        default=lambda: language_of(os.environ),
        help="The language of rules and games; by default, yours.",
    )(command)


def language_of(environment: Mapping[str, str]) -> str:
    """The first language wished for in which there are messages: `ro_RO.UTF-8` is Romanian."""
    known = languages()
    return next((tag for tag in _wishes(environment) if tag in known), LANGUAGE)


def _wishes(environment: Mapping[str, str]) -> Iterator[str]:
    """The languages wished for, each also without its region. As with gettext, a system set to no language has no wishes."""
    system = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    if system.partition(".")[0] in ("", "C", "POSIX"):
        return
    for wish in (*environment.get("LANGUAGE", "").split(":"), system):
        tag = wish.partition(".")[0].partition("@")[0].replace("_", "-")
        yield from (tag, tag.partition("-")[0])
