"""The path of a new author, as the tutorial shows it: its files are saved, its commands typed, and all of it works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from meldbook.cli.program import program
from meldbook.pages.language import Language
from meldbook.pages.own_pages import tutorial_markdown
from meldbook.prose import Locale
from specs_on_disk import ROOT

FILES = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "site" / "tutorial").iterdir()}
PAGE = tutorial_markdown(FILES, Language(locale=Locale.load("en"), shapes={}, repository=None))
HOUSE_RULE = "my-rule.yaml"


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that the page says to save."""
    for name, text in re.findall(r'```yaml title="(.+?)"\n(.*?)```', PAGE, re.DOTALL):
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def commands(part: str) -> list[str]:
    """The commands of a part of the page, by the anchor of its heading."""
    text = re.split(r"^## ", PAGE[PAGE.index(f"#{part} }}") :], flags=re.MULTILINE)[0]
    return re.findall(r"^\$ meldbook (.+)$", text, re.MULTILINE)


def typed(command: str) -> Result:
    return CliRunner(env={"COLUMNS": "80"}).invoke(program, command.split(), prog_name="meldbook")


def test_a_house_rule_takes_under_ten_lines_and_five_commands() -> None:
    assert len(FILES[HOUSE_RULE].splitlines()) < 10
    assert len(commands("house")) < 5


def test_a_house_rule_is_checked_compared_played_and_measured() -> None:
    checked, compared, watched, measured = map(typed, commands("house"))
    assert checked.output == "1 spec, 0 examples, no findings\n"
    assert (
        "  - A player who draws takes 1 card from the stock.\n  + A player who draws takes 2 cards from the stock.\n"
        in compared.output
    )
    assert "draws 2 cards." in watched.output
    assert re.search(r"^Turns in a round .*\*$", measured.output, re.MULTILINE), "fewer turns, beyond chance"
    assert [result.exit_code for result in (checked, watched, measured)] == [0, 0, 0]


@pytest.mark.parametrize("part", ["check", "read"])
def test_a_game_of_ones_own_is_checked_and_read(part: str) -> None:
    for command in commands(part):
        assert typed(command).exit_code == 0


def test_a_game_of_ones_own_is_played() -> None:
    seated, watched = commands("play")
    assert typed(f"{watched} --seed 1").exit_code == 0
    result = CliRunner().invoke(program, [*seated.split(), "--seed", "1"], input="quit\n", prog_name="meldbook")
    assert "You leave the game." in result.output


def test_every_language_shows_the_same_files_and_commands() -> None:
    for tag in ("ca", "ja", "ro", "et"):
        page = tutorial_markdown(FILES, Language(locale=Locale.load(tag), shapes={}, repository=None))
        assert re.findall(r"```.*?```", page, re.DOTALL) == re.findall(r"```.*?```", PAGE, re.DOTALL)
