"""Diagnostics for people and for programs: diagnostics and the texts they speak of go in, one text comes out.

The order is always the same (file, line, column, code), and so is every byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import assert_never

from meldbook.diagnostics import Diagnostic, in_order
from meldbook.report.concise import concise
from meldbook.report.github import github
from meldbook.report.junit import junit
from meldbook.report.machine import machine
from meldbook.report.sarif import sarif
from meldbook.report.text import text

__all__ = ["Format", "render"]


class Format(StrEnum):
    """How diagnostics are shown: to people with the source or on one line each; to programs as JSON, or as they want it."""

    TEXT = "text"
    CONCISE = "concise"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"
    JUNIT = "junit"


# `format` is what everybody calls it, on the command line too.
def render(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str], format: Format, colour: bool) -> str:
    """The diagnostics as text, ending in a line break if there is anything to say.

    `sources` has the text of each file by the name its spans use; without it a diagnostic is shown without its line.
    """
    ordered = in_order(diagnostics)
    match format:
        case Format.TEXT:
            return text(ordered, sources, colour=colour)
        case Format.CONCISE:
            return concise(ordered)
        case Format.JSON:
            return machine(ordered)
        case Format.SARIF:
            return sarif(ordered)
        case Format.GITHUB:
            return github(ordered)
        case Format.JUNIT:
            return junit(ordered, sources)
        case _:
            assert_never(format)
