"""Loading a game: from a reference to a `Ruleset` with its examples, or to everything that is wrong.

The layers follow one another: text → inheritance → shape → meaning. Each looks at whatever the one before could make sense of, so
that one mistake hides no other; only a file that is no mapping at all ends it early.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from meldbook.diagnostics import Diagnostic, Severity, Span, in_order
from meldbook.loading.build import build
from meldbook.loading.catalogue import Catalogue, File
from meldbook.loading.consistency import check_meaning
from meldbook.loading.example_players import Home, bases_of_guests
from meldbook.loading.examples import Example, read_examples
from meldbook.loading.gathering import Built
from meldbook.loading.overlays import Chosen, choice_problems, listed, stacked, told_of_their_game
from meldbook.loading.problem import Problem
from meldbook.loading.reference import Part, Reference
from meldbook.model.ruleset import Ruleset
from meldbook.schema import validate, with_defaults
from meldbook.syntax import MappingNode, Merged, Reading, ScalarNode, missing_base, read, resolve
from meldbook.syntax.problem import Problem as TextProblem

NOT_INHERITED = ("meldbook", "id", "name", "summary", "examples")
"""What a variant says about itself alone: what it is called, and examples, which show its rules as they are."""

OVERLAYS = "overlays"
"""The key under which a preset names the house rules it lays on its base."""

FILES_KEPT = 64
"""How many files are kept as they were read."""

_NO_BASE = (
    TextProblem.MISSING_BASE.value,
    TextProblem.EXTENDS_CYCLE.value,
    TextProblem.EXTENDS_TOO_DEEP.value,
    TextProblem.EXTENDS_FORM.value,
    Problem.UNREADABLE_FILE.value,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """What came of a reference. There is a ruleset exactly if no diagnostic is an error.

    `tree` is the merged file without defaults; `sources` has the text of every file that was read, by its name. `own_files` are
    those that were asked for: the house rules, or the variant if there are none. What they are laid on is the
    `base`, if anything, to be found in the `catalogue`. `lineage` is the ids of the variant and of all it extends.
    """

    ruleset: Ruleset | None
    examples: tuple[Example, ...]
    tree: MappingNode | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, str]
    own_files: frozenset[str] = frozenset()
    base: Reference | None = None
    catalogue: Catalogue = field(default_factory=Catalogue)
    lineage: tuple[str, ...] = ()

    @property
    def left_out(self) -> tuple[Diagnostic, ...]:
        """Why examples of house rules are not played on this game, which extends the one they are for."""
        return tuple(each for each in self.diagnostics if each.severity is Severity.ADVICE)


def load(reference: Reference, catalogue: Catalogue) -> Loaded:
    """Load a game. The assignments of the reference are not looked at."""
    loading = _Loading(catalogue=_beside(reference.variant, catalogue))
    base = loading.variant(reference.variant)
    if base is None or loading.lacks_base:
        return Loaded(ruleset=None, examples=(), tree=base, diagnostics=in_order(loading.diagnostics), sources=loading.sources)
    tree = loading.with_overlays(base, reference.overlays)
    built, examples = loading.meaning(tree, loading.homes(reference.overlays))
    diagnostics = in_order(told_of_their_game(each, loading.overlays, loading.lineage) for each in loading.diagnostics)
    is_sound = not any(each.severity is Severity.ERROR for each in diagnostics)
    assert not (is_sound and built.broken), f"nothing was said about {sorted(built.broken)}"
    return Loaded(
        ruleset=built.ruleset if is_sound else None,
        examples=examples if is_sound else (),
        tree=tree,
        diagnostics=diagnostics,
        sources=loading.sources,
        own_files=loading.files_of(reference),
        base=loading.base_of(reference),
        catalogue=loading.catalogue,
        lineage=tuple(loading.lineage),
    )


def _beside(part: Part, catalogue: Catalogue) -> Catalogue:
    """A file named by its path can extend its neighbours by their ids."""
    return replace(catalogue, beside=Path(part.text).parent) if part.is_path else catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class _Loading:
    """One load: where files come from, what was read and what was wrong."""

    catalogue: Catalogue
    diagnostics: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    lineage: list[str] = field(default_factory=list)
    """The ids of the variant and of all it extends, its own first."""
    laid: list[Part] = field(default_factory=list)
    """The house rules that the variant itself lays on its base."""
    overlays: list[Chosen] = field(default_factory=list)
    """All house rules that are laid on something here."""

    @property
    def lacks_base(self) -> bool:
        """Whether a file extends something that isn't there, so that most of the rules are missing."""
        return any(diagnostic.code in _NO_BASE for diagnostic in self.diagnostics)

    def variant(self, part: Part) -> MappingNode | None:
        """The tree of a variant with everything it inherits."""
        node = self._read(self.catalogue.find_game(part))
        if node is None:
            return None
        self.lineage.append(_named(node, part.text))
        merged = resolve(node, self._base, self._prepared)
        self.diagnostics.extend(merged.diagnostics)
        self.diagnostics.extend(_overlays_on_nothing(node))
        return _without(merged.node, OVERLAYS)

    def with_overlays(self, base: MappingNode, parts: Iterable[Part]) -> MappingNode:
        """The tree with house rules on it."""
        found = [(part, self._read(self.catalogue.find_overlay(part))) for part in parts]
        overlays = [Chosen(text=part.text, span=part.span, node=node) for part, node in found if node is not None]
        self.overlays.extend(overlays)
        for chosen in overlays:
            self.diagnostics.extend(validate(chosen.node, "overlay"))
        self.diagnostics.extend(choice_problems(overlays, self.lineage))
        merged = stacked(base, overlays, self.lineage)
        self.diagnostics.extend(merged.diagnostics)
        return merged.node

    def _prepared(self, base: MappingNode, own: MappingNode) -> Merged:
        """What a preset is laid on: its base with the house rules it names."""
        parts = [Part(text=name.text, span=name.span) for name in listed(own, OVERLAYS)]
        if own.find("id") is not None:
            self.laid.extend(parts)
        return Merged(node=_without(self.with_overlays(_without(base, OVERLAYS), parts), "examples"))

    def files_of(self, reference: Reference) -> frozenset[str]:
        """The files that a reference asks for: its house rules, or its variant if there are none."""
        parts = [self.catalogue.find_overlay(part) for part in reference.overlays] or [
            self.catalogue.find_game(reference.variant)
        ]
        return frozenset(part.name for part in parts if isinstance(part, File))

    def base_of(self, reference: Reference) -> Reference | None:
        """What is under those files."""
        if reference.overlays:
            return Reference(variant=reference.variant)
        if len(self.lineage) == 1:
            return None
        return Reference(variant=replace(reference.variant, text=self.lineage[1]), overlays=tuple(self.laid))

    def homes(self, parts: Sequence[Part]) -> Mapping[str, Home]:
        """For which games the examples of house rules are, where the game extends those; only one overlay alone has examples."""
        alone = next((chosen for chosen in self.overlays if (chosen.span,) == tuple(part.span for part in parts)), None)
        bases = {} if alone is None else bases_of_guests(alone.node, self.lineage)
        rulesets = {base: self._at_home(base, parts) for base in dict.fromkeys(bases.values())}
        known = ((id, base, rulesets[base]) for id, base in bases.items())
        return {id: Home(base=base, ruleset=ruleset) for id, base, ruleset in known if ruleset is not None}

    def _at_home(self, base: str, parts: Sequence[Part]) -> Ruleset | None:
        """Another game with the house rules, if it can be told who plays it."""
        there = _Loading(catalogue=self.catalogue)
        tree = there.variant(replace(parts[0], text=base))
        built = None if tree is None else build(with_defaults(there.with_overlays(tree, parts)))
        return None if built is None or built.is_broken("table") else built.ruleset

    def meaning(self, tree: MappingNode, homes: Mapping[str, Home]) -> tuple[Built, tuple[Example, ...]]:
        """What the merged tree means. Where its shape is wrong, that is all that is said of the place."""
        self.diagnostics.extend(validate(tree, "variant"))
        places = tuple(diagnostic.span for diagnostic in self.diagnostics)
        complete = with_defaults(tree)
        built = build(complete)
        examples, problems = read_examples(complete, built, homes)
        found = (*built.diagnostics, *check_meaning(built), *problems)
        self.diagnostics.extend(each for each in found if not any(place.holds(each.span) for place in places))
        return built, examples

    def _base(self, name: str, span: Span) -> Reading:
        """A variant that another extends, without what is not inherited."""
        file = self.catalogue.game(name)
        if file is None:
            return Reading(node=None, diagnostics=(missing_base(name, span, self.catalogue.games()),))
        reading = self._reading(file)
        if reading.node is None:
            unreadable = Problem.UNREADABLE_FILE.at(span, f"\"{name}\" can't be read, so it can't be extended")
            return replace(reading, diagnostics=(*reading.diagnostics, unreadable))
        self.lineage.append(name)
        return replace(reading, node=_without(reading.node, *NOT_INHERITED))

    def _read(self, file: File | Diagnostic) -> MappingNode | None:
        if isinstance(file, Diagnostic):
            self.diagnostics.append(file)
            return None
        reading = self._reading(file)
        self.diagnostics.extend(reading.diagnostics)
        return reading.node

    def _reading(self, file: File) -> Reading:
        reading = _parsed(file)
        self.sources[file.name] = reading.text
        return reading


@lru_cache(maxsize=FILES_KEPT)
def _parsed(file: File) -> Reading:
    """The tree of a file. Nothing changes a tree, so a game that many house rules are laid on is read once."""
    return read(file.source, file.name)


def _without(node: MappingNode, *keys: str) -> MappingNode:
    return replace(node, entries=tuple(entry for entry in node.entries if entry.key.text not in keys))


def _overlays_on_nothing(node: MappingNode) -> Iterator[Diagnostic]:
    entry = node.entry(OVERLAYS)
    if entry and node.find("extends") is None:
        message = "house rules are laid on the variant that this one extends, but it extends none"
        yield Problem.OVERLAYS_WITHOUT_BASE.at(entry.key.span, message, suggestion="say `extends: classic`, or another game")


def _named(node: MappingNode, otherwise: str) -> str:
    name = node.find("id")
    return name.text if isinstance(name, ScalarNode) else otherwise
