"""One line per diagnostic, for editors and for `grep`."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.diagnostics import Diagnostic
from meldbook.report.visible import one_line


def concise(diagnostics: Iterable[Diagnostic]) -> str:
    """`file:line:col: severity code name: message`, one below the other."""
    return "".join(f"{_line(diagnostic)}\n" for diagnostic in diagnostics)


def _line(diagnostic: Diagnostic) -> str:
    kind = f"{diagnostic.severity} {diagnostic.code} {diagnostic.name}"
    return one_line(f"{diagnostic.span}: {kind}: {diagnostic.message}")
