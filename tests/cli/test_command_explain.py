"""What `meldbook explain` says."""

from __future__ import annotations

import json

from command_line import meldbook

from meldbook.report.manual import manual, page_of


def test_a_finding_is_explained_by_its_code_and_by_its_name() -> None:
    page = page_of("S103")
    assert page is not None
    assert meldbook(*["explain", "S103"]).stdout == meldbook(*["explain", "unknown-key"]).stdout == page.text


def test_the_list_has_every_finding_with_a_sentence() -> None:
    lines = meldbook(*["explain", "--list"]).stdout.splitlines()
    assert [line.split()[:2] for line in lines] == [[page.code, page.name] for page in manual()]


def test_for_programs_the_parts_stand_apart() -> None:
    (page,) = json.loads(meldbook(*["explain", "T040", "--format", "json"]).stdout)
    assert page["name"] == "duplicate-key"
    assert "draw: 2" in page["example"]


def test_an_unknown_finding_is_told_what_was_meant() -> None:
    told = meldbook(*["explain", "unknown-kee"])
    assert (told.exit_code, told.stderr) == (2, 'Error: There is no finding "unknown-kee". Did you mean “unknown-key”?\n')


def test_one_finding_or_the_list_is_asked_for() -> None:
    assert meldbook("explain").exit_code == meldbook("explain", "S103", "--list").exit_code == 2
