"""Diagnostics as SARIF 2.1.0, which code hosts and editors show beside the lines: all rules with their help, and the findings.

Columns count characters, as ours do. What has no file, such as a mistake on the command line, has no place in the report either.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from meldbook.diagnostics import Diagnostic, Fix, Note, Span
from meldbook.report.levels import SARIF
from meldbook.report.manual import Page, manual

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif(diagnostics: Iterable[Diagnostic]) -> str:
    """One run with everything that was found. Only ASCII characters, as in all our JSON."""
    pages = manual()
    places = {page.code: index for index, page in enumerate(pages)}
    run = {
        "tool": {"driver": {"name": "Meldbook", **_version(), "rules": [_rule(page) for page in pages]}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(diagnostic, places) for diagnostic in diagnostics],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _version() -> dict[str, str]:
    try:
        return {"semanticVersion": version("meldbook")}
    except PackageNotFoundError:
        return {}


def _rule(page: Page) -> dict[str, Any]:
    return {
        "id": page.code,
        "name": "".join(word.capitalize() for word in page.name.split("-")),
        "shortDescription": {"text": page.what},
        "fullDescription": {"text": page.why},
        "help": {"text": f"{page.what} {page.why}", "markdown": page.text},
    }


def _result(diagnostic: Diagnostic, places: dict[str, int]) -> dict[str, Any]:
    said = f"{diagnostic.message} ({diagnostic.suggestion})" if diagnostic.suggestion else diagnostic.message
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "ruleIndex": places.get(diagnostic.code, -1),
        "level": SARIF[diagnostic.severity],
        "message": {"text": said},
        "locations": [_location(diagnostic.span)] if _has_file(diagnostic.span) else [],
    }
    if diagnostic.notes:
        result["relatedLocations"] = [_related(note) for note in diagnostic.notes if _has_file(note.span)]
    if diagnostic.fix and _has_file(diagnostic.fix.span):
        result["fixes"] = [_fix(diagnostic.fix)]
    return result


def _has_file(span: Span) -> bool:
    return not span.file.startswith("<")


def _location(span: Span) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": _artifact(span), "region": _region(span)}}


def _related(note: Note) -> dict[str, Any]:
    return {**_location(note.span), "message": {"text": note.message}}


def _fix(fix: Fix) -> dict[str, Any]:
    replacement = {"deletedRegion": _region(fix.span), "insertedContent": {"text": fix.replacement}}
    return {"artifactChanges": [{"artifactLocation": _artifact(fix.span), "replacements": [replacement]}]}


def _artifact(span: Span) -> dict[str, str]:
    path = PurePath(span.file)
    return {"uri": path.as_uri() if path.is_absolute() else quote(path.as_posix())}


def _region(span: Span) -> dict[str, int]:
    return {"startLine": span.line, "startColumn": span.column, "endLine": span.end_line, "endColumn": span.end_column}
