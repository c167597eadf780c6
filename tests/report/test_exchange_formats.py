"""What programs see that receive reports: code hosts, build servers, editors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from jsonschema import Draft202012Validator

from meldbook.diagnostics import Diagnostic, Fix, Note, Severity, Span
from meldbook.report import Format, render
from meldbook.report.manual import manual

SARIF_PART = json.loads((Path(__file__).parent / "sarif.schema.json").read_text(encoding="utf-8"))


def span(line: int = 1, column: int = 3, end_column: int = 5, file: str = "my games/f.yaml") -> Span:
    return Span(file=file, line=line, column=column, end_line=line, end_column=end_column)


def told(place: Span, message: str = "message", severity: Severity = Severity.ERROR, **more: Any) -> Diagnostic:
    return Diagnostic(code="S103", name="unknown-key", severity=severity, message=message, span=place, **more)


FULL = told(
    span(),
    "メルド",
    notes=(Note(message="first", span=span(9)),),
    suggestion='did you mean "draw"?',
    fix=Fix(span=span(), replacement="draw", is_safe=True),
)


def sarif(*diagnostics: Diagnostic) -> Any:
    document = json.loads(render(diagnostics, {}, Format.SARIF, colour=False))
    assert list(Draft202012Validator(SARIF_PART).iter_errors(document)) == []
    return document["runs"][0]


def test_sarif_has_every_rule_with_its_help() -> None:
    rules = sarif()["tool"]["driver"]["rules"]
    assert [(rule["id"], rule["help"]["markdown"]) for rule in rules] == [(page.code, page.text) for page in manual()]


def test_sarif_says_where_and_what_to_do() -> None:
    run = sarif(FULL)
    (result,) = run["results"]
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "S103"
    region = {"startLine": 1, "startColumn": 3, "endLine": 1, "endColumn": 5}
    artifact = {"uri": "my%20games/f.yaml"}
    assert result["message"] == {"text": 'メルド (did you mean "draw"?)'}
    assert result["locations"] == [{"physicalLocation": {"artifactLocation": artifact, "region": region}}]
    assert result["relatedLocations"][0]["message"] == {"text": "first"}
    change = {"deletedRegion": region, "insertedContent": {"text": "draw"}}
    assert result["fixes"] == [{"artifactChanges": [{"artifactLocation": artifact, "replacements": [change]}]}]


@pytest.mark.parametrize(
    ("severity", "level", "command"),
    [(Severity.ERROR, "error", "error"), (Severity.WARNING, "warning", "warning"), (Severity.ADVICE, "note", "notice")],
)
def test_how_bad_it_is_goes_along(severity: Severity, level: str, command: str) -> None:
    one = told(span(), severity=severity)
    assert sarif(one)["results"][0]["level"] == level
    assert render([one], {}, Format.GITHUB, colour=False).startswith(f"::{command} ")


def test_what_is_wrong_on_the_command_line_has_no_place_in_sarif() -> None:
    assert sarif(told(span(file="<command line>")))["results"][0]["locations"] == []


def test_an_absolute_path_is_an_address_in_sarif() -> None:
    place = sarif(told(span(file="/my games/f.yaml")))["results"][0]["locations"][0]
    assert place["physicalLocation"]["artifactLocation"] == {"uri": "file:///my%20games/f.yaml"}


def test_a_workflow_command_is_one_line_whatever_is_in_it() -> None:
    one = told(span(file="a,b:c.yaml"), "100% of\nit\x1b[2J", suggestion="help")
    assert render([one], {}, Format.GITHUB, colour=True) == (
        "::error file=a%2Cb%3Ac.yaml,line=1,endLine=1,col=3,endColumn=5,title=S103 unknown-key::100%25 of%0Ait␛[2J%0Ahelp\n"
    )


def test_junit_has_a_case_for_each_finding_and_each_clean_file() -> None:
    diagnostics = [told(span(file="bad.yaml"), "a < b\0"), told(span(2, file="bad.yaml"), severity=Severity.ADVICE)]
    report = ElementTree.fromstring(render(diagnostics, {"bad.yaml": "", "good.yaml": ""}, Format.JUNIT, colour=False))
    bad, good = report
    assert (bad.get("name"), bad.get("tests"), bad.get("failures")) == ("bad.yaml", "2", "1")
    assert [case.get("name") for case in bad] == ["S103 unknown-key 1:3", "S103 unknown-key 2:3"]
    failure = bad[0].find("failure")
    assert failure is not None
    assert (failure.get("message"), failure.get("type")) == ("a < b␀", "error")
    assert bad[1].find("failure") is None
    assert (good.get("failures"), len(good)) == ("0", 1)


def test_json_has_the_fix() -> None:
    (one,) = json.loads(render([FULL], {}, Format.JSON, colour=False))["diagnostics"]
    assert (one["fix"]["replacement"], one["fix"]["is_safe"]) == ("draw", True)
