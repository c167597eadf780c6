"""`meldbook validate`: whether specs are right, and whether their examples come out."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from meldbook.cli.checking import Checked, all_sources, check, specs_named
from meldbook.cli.completers import complete_game
from meldbook.cli.exits import ExitCode
from meldbook.cli.failing import exit_code
from meldbook.cli.fixing import Mended, mend
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
  meldbook validate my-variant.yaml --fix
  meldbook validate my-variant.yaml --advice
  meldbook validate specs/ --format sarif > meldbook.sarif
"""


@click.command("validate", epilog=EXAMPLES)
@click.argument("names", metavar="PATH_OR_ID…", nargs=-1, required=True, shell_complete=complete_game)
@click.option("--fix", "fixes", is_flag=True, help="Put right what can be put right in one way only.")
@click.option("--unsafe-fixes", is_flag=True, help="Put right what can be guessed, too.")
@click.option("--diff", "differs", is_flag=True, help="Show what fixes would change, and change nothing.")
@click.option(
    "--advice", "advised", is_flag=True, help="Tell also what is not wrong: rules and numbers without a source or a ruling."
)
@output_options(*(each.value for each in Format))
@click.pass_context
def command(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    *,
    names: tuple[str, ...],
    fixes: bool,
    unsafe_fixes: bool,
    differs: bool,
    advised: bool,
    format: str,
) -> None:
    """Check specs and run their examples.

    Each spec is named by its id or its path; of a folder, all are checked. Says everything that is wrong, and where.
    """
    specs = tuple(spec for name in names for spec in specs_named(name))
    mended = _mended(specs, with_unsafe=unsafe_fixes) if fixes or unsafe_fixes or differs else ()
    if differs:
        click.echo("".join(each.difference() for each in mended), nl=False)
        ctx.exit(ExitCode.FINDINGS if any(each.fixes for each in mended) else ExitCode.FINE)
    for each in mended:
        each.save()
    ctx.exit(_tell([check(spec, advised=advised) for spec in specs], sum(each.fixes for each in mended), Format(format)))


def _mended(specs: tuple[str, ...], *, with_unsafe: bool) -> tuple[Mended, ...]:
    """The files among the specs as they should be; what is shipped and goes by its id is not touched."""
    return tuple(mend(Path(spec), with_unsafe=with_unsafe) for spec in specs if Path(spec).is_file())


def _tell(checked: list[Checked], fixed: int, format: Format) -> ExitCode:
    found = in_order(diagnostic for each in checked for diagnostic in each.diagnostics)
    if format is Format.JSON:
        _show_document(checked, found)
    else:
        click.echo(render(found, all_sources(checked), format, is_coloured(sys.stdout)), nl=False)
    if format in FOR_PEOPLE:
        click.echo(_summary(checked, found, fixed))
    return exit_code(found)


def _show_document(checked: list[Checked], found: tuple[Diagnostic, ...]) -> None:
    document = json.loads(render(found, all_sources(checked), Format.JSON, colour=False))
    echo_json({**document, "specs": _number_of_specs(checked), "examples": sum(each.examples for each in checked)})


def _summary(checked: list[Checked], found: tuple[Diagnostic, ...], fixed: int) -> str:
    examples = sum(each.examples for each in checked)
    parts = [_counted(_number_of_specs(checked), "spec"), _counted(examples, "example")]
    parts.append(_counted(len(found), "finding") if found else "no findings")
    if fixed:
        parts.append(f"{fixed} fixed")
    fixable = sum(bool(each.fix and each.fix.is_safe) for each in found)
    return ", ".join(parts) + (f" ({fixable} can be fixed with --fix)" if fixable else "")


def _number_of_specs(checked: list[Checked]) -> int:
    return sum(each.was_read for each in checked)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
