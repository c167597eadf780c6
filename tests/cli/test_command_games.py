"""`meldbook play`, `replay` and `simulate`: what can be asked of them, and games that come back from their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import HERE, TINY, meldbook

from meldbook.cli.simulate import KEYS

WATCH = ("play", TINY, "--seed", "12", "--players", "random,random", "--watch")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "game.meld"
    assert meldbook(*WATCH, "--record", str(file)).exit_code == 0
    return file


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--players", "you"), "tiny is for 2 to 4 players, not for 1."),
        (("--players", "you,steady,steady,steady,steady"), "tiny is for 2 to 4 players, not for 5."),
        (("--players", "you,stedy"), 'there is no player "stedy". Players are you, random, steady. Did you mean “steady”?'),
        (("--players", "you,you"), "“you” can be said once"),
        (("--players", "you,steady", "--watch"), 'there is no player "you"'),
        (("--seed", "soon"), "'soon' is not a valid integer"),
        (("--option", "target=1"), '1 is too small for "target"'),
        (("--format", "json"), "add --watch"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(asked: tuple[str, ...], said: str) -> None:
    played = meldbook("play", TINY, *asked)
    assert (played.exit_code, played.stdout) == (2, "")
    assert said in played.stderr


def test_a_record_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    played = meldbook(*WATCH, "--record", str(tmp_path / "tiny.yaml" / "x" / "y"))
    (tmp_path / "file").touch()
    refused = meldbook(*WATCH, "--record", str(tmp_path / "file" / "game.meld"))
    assert played.exit_code == 0
    assert refused.exit_code == 2
    assert "can't be written" in refused.stderr


def test_a_recorded_game_is_told_again_as_it_was(record: Path) -> None:
    watched = meldbook(*WATCH).stdout
    assert meldbook("replay", str(record)).stdout == watched.split("\n", 2)[2]


def test_a_game_is_replayed_to_a_move(record: Path) -> None:
    replayed = json.loads(meldbook("replay", str(record), "--to", "3", "--format", "json").stdout)
    assert (replayed["moves"], replayed["over"], replayed["round"]) == (3, False, 1)


def test_a_game_left_in_the_middle_shows_how_the_table_lies(record: Path) -> None:
    told = meldbook("replay", str(record), "--to", "3", "--quiet").stdout
    assert "The game is not over yet.\n\nRound 1, turn 2." in told


def test_house_rules_are_found_again_by_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.meld"
    meldbook("play", f"{TINY}+{HERE / 'overlay.yaml'}", *WATCH[2:], "--record", str(file))
    assert meldbook("replay", str(file), "--quiet").exit_code == 0


def test_other_rules_than_those_of_the_record_are_refused(record: Path) -> None:
    text = record.read_text("utf-8")
    (now,) = (line.removeprefix("ruleset ") for line in text.splitlines() if line.startswith("ruleset "))
    record.write_text(text.replace(now, "0" * 64), "utf-8")
    replayed = meldbook("replay", str(record))
    assert replayed.exit_code == 1
    assert now in replayed.stderr
    assert "0" * 64 in replayed.stderr
    assert "help: " in replayed.stderr


def test_a_move_that_is_refused_is_shown_at_its_line(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    draw = lines.index("0 draw")
    record.write_text("\n".join((*lines[:draw], "0 pass", *lines[draw + 1 :], "")), "utf-8")
    replayed = meldbook("replay", str(record))
    assert replayed.exit_code == 1
    assert f"{record}:{draw + 1}:" in replayed.stderr


@pytest.mark.parametrize("text", ["", "nonsense\n", "meldbook game 1\nvariant tiny\nplayer 0 steady\n0 dance\n", "\0\1"])
def test_what_is_no_record_is_unreadable(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.meld"
    file.write_text(text, "utf-8")
    replayed = meldbook("replay", str(file))
    assert replayed.exit_code == 2
    assert str(file) in replayed.stderr


def test_a_record_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    assert meldbook("replay", str(tmp_path / "none")).exit_code == 2
    assert meldbook("replay", str(tmp_path)).exit_code == 2


def test_a_record_of_an_unknown_game_is_answered_with_the_nearest(record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace(f"variant {TINY}", "variant railrod"), "utf-8")
    assert 'did you mean "railroad"?' in meldbook("replay", str(record)).stderr


def test_a_simulation_has_exactly_these_keys() -> None:
    counted = json.loads(meldbook("simulate", TINY, "--games", "2", "--seed", "1", "--format", "json").stdout)
    assert tuple(counted) == KEYS
    assert (counted["games"], set(counted["wins"])) == (2, {"0", "1"})


def test_a_simulation_is_the_same_for_the_same_seed() -> None:
    first, second = (json.loads(meldbook("simulate", TINY, "-n", "2", "-s", "3", "--format", "json").stdout) for _ in range(2))
    for counted in (first, second):
        del counted["seconds"], counted["decisions_per_second"]
    assert first == second


def test_players_fewer_than_the_seats_sit_down_in_turn() -> None:
    told = meldbook("simulate", str(HERE / "seated.yaml"), "--games", "1", "--players", "random,steady").stdout
    assert "random,random" in told
    assert "steady,steady" in told
