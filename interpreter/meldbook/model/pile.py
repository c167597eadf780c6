"""The pile room: how the discard pile is taken, and when it may not be."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.conditions.ast import Expression, Reckoning
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Clause, Reaction


class Use(StrEnum):
    """What must be done with the upcard when the pile is taken."""

    LIKE = "like"
    ONTO = "onto"
    ANY = "any"
    NOTHING = "nothing"


class Lending(StrEnum):
    """Which cards may be melded with the upcard, in the same move."""

    HAND = "hand"
    TAKEN = "taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """As many cards as the player likes: from `least` to `most`, or to the whole pile where that is None."""

    least: Reckoning
    most: Reckoning | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Route(Clause):
    """One way to take the pile.

    `LIKE`: the upcard is melded at once with so many naturals like it and so many wilds from the hand. `ONTO`: it is added to a
    meld of the player's own side; the conditions may ask about that meld as it was before. `ANY`: it is melded in any way.
    `NOTHING`: it comes to hand like the rest. `kinds` are the kinds of meld the upcard may go to (empty: all). `amount` is how
    many cards are taken from the top, the upcard included; None is the whole pile. `lending` says whether the cards taken may be
    melded at once with those of the hand; naturals and wilds asked for come from the hand all the same.
    """

    use: Use
    naturals: int
    wilds: int
    kinds: tuple[str, ...]
    amount: Expression | Chosen | None
    lending: Lending = Lending.HAND


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """`routes` in the order a person would try them; `forbid` withholds the pile; while a clause of `frozen` holds, it is frozen.

    What a freeze means is said by the routes that ask for it. `part_thaws` says whether taking a part of the pile ends a freeze.
    """

    routes: tuple[Route, ...]
    forbid: tuple[Clause, ...]
    frozen: tuple[Clause, ...]
    reactions: tuple[Reaction, ...]
    part_thaws: bool | Agreed[bool]
