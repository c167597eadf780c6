"""The canastas room: when a meld is a canasta, and which kind it is."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.conditions.ast import Expression
from meldbook.model.clauses import Clause


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaKind(Clause):
    """A kind of canasta with its bonus in points. The first kind whose `when` holds is the kind; it is judged anew each time."""

    bonus: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Canastas:
    """A meld of `size` cards or more, of a meld kind that allows it, is a canasta."""

    size: int
    kinds: tuple[CanastaKind, ...]
