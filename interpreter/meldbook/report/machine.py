"""Diagnostics as JSON: an object with a version, so that its form can change without surprising anybody."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from meldbook.diagnostics import Diagnostic

VERSION = 1


def machine(diagnostics: Iterable[Diagnostic]) -> str:
    """`{"version": 1, "diagnostics": […]}`. Only ASCII characters, so that no terminal or pipe can spoil it."""
    document = {"version": VERSION, "diagnostics": [_plain(diagnostic) for diagnostic in diagnostics]}
    return json.dumps(document, indent=2) + "\n"


def _plain(diagnostic: Diagnostic) -> dict[str, Any]:
    return {
        "code": diagnostic.code,
        "name": diagnostic.name,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "span": asdict(diagnostic.span),
        "notes": [{"message": note.message, "span": asdict(note.span)} for note in diagnostic.notes],
        "suggestion": diagnostic.suggestion,
        "fix": asdict(diagnostic.fix) if diagnostic.fix else None,
    }
