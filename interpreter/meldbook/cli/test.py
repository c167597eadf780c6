"""`meldbook test`: the examples of specs, and what they leave untouched."""

from __future__ import annotations

import sys

import click

from meldbook.cli.completers import complete_game
from meldbook.cli.failing import exit_code
from meldbook.cli.output import JSON, TEXT, echo_json, is_coloured, output_options
from meldbook.cli.testing.running import Tested, everything, tested
from meldbook.cli.testing.summary import document, summary
from meldbook.diagnostics import in_order
from meldbook.report import Format, render

EXAMPLES = """\b
Examples:
  meldbook test classic
  meldbook test classic+HOUSE-RULE --verbose
  meldbook test HOUSE-RULE
  meldbook test
"""


@click.command("test", epilog=EXAMPLES)
@click.argument("names", metavar="[PATH_OR_ID]…", nargs=-1, shell_complete=complete_game)
@click.option("--verbose", "-v", is_flag=True, help="A line for each example.")
@output_options(TEXT, JSON)
@click.pass_context
def command(ctx: click.Context, *, names: tuple[str, ...], verbose: bool, format: str) -> None:
    """Run the examples of specs; of all there are, if none is named.

    House rules named alone are laid on each game they are for. There the examples of that game are run too: one that comes out
    otherwise must be about a rule that the house rules change, be restated in them, or have its rule listed under `changes`.
    """
    found: list[Tested] = []
    for each in tested(names or everything()):
        found.append(each)
        if format == TEXT:
            for line in summary(each, each=verbose):
                click.echo(line)
    _finish(ctx, found, format)


def _finish(ctx: click.Context, found: list[Tested], format: str) -> None:
    wrong = in_order(diagnostic for each in found for diagnostic in each.diagnostics)
    sources = {name: text for each in found for name, text in each.sources.items()}
    if format == JSON:
        echo_json({"games": [document(each) for each in found], "findings": [each.message for each in wrong]})
    else:
        click.echo(render(wrong, sources, Format.TEXT, is_coloured(sys.stdout)), nl=False)
    ctx.exit(exit_code(wrong))
