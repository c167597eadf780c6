"""A spec to begin with, the schema for the editor, and checking everything there is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import meldbook
from jsonschema import Draft202012Validator

from meldbook.syntax import read, to_plain


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("kind", [(), ("--overlay",)], ids=["variant", "overlay"])
def test_what_is_new_is_right_at_once(kind: tuple[str, ...], folder: Path) -> None:
    assert meldbook("new", "our-game.yaml", "--from", "classic", "--name", 'Our: "game"', *kind).exit_code == 0
    told = meldbook("validate", "our-game.yaml")
    assert (told.exit_code, "no findings" in told.stdout) == (0, True), told.stdout
    text = (folder / "our-game.yaml").read_text(encoding="utf-8")
    schema = json.loads((folder / text.split("$schema=")[1].split("\n")[0]).read_text(encoding="utf-8"))
    node = read(text.encode(), "our-game.yaml").node
    assert node is not None
    assert list(Draft202012Validator(schema).iter_errors(to_plain(node))) == []


def test_nothing_is_overwritten(folder: Path) -> None:
    (folder / "mine.yaml").write_text("mine")
    assert meldbook("new", "mine.yaml", "--from", "classic").exit_code == 2
    assert (folder / "mine.yaml").read_text() == "mine"


def test_a_game_to_begin_with_is_needed() -> None:
    assert "Say --from." in meldbook("new", "mine.yaml").stderr


@pytest.mark.parametrize("kind", [(), ("--overlay",)], ids=["variant", "overlay"])
def test_the_schema_stands_alone_and_describes_its_keys(kind: tuple[str, ...]) -> None:
    schema = json.loads(meldbook("schema", *kind).stdout)
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"].endswith("2020-12/schema")
    properties = schema["$defs"][kind[0].strip("-") if kind else "variant"]["properties"]
    shown = [json.dumps(each) for each in properties.values()]
    assert all('"description"' in each or '"$ref"' in each for each in shown)
    rooms = ("table", "cards", "deal", "turn", "melds", "canastas", "pile", "going_out", "scoring")
    assert all(schema["$defs"][room]["description"] for room in rooms)


def test_everything_below_a_folder_is_checked_and_nothing_else(folder: Path) -> None:
    meldbook("new", "good.yaml", "--from", "classic")
    (folder / "other.yaml").write_text("jobs: {}\n")
    (folder / "deep").mkdir()
    (folder / "deep" / "bad.yaml").write_text("meldbook: 1\nid: bad\nname: Bad\nextends: classic\nturn: {drwa: 2}\n")
    told = meldbook("check", "--format", "concise")
    assert told.exit_code == 1
    assert told.stdout.startswith("deep/bad.yaml:5:8: error S103 unknown-key: ")
    assert told.stdout.endswith("specs checked: 2, findings: 1\n")


def test_where_there_are_no_specs_it_is_said() -> None:
    assert meldbook("check").exit_code == 2
