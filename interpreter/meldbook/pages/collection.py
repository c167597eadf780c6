"""All that a site tells of, in no language yet: the games with their examples run, and the house rules with what they change.

In: a catalogue. Out: a `Collection`. A spec with errors is left out, and its findings are kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meldbook.cards import Card
from meldbook.diagnostics import Diagnostic, Span
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import load
from meldbook.loading.reference import Part, Reference
from meldbook.model.codec import ruleset_hash
from meldbook.model.ruleset import Ruleset
from meldbook.pages.house_rules import HouseRule, Told, read_house_rules
from meldbook.play.examples import ExampleRun, run_example
from meldbook.play.samples import sample_canastas
from meldbook.play.tables import Tables
from meldbook.syntax import ScalarNode, read


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game: its rules and their fingerprint, its examples as they came out, a canasta of each kind, and what it is based on."""

    ruleset: Ruleset
    hash: str
    runs: tuple[ExampleRun, ...]
    canastas: Mapping[str, tuple[Card, ...]]
    base: str | None
    is_preset: bool

    @property
    def id(self) -> str:
        """The name of its file and of its page."""
        return self.ruleset.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Collection:
    """Everything that is told, the findings in what is not, and the text of every file that was read."""

    games: tuple[Game, ...]
    house_rules: tuple[HouseRule, ...]
    findings: tuple[Diagnostic, ...]
    sources: Mapping[str, str]

    def game(self, id: str | None) -> Game | None:
        """The game with this id, if it is told."""
        return next((game for game in self.games if game.id == id), None)

    def rules_for(self, game: Game) -> tuple[HouseRule, ...]:
        """The house rules that are for this game."""
        return tuple(rule for rule in self.house_rules if any(laid.base == game.id for laid in rule.laid))


def collect(catalogue: Catalogue, told: Told) -> Collection:
    """Reads everything there is; `told` hears of each file that has been read."""
    games: list[Game] = []
    findings: list[Diagnostic] = []
    sources: dict[str, str] = {}
    for id in catalogue.games():
        game, found, read_texts = _game(catalogue, id)
        games += [game] if game else []
        findings += found
        sources |= read_texts
        told(id)
    rules = read_house_rules(catalogue, {game.id: game.ruleset for game in games}, told)
    return Collection(
        games=tuple(games),
        house_rules=rules.house_rules,
        findings=(*findings, *rules.findings),
        sources={**sources, **rules.sources},
    )


def _game(catalogue: Catalogue, id: str) -> tuple[Game | None, tuple[Diagnostic, ...], Mapping[str, str]]:
    """A game, if nothing is wrong with it; all that is; and the texts of its files."""
    loaded = load(Reference(variant=Part(text=id, span=Span.point(id))), catalogue)
    if loaded.ruleset is None:
        return None, loaded.diagnostics, loaded.sources
    tables = Tables(ruleset=loaded.ruleset)
    runs = tuple(run_example(loaded.ruleset, example, tables) for example in loaded.examples)
    wrong = tuple(each for run in runs for each in run.diagnostics)
    game = _complete(catalogue, id, loaded.ruleset, tables, runs)
    return None if wrong else game, (*loaded.diagnostics, *wrong), loaded.sources


def _complete(catalogue: Catalogue, id: str, ruleset: Ruleset, tables: Tables, runs: tuple[ExampleRun, ...]) -> Game:
    return Game(
        ruleset=ruleset,
        hash=ruleset_hash(ruleset),
        runs=runs,
        canastas=sample_canastas(tables.plain()),
        base=_base(catalogue, id),
        is_preset=id in catalogue.presets(),
    )


def _base(catalogue: Catalogue, id: str) -> str | None:
    """The game that this one extends."""
    file = catalogue.game(id)
    tree = read(file.source, file.name).node if file else None
    base = tree.find("extends") if tree else None
    return base.text if isinstance(base, ScalarNode) else None
