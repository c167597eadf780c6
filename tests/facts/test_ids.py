"""Every fact and every case is named where it is proven: by an example of a spec, or by a test.

Examples name them under `covers`, tests in their docstring or in the id of a parameter. What the ids mean stands in the tables
of this folder.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from specs_on_disk import ROOT

HERE = Path(__file__).parent
ID = re.compile(r"\b(?:case-)?[A-Z]{1,2}-?\d+\b")


def ids() -> list[str]:
    """The ids of the tables: facts as they stand there, cases as examples and tests call them."""
    told = {
        table.stem: re.findall(r"^\| ([A-Z]+-?\d+) \|", table.read_text("utf-8"), re.MULTILINE) for table in HERE.glob("*.md")
    }
    return [f"case-{id}" if table == "cases" else id for table in sorted(told) for id in told[table]]


@cache
def named() -> frozenset[str]:
    """The ids that specs and tests name, those of this folder aside, which only says what they mean."""
    files = [file for folder in ("specs", "tests") for suffix in ("yaml", "py") for file in (ROOT / folder).rglob(f"*.{suffix}")]
    here = [file for file in files if HERE not in file.parents]
    return frozenset(id for file in here for id in ID.findall(f"{file.stem}\n{file.read_text('utf-8', errors='replace')}"))


@pytest.mark.parametrize("id", ids())
def test_an_example_or_a_test_names_it(id: str) -> None:
    assert id in named()
