"""What a meld is made of beyond numbers of cards, and which melds there are beside it.

In: a context that speaks of a meld. Out: its suits, its points, its twins (other melds of its side, of its kind and rank), and
its rivals (melds of that kind and rank which other sides have).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from meldbook.cards import counts
from meldbook.engine.context import Context
from meldbook.engine.points import worth
from meldbook.engine.state import Meld


def _suits(c: Context) -> int:
    """How many different suits the natural cards of the meld show."""
    meld = _meld(c)
    own = c.rules.groups[meld.group].mask if meld.group >= 0 else 0
    kinds = c.rules.ruleset.cards.deck.kinds
    return len({kinds[card].suit for card, _ in counts(meld.cards & own)} - {None})


def _points(c: Context) -> int:
    return worth(c.rules, _meld(c).cards)


def _twins(c: Context) -> Iterator[Meld]:
    """The other melds of the side that are of this kind and rank."""
    meld = _meld(c)
    return (other for other in c.sides[c.side].melds if other is not meld and _is_like(other, meld))


def _rivals(c: Context) -> int:
    meld = _meld(c)
    others = (table for side, table in enumerate(c.sides) if side != c.side)
    return sum(_is_like(other, meld) for table in others for other in table.melds)


def _is_like(other: Meld, meld: Meld) -> bool:
    return (other.kind, other.group) == (meld.kind, meld.group)


def _meld(c: Context) -> Meld:
    """The meld a rule speaks of; the type checker lets only such rules ask that speak of one."""
    if c.meld is None:
        raise TypeError("no meld to speak of")
    return c.meld


FACTS: Mapping[str, Callable[[Context], int]] = {
    "meld.suits": _suits,
    "meld.points": _points,
    "meld.twins": lambda c: sum(1 for _ in _twins(c)),
    "meld.clean_twins": lambda c: sum(twin.wilds == 0 for twin in _twins(c)),
    "meld.copies": lambda c: sum(twin.cards == _meld(c).cards for twin in _twins(c)),
    "meld.rivals": _rivals,
}
