"""What `meldbook validate --fix` makes of a file: for each in `tests/specs/fixable` the one beside it that ends in `.fixed`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from command_line import ROOT, meldbook

FIXABLE = ROOT / "tests" / "specs" / "fixable"
FILES = sorted(FIXABLE.glob("*.yaml"))
GUESSED = (
    "forgotten-quotation-mark",
    "guessed",
)
"""The files whose mistakes have more than one way out."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for file in FILES:
        shutil.copy(file, tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_put_right_and_its_comments_stay(file: Path, folder: Path) -> None:
    fix = "--unsafe-fixes" if file.stem in GUESSED else "--fix"
    told = meldbook("validate", file.name, fix)
    assert (folder / file.name).read_bytes() == file.with_suffix(".fixed").read_bytes()
    assert (told.exit_code, "no findings" in told.stdout) == (0, True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_difference_is_shown_and_nothing_written(file: Path, folder: Path) -> None:
    told = meldbook("validate", file.name, "--diff", "--unsafe-fixes")
    assert told.exit_code == 1
    assert told.stdout.startswith(f"--- {file.name}\n+++ {file.name}\n@@ ")
    assert (folder / file.name).read_bytes() == file.read_bytes()


@pytest.mark.parametrize("name", GUESSED)
def test_what_can_only_be_guessed_is_left_alone(name: str, folder: Path) -> None:
    assert meldbook("validate", f"{name}.yaml", "--fix").exit_code == 1
    assert (folder / f"{name}.yaml").read_bytes() == (FIXABLE / f"{name}.yaml").read_bytes()


def test_a_clean_file_is_not_touched(folder: Path) -> None:
    shutil.copy(FIXABLE / "spacing.fixed", folder / "clean.yaml")
    before = (folder / "clean.yaml").stat().st_mtime_ns
    assert meldbook("validate", "clean.yaml", "--fix").exit_code == 0
    assert meldbook("validate", "clean.yaml", "--diff").stdout == ""
    assert (folder / "clean.yaml").stat().st_mtime_ns == before


def test_the_summary_says_what_could_be_fixed(folder: Path) -> None:
    assert meldbook("validate", "line-ends.yaml").stdout.endswith("1 finding (1 can be fixed with --fix)\n")
