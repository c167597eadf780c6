"""`meldbook new`: a spec to begin with, right from the first line on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from meldbook.cli.completers import complete_game
from meldbook.cli.failing import Unusable
from meldbook.cli.output import color_option
from meldbook.schema.bundle import bundle_text
from meldbook.schema.documents import SUFFIX, Kind

EXAMPLES = """\b
Examples:
  meldbook new our-game.yaml --from samba-books --name "Our Samba"
  meldbook new draw-three.yaml --from classic --overlay
"""

_VARIANT = """\
# yaml-language-server: $schema={schema}
# {name}. What is not written here is as in {base}: meldbook show {base}
meldbook: 1
id: {id}
name: {quoted}
extends: {base}
sources:
  # Where each rule is from. If your table is the source, say so.
  - {{id: us, title: As we play it, language: en}}

# Write the rules that differ, each with its source; then an example for every one that somebody could doubt:
#   meldbook check          whether all is right
#   meldbook rules {file}   the rules in words
"""

_OVERLAY = """\
# yaml-language-server: $schema={schema}
# {name}: house rules, laid on a game with +: meldbook rules {base}+./{file}
meldbook: 1
id: {id}
name: {quoted}
bases: [{base}]
sources:
  # Where the rule is from. If your table is the source, say so.
  - {{id: us, title: As we play it, language: en}}

# Write what changes. A clause of the game goes by its id; `remove: true` takes it away, and a new id adds one.
"""


@click.command("new", epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--from", "base", metavar="ID", help="The game it begins with.", shell_complete=complete_game)
@click.option("--name", help="How it is called.")
@click.option("--overlay", "is_overlay", is_flag=True, help="House rules, in place of a game.")
@color_option
def command(*, file: Path, base: str | None, name: str | None, is_overlay: bool) -> None:
    """Write FILE, a spec with comments, and its schema beside it for the editor.

    What isn't said is asked at a terminal.
    """
    if file.exists():
        raise Unusable(f"{file} is there already.")
    base = base or _asked("Which game does it begin with? (meldbook list)", "--from")
    name = name or _asked("How is it called?", "--name", file.stem.replace("-", " ").capitalize())
    kind: Kind = "overlay" if is_overlay else "variant"
    schema = file.with_name(kind + SUFFIX)
    if not schema.exists():
        schema.write_text(bundle_text(kind), encoding="utf-8")
    form = _OVERLAY if is_overlay else _VARIANT
    text = form.format(
        schema=schema.name, name=name, quoted=json.dumps(name, ensure_ascii=False), base=base, id=_id(file), file=file.name
    )
    file.write_text(text, encoding="utf-8")
    click.echo(f"{file} is there to be filled. Next: meldbook validate {file}")


def _asked(question: str, option: str, otherwise: str | None = None) -> str:
    if sys.stdin.isatty():
        answer: str = click.prompt(question, default=otherwise)
        return answer
    if otherwise is None:
        raise click.UsageError(f"Say {option}.")
    return otherwise


def _id(file: Path) -> str:
    """The file's name as an id: small letters, digits and single hyphens."""
    words = "".join(char if char.isascii() and char.isalnum() else " " for char in file.stem.lower()).split()
    if not words or not words[0][0].isalpha():
        raise Unusable(f'"{file.stem}" makes no id: a name of a file begins with a letter.')
    return "-".join(words)
