"""`meldbook check`: all specs below a folder, once or again whenever one of them changes."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import click

from meldbook.cli.checking import all_sources, check
from meldbook.cli.failing import Unusable, exit_code
from meldbook.cli.output import is_coloured, output_options
from meldbook.diagnostics import in_order
from meldbook.loading.catalogue import SUFFIX
from meldbook.report import Format, render

EXAMPLES = """\b
Examples:
  meldbook check
  meldbook check games/ --watch
"""

SECONDS_BETWEEN_LOOKS = 0.5
_FIRST_KEY = re.compile(rb"^meldbook:", re.MULTILINE)


@click.command("check", epilog=EXAMPLES)
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default=".")
@click.option("--watch", is_flag=True, help="Check again whenever a file changes, until Ctrl-C.")
@output_options(*(each.value for each in Format))
@click.pass_context
def command(ctx: click.Context, *, folder: Path, watch: bool, format: str) -> None:
    """Check every spec below FOLDER, by default the one you are in: each YAML file with the key `meldbook`."""
    code = _tell(folder, Format(format))
    seen = _times(folder)
    while watch:
        time.sleep(SECONDS_BETWEEN_LOOKS)
        now = _times(folder)
        if now != seen:
            seen = now
            code = _tell(folder, Format(format))
    ctx.exit(code)


def _tell(folder: Path, format: Format) -> int:
    specs = tuple(specs_below(folder))
    if not specs:
        raise Unusable(f"There are no specs below {folder}.")
    checked = [check(str(spec)) for spec in specs]
    found = in_order(diagnostic for each in checked for diagnostic in each.diagnostics)
    click.echo(render(found, all_sources(checked), format, is_coloured(sys.stdout)), nl=False)
    if format in (Format.TEXT, Format.CONCISE):
        click.echo(f"specs checked: {len(checked)}, findings: {len(found)}")
    return exit_code(found)


def specs_below(folder: Path) -> Iterator[Path]:
    """The specs, in the order of their paths; not what is hidden."""
    for file in sorted(folder.rglob(f"*{SUFFIX}")):
        is_hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
        if not is_hidden and _FIRST_KEY.search(file.read_bytes()):
            yield file


def _times(folder: Path) -> dict[Path, int]:
    return {file: file.stat().st_mtime_ns for file in specs_below(folder)}
