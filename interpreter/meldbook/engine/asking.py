"""What the rules' conditions ask: read once, so that moves are proposed finely where a rule looks closely, and nowhere else.

In: parts of the model. Out: the facts they mention, and what follows from that for the moves worth proposing.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Compare, Domain, Fact, Number, Quantified, Quantifier
from meldbook.model.clauses import Demand, Happening, Reaction
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk

NEW = frozenset({"meld.new", "meld.added"})
"""The facts by which a meld laid at once differs from one that has grown."""

SETTLED = frozenset({"players", "upcard", "round.number", "round.lap", "side.score", "side.melded_before", "player.melded"})
"""Facts that no play changes, besides those of the subjects below."""

SETTLED_SUBJECTS = frozenset({"meld", "turn", "pile", "stock", "option"})


def names(part: object) -> frozenset[str]:
    """The names of the facts a part of the model asks."""
    return frozenset(fact.name for fact in walk(part, Fact))


def asks_for_a_play(demand: Demand) -> bool:
    """Whether the demand is that some play of the move be so: one play can meet it for all others."""
    return any(each.domain is Domain.PLAY and each.quantifier is Quantifier.ANY for each in walk(demand.must, Quantified))


def asks_of_one_meld(demand: Demand) -> bool:
    """Whether the demand can be judged by a meld alone, whatever else is played."""
    plain = all(name in SETTLED or name.partition(".")[0] in SETTLED_SUBJECTS for name in names(demand))
    return plain and not any(walk(demand, Quantified))


def sizes_of_new_melds(ruleset: Ruleset) -> frozenset[int]:
    """The sizes, beyond the smallest, at which a rule tells a new meld from one that has grown: none in most games."""
    reactions = tuple(walk(ruleset, Reaction))
    canastas = (*ruleset.canastas.kinds, *(each for each in reactions if _waits_for(each, Happening.CANASTA)))
    closely = tuple(each for each in (*canastas, *reactions) if names(each) & NEW)
    whole = {ruleset.canastas.size} if any(each in canastas for each in closely) else set()
    return frozenset(whole | {size for each in closely for size in _sizes(each)})


def _waits_for(reaction: Reaction, happening: Happening) -> bool:
    return any(event.happening is happening for event in reaction.on)


def _sizes(part: object) -> Iterator[int]:
    """The numbers that the size of a meld is compared with."""
    for compare in walk(part, Compare):
        if "meld.cards" in names(compare):
            yield from (number.value for number in (compare.left, compare.right) if isinstance(number, Number))
