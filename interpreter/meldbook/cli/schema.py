"""`meldbook schema`: one self-contained JSON Schema, with which an editor completes, checks and explains keys."""

from __future__ import annotations

import click

from meldbook.cli.output import color_option
from meldbook.schema.bundle import bundle_text

EXAMPLES = """\b
Examples:
  meldbook schema > variant.schema.json
  meldbook schema --overlay > overlay.schema.json
"""


@click.command("schema", epilog=EXAMPLES)
@click.option("--overlay", "is_overlay", is_flag=True, help="The schema of house rules.")
@color_option
def command(*, is_overlay: bool) -> None:
    """Print the JSON Schema of specs (2020-12), all in one file."""
    click.echo(bundle_text("overlay" if is_overlay else "variant"), nl=False)
