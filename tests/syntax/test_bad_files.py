"""Every file in `tests/specs/bad/text` gives exactly the lines of its `.out`."""

from pathlib import Path

import pytest

from meldbook.report import Format, render
from meldbook.syntax import read

FOLDER = Path(__file__).parents[1] / "specs" / "bad" / "text"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_bad_file_is_told_what_its_out_file_says(file: Path) -> None:
    reading = read(file.read_bytes(), file.name)
    assert render(reading.diagnostics, {}, Format.CONCISE, colour=False) == file.with_suffix(".out").read_text("utf-8")


def test_every_out_file_has_a_bad_file() -> None:
    assert {file.stem for file in FOLDER.glob("*.out")} == {file.stem for file in FILES}
