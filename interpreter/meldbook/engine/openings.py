"""Initial melds and whole hands: batches of plays that only make sense together.

An opening is proposed when it is canonical and smallest: it reaches the minimum, and without any one of its cards it would not.
All that goes beyond is a play of its own afterwards. So the number of proposals stays small even for a hand full of wild cards,
and every position a legal opening leads to can still be reached.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meldbook.cards import CardBag, contains, counts, size
from meldbook.engine.choosing import choices, pick
from meldbook.engine.context import Context
from meldbook.engine.points import worth
from meldbook.engine.rules import Group, Kind, Rules
from meldbook.model.moves import Play


@dataclass(frozen=True, slots=True)
class Option:
    """Cards from the hand that could be one meld of an opening: their points, and how few points one card less would cost.

    `spare` is the least valuable card that could be left away with the rest still a meld; None if every card is needed. `fixed`
    is the meld that takes the pile: it can't be left away itself.
    """

    cards: CardBag
    wilds: CardBag
    points: int
    spare: int | None
    fixed: bool = False


def openings(context: Context, needed: int, first: Play | None = None) -> Iterator[tuple[Play, ...]]:
    """Every smallest batch of new melds worth at least `needed` points.

    With `first`, the play that takes the pile (without the upcard, whose points have been subtracted from `needed`): each batch
    begins with it or with a larger form of it.
    """
    rules, hand = context.rules, context.hand
    wilds = hand & rules.wild_mask
    if first is None:
        yield from _combined(_options_by_group(rules, hand), wilds, needed, ())
        return
    upcard = context.round.pile[-1]
    number = rules.group_of[upcard]
    later = _options_by_group(rules, hand - first.cards, without=number)
    for option in _larger(rules, rules.groups[number], hand, first.cards):
        missing = needed - option.points
        if missing > 0:
            yield from _combined(later, wilds - option.wilds, missing, (option,))
        elif option.spare is None or missing + option.spare > 0:
            yield (Play(cards=option.cards),)


def _options_by_group(rules: Rules, hand: CardBag, without: int = -1) -> tuple[tuple[Option, ...], ...]:
    """For each group that the hand could begin a meld of: its options, dearest last; then wild melds."""
    found = [
        tuple(_options(rules, group.kind, hand & group.mask, group.twins, hand & rules.wild_mask))
        for group in rules.groups
        if group.number != without and hand & group.mask
    ]
    if rules.wild_kind:
        found.append(tuple(_wild_options(rules, rules.wild_kind, hand & rules.wild_mask)))
    return tuple(options for options in found if options)


def _options(rules: Rules, kind: Kind, own: CardBag, twins: tuple[int, ...], wilds: CardBag) -> Iterator[Option]:
    have = size(own)
    most_wilds = min(kind.max_wilds, size(wilds))
    for naturals in range(max(1, kind.min_naturals), min(have, kind.max_size) + 1):
        for wild in range(max(0, kind.min_size - naturals), min(most_wilds, kind.max_size - naturals) + 1):
            for bag in choices(own, twins, naturals):
                for others in choices(wilds, rules.wild_twins, wild):
                    yield _option(rules, kind, bag, others)


def _wild_options(rules: Rules, kind: Kind, wilds: CardBag) -> Iterator[Option]:
    for number in range(kind.min_size, min(size(wilds), kind.max_size) + 1):
        for bag in choices(wilds, rules.wild_twins, number):
            spare = min(_values(rules, bag)) if number > kind.min_size else None
            yield Option(bag, bag, worth(rules, bag), spare)


def _option(rules: Rules, kind: Kind, naturals: CardBag, wilds: CardBag) -> Option:
    count = size(naturals)
    spare: int | None = None
    if count + size(wilds) > kind.min_size:
        values = _values(rules, wilds)
        if count > kind.min_naturals:
            values += _values(rules, naturals)
        spare = min(values, default=None)
    return Option(naturals + wilds, wilds, worth(rules, naturals) + worth(rules, wilds), spare)


def _values(rules: Rules, bag: CardBag) -> list[int]:
    """The points of one card of each kind in the bag."""
    return [rules.values[card] for card, _ in counts(bag)]


def _larger(rules: Rules, group: Group, hand: CardBag, base: CardBag) -> Iterator[Option]:
    """The play with the upcard as it is, and with each addition from the hand that its meld has room for."""
    kind = group.kind
    base_wilds = base & rules.wild_mask
    naturals, wilds = base - base_wilds, size(base_wilds)
    own = hand & group.mask
    more_naturals = size(own) - size(naturals)
    free_wilds = (hand & rules.wild_mask) - base_wilds
    for extra in range(more_naturals + 1):
        for wild in range(min(kind.max_wilds - wilds, size(free_wilds)) + 1):
            if size(base) + 1 + extra + wild > kind.max_size:
                continue
            for more in choices(own - naturals, group.twins, extra):
                for others in choices(free_wilds, rules.wild_twins, wild):
                    bag = naturals + more + base_wilds + others
                    spares = _values(rules, others) + (_values(rules, naturals + more) if extra else [])
                    yield Option(bag, base_wilds + others, worth(rules, bag), min(spares, default=None), fixed=True)


def _combined(
    groups: tuple[tuple[Option, ...], ...], wilds: CardBag, needed: int, chosen: tuple[Option, ...]
) -> Iterator[tuple[Play, ...]]:
    """The options of different groups that together reach the points, none of them with a card to spare."""
    for place, options in enumerate(groups):
        for option in options:
            if option.wilds and not contains(wilds, option.wilds):
                continue
            missing = needed - option.points
            batch = (*chosen, option)
            if missing > 0:
                yield from _combined(groups[place + 1 :], wilds - option.wilds, missing, batch)
            elif _is_smallest(batch, -missing):
                yield tuple(Play(cards=part.cards) for part in batch)


def _is_smallest(batch: tuple[Option, ...], surplus: int) -> bool:
    """Whether no card and no meld of the batch could be left away."""
    return all((option.fixed or surplus < option.points) and (option.spare is None or surplus < option.spare) for option in batch)


def whole_hands(context: Context) -> Iterator[tuple[Play, ...]]:
    """Ways to meld the whole hand, or all of it but one card, with new melds only.

    Which wild stands where is not varied, only which of them is kept: the others are handed out from the lowest.
    """
    rules, hand = context.rules, context.hand
    groups = [group for group in rules.groups if hand & group.mask]
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
    own = hand & group.mask
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
