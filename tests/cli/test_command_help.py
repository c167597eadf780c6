"""What the program says of itself, and how quickly."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import click
import pytest
from click.shell_completion import ShellComplete
from command_line import ROOT, TINY, meldbook

from meldbook.cli.program import SUMMARIES, program

HEAVY = ("yaml", "lark", "jsonschema", "fluent", "babel", "rich", "meldbook.engine", "meldbook.loading")


@pytest.mark.parametrize("name", SUMMARIES)
def test_every_command_has_help_with_examples(name: str) -> None:
    asked = meldbook(name, "--help")
    assert asked.exit_code == 0
    assert "Examples:" in asked.output or isinstance(_command(name), click.Group)


def test_the_help_lists_every_command_with_its_summary() -> None:
    listed = " ".join(meldbook("--help").output.split())
    for name, summary in SUMMARIES.items():
        assert f"{name} {summary}" in listed


def test_help_comes_without_loading_what_only_games_need() -> None:
    code = f"import sys; from meldbook.cli.running import run; run(['--help']); print([m for m in {HEAVY} if m in sys.modules])"
    environment = {"PYTHONPATH": str(ROOT / "interpreter")}
    told = subprocess.check_output([sys.executable, "-c", code], text=True, env=environment)
    assert told.splitlines()[-1] == "[]"


def test_the_version_is_said() -> None:
    assert meldbook("--version").output.startswith("meldbook ")


def test_a_mistyped_command_is_put_right() -> None:
    asked = meldbook("simulat")
    assert asked.exit_code == 2
    assert 'There is no command "simulat". Did you mean “simulate”?' in asked.stderr


def test_a_command_nobody_could_mean_is_answered_with_the_list() -> None:
    assert f"Commands are {', '.join(SUMMARIES)}." in meldbook("qqq").stderr


@pytest.mark.parametrize(
    ("typed", "incomplete", "offered"),
    [
        ([], "va", ["validate"]),
        (["rules"], "rummy", ["rummyroyal"]),
        (["play", TINY, "--option"], "", ["target=300"]),
        (["play", TINY, "--players"], "you,st", ["you,steady"]),
        (["play", TINY, "--players"], "y", ["you"]),
        (["simulate", TINY, "--players"], "y", []),
        (["playtest", TINY, "--against"], "rummy", ["rummyroyal"]),
        (["playtest", TINY, "--option"], "", ["target=300"]),
    ],
)
def test_a_shell_can_complete(typed: list[str], incomplete: str, offered: list[str]) -> None:
    shell = ShellComplete(program, {}, "meldbook", "_MELDBOOK_COMPLETE")
    assert [item.value for item in shell.get_completions(typed, incomplete)] == offered


def _command(name: str) -> click.Command:
    command: click.Command = import_module(f"meldbook.cli.{name}").command
    return command
