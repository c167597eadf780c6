"""Diagnostics as a test report in JUnit's form, which most build servers read: a suite for each file, a case for each finding.

A file without findings is one case that passes. An advice passes too, and is said beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from xml.etree import ElementTree

from meldbook.diagnostics import Diagnostic, Severity
from meldbook.report.visible import one_line


def junit(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str]) -> str:
    """The report as an XML document."""
    by_file: dict[str, list[Diagnostic]] = {file: [] for file in sources}
    for diagnostic in diagnostics:
        by_file.setdefault(diagnostic.span.file, []).append(diagnostic)
    root = ElementTree.Element("testsuites", name="meldbook")
    for file, found in sorted(by_file.items()):
        _suite(root, one_line(file), found)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _suite(root: ElementTree.Element, file: str, found: list[Diagnostic]) -> None:
    failures = sum(diagnostic.severity is not Severity.ADVICE for diagnostic in found)
    counted = {"name": file, "tests": str(max(1, len(found))), "failures": str(failures), "errors": "0"}
    suite = ElementTree.SubElement(root, "testsuite", counted)
    for diagnostic in found:
        _case(suite, file, diagnostic)
    if not found:
        ElementTree.SubElement(suite, "testcase", classname=file, name="no findings")


def _case(suite: ElementTree.Element, file: str, diagnostic: Diagnostic) -> None:
    span = diagnostic.span
    name = f"{diagnostic.code} {diagnostic.name} {span.line}:{span.column}"
    case = ElementTree.SubElement(suite, "testcase", classname=file, name=name, file=file, line=str(span.line))
    said = one_line(diagnostic.message)
    if diagnostic.severity is Severity.ADVICE:
        ElementTree.SubElement(case, "system-out").text = said
        return
    failure = ElementTree.SubElement(case, "failure", type=str(diagnostic.severity), message=said)
    failure.text = one_line(diagnostic.suggestion or diagnostic.message)
