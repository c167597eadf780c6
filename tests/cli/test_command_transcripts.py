"""Whole sittings at a terminal: what is typed, in `transcripts/*.in`, and all that is to be seen, in the `.out` beside it.

The first line of what is typed is the command line. MELDBOOK_BLESS=1 writes the `.out` files anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from command_line import HERE, meldbook

CASES = sorted((HERE / "transcripts").glob("*.in"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_a_sitting_goes_as_it_is_written_down(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    command, *typed = case.read_text("utf-8").splitlines(keepends=True)
    seen = meldbook(*command.split(), typed="".join(typed)).output
    expected = case.with_suffix(".out")
    if os.environ.get("MELDBOOK_BLESS") == "1":
        expected.write_text(seen, "utf-8")
    assert seen == expected.read_text("utf-8")


def test_no_line_is_wider_than_the_terminal() -> None:
    lines = [line for case in CASES if case.stem != "events" for line in case.with_suffix(".out").read_text("utf-8").splitlines()]
    assert max(map(len, lines)) <= 80
