"""The pile room: how the discard pile is taken, and when it may not be."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.model.clauses import Clause, Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Route(Clause):
    """One way to take the pile: the upcard is melded at once with so many naturals like it and so many wilds from the hand.

    With `onto` the upcard is added to a meld of the player's own side instead, and `naturals` and `wilds` are 0. The conditions
    of a route may ask about that meld as it was before.
    """

    naturals: int
    wilds: int
    onto: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """`routes` in the order a person would try them; `forbid` withholds the pile; while a clause of `frozen` holds, it is frozen.

    What a freeze means is said by the routes that ask for it.
    """

    routes: tuple[Route, ...]
    forbid: tuple[Clause, ...]
    frozen: tuple[Clause, ...]
    reactions: tuple[Reaction, ...]
