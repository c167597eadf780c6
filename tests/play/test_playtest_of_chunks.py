"""However a playtest is parted, byte for byte the same comes of it: processes, shards, a cluster, and work that was kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from sitting import defaults_of, ruleset_of

from meldbook.model.codec import to_json
from meldbook.play.order import Order
from meldbook.play.playtest.chunks import Chunk, Shard, Sheets, Shelf, chunks, in_game_order, play_chunk, play_chunks
from meldbook.play.playtest.keeping import Folder
from meldbook.play.playtest.plain import as_json
from meldbook.play.playtest.report import Played, report
from meldbook.play.playtest.shards import Misfit, Result, from_text, joined, result, to_text

GAMES = 12
ORDER = Order(
    ruleset=to_json(ruleset_of("rummyroyal")),
    options=tuple(defaults_of("rummyroyal").items()),
    players=("random", "steady"),
    seed=5,
    limit=1,
)


def play(wanted: Sequence[Chunk], executor: Executor | None = None, shelf: Shelf | None = None) -> Played:
    done = play_chunks(wanted, executor, shelf)
    return Played(called="rummyroyal", order=ORDER, sheets=in_game_order(sheets for _, sheets in done))


def told(played: Played) -> str:
    return json.dumps(as_json(report(played)))


@pytest.fixture(scope="module")
def alone() -> Played:
    return play(chunks(ORDER, GAMES))


def test_every_game_is_played_once(alone: Played) -> None:
    assert [sheet.game for sheet in alone.sheets] == list(range(GAMES))


@pytest.mark.parametrize("processes", [1, 2])
def test_processes_change_nothing(processes: int, alone: Played) -> None:
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        assert told(play(chunks(ORDER, GAMES), pool)) == told(alone)


def test_a_cluster_changes_nothing(alone: Played) -> None:
    distributed = pytest.importorskip("distributed", reason="DASK IS NOT HERE: the cluster was not tried")
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
    ):
        assert told(play(chunks(ORDER, GAMES), client.get_executor())) == told(alone)


def test_the_order_in_which_work_gets_done_changes_nothing(alone: Played) -> None:
    assert told(play(chunks(ORDER, GAMES)[::-1])) == told(alone)


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_shards_in_any_order_make_the_whole(order: tuple[int, ...], alone: Played) -> None:
    first, *others = (from_text(to_text(shard(number))) for number in order)
    for other in others:
        assert isinstance(first, Result)
        assert isinstance(other, Result)
        first = joined(first, other)
    assert isinstance(first, Result)
    assert first.missing == ()
    assert told(first.played[0]) == told(alone)


def shard(number: int, games: int = GAMES) -> Result:
    return result(games, (play(chunks(ORDER, games, Shard(number, 3))),))


def test_shards_share_no_game_and_leave_none_out() -> None:
    parts = [game for number in (1, 2, 3, 4) for chunk in chunks(ORDER, 33, Shard(number, 4)) for game in chunk.games]
    assert sorted(parts) == list(range(33))


def test_a_shard_knows_what_is_missing() -> None:
    assert shard(2).missing == (*range(5), 10, 11)


def test_what_does_not_fit_together_is_not_joined() -> None:
    first = shard(1)
    other_program = Result(program="other", games=GAMES, played=shard(2).played)
    assert joined(first, first) is Misfit.TWICE
    assert joined(first, other_program) is Misfit.OTHER_PROGRAM
    assert joined(first, shard(2, games=11)) is Misfit.OTHER_ORDER


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"meldbook_playtest_shard": 2}', '{"meldbook_playtest_shard": 1}', "7"])
def test_what_is_no_shard_is_unreadable(text: str) -> None:
    assert from_text(text) is Misfit.UNREADABLE


def test_a_shard_of_rules_that_are_none_is_unreadable() -> None:
    document = json.loads(to_text(shard(3)))
    document["played"][0]["order"]["ruleset"] = "{}"
    assert from_text(json.dumps(document)) is Misfit.UNREADABLE


class Never(Executor):
    """An executor that must not be given any work."""

    def submit(self, *_: object, **__: object) -> object:  # type: ignore[override]
        raise AssertionError("everything was kept")


def test_what_was_kept_is_not_played_again(tmp_path: Path, alone: Played) -> None:
    play(chunks(ORDER, GAMES), shelf=Folder(tmp_path))
    assert told(play(chunks(ORDER, GAMES), Never(), Folder(tmp_path))) == told(alone)


def test_a_run_that_broke_off_leaves_what_it_had_done(tmp_path: Path, alone: Played) -> None:
    running = play_chunks(chunks(ORDER, GAMES), shelf=Folder(tmp_path))
    next(running)
    running.close()  # type: ignore[attr-defined]
    (file,) = tmp_path.iterdir()
    before = file.stat().st_mtime_ns
    assert told(play(chunks(ORDER, GAMES), shelf=Folder(tmp_path))) == told(alone)
    assert file.stat().st_mtime_ns == before


@pytest.mark.parametrize("text", ["", "[[", "[[1]]", "{}", "[]", "\0"])
def test_a_kept_file_that_is_damaged_is_played_again(text: str, tmp_path: Path, alone: Played) -> None:
    play(chunks(ORDER, GAMES), shelf=Folder(tmp_path))
    for file in tmp_path.iterdir():
        file.write_text(text, encoding="utf-8")
    assert told(play(chunks(ORDER, GAMES), shelf=Folder(tmp_path))) == told(alone)


def test_only_the_very_same_games_are_found_again(tmp_path: Path) -> None:
    shelf = Folder(tmp_path)
    chunk = Chunk(ORDER, range(1))
    sheets: Sheets = play_chunk(chunk)
    shelf.keep(chunk, sheets)
    other_seed = Order(ruleset=ORDER.ruleset, options=ORDER.options, players=ORDER.players, seed=6, limit=1)
    assert shelf.find(chunk) == sheets
    assert shelf.find(Chunk(ORDER, range(2))) is None
    assert shelf.find(Chunk(other_seed, range(1))) is None


def test_more_games_begin_with_those_that_were_kept(tmp_path: Path) -> None:
    play(chunks(ORDER, 10), shelf=Folder(tmp_path))
    before = len(list(tmp_path.iterdir()))
    play(chunks(ORDER, 15), shelf=Folder(tmp_path))
    assert len(list(tmp_path.iterdir())) == before + 1
