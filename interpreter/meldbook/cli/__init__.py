"""The command `meldbook`. In: the words of a command line. Out: results on stdout, errors on stderr, and an exit code.

One file per command; a command is imported only when it is used, so that help comes at once. Nothing here knows about rules.
"""

import sys

from meldbook.cli.running import run

__all__ = ["main"]


def main() -> None:
    """Runs the command line of this process, and ends it with the exit code."""
    sys.exit(run())
