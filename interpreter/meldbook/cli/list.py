"""`meldbook list`: the games and house rules there are."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import click

from meldbook.cli.language import lang_option
from meldbook.cli.output import JSON, TEXT, echo_json, output_options, width
from meldbook.cli.tables import table_lines
from meldbook.diagnostics import Span
from meldbook.loading.catalogue import Catalogue, File
from meldbook.loading.overlays import BASES, listed
from meldbook.loading.texts import text_of
from meldbook.prose import Locale
from meldbook.syntax import MappingNode, Node, Reading, at, read, resolve, to_plain

EXAMPLES = """\b
Examples:
  meldbook list
  meldbook list --lang ja
  meldbook list --format json
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A row of the list: of a game, with how many play it; of house rules, with the games they are for."""

    id: str
    name: str
    players: str
    summary: str
    bases: tuple[str, ...] = ()


@click.command("list", epilog=EXAMPLES)
@output_options(TEXT, JSON)
@lang_option
def command(*, format: str, language: str) -> None:
    """List the games, and the house rules that can be laid on them: `meldbook play GAME+HOUSE-RULE`."""
    catalogue, locale = Catalogue(), Locale.load(language)
    variants = [_listed(id, catalogue.game(id), catalogue, locale) for id in catalogue.variants()]
    presets = [_listed(id, catalogue.game(id), catalogue, locale) for id in catalogue.presets()]
    overlays = [_listed(id, catalogue.overlay(id), catalogue, locale) for id in catalogue.overlays()]
    if format == JSON:
        kinds = {"variants": variants, "presets": presets, "overlays": overlays}
        echo_json({kind: [asdict(each) for each in rows] for kind, rows in kinds.items()})
        return
    _show(("GAME", "NAME", "PLAYERS", "SUMMARY"), variants)
    _show(("PRESET", "NAME", "PLAYERS", "SUMMARY"), presets)
    _show(("HOUSE RULE", "NAME", "CHANGES", "SUMMARY"), overlays)


def _show(head: tuple[str, ...], rows: list[Listed]) -> None:
    if not rows:
        return
    if head[0] != "GAME":
        click.echo()
    cells = [(row.id, row.name, row.players or ", ".join(row.bases), row.summary) for row in rows]
    for line in table_lines(head, cells, width=width()):
        click.echo(line)


def _listed(id: str, file: File | None, catalogue: Catalogue, locale: Locale) -> Listed:
    """A row, as the file says it. Whether the file is right is not looked at: that would take long, and is for `validate`."""
    tree = _tree(file, catalogue)
    if tree is None:
        return Listed(id=id, name="", players="", summary=f"(unreadable: see meldbook validate {id})")
    return Listed(
        id=id,
        name=locale.words(text_of(tree.find("name"))),
        players=_range(at(tree, ("table", "players"))),
        summary=locale.words(text_of(tree.find("summary"))),
        bases=tuple(base.text for base in listed(tree, BASES)),
    )


def _tree(file: File | None, catalogue: Catalogue) -> MappingNode | None:
    """The tree of a file with what it inherits."""

    def load(name: str, _: Span) -> Reading:
        base = catalogue.game(name)
        return read(base.source, base.name) if base else Reading(node=None)

    node = read(file.source, file.name).node if file else None
    return node and resolve(node, load).node


def _range(node: Node | None) -> str:
    """How many may play: a number, the least and the most, or a list."""
    match to_plain(node) if node else "":
        case {"min": fewest, "max": most}:
            return f"{fewest} to {most}"
        case [*numbers]:
            return ", ".join(map(str, numbers))
        case number:
            return str(number)
