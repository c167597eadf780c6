"""`meldbook diff`: what differs between two games, in words and in play, and between two versions of one."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from command_line import HERE, TINY, meldbook

RICHER = "tiny.yaml+overlay.yaml"
GOOD = Path(TINY).read_text("utf-8")
SHOWN = {
    "richer.txt": (RICHER, "--games", "14"),
    "richer.md": (RICHER, "--games", "14", "--format", "markdown"),
    "dearer.txt": ("dearer",),
    "more-cards.md": ("more-cards", "--format", "markdown"),
}
CHANGES = {
    "dearer": ("below 200: 15", "below 200: 40"),
    "more-cards": ("hand: 7", "hand: 8"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_comparison_is_shown_as_it_is_written_down(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other, *options = SHOWN[name]
    monkeypatch.chdir(HERE)
    if other in CHANGES:
        monkeypatch.chdir(tmp_path)
        _written("tiny.yaml", GOOD)
        other = _written(f"{other}.yaml", GOOD.replace(*CHANGES[other]))
    compared = meldbook("diff", "tiny.yaml", other, *options)
    expected = HERE / "diffs" / name
    if os.environ.get("MELDBOOK_BLESS") == "1":
        expected.write_text(compared.stdout, "utf-8")
    assert compared.exit_code == 1
    assert compared.stdout == expected.read_text("utf-8")


def test_a_game_is_the_same_as_itself() -> None:
    compared = meldbook("diff", TINY, TINY)
    assert compared.exit_code == 0
    assert compared.stdout.endswith("Both games say the same, and are the same.\n")


def test_what_differs_is_told_to_programs_with_both_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    told = json.loads(meldbook("diff", "tiny.yaml", RICHER, "--games", "0", "--format", "json").stdout)
    (sentence,) = told["sentences"]
    assert (told["same"], sentence["path"]) == (False, "canastas.kinds.natural")
    assert sentence["before"]["place"].startswith("tiny.yaml:")
    assert sentence["after"]["place"] == "overlay.yaml:7"


def test_an_order_that_decides_is_told(tmp_path: Path) -> None:
    first = "    - {id: natural-pair, naturals: 2, source: us}\n"
    last = "    - {id: lay-off, onto: meld, unless: pile.frozen, source: us}\n"
    turned = tmp_path / "turned.yaml"
    turned.write_text(GOOD.replace(first + last, last + first), "utf-8")
    assert "\nthe order\n" in meldbook("diff", TINY, str(turned), "--games", "0").stdout


def test_games_for_other_numbers_of_players_are_compared_in_words_alone() -> None:
    assert "different numbers of players" in meldbook("diff", "classic-two", "classic-five").stdout


def test_an_older_version_of_a_file_is_read_with_the_specs_of_that_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _git("init", "--quiet")
    _written("specs/variants/tiny.yaml", GOOD)
    _written("specs/variants/child.yaml", "meldbook: 1\nid: child\nname: Child\nsummary: A child.\nextends: tiny\n")
    _git("add", ".")
    _git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "one")
    _written("specs/variants/tiny.yaml", GOOD.replace("draw: 1", "draw: 2"))
    for old in ("HEAD:specs/variants/child.yaml", "HEAD:./specs/variants/child.yaml"):
        compared = meldbook("diff", old, "specs/variants/child.yaml")
        assert re.search(
            r"^turn.draw HEAD:specs/variants/tiny.yaml:(\d+) → specs/variants/tiny.yaml:\1$", compared.stdout, re.MULTILINE
        )


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ("HEAD:nowhere.yaml", "There is no nowhere.yaml in HEAD."),
        ("no-such-revision:tiny.yaml", "git: "),
        ("HEAD:classic", "names no file: write REV:PATH"),
    ],
)
def test_a_version_that_is_not_there_is_an_error(
    version: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    _git("init", "--quiet")
    _git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--allow-empty", "--message", "one")
    compared = meldbook("diff", version, TINY)
    assert (compared.exit_code, compared.stdout) == (2, "")
    assert said in compared.stderr


def _git(*arguments: str) -> None:
    subprocess.run(("git", *arguments), check=True, capture_output=True)


def _written(name: str, text: str) -> str:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text(text, "utf-8")
    return name
