"""How a run ends when something is in its way: closed pipes, Ctrl-C, odd locales, and mistakes of our own."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from command_line import TINY, meldbook, process

from meldbook.cli import running
from meldbook.cli.exits import ExitCode


def test_a_reader_who_goes_away_is_no_error() -> None:
    run = process("play", "rummyroyal", "--watch", "--seed", "1")
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.readline()
    run.stdout.close()
    assert run.stderr.read() == ""
    assert run.wait(20) == ExitCode.CLOSED_PIPE


def test_ctrl_c_ends_a_game_with_one_line_and_a_whole_record(tmp_path: Path) -> None:
    file = tmp_path / "game.meld"
    run = process("play", TINY, "--seed", "6", "--players", "you,random", "--record", str(file), PYTHONUNBUFFERED="1")
    assert run.stdin is not None
    assert run.stdout is not None
    run.stdin.write("draw\n")
    run.stdin.flush()
    while "You draw" not in (line := run.stdout.readline()):
        assert line, "the game ended early"
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=20)
    assert run.returncode == ExitCode.INTERRUPTED
    assert errors.strip() == "Interrupted."
    assert meldbook("replay", str(file), "--quiet").exit_code == 0


def test_every_letter_comes_out_in_a_bare_locale() -> None:
    run = process("rules", "railroad", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii")
    told, errors = run.communicate(timeout=20)
    assert (run.returncode, errors) == (0, "")
    assert "鉄道カナスタ" in told


def test_a_mistake_of_ours_is_owned_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "program", _Broken())
    assert running.run(["list"]) == ExitCode.BUG
    said = capsys.readouterr().err
    assert said.startswith("This is a bug in Meldbook, not in what you did: ZeroDivisionError")
    assert "MELDBOOK_DEBUG=1" in said
    assert "Traceback" not in said


def test_the_traceback_is_there_for_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "program", _Broken())
    monkeypatch.setenv("MELDBOOK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        running.run(["list"])


@pytest.mark.parametrize(("arguments", "code"), [(["list"], 0), (["validate", "none.yaml"], 2), (["list", "--what"], 2)])
def test_a_run_ends_with_the_code_of_its_command(
    arguments: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert running.run(arguments) == code


class _Broken:
    """A program with a mistake in it."""

    def main(self, *_: object, **__: object) -> int:
        return 1 // 0
