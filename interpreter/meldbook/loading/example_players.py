"""By how many an example is played, and where house rules laid on a further game can't show it.

In: the section of an example, and the game that it is at home on, if that is another. Out: a number of players; what is wrong
with it is noted in the section.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from meldbook.diagnostics import Diagnostic, Severity, Span
from meldbook.loading.meaning.settings import Setting
from meldbook.loading.options import chosen
from meldbook.loading.overlays import BASES, EXAMPLES, listed
from meldbook.loading.problem import Problem
from meldbook.loading.rooms.table import told_players
from meldbook.loading.section import Section
from meldbook.model.options import OptionValue
from meldbook.model.ruleset import Ruleset
from meldbook.syntax import MappingNode, ScalarNode, SequenceNode

Choices: TypeAlias = Sequence[tuple[str, OptionValue]]
"""What an example chooses of the options, by their names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Home:
    """The game that an example of house rules is for, where they are laid on one that extends it; with the house rules on it."""

    base: str
    ruleset: Ruleset


def bases_of_guests(overlay: MappingNode, lineage: Sequence[str]) -> Mapping[str, str]:
    """The examples that are for a game which this one extends, by their ids: the nearest such game.

    `lineage` is the ids of the game and of what it extends.
    """
    examples = overlay.find(EXAMPLES)
    items = examples.items if isinstance(examples, SequenceNode) else ()
    nearest = {_id(item): _nearest(item, overlay, lineage) for item in items if isinstance(item, MappingNode)}
    return {id: base for id, base in nearest.items() if base is not None and base != lineage[0]}


def _nearest(example: MappingNode, overlay: MappingNode, lineage: Sequence[str]) -> str | None:
    named = {base.text for base in listed(example, BASES) or listed(overlay, BASES)}
    return next((id for id in lineage if id in named), None)


def _id(example: MappingNode) -> str:
    node = example.find("id")
    return node.text if isinstance(node, ScalarNode) else ""


def players_of(section: Section, ruleset: Ruleset, choices: Choices, home: Home | None) -> int:
    """How many play in an example: as many as it says, or the fewest that play the game it is at home on."""
    stated = section.number_or_none("players")
    players = (home.ruleset if home else ruleset).table.min_players if stated is None else stated
    if "table.players" not in section.gathering.broken:
        span = section.gathering.spans.get(section.path_of("players"), section.gathering.spans[section.path])
        problem = _elsewhere(players, ruleset, choices, home, span) if home else _impossible(players, ruleset, span)
        if problem:
            section.report("players", problem)
    return players


def _impossible(players: int, ruleset: Ruleset, span: Span) -> Diagnostic | None:
    possible = ruleset.table.players
    if players in possible:
        return None
    return Problem.EXAMPLE_PLAYERS.at(span, f"{players} players don't play this game: {told_players(possible)} do")


def _elsewhere(players: int, ruleset: Ruleset, choices: Choices, home: Home, span: Span) -> Diagnostic | None:
    """Why a game that extends the one an example is for has no such table: no mistake, but the example is left out."""
    there, here = _sides(players, home.ruleset, choices), _sides(players, ruleset, choices)
    if players not in ruleset.table.players:
        reason = f'it is for {players} players of "{home.base}", and {told_players(ruleset.table.players)} play this game'
    elif there != here and players in home.ruleset.table.players:
        reason = f'its {players} players are {there} sides in "{home.base}", and {here} in this game'
    else:
        return None
    return Problem.EXAMPLE_PLAYERS.at(span, f"the example is left out: {reason}", severity=Severity.ADVICE)


def _sides(players: int, ruleset: Ruleset, choices: Choices) -> int:
    """How many sides so many players are, where the table has chosen so."""
    options = chosen(ruleset.options, dict(choices))
    constants = {"players": players, **{f"option.{name}": value for name, value in options.items()}}
    return Setting(constants=constants, chosen="").number(ruleset.table.sides)
