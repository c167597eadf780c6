"""Initial melds and whole hands: batches of plays that only make sense together.

An opening is proposed when it is canonical and smallest: it reaches the minimum, and without any one of its cards it would not.
All that goes beyond is a play of its own afterwards. So the number of proposals stays small even for a hand full of wild cards,
and every position a legal opening leads to can still be reached.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from meldbook.cards import Card, CardBag, bag_of, contains, counts, single, size
from meldbook.engine import proposing
from meldbook.engine.choosing import choices, pick
from meldbook.engine.context import Context
from meldbook.engine.melds import meets_demands
from meldbook.engine.points import worth
from meldbook.engine.rules import NO_LIMIT, Group, Kind, Rules
from meldbook.model.melds import Form, PerRank
from meldbook.model.moves import Play


@dataclass(frozen=True, slots=True)
class Option:
    """Cards from the hand that could be one meld of an opening, and their points.

    `spare` is the least valuable card that could be left away with the rest still a meld; 0 if every card is needed.
    `exclusive` is the group of which an opening can have only one meld, -1 if it may have more. `fixed` is the meld that takes
    the pile: it can't be left away itself.
    """

    cards: CardBag
    points: int
    spare: CardBag
    exclusive: int
    fixed: bool = False


Batch: TypeAlias = tuple[Option, ...]


def openings(context: Context, needed: int, first: Play | None = None) -> Iterator[tuple[Play, ...]]:
    """Every smallest batch of new melds that is worth at least `needed` points and meets the demands on an initial meld.

    With `first`, the play that takes the pile (without the upcard, whose points have been subtracted from `needed`): each batch
    begins with it or with a larger form of it.
    """
    rules, hand = context.rules, context.hand
    search = _Search(context, first is not None)
    if first is None:
        yield from search.combined(tuple(_options(rules, hand)), hand, needed, ())
        return
    rest = tuple(_options(rules, hand - first.cards))
    for option in _larger(context, first.cards):
        yield from search.judged((option,), needed - option.points)
        if needed > option.points or rules.demands:
            others = tuple(other for other in rest if other.exclusive < 0 or other.exclusive != option.exclusive)
            yield from search.combined(others, hand - option.cards, needed - option.points, (option,))


@dataclass(frozen=True, slots=True)
class _Search:
    """The search for openings in one position; `taking` says whether the first meld has the upcard."""

    context: Context
    taking: bool

    def combined(self, options: tuple[Option, ...], hand: CardBag, needed: int, chosen: Batch) -> Iterator[tuple[Play, ...]]:
        """The options that together reach what they must, none of them with a card to spare."""
        for place, option in enumerate(options):
            if not contains(hand, option.cards):
                continue
            missing, batch = needed - option.points, (*chosen, option)
            if missing > 0 or not self.is_enough(batch):
                later = tuple(o for o in options[place + 1 :] if o.exclusive < 0 or o.exclusive != option.exclusive)
                yield from self.combined(later, hand - option.cards, missing, batch)
            else:
                yield from self.judged(batch, missing)

    def judged(self, batch: Batch, missing: int) -> Iterator[tuple[Play, ...]]:
        """The batch as plays, if it reaches what it must and is smallest."""
        if missing <= 0 and self.is_enough(batch) and self._is_smallest(batch, -missing):
            yield tuple(Play(cards=part.cards) for part in batch)

    def is_enough(self, batch: Batch) -> bool:
        """Whether the batch meets the demands on an initial meld, its points left aside."""
        if not self.context.rules.demands:
            return True
        upcard = single(self.context.round.pile[-1]) if self.taking else 0
        plays = [Play(cards=part.cards + (0 if number else upcard)) for number, part in enumerate(batch)]
        return meets_demands(self.context, plays, upcard)

    def _is_smallest(self, batch: Batch, surplus: int) -> bool:
        """Whether no meld and no card of the batch could be left away."""
        return all(self._needs(batch, number, surplus) for number in range(len(batch)))

    def _needs(self, batch: Batch, number: int, surplus: int) -> bool:
        option = batch[number]
        before, after = batch[:number], batch[number + 1 :]
        if not option.fixed and surplus >= option.points and self.is_enough((*before, *after)):
            return False
        if not option.spare or surplus < worth(self.context.rules, option.spare):
            return True
        return not self.is_enough((*before, replace(option, cards=option.cards - option.spare), *after))


def _options(rules: Rules, hand: CardBag) -> Iterator[Option]:
    """Everything the hand could begin a meld with, group by group; then wild melds."""
    for group in rules.groups:
        if hand & group.mask:
            kind = group.kind
            exclusive = -1 if kind.form is Form.SEQUENCE or kind.model.per_rank is PerRank.ANY else group.number
            for length in range(kind.min_size, proposing.longest(group, hand) + 1):
                for cards in proposing.of_group(rules, group, hand, length):
                    yield Option(cards, worth(rules, cards), _spare(rules, group, cards), exclusive)
    if rules.wild_kind:
        yield from _wild_options(rules, rules.wild_kind, hand & rules.wild_mask)


def _wild_options(rules: Rules, kind: Kind, wilds: CardBag) -> Iterator[Option]:
    for number in range(kind.min_size, min(size(wilds), kind.max_size) + 1):
        for bag in choices(wilds, rules.wild_twins, number):
            spare = _cheapest(rules, bag) if number > kind.min_size else 0
            yield Option(bag, worth(rules, bag), spare, NO_LIMIT if kind.model.per_rank is not PerRank.ANY else -1)


def _spare(rules: Rules, group: Group, cards: CardBag) -> CardBag:
    """The cheapest card that the meld could do without; 0 if there is none."""
    kind = group.kind
    if size(cards) <= kind.min_size:
        return 0
    naturals = cards & group.mask
    if kind.form is Form.SEQUENCE:
        places = sorted(group.order.index(card) for card, _ in counts(naturals))
        return _cheapest(rules, bag_of({group.order[places[0]], group.order[places[-1]]}))
    return _cheapest(rules, cards if size(naturals) > kind.min_naturals else cards - naturals)


def _cheapest(rules: Rules, bag: CardBag) -> CardBag:
    """The card of the bag with the fewest points; 0 for an empty bag."""
    return single(min((card for card, _ in counts(bag)), key=rules.values.__getitem__)) if bag else 0


def _larger(context: Context, base: CardBag) -> Iterator[Option]:
    """The play with the upcard as it is, and with each addition from the hand that a set has room for."""
    rules = context.rules
    group = _set_of(rules, context.round.pile[-1], base)
    if group is None:
        yield Option(base, worth(rules, base), 0, -1, fixed=True)
        return
    kind = group.kind
    more = (context.hand - base) & group.mask
    free = (context.hand - base) & group.wild_mask
    room = kind.max_size - size(base) - 1
    for extra in range(min(size(more), room) + 1):
        for wild in range(min(kind.max_wilds - size(base & group.wild_mask), size(free), room - extra) + 1):
            for bag in _added(rules, group, base, (more, extra), (free, wild)):
                added = bag - base
                yield Option(bag, worth(rules, bag), _cheapest(rules, added), group.number, fixed=True)


def _set_of(rules: Rules, upcard: Card, base: CardBag) -> Group | None:
    """The group of the set that the upcard makes with these cards; None if they make another meld."""
    sets = (group for group in rules.groups_of[upcard] if group.kind.form is not Form.SEQUENCE)
    return next((group for group in sets if not base & ~(group.mask | group.wild_mask)), None)


def _added(
    rules: Rules, group: Group, base: CardBag, naturals: tuple[CardBag, int], wilds: tuple[CardBag, int]
) -> Iterator[CardBag]:
    """The base with so many of these naturals and so many of these wilds, each choice once."""
    for own in choices(naturals[0], group.twins, naturals[1]):
        for others in choices(wilds[0], rules.wild_twins, wilds[1]):
            yield base + own + others


def whole_hands(context: Context) -> Iterator[tuple[Play, ...]]:
    """Ways to meld the whole hand, or all of it but one card, with new sets only.

    Which wild stands where is not varied, only which of them is kept: the others are handed out from the lowest.
    """
    rules, hand = context.rules, context.hand
    groups = [group for group in rules.groups if group.kind.form is Form.SET and hand & group.mask & ~rules.wild_mask]
    odd = hand & ~rules.wild_mask & ~sum(group.mask for group in groups)
    if size(odd) > 1 or sum(size(hand & group.mask) < group.kind.min_naturals for group in groups) > 1:
        return
    wilds = hand & rules.wild_mask
    yield from _shared_out(rules, hand, groups, wilds, kept=size(odd), plays=())
    for alike in rules.wild_twins:
        if wilds & alike and not odd:
            yield from _shared_out(rules, hand, groups, wilds - pick(wilds & alike, 1), kept=1, plays=())


def _shared_out(
    rules: Rules, hand: CardBag, groups: list[Group], wilds: CardBag, *, kept: int, plays: tuple[Play, ...]
) -> Iterator[tuple[Play, ...]]:
    if not groups:
        yield from _with_wilds(rules, wilds, plays)
        return
    group, later = groups[0], groups[1:]
    own = hand & group.mask & ~rules.wild_mask
    have = size(own)
    for left in range(min(2 - kept, have + 1)):
        naturals = have - left
        if naturals == 0:
            yield from _shared_out(rules, hand, later, wilds, kept=kept + left, plays=plays)
            continue
        for wild in range(max(0, group.kind.min_size - naturals), min(group.kind.max_wilds, size(wilds)) + 1):
            if naturals >= group.kind.min_naturals and naturals + wild <= group.kind.max_size:
                others = pick(wilds, wild)
                for bag in choices(own, group.twins, naturals):
                    batch = (*plays, Play(cards=bag + others))
                    yield from _shared_out(rules, hand, later, wilds - others, kept=kept + left, plays=batch)


def _with_wilds(rules: Rules, wilds: CardBag, plays: tuple[Play, ...]) -> Iterator[tuple[Play, ...]]:
    """The plays, if all wilds are used up, or those that are left can be a wild meld of their own."""
    if plays and not wilds:
        yield plays
    kind = rules.wild_kind
    if kind is not None and kind.min_size <= size(wilds) <= kind.max_size:
        yield (*plays, Play(cards=wilds))
