"""Every game there is a spec of, found on disk, and the tables at which it is tested.

In: the folder of variants, never a list of names. Out: rulesets by id, and `Table`s: a ruleset with a number of players and
options.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import Loaded, load
from meldbook.loading.options import chosen
from meldbook.loading.reference import Reference
from meldbook.model.options import Option, OptionType, OptionValue
from meldbook.model.ruleset import Ruleset

ROOT = Path(__file__).parents[1]
VARIANTS = tuple(sorted(path.stem for shelf in ("variants", "presets") for path in (ROOT / "specs" / shelf).glob("*.yaml")))
"""The ids of all variants, and of the presets, which are variants with house rules."""

SEARCHING = os.environ.get("MELDBOOK_SEARCH") == "1"
"""Whether there is time to look long: in an ordinary run every spec gets a little, in a search each gets much."""

ODD = str(ROOT / "tests" / "properties" / "odd.yaml")
"""A game made up for tests, with the clauses that no variant has."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game with so many players; `changed` is what they chose other than the defaults."""

    variant: str
    players: int
    changed: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        return "-".join((Path(self.variant).stem, str(self.players), *(f"{name}={value}" for name, value in self.changed)))

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return chosen(ruleset(self.variant).options, dict(self.changed))

    @property
    def rules(self) -> Rules:
        return _settled(self)


@cache
def loaded(variant: str) -> Loaded:
    """The spec of this id, or in the file of this path, as it loads."""
    reference = Reference.parse(variant)
    assert isinstance(reference, Reference), reference
    return load(reference, Catalogue())


def ruleset(variant: str) -> Ruleset:
    found = loaded(variant)
    assert found.ruleset is not None, "\n".join(f"{each.span}: {each.message}" for each in found.diagnostics)
    return found.ruleset


@cache
def _settled(table: Table) -> Rules:
    return settle(ruleset(table.variant), table.players, table.options)


def smallest_and_largest() -> tuple[Table, ...]:
    """Each game with the fewest and the most players, as it is played by default."""
    return tuple(Table(variant, players) for variant in VARIANTS for players in _ends(ruleset(variant)))


def with_odd_rules() -> Table:
    return Table(ODD, ruleset(ODD).table.min_players)


def every_number_of_players() -> tuple[Table, ...]:
    """Each game with every number of players it allows."""
    return tuple(Table(variant, players) for variant in VARIANTS for players in _numbers(ruleset(variant)))


def every_choice() -> tuple[Table, ...]:
    """Each game with the fewest players, once for each value that one option can be given instead of its default."""
    return tuple(
        Table(variant, ruleset(variant).table.min_players, ((option.name, value),))
        for variant in VARIANTS
        for option in ruleset(variant).options
        for value in _others(option)
    )


def _numbers(rules: Ruleset) -> tuple[int, ...]:
    return rules.table.players


def _ends(rules: Ruleset) -> list[int]:
    return sorted({rules.table.min_players, rules.table.max_players})


def _others(option: Option) -> Iterator[OptionValue]:
    if option.type is OptionType.FLAG:
        yield not option.default
    else:
        yield from (choice for choice in option.choices if choice != option.default)
