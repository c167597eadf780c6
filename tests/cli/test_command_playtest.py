"""`meldbook playtest` and `merge`: shards that make the whole, runs that go on, pictures, and what can't be done."""

from __future__ import annotations

import json
import signal
import sys
import time
from pathlib import Path

import pytest
from command_line import TINY, meldbook, process

PLAYTEST = ("playtest", TINY, "--games", "12", "--players", "random,random", "--limit", "5")


@pytest.fixture
def shards(tmp_path: Path) -> list[str]:
    """The files of two shards."""
    files = [str(tmp_path / f"{number}.json") for number in (1, 2)]
    for number, file in enumerate(files, start=1):
        assert meldbook(*PLAYTEST, "--shard", f"{number}/2", "--out", file).exit_code == 0
    return files


@pytest.mark.parametrize("form", ["text", "json"])
def test_shards_are_merged_into_what_one_run_shows(form: str, shards: list[str]) -> None:
    assert meldbook("merge", *reversed(shards), "--format", form).stdout == meldbook(*PLAYTEST, "--format", form).stdout


def test_the_files_of_shards_have_names_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert meldbook(*PLAYTEST, "--shard", "2/3").stdout == "tiny-2-of-3.json: 5 of 12 games.\n"
    assert [file.name for file in tmp_path.iterdir()] == ["tiny-2-of-3.json"]


def test_shards_may_be_merged_bit_by_bit(shards: list[str], tmp_path: Path) -> None:
    whole = str(tmp_path / "whole.json")
    assert meldbook("merge", *shards, "--out", whole).stdout == f"{whole}: 12 of 12 games.\n"
    assert meldbook("merge", whole).stdout == meldbook(*PLAYTEST).stdout


def test_processes_show_what_one_shows() -> None:
    assert meldbook(*PLAYTEST, "--jobs", "2").stdout == meldbook(*PLAYTEST).stdout


def test_a_shard_alone_is_not_shown(shards: list[str]) -> None:
    merged = meldbook("merge", shards[0])
    assert (merged.exit_code, merged.stdout) == (2, "")
    assert "5 of 12 games are missing, the first is number 5" in merged.stderr


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (("program", "other"), "another version of Meldbook"),
        (("games", 13), "about other games"),
        (("meldbook_playtest_shard", 0), "no file that `meldbook playtest` wrote"),
    ],
)
def test_files_that_do_not_fit_together_are_refused(changed: tuple[str, object], said: str, shards: list[str]) -> None:
    other = Path(shards[1])
    other.write_text(json.dumps({**json.loads(other.read_text("utf-8")), changed[0]: changed[1]}), "utf-8")
    merged = meldbook("merge", *shards)
    assert (merged.exit_code, merged.stdout) == (2, "")
    assert said in merged.stderr
    assert str(other) in merged.stderr


def test_the_same_file_twice_is_refused(shards: list[str]) -> None:
    assert "holds games that are there already" in meldbook("merge", shards[0], shards[0]).stderr


def test_a_file_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    merged = meldbook("merge", str(tmp_path / "none.json"))
    assert merged.exit_code == 2
    assert "none.json can't be read" in merged.stderr


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--shard", "3/2"), '"3/2" is no part: write I/N'),
        (("--shard", "0/2"), '"0/2" is no part: write I/N'),
        (("--shard", "half"), '"half" is no part: write I/N'),
        (("--players", "stedy,random"), "Did you mean “steady”?"),
        (("--against", "clasic"), 'did you mean "classic"?'),
        (("--against-option", "target=200"), "--against-option needs --against"),
        (("--option", "target=1"), '1 is too small for "target"'),
        (("--executor", "somewhere"), '"somewhere" is no address: write dask://HOST:PORT'),
        (("--plot", "games.pdf"), "games.pdf must end in .png or .svg"),
        (("--save", TINY), "is a file"),
        (("--save", f"{TINY}/x"), "can't be written"),
        (("--out", f"{TINY}/x"), "can't be written"),
    ],
)
def test_what_can_not_be_done_is_said_in_one_line(asked: tuple[str, ...], said: str) -> None:
    tried = meldbook(*PLAYTEST, *asked)
    assert (tried.exit_code, tried.stdout) in ((1, ""), (2, ""))
    assert said in tried.stderr


def test_options_go_to_whichever_game_has_them() -> None:
    plain = json.loads(
        meldbook(
            "playtest", TINY, "--against", "classic-two", "-n", "1", "-p", "random,random", "-o", "target=1000", "--limit", "1",
            "--against-option", "red-three-sign=melded", "--format", "json",
        ).stdout
    )  # fmt: skip
    assert plain["options"] == {"target": 1000}
    assert (plain["against"]["options"]["target"], plain["against"]["options"]["red-three-sign"]) == (1000, "melded")


def test_what_was_saved_is_not_played_again(tmp_path: Path) -> None:
    told = meldbook(*PLAYTEST, "--save", str(tmp_path)).stdout
    files = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert len(files) == 3
    assert meldbook(*PLAYTEST, "--save", str(tmp_path), "--jobs", "2").stdout == told
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == files


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_what_was_played(jobs: str, tmp_path: Path) -> None:
    run = process("playtest", TINY, "--games", "9000", "--limit", "3", "--jobs", jobs, "--save", str(tmp_path))
    while not list(tmp_path.glob("*.json")):
        assert run.poll() is None
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    told, errors = run.communicate(timeout=60)
    assert (run.returncode, told) == (130, "")
    assert errors.split("\n") == [
        f"What was played is kept in {tmp_path}: the same command goes on from there.",
        "",
        "Interrupted.",
        "",
    ]
    assert all(json.loads(file.read_text("utf-8")) for file in tmp_path.glob("*.json"))


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_a_picture_is_the_same_every_time(suffix: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="MATPLOTLIB IS NOT HERE: no picture was drawn")
    pictures = [tmp_path / f"{number}.{suffix}" for number in (1, 2)]
    for picture in pictures:
        drawn = meldbook(*PLAYTEST, "--against", TINY, "--plot", str(picture))
        assert (drawn.exit_code, drawn.stderr) == (0, f"Drawn in {picture}.\n")
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    assert pictures[0].stat().st_size > 1000


@pytest.mark.parametrize(
    ("asked", "missing", "extra"),
    [(("--plot", "games.png"), "matplotlib", "plots"), (("--executor", "dask://localhost:1"), "distributed", "dask")],
)
def test_an_extra_that_is_missing_is_named(
    asked: tuple[str, ...], missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    tried = meldbook(*PLAYTEST, *asked)
    assert (tried.exit_code, tried.stdout) == (2, "")
    assert f"pip install 'meldbook[{extra}]'" in tried.stderr


def test_a_cluster_shows_what_one_process_shows() -> None:
    distributed = pytest.importorskip("distributed", reason="DASK IS NOT HERE: the cluster was not tried")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        assert meldbook(*PLAYTEST, "--executor", address).stdout == meldbook(*PLAYTEST).stdout


def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="DASK IS NOT HERE: the cluster was not tried")
    monkeypatch.setattr("meldbook.cli.playtesting.workers.PATIENCE", 1)
    tried = meldbook(*PLAYTEST, "--executor", "dask://127.0.0.1:1")
    assert (tried.exit_code, tried.stdout) == (2, "")
    assert "No Dask scheduler answers at dask://127.0.0.1:1." in tried.stderr
