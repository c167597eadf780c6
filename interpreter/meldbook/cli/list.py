"""`meldbook list`: the games and house rules there are."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import click

from meldbook.cli.language import LANGUAGE
from meldbook.cli.output import JSON, TEXT, echo_json, output_options, width
from meldbook.cli.tables import table_lines
from meldbook.diagnostics import Span
from meldbook.loading.catalogue import Catalogue, File
from meldbook.loading.overlays import BASES, listed
from meldbook.model.clauses import Text
from meldbook.syntax import MappingNode, Node, Reading, ScalarNode, at, read, resolve, to_plain

EXAMPLES = """\b
Examples:
  meldbook list
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
def command(*, format: str) -> None:
    """List the games, and the house rules that can be laid on them: `meldbook play GAME+HOUSE-RULE`."""
    catalogue = Catalogue()
    variants = [_listed(id, catalogue.game(id), catalogue) for id in catalogue.variants()]
    presets = [_listed(id, catalogue.game(id), catalogue) for id in catalogue.presets()]
    overlays = [_listed(id, catalogue.overlay(id), catalogue) for id in catalogue.overlays()]
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


def _listed(id: str, file: File | None, catalogue: Catalogue) -> Listed:
    """A row, as the file says it. Whether the file is right is not looked at: that would take long, and is for `validate`."""
    tree = _tree(file, catalogue)
    if tree is None:
        return Listed(id=id, name="", players="", summary=f"(unreadable: see meldbook validate {id})")
    return Listed(
        id=id,
        name=_told(_text(tree.find("name"))),
        players=_range(at(tree, ("table", "players"))),
        summary=_told(_text(tree.find("summary"))),
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
    """How many may play: a number, or two as a mapping."""
    match to_plain(node) if node else "":
        case {"min": fewest, "max": most}:
            return f"{fewest} to {most}"
        case number:
            return str(number)


def _text(node: Node | None) -> Text:
    """A text for people as it stands in a tree: plain, or by language."""
    if isinstance(node, ScalarNode):
        return ((LANGUAGE, node.text),)
    if isinstance(node, MappingNode):
        return tuple((entry.key.text, entry.value.text) for entry in node.entries if isinstance(entry.value, ScalarNode))
    return ()


def _told(text: Text) -> str:
    """The words in the language of the program, else in whatever language there is."""
    return dict(text).get(LANGUAGE) or next((words for _, words in text), "")
