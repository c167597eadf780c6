"""What a playtest found, as data: the sheets of one game's playtest go in, or those of two, and a `Report` comes out.

Everything in it follows from the orders and the sheets; neither a clock nor who played which game has a part in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meldbook.model.clauses import Text
from meldbook.model.codec import from_json, ruleset_hash
from meldbook.play.order import Order
from meldbook.play.playtest.clauses import followed
from meldbook.play.playtest.intervals import Interval, around, chance_of, difference, largest_that_holds, ratio, wilson
from meldbook.play.playtest.measures import Measure, measures
from meldbook.play.playtest.sheet import GameSheet
from meldbook.play.playtest.spreads import Spread, spreads


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """An order with the sheets of its games, in the order of the games; `called` is how the game was asked for."""

    called: str
    order: Order
    sheets: tuple[GameSheet, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A measure and what was found: the value, its interval, and how many things it was measured in. None: nothing to measure."""

    measure: Measure
    value: float | None
    interval: Interval | None
    of: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """What was found out about one game."""

    called: str
    variant: str
    name: Text
    ruleset: str
    players: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    found: tuple[Found, ...]
    spreads: tuple[Spread, ...]
    clauses: tuple[str, ...]
    never: tuple[str, ...]

    def of(self, id: str) -> Found | None:
        """What was found for the measure of this id."""
        return next((found for found in self.found if found.measure.id == id), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """By how much a measure is greater in the other game. `holds`: the change stands even though many were looked for."""

    measure: Measure
    value: float
    interval: Interval | None
    chance: float
    holds: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What so many games tell about a game, and what is different in another."""

    games: int
    seed: int
    limit: int
    findings: Findings
    against: Findings | None
    changes: tuple[Change, ...]


def report(played: Played, against: Played | None = None) -> Report:
    """The report of a playtest; of a comparison, both must have played games of the same numbers."""
    return Report(
        games=len(played.sheets),
        seed=played.order.seed,
        limit=played.order.limit,
        findings=_findings(played),
        against=_findings(against) if against else None,
        changes=_changes(played, against) if against else (),
    )


def _measures(played: Played) -> tuple[Measure, ...]:
    return measures(played.order.rules(), played.order.players)


def _findings(played: Played) -> Findings:
    ruleset = from_json(played.order.ruleset)
    clauses = followed(played.order.rules())
    fired = {path for sheet in played.sheets for path in sheet.fired}
    return Findings(
        called=played.called,
        variant=ruleset.id,
        name=ruleset.name,
        ruleset=ruleset_hash(ruleset),
        players=played.order.players,
        options=played.order.options,
        found=tuple(_found(measure, played) for measure in _measures(played)),
        spreads=spreads(played.sheets),
        clauses=clauses,
        never=tuple(path for path in clauses if path not in fired),
    )


def _found(measure: Measure, played: Played) -> Found:
    result = ratio([measure.taken(sheet) for sheet in played.sheets])
    if result is None:
        return Found(measure=measure, value=None, interval=None, of=0)
    interval = wilson(result) if measure.is_share else around(result)
    return Found(measure=measure, value=float(result.value), interval=interval, of=result.whole)


def _changes(played: Played, against: Played) -> tuple[Change, ...]:
    """The changes in whatever both games measure and have something of."""
    others = {measure.id: measure for measure in _measures(against)}
    pairs = [(measure, others[measure.id]) for measure in _measures(played) if measure.id in others]
    results = [
        (measure, difference([measure.taken(s) for s in played.sheets], [other.taken(s) for s in against.sheets]))
        for measure, other in pairs
    ]
    known = [(measure, result, chance_of(result)) for measure, result in results if result is not None]
    threshold = largest_that_holds([chance for *_, chance in known if chance < 1])
    return tuple(
        Change(measure=measure, value=float(result.value), interval=around(result), chance=chance, holds=chance <= threshold)
        for measure, result, chance in known
    )
