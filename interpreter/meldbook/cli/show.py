"""`meldbook show`: what a game is made of."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import click

from meldbook.cli.arguments import game_argument, option_option
from meldbook.cli.failing import failed
from meldbook.cli.games import find_game, find_options
from meldbook.cli.output import JSON, echo_json, output_options
from meldbook.loading.options import OptionValues
from meldbook.model.codec import ruleset_hash, to_json
from meldbook.model.ruleset import Ruleset
from meldbook.play.recording import written_option
from meldbook.syntax import MappingNode, to_plain, write

YAML = "yaml"
EXAMPLES = """\b
Examples:
  meldbook show classic
  meldbook show classic+HOUSE-RULE --resolved
  meldbook show classic --format json --option target=3000
"""


@click.command("show", epilog=EXAMPLES)
@game_argument
@click.option("--resolved", is_flag=True, help="The merged spec, each line with the file and line it is from.")
@option_option
@output_options(YAML, JSON)
def command(*, game: str, resolved: bool, assignments: tuple[str, ...], format: str) -> None:
    """Show what the game ID is made of.

    As yaml: its files as they are written, or with --resolved the one spec that they are merged to. As json: the compiled rules
    with the options and the hash that game records name, or with --resolved the merged spec as data.
    """
    loaded = find_game(game)
    if loaded.ruleset is None or loaded.tree is None:
        raise failed(loaded.diagnostics, loaded.sources)
    options = find_options(assignments, loaded.ruleset)
    if format == JSON:
        echo_json(to_plain(loaded.tree) if resolved else _compiled(loaded.ruleset, options))
    else:
        click.echo("\n".join(_written(loaded.tree, loaded.ruleset, options) if resolved else _files(loaded.sources)), nl=False)


def _compiled(ruleset: Ruleset, options: OptionValues) -> dict[str, object]:
    return {
        "variant": ruleset.id,
        "ruleset_hash": ruleset_hash(ruleset),
        "options": dict(options),
        "ruleset": json.loads(to_json(ruleset)),
    }


def _written(tree: MappingNode, ruleset: Ruleset, options: OptionValues) -> Iterator[str]:
    """The merged spec under a head that says which rules it comes to, and what is chosen of its options."""
    yield f"# ruleset {ruleset_hash(ruleset)}"
    for name, value in options.items():
        yield f"# option {name} {written_option(value)}"
    yield write(tree)


def _files(sources: Mapping[str, str]) -> Iterator[str]:
    """The text of each file, under its name if there are several."""
    for name, text in sources.items():
        yield f"# {name}\n{text}" if len(sources) > 1 else text
