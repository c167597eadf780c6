"""Specs that aren't shipped yet load without findings, and their examples come out."""

from __future__ import annotations

from pathlib import Path

import pytest

from meldbook.play.examples import run_examples
from specs_on_disk import DRAFTS, loaded


@pytest.mark.parametrize("file", DRAFTS, ids=lambda file: Path(file).stem)
def test_a_draft_says_what_its_examples_show(file: str) -> None:
    found = loaded(file)
    assert found.ruleset is not None
    diagnostics = (*found.diagnostics, *run_examples(found.ruleset, found.examples))
    assert [f"{each.span}: {each.message}" for each in diagnostics] == []
