"""Each kind of diagnostic has a page, and each page is true: its example gives exactly that code, what stands instead gives none.

A block of YAML without a title is added to a head that extends a shipped game and validated; with one it is the whole file of
that name. Commands of a `console` block are run where the files are, in place of validating.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meldbook.cli.checking import check_all
from meldbook.conditions.problems import Problem as ConditionProblem
from meldbook.loading.advice import Advice
from meldbook.loading.problem import Problem as MeaningProblem
from meldbook.play.problem import Problem as PlayProblem
from meldbook.report.manual import Page, manual, page_of
from meldbook.schema.problem import Problem as ShapeProblem
from meldbook.syntax.problem import Problem as TextProblem
from specs_on_disk import ROOT

HEAD = "meldbook: 1\nid: example\nname: Example\nextends: classic\n"
BLOCK = re.compile(r'^```(?P<language>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
CODE = re.compile(r"\[([A-Z]\d{3}) [a-z0-9-]+\]:")
NOT_FROM_A_FILE = ("T311",)
"""What only a program can meet, that brings rules and records together by itself."""
ACCOMPANIED = {"T073": {"C201"}}
"""What is about another finding comes together with it."""
RECORD_CODES = ("T301", "T302", "T303", "T304")
SHELL = 'meldbook() { "$PYTHON" -m meldbook "$@"; }\n'


def kinds() -> Iterator[tuple[str, str]]:
    for problem in (*TextProblem, *ShapeProblem, *MeaningProblem, *PlayProblem, *Advice):
        yield problem.value, problem.name.lower().replace("_", "-")
    yield from (problem.value for problem in ConditionProblem)


def codes_of(blocks: str, folder: Path) -> set[str]:
    """The codes that the files and commands of a part of a page give."""
    console = ""
    for block in BLOCK.finditer(blocks):
        if block["language"] == "console":
            console += block["text"].replace("$ ", "")
        else:
            name = block["title"] or "game.yaml"
            (folder / name).write_text(block["text"] if block["title"] else HEAD + block["text"], encoding="utf-8")
    if console:
        return codes_told(console, folder)
    return codes_found(folder / "game.yaml") if (folder / "game.yaml").exists() else set()


def codes_told(console: str, folder: Path) -> set[str]:
    environment = {
        **os.environ,
        "PYTHON": sys.executable,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "CLASSIC": str(ROOT / "specs" / "variants" / "classic.yaml"),
        "NO_COLOR": "1",
    }
    ran = subprocess.run(
        ["bash", "-c", SHELL + console], cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert "bug in Meldbook" not in ran.stderr
    assert ran.returncode in (0, 1, 2), ran.stderr
    return set(CODE.findall(ran.stdout + ran.stderr))


def codes_found(file: Path) -> set[str]:
    return {found.code for checked in check_all(str(file)) for found in checked.diagnostics}


@pytest.mark.parametrize("page", manual(), ids=lambda page: page.code)
def test_the_example_of_a_page_gives_its_code_and_nothing_else(page: Page, tmp_path: Path) -> None:
    expected = set() if page.code in NOT_FROM_A_FILE else {page.code}
    assert codes_of(page.example, tmp_path) - ACCOMPANIED.get(page.code, set()) == expected


@pytest.mark.parametrize("page", manual(), ids=lambda page: page.code)
def test_what_stands_instead_is_right(page: Page, tmp_path: Path) -> None:
    assert codes_of(page.instead, tmp_path) == set()


def test_every_kind_of_diagnostic_has_a_page_and_every_page_a_kind() -> None:
    told = {(page.code, page.name) for page in manual() if page.code not in RECORD_CODES}
    assert told == set(kinds())


def test_a_page_is_named_after_its_finding() -> None:
    names = sorted(file.stem for file in (ROOT / "site" / "diagnostics").glob("*.md"))
    assert names == [f"{page.code}-{page.name}" for page in manual()]


@pytest.mark.parametrize("word", ["S103", "s103", "unknown-key"])
def test_a_page_is_found_by_code_and_by_name(word: str) -> None:
    page = page_of(word)
    assert page is not None
    assert (page.code, page.name) == ("S103", "unknown-key")


def test_codes_are_never_given_twice() -> None:
    codes = [code for code, _ in kinds()]
    assert len(codes) == len(set(codes))
