"""The house rules on disk: what each file says of itself, and how a game is named that has them.

In: the folder of overlays. Out: `HouseRule`s, their bases, and which two of them may be chosen together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path

from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import Loaded, load
from meldbook.loading.overlays import BASES, CHANGES, CONFLICTS, REQUIRES, listed
from meldbook.loading.reference import Reference
from meldbook.syntax import MappingNode, SequenceNode, read, stack
from specs_on_disk import ROOT

FOLDER = ROOT / "specs" / "overlays"
SAYS_ONLY = frozenset({"meldbook", "id", "name", "summary", "sources", BASES, REQUIRES, CONFLICTS, CHANGES, "examples"})


@dataclass(frozen=True)
class HouseRule:
    """One overlay."""

    file: Path

    def __str__(self) -> str:
        return self.file.stem

    @cached_property
    def tree(self) -> MappingNode:
        reading = read(self.file.read_bytes(), self.file.name)
        assert reading.node is not None, reading.diagnostics
        return reading.node

    @property
    def bases(self) -> tuple[str, ...]:
        return self._listed(BASES)

    @property
    def requires(self) -> tuple[str, ...]:
        return self._listed(REQUIRES)

    @property
    def conflicts(self) -> tuple[str, ...]:
        return self._listed(CONFLICTS)

    @property
    def is_custom(self) -> bool:
        """Whether it only says what no program can watch over: then there is nothing that an example could show."""
        rooms = [entry for entry in self.tree.entries if entry.key.text not in SAYS_ONLY]
        return [entry.key.text for entry in rooms] == ["table"] and rooms[0].value.keys == ("customs",)  # type: ignore[union-attr]

    @property
    def is_shown(self) -> bool:
        """Whether it has examples."""
        return isinstance(self.tree.find("examples"), SequenceNode)

    def on(self, base: str, *others: HouseRule) -> str:
        """The name of the game with this and others, and all they build on."""
        named = [rule for one in (self, *others) for rule in (one.file.stem, *one.requires)]
        return "+".join((base, *dict.fromkeys(named)))

    def _listed(self, key: str) -> tuple[str, ...]:
        return tuple(node.text for node in listed(self.tree, key))


HOUSE_RULES = tuple(HouseRule(file) for file in sorted(FOLDER.glob("*.yaml")))
ON_BASES = tuple((rule, base) for rule in HOUSE_RULES for base in rule.bases)


def loaded_game(name: str) -> Loaded:
    """The game of this name, as it loads. Not kept: there are thousands of combinations."""
    reference = Reference.parse(name)
    assert isinstance(reference, Reference), reference
    return load(reference, Catalogue())


@cache
def whole_base(name: str) -> MappingNode:
    """The tree of a game."""
    tree = loaded_game(name).tree
    assert tree is not None
    return tree


def pairs() -> list[tuple[HouseRule, HouseRule, str]]:
    """Every two house rules that say they can be chosen together, on the first game that both are for."""
    found = []
    for one, other in combinations(HOUSE_RULES, 2):
        shared = [base for base in one.bases if base in other.bases]
        apart = other.file.stem in one.conflicts or one.file.stem in other.conflicts
        if shared and not apart and not set_differently(one, other, shared[0]):
            found.append((one, other, shared[0]))
    return found


def set_differently(one: HouseRule, other: HouseRule, base: str) -> bool:
    """Whether the two, laid on the game, set the same thing differently."""
    found = stack(whole_base(base), [_changes(one), _changes(other)]).diagnostics
    return any(diagnostic.name == "overlay-conflict" for diagnostic in found)


def _changes(rule: HouseRule) -> MappingNode:
    kept = tuple(entry for entry in rule.tree.entries if entry.key.text not in (BASES, REQUIRES, CONFLICTS, CHANGES, "examples"))
    return MappingNode(entries=kept, span=rule.tree.span)
