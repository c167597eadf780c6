"""What a meld promises: the points of its cards, and the canasta it may become.

A canasta is worth its bonus, and more if the side still needs one of its kind to go out. The value of an unfinished meld falls
with each card it lacks, and is nothing once too few are left in the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from meldbook.cards import lowest, single, size
from meldbook.engine import canastas, melds
from meldbook.engine.context import Context
from meldbook.engine.points import worth
from meldbook.engine.state import Meld
from meldbook.play.steady.knowledge import Knowledge

NEEDED = 500
"""What a kind of canasta is worth beyond its bonus while the side needs it to go out."""

NATURAL_COMES = 0.72
"""How much each natural card that a canasta lacks leaves of its value."""

WILD_COMES = 0.6
"""How much each wild card that a canasta lacks leaves of its value."""

WILD_HELD = 45
"""What a wild card is worth in the hand, besides its points, if no canasta can be made of wild cards."""

ENOUGH = (1, 4)
"""A demand that is met neither by one further canasta of a kind nor by so many isn't about that kind."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """Values of melds as one player sees them in one position; `values` and `worths` remember what has been reckoned before.

    A worth is that of a canasta by its kind, group and number of wild cards.
    """

    known: Knowledge
    needed: frozenset[int]
    values: dict[Meld, float] = field(default_factory=dict)
    worths: dict[tuple[int, int, int], int] = field(default_factory=dict)

    @property
    def wild_worth(self) -> float:
        """What a wild card is worth in the hand, besides its points: at least its share in half a canasta of wild cards."""
        rules = self.known.rules
        if rules.wild_kind is None or not rules.wild_kind.model.canasta:
            return WILD_HELD
        fresh = Meld(rules.wild_kind.number, -1, 0, 0, 0, -1)
        return max(WILD_HELD, self._worth(fresh, rules.canasta_size) / 2 / rules.canasta_size)

    def value(self, meld: Meld) -> float:
        """The value of a meld in points."""
        if meld not in self.values:
            self.values[meld] = self._value(meld)
        return self.values[meld]

    def _value(self, meld: Meld) -> float:
        points = worth(self.known.rules, meld.cards)
        if not self.known.rules.kinds[meld.kind].model.canasta:
            return points
        if meld.size >= self.known.rules.canasta_size:
            return points + self._worth(meld, 0)
        return points + max((chance * prize for chance, prize in self._promises(meld)), default=0)

    def chance(self, meld: Meld) -> float:
        """How likely the meld becomes a canasta, if it is none: the less, the more of the cards left it needs."""
        rules = self.known.rules
        if not rules.kinds[meld.kind].model.canasta:
            return 0
        if meld.size >= rules.canasta_size:
            return 1
        mask = rules.groups[meld.group].mask if meld.group >= 0 else 0
        mask |= rules.wild_mask if rules.kinds[meld.kind].max_wilds else 0
        left = size(self.known.view.hand & mask) + self.known.unseen_of(mask)
        share = max(0, 1 - (rules.canasta_size - meld.size) / (left + 1))
        return share * max((chance for chance, _ in self._promises(meld)), default=0)

    def _promises(self, meld: Meld) -> Iterator[tuple[float, int]]:
        """How likely each way to complete the meld is, and its prize: with so many further wild cards, the rest naturals."""
        rules = self.known.rules
        missing = rules.canasta_size - meld.size
        kind = rules.kinds[meld.kind]
        if meld.group < 0:
            if missing <= size(self.known.wilds) + self.known.unseen_of(rules.wild_mask):
                yield NATURAL_COMES**missing, self._worth(meld, missing)
            return
        group = rules.groups[meld.group]
        naturals_left = self.known.in_hand(group) + self.known.unseen_of(group.mask)
        for wilds in range(min(missing, kind.max_wilds - meld.wilds) + 1):
            if missing - wilds <= naturals_left:
                yield NATURAL_COMES ** (missing - wilds) * WILD_COMES**wilds, self._worth(meld, wilds)

    def _worth(self, meld: Meld, more_wilds: int) -> int:
        """What the canasta is worth that the meld is, or becomes with so many further wild cards."""
        key = (meld.kind, meld.group, meld.wilds + more_wilds)
        if key not in self.worths:
            self.worths[key] = self._worth_of(_completed(self.known, meld, more_wilds))
        return self.worths[key]

    def _worth_of(self, meld: Meld) -> int:
        context = self.known.context
        done = canastas.judged(context, meld, meld, (meld,))
        if done.canasta < 0:
            return 0
        bonus = self.known.rules.canasta_kinds[done.canasta][1](context.on(done))
        return bonus + (NEEDED if done.canasta in self.needed else 0)


def prospects_of(known: Knowledge) -> Prospects:
    """The values of melds in this position."""
    return Prospects(known, frozenset(_needed(known)))


def _completed(known: Knowledge, meld: Meld, more_wilds: int) -> Meld:
    """The meld with so many wild cards more, and naturals up to the size of a canasta."""
    rules = known.rules
    missing = max(0, rules.canasta_size - meld.size - more_wilds)
    cards = meld.cards + (more_wilds * single(lowest(rules.wild_mask)) if more_wilds else 0)
    if meld.group >= 0:
        cards += missing * single(rules.groups[meld.group].cards[0])
    return Meld(meld.kind, meld.group, cards, meld.size + missing + more_wilds, meld.wilds + more_wilds, -1)


def _needed(known: Knowledge) -> Iterator[int]:
    """The kinds of canasta that would meet a demand of going out that isn't met yet."""
    unmet = [need for need in known.rules.needs if need.holds(known.context) and not need.met(known.context)]
    for kind in range(len(known.rules.canasta_kinds)) if unmet else ():
        imagined = [_with_canastas(known, kind, number) for number in ENOUGH]
        if any(need.met(context) for need in unmet for context in imagined):
            yield kind


def _with_canastas(known: Knowledge, kind: int, number: int) -> Context:
    """The player's context if its side had so many canastas of this kind more."""
    extra = (Meld(0, -1, 0, known.rules.canasta_size, 0, kind),) * number
    own = (*known.melds, *extra)
    return replace(known.context, sides=melds.with_melds(known.view.sides, known.view.side, own, melded=True))
