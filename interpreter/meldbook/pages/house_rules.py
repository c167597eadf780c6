"""House rules, and what each changes in the games it is for.

In: a catalogue and the rulesets of the games. Out: `HouseRules`. Laying every house rule on each of its games is most of the work
of a site, so the games are shared out among processes; each answers with sentences, which have no words yet.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TypeAlias

from meldbook.diagnostics import Diagnostic, Severity, Span
from meldbook.loading.catalogue import SHIPPED, Catalogue, File
from meldbook.loading.load import Loaded, load
from meldbook.loading.overlays import BASES, CONFLICTS, REQUIRES, listed
from meldbook.loading.reference import Part, Reference
from meldbook.loading.texts import text_of
from meldbook.model.alone import is_solo
from meldbook.model.clauses import Text
from meldbook.model.ruleset import Ruleset
from meldbook.pages.changes import told_differences
from meldbook.play.examples import run_examples
from meldbook.prose import Difference
from meldbook.schema import validate
from meldbook.syntax import MappingNode, read

Told: TypeAlias = Callable[[str], None]
"""Hears the name of what has been done, to show how far the work is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """A house rule laid on a game, and what it changes there; `sides` is how the locale speaks of sides afterwards."""

    base: str
    sides: str
    changes: tuple[Difference, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule:
    """A house rule as its file says it, and what it does to each game it is for."""

    id: str
    name: Text
    summary: Text
    file: str
    requires: tuple[str, ...]
    conflicts: tuple[str, ...]
    laid: tuple[Laid, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """All house rules that are right, what is wrong with the others, and the texts of all."""

    house_rules: tuple[HouseRule, ...]
    findings: tuple[Diagnostic, ...]
    sources: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Overlay:
    """The file of a house rule, read but not yet laid on anything."""

    id: str
    file: File
    tree: MappingNode
    bases: tuple[str, ...]
    requires: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Task:
    """What one process does in one go: lay house rules on a game."""

    catalogue: Catalogue
    base: str
    ruleset: Ruleset
    overlays: tuple[tuple[str, tuple[str, ...]], ...]
    checked: frozenset[str]
    """The house rules whose examples are run as well: those of the reader's own folders."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Answer:
    """What came of laying one house rule on a game. Nothing is laid if there are findings."""

    overlay: str
    laid: Laid | None
    findings: tuple[Diagnostic, ...]


def read_house_rules(catalogue: Catalogue, games: Mapping[str, Ruleset], told: Told) -> HouseRules:
    """Reads every house rule and lays it on the games it is for; on all games, if it names none."""
    overlays, findings, sources = _read(catalogue)
    answers = list(_answers(_tasks(catalogue, games, overlays), told))
    for overlay in overlays:
        findings += [found for one in answers if one.overlay == overlay.id and overlay.bases for found in one.findings]
    broken = {found.overlay for found in answers if found.findings}
    sound = (one for one in overlays if not (one.bases and one.id in broken))
    rules = tuple(_house_rule(one, answers) for one in sound)
    return HouseRules(house_rules=rules, findings=tuple(dict.fromkeys(findings)), sources=sources)


def _read(catalogue: Catalogue) -> tuple[list[_Overlay], list[Diagnostic], dict[str, str]]:
    overlays: list[_Overlay] = []
    findings: list[Diagnostic] = []
    sources: dict[str, str] = {}
    for id in catalogue.overlays():
        file = catalogue.overlay(id)
        assert file is not None, "the catalogue has just named it"
        reading = read(file.source, file.name)
        wrong = [*reading.diagnostics, *(validate(reading.node, "overlay") if reading.node else ())]
        sources[file.name] = reading.text
        findings += wrong
        if reading.node and not _has_errors(wrong):
            overlays.append(_overlay(id, file, reading.node))
    return overlays, findings, sources


def _overlay(id: str, file: File, tree: MappingNode) -> _Overlay:
    bases, requires = (tuple(node.text for node in listed(tree, key)) for key in (BASES, REQUIRES))
    return _Overlay(id=id, file=file, tree=tree, bases=bases, requires=requires)


def _tasks(catalogue: Catalogue, games: Mapping[str, Ruleset], overlays: Sequence[_Overlay]) -> Iterator[_Task]:
    own = frozenset(one.id for one in overlays if not one.file.name.startswith(f"{SHIPPED}/"))
    for base, ruleset in games.items():
        fitting = tuple((one.id, one.requires) for one in overlays if not one.bases or base in one.bases)
        if fitting:
            yield _Task(catalogue=catalogue, base=base, ruleset=ruleset, overlays=fitting, checked=own)


def _answers(tasks: Iterable[_Task], told: Told) -> Iterator[_Answer]:
    """The answers to all tasks, those with the most to do first."""
    ordered = sorted(tasks, key=lambda task: -len(task.overlays))
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as workers:
        for task, answers in zip(ordered, workers.map(_lay_all, ordered), strict=True):
            yield from answers
            told(task.base)


def _lay_all(task: _Task) -> tuple[_Answer, ...]:
    return tuple(_lay(task, id, requires) for id, requires in task.overlays)


def _lay(task: _Task, id: str, requires: tuple[str, ...]) -> _Answer:
    loaded = _loaded(task, (*requires, id))
    if loaded.ruleset is None:
        return _Answer(overlay=id, laid=None, findings=loaded.diagnostics)
    wrong = run_examples(loaded.ruleset, loaded.examples) if id in task.checked else ()
    if _has_errors(wrong):
        return _Answer(overlay=id, laid=None, findings=wrong)
    before = _loaded(task, requires).ruleset if requires else task.ruleset
    changes = told_differences(before or task.ruleset, loaded.ruleset)
    sides = "solo" if is_solo(loaded.ruleset) else "partners"
    return _Answer(overlay=id, laid=Laid(base=task.base, sides=sides, changes=changes), findings=())


def _loaded(task: _Task, overlays: Iterable[str]) -> Loaded:
    base, *others = (Part(text=id, span=Span.point(id)) for id in (task.base, *overlays))
    return load(Reference(variant=base, overlays=tuple(others)), task.catalogue)


def _house_rule(overlay: _Overlay, answers: Sequence[_Answer]) -> HouseRule:
    laid = {one.laid.base: one.laid for one in answers if one.overlay == overlay.id and one.laid}
    order = overlay.bases or tuple(sorted(laid))
    return HouseRule(
        id=overlay.id,
        name=text_of(overlay.tree.find("name")),
        summary=text_of(overlay.tree.find("summary")),
        file=overlay.file.name,
        requires=overlay.requires,
        conflicts=tuple(node.text for node in listed(overlay.tree, CONFLICTS)),
        laid=tuple(laid[base] for base in order if base in laid),
    )


def _has_errors(findings: Iterable[Diagnostic]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)
