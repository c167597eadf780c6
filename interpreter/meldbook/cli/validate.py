"""`meldbook validate`: whether specs are right, and whether their examples come out."""

from __future__ import annotations

import json
import sys

import click

from meldbook.cli.checking import Checked, all_sources, check_all
from meldbook.cli.completers import complete_game
from meldbook.cli.failing import exit_code
from meldbook.cli.output import echo_json, is_coloured, output_options
from meldbook.diagnostics import Diagnostic, in_order
from meldbook.report import Format, render

FOR_PEOPLE = (Format.TEXT, Format.CONCISE)
"""The formats that end with a summary."""

EXAMPLES = """\b
Examples:
  meldbook validate classic
  meldbook validate my-variant.yaml --format concise
  meldbook validate classic+HOUSE-RULE specs/
  meldbook validate specs/ --format sarif > meldbook.sarif
"""


@click.command("validate", epilog=EXAMPLES)
@click.argument("names", metavar="PATH_OR_ID…", nargs=-1, required=True, shell_complete=complete_game)
@output_options(*(each.value for each in Format))
@click.pass_context
def command(ctx: click.Context, *, names: tuple[str, ...], format: str) -> None:
    """Check specs and run their examples.

    Each spec is named by its id or its path; of a folder, all are checked. Says everything that is wrong, and where.
    """
    checked = [each for name in names for each in check_all(name)]
    found = in_order(diagnostic for each in checked for diagnostic in each.diagnostics)
    if format == Format.JSON:
        _show_document(checked, found)
    else:
        click.echo(render(found, all_sources(checked), Format(format), is_coloured(sys.stdout)), nl=False)
        if format in FOR_PEOPLE:
            click.echo(_summary(checked, len(found)))
    ctx.exit(exit_code(found))


def _show_document(checked: list[Checked], found: tuple[Diagnostic, ...]) -> None:
    document = json.loads(render(found, all_sources(checked), Format.JSON, colour=False))
    echo_json({**document, "specs": _number_of_specs(checked), "examples": sum(each.examples for each in checked)})


def _summary(checked: list[Checked], findings: int) -> str:
    examples = sum(each.examples for each in checked)
    found = _counted(findings, "finding") if findings else "no findings"
    return f"{_counted(_number_of_specs(checked), 'spec')}, {_counted(examples, 'example')}, {found}"


def _number_of_specs(checked: list[Checked]) -> int:
    return sum(each.was_read for each in checked)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
