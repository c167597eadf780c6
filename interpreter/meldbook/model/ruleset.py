"""The checked meaning of a spec: frozen, complete and typed. Everything downstream starts from here."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.model.canastas import Canastas
from meldbook.model.cards import Cards
from meldbook.model.clauses import Text
from meldbook.model.deal import Deal
from meldbook.model.going_out import GoingOut
from meldbook.model.melds import Melds
from meldbook.model.options import Option
from meldbook.model.pile import Pile
from meldbook.model.scoring import Scoring
from meldbook.model.table import Table
from meldbook.model.turn import Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where rules of a spec come from."""

    id: str
    title: Text
    language: str | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What readers are told about the value or rule at a path; `unverified` if it is only taken for granted."""

    path: str
    note: Text
    ruling: Text
    sources: tuple[str, ...]
    unverified: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """The place of a rule in its file: 1-based line and column, the file as it was named."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """All rules of one variant.

    `origins` gives the place of each clause and value by its path; like `sources`, `about`, names and notes it is not part of the
    meaning, so it does not enter the hash.
    """

    id: str
    name: Text
    summary: Text
    sources: tuple[Source, ...]
    options: tuple[Option, ...]
    table: Table
    cards: Cards
    deal: Deal
    turn: Turn
    melds: Melds
    canastas: Canastas
    pile: Pile
    going_out: GoingOut
    scoring: Scoring
    about: tuple[About, ...]
    origins: tuple[tuple[str, Origin], ...]
