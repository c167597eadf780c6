"""Where a card would go: the group it is counted with, and the melds that could take it."""

from __future__ import annotations

from meldbook.cards import Card, single
from meldbook.engine.rules import Group, Rules
from meldbook.engine.state import Meld


def first_group(rules: Rules, card: Card) -> Group | None:
    """The first group the card belongs to, which is the set of its rank where there are sets; None if it goes to no meld."""
    return next(iter(rules.groups_of[card]), None)


def could_take(rules: Rules, meld: Meld, card: Card) -> bool:
    """Whether the card is of the meld's group and the meld has room: in a sequence it may still not fit."""
    in_group = meld.group >= 0 and bool(single(card) & rules.groups[meld.group].mask)
    return in_group and meld.size < rules.kinds[meld.kind].max_size
