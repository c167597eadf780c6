"""Specs that are checked: what a command line names goes in, everything wrong with each spec comes out, its examples included."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from meldbook.cli.failing import NO_SOURCES, Unusable
from meldbook.diagnostics import Diagnostic, in_order
from meldbook.loading.advice import advice
from meldbook.loading.catalogue import SUFFIX, Catalogue, File, Shelf
from meldbook.loading.load import load
from meldbook.loading.overlays import BASES, REQUIRES, listed
from meldbook.loading.reference import COMMAND_LINE, Reference
from meldbook.play.examples import run_all
from meldbook.report.manual import manual
from meldbook.schema import validate
from meldbook.syntax import read
from meldbook.syntax.ignoring import heeded

SHIPPED: Final = Catalogue()


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """A spec and everything that is wrong with it; `examples` is how many of its examples were run and count."""

    name: str
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, str]
    examples: int = 0

    @property
    def was_read(self) -> bool:
        """Whether there is a file behind the name."""
        return any(name != COMMAND_LINE for name in self.sources)


def check_all(name: str) -> Iterator[Checked]:
    """The spec of this id or path; of a folder, all specs in it; a folder without any ends the command."""
    return (check(each) for each in specs_named(name))


def specs_named(name: str) -> tuple[str, ...]:
    """The name itself; or if it is that of a folder, the paths of all specs in it. A folder without any ends the command."""
    folder = Path(name)
    if not folder.is_dir():
        return (name,)
    files = sorted(folder.rglob(f"*{SUFFIX}"))
    if not files:
        raise Unusable(f"There are no specs in {name}.")
    return tuple(map(str, files))


def check(name: str, catalogue: Catalogue = SHIPPED, *, advised: bool = False) -> Checked:
    """The spec of this id or path, without what its comments ignore; with advice, if it is asked for."""
    checked = _checked(name, catalogue, advised=advised)
    known = {page.code: page.name for page in manual()}
    own = next((file for file in checked.sources if file != COMMAND_LINE), None)
    left = heeded(checked.diagnostics, checked.sources, known, own)
    return replace(checked, diagnostics=in_order(left))


def _checked(name: str, catalogue: Catalogue, *, advised: bool) -> Checked:
    reference = Reference.parse(name)
    if isinstance(reference, Diagnostic):
        return Checked(name=name, diagnostics=(reference,), sources={COMMAND_LINE: name})
    overlay = overlay_alone(reference, catalogue)
    if overlay is not None:
        return _check_overlay(name, overlay, catalogue, advised=advised)
    return _check_game(name, reference, catalogue, advised=advised)


def overlay_alone(reference: Reference, catalogue: Catalogue = SHIPPED) -> File | None:
    """The file, if the reference names house rules alone: by their id, or by a path among overlays."""
    part = reference.variant
    path = Path(part.text)
    among_overlays = part.is_path and (path.parent.name == Shelf.OVERLAYS or _names_bases(path))
    by_id = not part.is_path and part.text in catalogue.overlays()
    if reference.overlays or not (among_overlays or by_id):
        return None
    found = catalogue.find_overlay(part)
    return None if isinstance(found, Diagnostic) else found


def _names_bases(path: Path) -> bool:
    """Whether the file says which games it changes, as only house rules do."""
    return path.is_file() and re.search(rb"^bases:", path.read_bytes(), re.MULTILINE) is not None


def _check_overlay(name: str, file: File, catalogue: Catalogue, *, advised: bool) -> Checked:
    """House rules are checked on each game they are for, with the house rules they build on."""
    reading = read(file.source, file.name)
    shape = validate(reading.node, "overlay") if reading.node else ()
    alone = Checked(name=file.name, diagnostics=in_order((*reading.diagnostics, *shape)), sources={file.name: reading.text})
    if reading.node is None or alone.diagnostics:
        return alone
    further = "".join(f"+{other.text}" for other in listed(reading.node, REQUIRES))
    games = (f"{base.text}+{name}{further}" for base in listed(reading.node, BASES))
    return _together(alone, [_checked(game, catalogue, advised=advised) for game in games])


def _together(alone: Checked, on_bases: list[Checked]) -> Checked:
    """What is wrong on any base, said once; an example that is played on several bases counts once for each."""
    return Checked(
        name=alone.name,
        diagnostics=in_order({diagnostic: None for each in on_bases for diagnostic in each.diagnostics}),
        sources={**alone.sources, **{file: text for each in on_bases for file, text in each.sources.items()}},
        examples=sum(each.examples for each in on_bases),
    )


def _check_game(name: str, reference: Reference, catalogue: Catalogue, *, advised: bool) -> Checked:
    loaded = load(reference, catalogue)
    if loaded.ruleset is None:
        sources = {COMMAND_LINE: name, **loaded.sources}
        return Checked(name=name, diagnostics=loaded.diagnostics, sources=sources)
    runs = run_all(loaded.ruleset, loaded.examples)
    told = (each for run in runs for each in run.diagnostics)
    return Checked(
        name=name,
        diagnostics=in_order((*loaded.diagnostics, *told, *(advice(loaded) if advised else ()))),
        sources=loaded.sources,
        examples=sum(run.left_out is None for run in runs),
    )


def all_sources(checked: list[Checked]) -> Mapping[str, str]:
    """The text of every file that was read."""
    return {name: text for each in checked for name, text in each.sources.items()} or NO_SOURCES
