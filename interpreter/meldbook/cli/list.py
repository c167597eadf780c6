"""`meldbook list`: the games and house rules there are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import chain

import click

from meldbook.cli.completers import complete_game
from meldbook.cli.failing import failed
from meldbook.cli.games import find_game
from meldbook.cli.language import lang_option
from meldbook.cli.output import JSON, TEXT, echo_json, output_options, width
from meldbook.cli.tables import GAP, entry_lines, is_readable, table_lines
from meldbook.diagnostics import Span
from meldbook.loading.catalogue import Catalogue, File
from meldbook.loading.overlays import BASES, listed
from meldbook.loading.texts import text_of
from meldbook.prose import Locale
from meldbook.syntax import MappingNode, Node, Reading, at, read, resolve, to_plain

EXAMPLES = """\b
Examples:
  meldbook list
  meldbook list classic
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
@click.argument("game", required=False, metavar="[GAME]", shell_complete=complete_game)
@output_options(TEXT, JSON)
@lang_option
def command(*, game: str | None, format: str, language: str) -> None:
    """List the games, and the house rules that can be laid on them: `meldbook play GAME+HOUSE-RULE`.

    With a GAME, only that one and the house rules that are for it.
    """
    catalogue, locale = Catalogue(), Locale.load(language)
    variants = [_listed(id, catalogue.game(id), catalogue, locale) for id in catalogue.variants()]
    presets = [_listed(id, catalogue.game(id), catalogue, locale) for id in catalogue.presets()]
    overlays = [_listed(id, catalogue.overlay(id), catalogue, locale) for id in catalogue.overlays()]
    if game is not None:
        lineage = _lineage(game)
        variants, presets = ([each for each in rows if each.id == lineage[0]] for rows in (variants, presets))
        overlays = [each for each in overlays if not set(lineage).isdisjoint(each.bases)]
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
    if is_readable(cells, width()):
        lines: Iterable[str] = table_lines(head, cells, width=width())
    else:
        titles = (GAP.join(filter(None, (row.id, row.name, row.players))) for row in rows)
        told = ((row.summary, ", ".join(row.bases)) for row in rows)
        lines = chain([GAP.join(head)], *(entry_lines(*entry, width=width()) for entry in zip(titles, told, strict=True)))
    for line in lines:
        click.echo(line)


def _lineage(game: str) -> tuple[str, ...]:
    """The ids of this game and of all it extends: house rules for any of them are for it. An unknown game ends the command."""
    found = find_game(game)
    if found.tree is None:
        raise failed(found.diagnostics, found.sources)
    return found.lineage


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
