"""`meldbook rules`: the rules of a game in words."""

from __future__ import annotations

import click

from meldbook.cli.arguments import game_argument
from meldbook.cli.games import find_ruleset
from meldbook.cli.language import lang_option
from meldbook.cli.output import JSON, TEXT, echo_json, output_options, width
from meldbook.model.codec import ruleset_hash
from meldbook.model.ruleset import Ruleset
from meldbook.prose import ROOMS, Locale, rules_text, sections
from meldbook.prose.page import WIDTH

EXAMPLES = """\b
Examples:
  meldbook rules classic
  meldbook rules railroad --section pile
  meldbook rules classic --lang ca
  meldbook rules classic --width 60 | less
"""
NARROWEST = 20


@click.command("rules", epilog=EXAMPLES)
@game_argument
@click.option("--section", type=click.Choice(list(ROOMS)), help="Only one section.")
@click.option(
    "--width", "columns", type=click.IntRange(min=NARROWEST), help="How wide the text may be; by default, as the terminal is."
)
@lang_option
@output_options(TEXT, JSON)
def command(*, game: str, section: str | None, columns: int | None, language: str, format: str) -> None:
    """Tell the rules of the game ID."""
    ruleset = find_ruleset(game)
    locale = Locale.load(language)
    wide = columns or min(width() or WIDTH, WIDTH)
    if format == JSON:
        echo_json(_document(ruleset, locale, section, wide))
    else:
        click.echo(rules_text(ruleset, locale, section, width=wide), nl=False)


def _document(ruleset: Ruleset, locale: Locale, section: str | None, wide: int) -> dict[str, object]:
    """The sections by name, each with its text as on a terminal."""
    names = [section] if section else [each.room for each in sections(ruleset)]
    return {
        "variant": ruleset.id,
        "ruleset_hash": ruleset_hash(ruleset),
        "language": locale.language,
        "sections": {name: rules_text(ruleset, locale, name, width=wide) for name in names},
    }
