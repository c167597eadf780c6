"""Who plays alone: whether everybody in a game is a side of their own, as a round begins and to its end.

In: a ruleset. Out: yes or no, for all its tables together.
"""

from __future__ import annotations

from typing import Final

from meldbook.conditions.ast import Fact, Linear, Number
from meldbook.model.clauses import PlayAlone, Reaction
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk

EACH_ALONE: Final = Linear(fact=Fact(name="players"))
"""As many sides as players, however many play."""


def is_solo(ruleset: Ruleset) -> bool:
    """Whether everybody plays alone to the end, so that a reader may call a side a player."""
    return begins_alone(ruleset) and not can_part(ruleset)


def begins_alone(ruleset: Ruleset) -> bool:
    """Whether everybody is alone as a round begins, however many play."""
    table = ruleset.table
    one_each = table.min_players == table.max_players and table.sides == Number(value=table.min_players)
    return one_each or table.sides == EACH_ALONE


def can_part(ruleset: Ruleset) -> bool:
    """Whether a player may come to stand alone against all others, who then are one side."""
    return any(PlayAlone() in reaction.then for reaction in walk(ruleset, Reaction))
