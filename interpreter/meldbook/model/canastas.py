"""The canastas room: when a meld is a canasta, and which kind it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.conditions.ast import Expression
from meldbook.model.clauses import Clause


class Judged(StrEnum):
    """When the kind of a canasta is settled: anew with each card, or once for all when it is completed."""

    ALWAYS = "always"
    ONCE = "once"


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaKind(Clause):
    """A kind of canasta with its bonus in points. The first kind whose `when` holds is the kind."""

    bonus: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Canastas:
    """A meld of `size` cards or more, of a meld kind that allows it, is a canasta."""

    size: int
    judged: Judged
    kinds: tuple[CanastaKind, ...]
