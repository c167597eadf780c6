"""Comments that ignore a finding: where they may stand, and what is said of those that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import meldbook

HEAD = "meldbook: 1\nid: small\nname: Small\nextends: classic\noptions:\n"
UNUSED = "  blind: {type: flag, default: false}"


def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: str) -> list[str]:
    """The codes and places of what is found."""
    (tmp_path / "f.yaml").write_text(HEAD + lines, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    found = meldbook("validate", "f.yaml", "--format", "concise").stdout.splitlines()[:-1]
    return [f"{line.split(':')[1]}:{line.split(':')[2]} {line.split()[2]}" for line in found]


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        (f"{UNUSED}\n", ["6:3 R105"]),
        (f"{UNUSED}  # meldbook: ignore R105 because it is for later\n", []),
        (f"{UNUSED}  # meldbook: ignore unused-option because it is for later\n", []),
        (f"  # meldbook: ignore R105 because it is for later\n  # and this\n\n{UNUSED}\n", []),
        (f"{UNUSED}  # meldbook: ignore R105\n", ["6:59 T070"]),
        (f"{UNUSED}  # meldbook: ignore R105 because\n", ["6:59 T070"]),
        (f"{UNUSED}  # meldbook: ignore R105, R110 because it is for later\n", ["6:65 T072"]),
        (f"{UNUSED}  # meldbook: ignore R15 because it is for later\n", ["6:3 R105", "6:59 T071"]),
        (f'{UNUSED[:-1]}, note: "no # meldbook: ignore R105"}}\n', ["6:3 R105"]),
    ],
)
def test_a_comment_ignores_what_it_names(lines: str, codes: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(tmp_path, monkeypatch, lines) == codes


def test_an_error_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "  target: {default: 1}  # meldbook: ignore R104 because we like it\n"
    assert told(tmp_path, monkeypatch, lines) == ["6:21 R104", "6:44 T073"]
