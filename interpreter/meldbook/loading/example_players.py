"""By how many an example is played, and where house rules laid on a further game can't show it.

In: the section of an example, and the game that it is at home on, if that is another. Out: a number of players; what is wrong
with it is noted in the section.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """How many play in an example, and how that is not the table it is for, to be told if it doesn't come out."""

    players: int
    away: str | None


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


def seated(section: Section, ruleset: Ruleset, choices: Choices, home: Home | None) -> Seated:
    """As many as the example says, or the fewest that play the game it is for; or else the fewest that play this one."""
    stated, possible = section.number_or_none("players"), ruleset.table.players
    wanted = (home.ruleset if home else ruleset).table.min_players if stated is None else stated
    if stated is not None and stated not in possible and "table.players" not in section.gathering.broken:
        message = f"{stated} players don't play this game: {told_players(possible)} do"
        section.report("players", Problem.EXAMPLE_PLAYERS.at(section.gathering.spans[section.path_of("players")], message))
    players = wanted if wanted in possible else possible[0]
    return Seated(players=players, away=_away(wanted, players, ruleset, choices, home) if home else None)


def _away(wanted: int, players: int, ruleset: Ruleset, choices: Choices, home: Home) -> str | None:
    if players != wanted:
        return f'it is for {wanted} players of "{home.base}", and with {players}'
    there, here = _sides(players, home.ruleset, choices), _sides(players, ruleset, choices)
    same = there == here or players not in home.ruleset.table.players
    return None if same else f'its {players} players are {there} sides in "{home.base}", and with {here}'


def _sides(players: int, ruleset: Ruleset, choices: Choices) -> int:
    """How many sides so many players are, where the table has chosen so."""
    options = chosen(ruleset.options, dict(choices))
    constants = {"players": players, **{f"option.{name}": value for name, value in options.items()}}
    return Setting(constants=constants, chosen="").number(ruleset.table.sides)
