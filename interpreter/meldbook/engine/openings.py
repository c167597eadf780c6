"""Initial melds, takes and whole hands: batches of plays that only make sense together.

A batch is proposed when it is canonical and smallest: it brings what it must, and without any one of its melds or cards it would
not. All that goes beyond is a play of its own afterwards. So the number of proposals stays small even for a hand full of wild
cards, and every position a legal batch leads to can still be reached.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from meldbook.cards import CardBag, contains, size
from meldbook.engine.beginnings import Aim, Beginnings, Option, alike, firsts, held, options
from meldbook.engine.choosing import choices, pick
from meldbook.engine.context import Context
from meldbook.engine.melds import has_opened
from meldbook.engine.rules import NO_LIMIT, Group, Rules
from meldbook.model.melds import Form
from meldbook.model.moves import Play

Batch: TypeAlias = tuple[Option, ...]


def openings(context: Context) -> Iterator[tuple[Play, ...]]:
    """Every smallest batch of new melds that is an initial meld."""
    known = _alike(context)
    aim = aim_of(known, taking=False)
    beginnings = Beginnings.of(known, options(known, aim, known.hand))
    search = _Search(aim, beginnings, beginnings)
    for batch in search.combined(beginnings.all, known.hand, (max(1, aim.points), search.every_wish), ()):
        yield tuple(_plays(context, batch))


def takes(context: Context, first: Play) -> Iterator[tuple[Play, ...]]:
    """Every smallest batch that takes the pile and begins with this play or a larger form of it. The upcard is not in it."""
    known = _alike(context)
    base = Play(cards=alike(context.rules, first.cards), onto=first.onto)
    aim = aim_of(known, taking=True)
    forms = Beginnings.of(known, firsts(known, aim, base))
    needs_more = aim.points > 0 or aim.wishes
    rest = Beginnings.of(known, options(known, aim, known.hand - base.cards) if needs_more else ())
    search = _Search(aim, forms, rest)
    for option in forms.all:
        for batch in search.beginning_with(option, known.hand - option.cards):
            yield tuple(_plays(context, batch))


def _alike(context: Context) -> Context:
    """The same context, its hand of cards that are the first of those alike."""
    hand = alike(context.rules, context.hand)
    return context if hand == context.hand else replace(context, hand=hand)


def aim_of(context: Context, *, taking: bool) -> Aim:
    """What plays must bring here: all that an initial meld must, or for a side that has made it, what limits wish of a play."""
    rules = context.rules
    wishes = tuple(limit for limit in rules.limits if limit.wish)
    if has_opened(context):
        return Aim(0, wishes, ())
    counted = rules.values[context.round.pile[-1]] if taking and rules.ruleset.melds.initial.upcard_counts else 0
    is_exempt = any(rule.holds(context) for rule in rules.exempt_early)
    points = 0 if is_exempt else rules.minimum(context) - counted
    return Aim(points, (*wishes, *(demand for demand in rules.demands if demand.wish)), rules.exempt_early)


def _plays(context: Context, batch: Batch) -> Iterator[Play]:
    """The options as plays, with cards that are in the hand."""
    left = context.hand
    for option in batch:
        cards = held(context.rules, left, option.cards)
        left -= cards
        yield Play(cards=cards, onto=option.onto)


@dataclass(frozen=True, slots=True)
class _Search:
    """The search for batches: `forms` are those of a play that takes the pile, `rest` what the hand could begin besides."""

    aim: Aim
    forms: Beginnings
    rest: Beginnings

    @property
    def every_wish(self) -> int:
        """A bit for each wish."""
        return (1 << len(self.aim.wishes)) - 1

    def beginning_with(self, option: Option, hand: CardBag) -> Iterator[Batch]:
        """The batches that begin with this option."""
        yield from self._with(option, self.rest.all, hand, (self.aim.points, self.every_wish), ())

    def combined(self, options: Batch, hand: CardBag, lacking: tuple[int, int], chosen: Batch) -> Iterator[Batch]:
        """The chosen options, which still lack points and wishes, with others that together bring them, none to spare."""
        points, wishes = lacking
        for place, option in enumerate(options):
            if (points > 0 or option.granted & wishes) and contains(hand, option.cards):
                yield from self._with(option, options[place + 1 :], hand - option.cards, lacking, chosen)

    def _with(self, option: Option, options: Batch, hand: CardBag, lacking: tuple[int, int], chosen: Batch) -> Iterator[Batch]:
        points, wishes = lacking
        points = -NO_LIMIT if option.exempt else points - option.points
        wishes &= ~option.granted
        if points > 0 or wishes:
            others = tuple(other for other in options if other.exclusive < 0 or other.exclusive != option.exclusive)
            yield from self.combined(others, hand, (points, wishes), (*chosen, option))
        elif self._is_smallest((*chosen, option)):
            yield (*chosen, option)

    def _is_smallest(self, batch: Batch) -> bool:
        """Whether no meld and no card of the batch could be left away."""
        surplus = sum(option.points for option in batch) - self.aim.points
        return not any(self._has_spare(batch, number, surplus) for number in range(len(batch)))

    def _has_spare(self, batch: Batch, number: int, surplus: int) -> bool:
        option = batch[number]
        others = (*batch[:number], *batch[number + 1 :])
        if not option.fixed and self._is_enough(others, surplus - option.points):
            return True
        smaller = (self.forms if option.fixed else self.rest).smaller(option)
        return any(self._is_enough((*others, less), surplus - option.points + less.points) for less in smaller)

    def _is_enough(self, batch: Batch, surplus: int) -> bool:
        """Whether these options, which are worth so many points more than they must, bring all else."""
        if not batch or (surplus < 0 and not any(option.exempt for option in batch)):
            return False
        wishes = self.every_wish
        for option in batch:
            wishes &= ~option.granted
        return not wishes


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
    for twins in rules.wild_twins:
        if wilds & twins and not odd:
            yield from _shared_out(rules, hand, groups, wilds - pick(wilds & twins, 1), kept=1, plays=())


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
