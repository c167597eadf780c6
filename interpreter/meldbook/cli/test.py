"""`meldbook test`: the examples of specs, and what they leave untouched."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

import click

from meldbook.cli.completers import complete_game
from meldbook.cli.failing import exit_code
from meldbook.cli.output import JSON, TEXT, echo_json, is_coloured, output_options
from meldbook.cli.progress import progress
from meldbook.cli.testing.covering import annotated, coverage_document, coverage_lines
from meldbook.cli.testing.running import Tested, everything, tested
from meldbook.cli.testing.summary import document, summary
from meldbook.diagnostics import in_order
from meldbook.loading.load import Loaded
from meldbook.play.coverage.measuring import Coverage, coverage
from meldbook.play.inheriting import taken_over
from meldbook.report import Format, render

EXAMPLES = """\b
Examples:
  meldbook test classic
  meldbook test classic+HOUSE-RULE --verbose
  meldbook test HOUSE-RULE
  meldbook test classic --coverage --playouts 20
  meldbook test my-variant.yaml --annotate
  meldbook test
"""


@click.command("test", epilog=EXAMPLES)
@click.argument("names", metavar="[PATH_OR_ID]…", nargs=-1, shell_complete=complete_game)
@click.option("--verbose", "-v", is_flag=True, help="A line for each example.")
@click.option("--coverage", "covering", is_flag=True, help="Which clauses and answers to their conditions were never seen.")
@click.option("--annotate", is_flag=True, help="The same in the margin of the source; implies --coverage.")
@click.option(
    "--playouts", type=click.IntRange(min=0), default=0, show_default=True, help="Games played besides, for the coverage."
)
@click.option("--seed", "-s", type=int, default=1, show_default=True, help="The seed of those games.")
@output_options(TEXT, JSON)
@click.pass_context
def command(  # noqa: PLR0913 - one parameter for each option
    ctx: click.Context,
    *,
    names: tuple[str, ...],
    verbose: bool,
    covering: bool,
    annotate: bool,
    playouts: int,
    seed: int,
    format: str,
) -> None:
    """Run the examples of specs; of all there are, if none is named.

    House rules named alone are laid on each game they are for. There the examples of that game are run too: one that comes out
    otherwise must be about a rule that the house rules change, be restated in them, or have its rule listed under `changes`.

    The coverage says which clauses no example brought into force, and which questions of their conditions had only one answer.
    """
    found: list[Tested] = []
    measured: dict[str, Coverage] = {}
    for each in tested(names or everything()):
        found.append(each)
        if (covering or annotate) and each.loaded is not None:
            measured[each.name] = _measured(each, each.loaded, playouts, seed)
        if format == TEXT:
            click.echo(
                "".join(f"{line}\n" for line in _lines(each, measured.get(each.name), each_one=verbose, annotate=annotate)),
                nl=False,
            )
    _finish(ctx, found, measured, format)


def _measured(tested: Tested, loaded: Loaded, playouts: int, seed: int) -> Coverage:
    assert loaded.ruleset is not None, "what is wrong has ended the command"
    shown = (*(run.example for run in tested.counting), *taken_over(loaded))
    with progress(playouts) as report:
        return coverage(loaded.ruleset, shown, playouts=playouts, seed=seed, progress=report)


def _lines(each: Tested, measured: Coverage | None, *, each_one: bool, annotate: bool) -> Iterator[str]:
    yield from summary(each, each=each_one)
    if measured is None or each.loaded is None or each.loaded.ruleset is None:
        return
    yield from coverage_lines(each.name, measured, each.loaded.ruleset)
    if annotate:
        yield from annotated(measured, each.loaded.ruleset, each.loaded.sources)


def _finish(ctx: click.Context, found: list[Tested], measured: Mapping[str, Coverage], format: str) -> None:
    wrong = in_order(diagnostic for each in found for diagnostic in each.diagnostics)
    sources = {name: text for each in found for name, text in each.sources.items()}
    if format == JSON:
        covered = {name: coverage_document(each) for name, each in measured.items()}
        echo_json(
            {"games": [document(each) for each in found], "coverage": covered, "findings": [each.message for each in wrong]}
        )
    else:
        click.echo(render(wrong, sources, Format.TEXT, is_coloured(sys.stdout)), nl=False)
    ctx.exit(exit_code(wrong))
