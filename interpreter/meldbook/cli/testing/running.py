"""Games whose examples are run: what a command line names goes in, each game with all that came of its examples comes out.

House rules alone are laid on each game they are for, and then the examples of that game are run under them too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from meldbook.cli.checking import overlay_alone, specs_named
from meldbook.cli.failing import failed
from meldbook.diagnostics import Diagnostic, in_order
from meldbook.loading.catalogue import Catalogue, File
from meldbook.loading.load import Loaded, load
from meldbook.loading.overlays import BASES, REQUIRES, listed
from meldbook.loading.reference import COMMAND_LINE, Reference
from meldbook.play.examples import ExampleRun, run_all
from meldbook.play.inheriting import Inheritance, inheritance, unlisted
from meldbook.syntax import MappingNode, read


@dataclass(frozen=True, slots=True, kw_only=True)
class Tested:
    """A game and what came of its examples; under house rules, also of those of the game they are laid on.

    House rules by themselves, with what is wrong in their lists, are no game: `loaded` is None.
    """

    name: str
    loaded: Loaded | None
    runs: tuple[ExampleRun, ...]
    inheritance: Inheritance | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, str]

    @property
    def left_out(self) -> tuple[Diagnostic, ...]:
        """The examples of house rules that are for other tables than this game has, each with the reason."""
        unread = self.loaded.left_out if self.loaded else ()
        return (*unread, *(run.left_out for run in self.runs if run.left_out))

    @property
    def counting(self) -> tuple[ExampleRun, ...]:
        """The examples that are not left out."""
        return tuple(run for run in self.runs if run.left_out is None)


def everything() -> tuple[str, ...]:
    """The ids of all games and house rules."""
    return (*Catalogue().games(), *Catalogue().overlays())


def tested(names: Iterable[str]) -> Iterator[Tested]:
    """Every game that is named, or that house rules named alone are for."""
    for name in names:
        for spec in specs_named(name):
            yield from _tested(spec)


def _tested(name: str) -> Iterator[Tested]:
    reference = _reference(name)
    overlay = overlay_alone(reference)
    if overlay is None:
        yield _game(name, reference)
    else:
        yield from _on_bases(name, overlay)


def _on_bases(name: str, file: File) -> Iterator[Tested]:
    """The house rules on each game they are for; then what is wrong with what they say of all those games."""
    reading = read(file.source, file.name)
    if reading.node is None:
        raise failed(reading.diagnostics, {file.name: reading.text})
    further = "".join(f"+{other.text}" for other in listed(reading.node, REQUIRES))
    games = [f"{base.text}+{name}{further}" for base in listed(reading.node, BASES)]
    found = [_game(game, _reference(game)) for game in games]
    yield from found
    yield _listing(file, reading.node, reading.text, found)


def _listing(file: File, node: MappingNode, text: str, found: list[Tested]) -> Tested:
    """House rules by themselves: what they list of the examples of their games."""
    sources = {name: text for each in found for name, text in each.sources.items()}
    wrong = unlisted(node, [each.inheritance for each in found if each.inheritance])
    return Tested(
        name=file.name, loaded=None, runs=(), inheritance=None, diagnostics=in_order(wrong), sources={**sources, file.name: text}
    )


def _game(name: str, reference: Reference) -> Tested:
    loaded = _loaded(name, reference)
    assert loaded.ruleset is not None, "what is wrong has ended the command"
    runs = run_all(loaded.ruleset, loaded.examples)
    base = _loaded(name, Reference(variant=reference.variant)) if len(reference.overlays) else None
    return Tested(
        name=name,
        loaded=loaded,
        runs=runs,
        inheritance=inheritance(base, loaded) if base else None,
        diagnostics=in_order((*loaded.left_out, *(each for run in runs for each in run.diagnostics))),
        sources={**(base.sources if base else {}), **loaded.sources},
    )


def _reference(name: str) -> Reference:
    reference = Reference.parse(name)
    if isinstance(reference, Diagnostic):
        raise failed([reference], {COMMAND_LINE: name})
    return reference


def _loaded(name: str, reference: Reference) -> Loaded:
    loaded = load(reference, Catalogue())
    if loaded.ruleset is None:
        raise failed(loaded.diagnostics, {COMMAND_LINE: name, **loaded.sources})
    return loaded
