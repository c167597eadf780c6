"""What the tests of this folder share: the command, run inside this process or in one of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from meldbook.cli.program import program

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TINY = str(HERE / "tiny.yaml")
"""A game that is over in a minute."""


def meldbook(*arguments: str, typed: str = "") -> Result:
    """The command run here, at a terminal of 80 columns."""
    return CliRunner(env={"COLUMNS": "80", "NO_COLOR": None}).invoke(program, arguments, input=typed, prog_name="meldbook")


def _hear_ctrl_c() -> None:
    """A shell lets what it runs in the background ignore Ctrl-C, and children take that over."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def process(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """The command as a process of its own, all its streams piped; Ctrl-C reaches it even if the tests run in the background."""
    return subprocess.Popen(
        [sys.executable, "-m", "meldbook", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 - no threads are running when tests start a process
        env={**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "COLUMNS": "80", **environment},
    )
