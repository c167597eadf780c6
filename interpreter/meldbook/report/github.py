"""Diagnostics as workflow commands of GitHub Actions, which shows them beside the lines of a pull request."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.diagnostics import Diagnostic
from meldbook.report.levels import GITHUB
from meldbook.report.visible import visible


def github(diagnostics: Iterable[Diagnostic]) -> str:
    """`::error file=…,line=…::message`, one below the other."""
    return "".join(f"{_command(diagnostic)}\n" for diagnostic in diagnostics)


def _command(diagnostic: Diagnostic) -> str:
    span = diagnostic.span
    properties = {
        "file": span.file,
        "line": span.line,
        "endLine": span.end_line,
        "col": span.column,
        "endColumn": span.end_column,
        "title": f"{diagnostic.code} {diagnostic.name}",
    }
    written = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
    said = f"{diagnostic.message}\n{diagnostic.suggestion}" if diagnostic.suggestion else diagnostic.message
    return f"::{GITHUB[diagnostic.severity]} {written}::{_data(said)}"


def _data(text: str) -> str:
    """Percent signs and line breaks are escaped; the rest that could steer the log is shown as signs."""
    lines = (visible(line) for line in text.replace("%", "%25").split("\n"))
    return "%0A".join(lines)


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
