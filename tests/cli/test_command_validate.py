"""`meldbook validate`: what it finds, and how it ends."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from command_line import TINY, meldbook

from meldbook.cli.output import is_coloured

GOOD = Path(TINY).read_text("utf-8")
BAD = GOOD.replace("draw: 1", "drow: 1")
DISAPPOINTED = GOOD.replace("refused: melds.initial.minimum", "expect: [side.melds = 1]")


def test_a_spec_without_findings_is_counted_with_its_examples() -> None:
    checked = meldbook("validate", TINY)
    assert (checked.exit_code, checked.stdout, checked.stderr) == (0, "1 spec, 1 example, no findings\n", "")


def test_a_broken_spec_is_shown_at_its_place(tmp_path: Path) -> None:
    file = _written(tmp_path / "bad.yaml", BAD)
    checked = meldbook("validate", str(file), "--format", "concise")
    first, *_, summary = checked.stdout.splitlines()
    assert checked.exit_code == 1
    assert first.startswith(f"{file}:{_line_of(BAD, 'drow')}:3: error S")
    assert summary.startswith("1 spec, 0 examples, 1 finding")


def test_an_example_that_comes_out_otherwise_is_a_finding(tmp_path: Path) -> None:
    checked = meldbook("validate", str(_written(tmp_path / "tiny.yaml", DISAPPOINTED)))
    assert checked.exit_code == 1
    assert "too-little" not in checked.stdout.splitlines()[-1]
    assert checked.stdout.endswith("1 spec, 1 example, 1 finding\n")


def test_a_folder_is_all_specs_in_it(tmp_path: Path) -> None:
    _written(tmp_path / "variants" / "tiny.yaml", GOOD)
    _written(tmp_path / "variants" / "bad.yaml", BAD)
    _written(tmp_path / "overlays" / "rich.yaml", "meldbook: 1\nid: rich\nname: Rich\ncanastas: {size: 5}\n")
    checked = meldbook("validate", str(tmp_path))
    assert checked.exit_code == 1
    assert checked.stdout.splitlines()[-1].startswith("3 specs, 1 example, ")


def test_a_folder_without_specs_is_an_error(tmp_path: Path) -> None:
    checked = meldbook("validate", str(tmp_path))
    assert (checked.exit_code, checked.stderr) == (2, f"Error: There are no specs in {tmp_path}.\n")


def test_house_rules_alone_are_checked_for_their_shape(tmp_path: Path) -> None:
    file = _written(tmp_path / "overlays" / "rich.yaml", "meldbook: 1\nid: rich\nname: Rich\ncanastas: {sise: 5}\n")
    checked = meldbook("validate", str(file))
    assert checked.exit_code == 1
    assert "sise" in checked.stdout


def test_an_unknown_id_is_answered_with_the_nearest() -> None:
    checked = meldbook("validate", "railrod")
    assert checked.exit_code == 2
    assert 'did you mean "railroad"?' in checked.stdout


def test_what_is_unreadable_hides_nothing_else() -> None:
    checked = meldbook("validate", "nowhere.yaml", TINY)
    assert checked.exit_code == 2
    assert '"nowhere.yaml" can\'t be read' in checked.stdout
    assert checked.stdout.endswith("1 spec, 1 example, 1 finding\n")


def test_bytes_that_are_no_text_are_a_finding(tmp_path: Path) -> None:
    file = tmp_path / "latin.yaml"
    file.write_bytes(b"meldbook: 1\nname: Gr\xfc\xdfe\n")
    checked = meldbook("validate", str(file), TINY)
    assert checked.exit_code == 1
    assert "UTF-8" in checked.stdout


def test_the_same_is_said_as_json(tmp_path: Path) -> None:
    checked = json.loads(meldbook("validate", str(_written(tmp_path / "bad.yaml", BAD)), "--format", "json").stdout)
    assert (checked["specs"], checked["examples"]) == (1, 0)
    assert checked["diagnostics"][0]["span"]["line"] == _line_of(BAD, "drow")


def test_colours_come_only_when_wanted(tmp_path: Path) -> None:
    file = str(_written(tmp_path / "bad.yaml", BAD))
    assert "\x1b[" not in meldbook("validate", file).stdout
    assert "\x1b[" in meldbook("validate", file, "--color", "always").stdout
    assert "\x1b[" in meldbook("--color", "always", "validate", file).stdout


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)]
)
def test_a_terminal_is_coloured_unless_it_wants_none(
    environment: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"NO_COLOR": "", "TERM": "xterm", **environment}.items():
        monkeypatch.setenv(name, value)
    assert is_coloured(_Terminal()) is coloured
    assert not is_coloured(StringIO())


class _Terminal(StringIO):
    """What says of itself that it is a terminal."""

    def isatty(self) -> bool:
        return True


def _written(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def _line_of(text: str, word: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if word in line)
