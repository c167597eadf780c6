"""What a hand could begin melds with, and what each such meld brings to a batch of plays.

In: a context whose hand is `alike`, where cards that no rule tells apart are the same card, and the `Aim` of the batch. Out:
`Beginnings`, each choice once, without those that break a limit whatever else is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from meldbook.cards import Card, CardBag, contains, count, counts, single, size
from meldbook.engine import melds, proposing, sequences
from meldbook.engine.choosing import choices, pick
from meldbook.engine.context import Context
from meldbook.engine.points import worth
from meldbook.engine.rules import NO_LIMIT, DemandRule, Group, Kind, Rule, Rules
from meldbook.model.melds import Form, PerRank
from meldbook.model.moves import Play

Key: TypeAlias = tuple[int, CardBag]


@dataclass(frozen=True, slots=True)
class Aim:
    """What a batch must bring: points, unless one of its melds exempts it, and a play for each wish."""

    points: int
    wishes: tuple[DemandRule, ...]
    exempt: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """Cards from the hand that could be one meld of a batch, and what it brings: its points, and the wishes it grants as bits.

    `exclusive` is the group of which a batch can have only one meld, -1 if it may have more. `onto` is the meld they are added
    to. `fixed` is the meld that takes the pile: it can't be left away itself, and has the upcard besides.
    """

    cards: CardBag
    points: int
    exclusive: int
    kind: Kind
    group: Group | None
    onto: int | None = None
    fixed: bool = False
    exempt: bool = False
    granted: int = 0

    @property
    def key(self) -> Key:
        """The group and the cards, which no two options share."""
        return (self.group.number if self.group else -1, self.cards)


def alike(rules: Rules, cards: CardBag) -> CardBag:
    """The cards, each exchanged for the first of those that no rule tells apart from it."""
    return sum(number * single(rules.twin_of[card]) for card, number in counts(cards))


def held(rules: Rules, hand: CardBag, wanted: CardBag) -> CardBag:
    """Cards of the hand in place of these, which may be exchanged for others like them."""
    if contains(hand, wanted):
        return wanted
    return sum(pick(hand & mask, count(wanted, card)) for mask, card in rules.twins if wanted & mask)


def options(context: Context, aim: Aim, hand: CardBag) -> Iterator[Option]:
    """Everything the hand could begin a meld with, group by group; then wild melds."""
    rules = context.rules
    for group in rules.groups:
        if hand & group.mask:
            for length in range(group.kind.min_size, proposing.longest(group, hand) + 1):
                yield from of_group(context, aim, group, hand, length)
    kind = rules.wild_kind
    if kind:
        for length in range(kind.min_size, min(size(hand & rules.wild_mask), kind.max_size) + 1):
            yield from of_wilds(context, aim, kind, hand, length)


def of_group(context: Context, aim: Aim, group: Group, hand: CardBag, length: int) -> Iterator[Option]:
    """The melds of a group with so many cards."""
    rules = context.rules
    for cards in proposing.of_group(rules, group, hand, length):
        yield from weighed(context, aim, Option(cards, worth(rules, cards), _exclusive(group.kind, group), group.kind, group))


def of_wilds(context: Context, aim: Aim, kind: Kind, hand: CardBag, length: int) -> Iterator[Option]:
    """The melds of wild cards with so many cards."""
    rules = context.rules
    for cards in choices(hand & rules.wild_mask, rules.wild_twins, length):
        yield from weighed(context, aim, Option(cards, worth(rules, cards), _exclusive(kind, None), kind, None))


def _exclusive(kind: Kind, group: Group | None) -> int:
    if kind.form is Form.SEQUENCE or kind.model.per_rank is PerRank.ANY:
        return -1
    return group.number if group else NO_LIMIT


def weighed(context: Context, aim: Aim, option: Option) -> Iterator[Option]:
    """The option with all it brings; nothing if a limit forbids it."""
    rules = context.rules
    if not (rules.limits or aim.wishes or aim.exempt):
        yield option
        return
    upcard = single(context.round.pile[-1]) if option.fixed else 0
    after = melds.imagined(context, [Play(cards=option.cards + upcard, onto=option.onto)], upcard)
    if after is not None and not _is_beyond(after):
        granted = sum(1 << number for number, wish in enumerate(aim.wishes) if _is_granted(wish, after))
        exempt = any(rule.holds(after) for rule in aim.exempt)
        yield replace(option, granted=granted, exempt=exempt) if granted or exempt else option


def _first_meld(after: Context) -> Context:
    """The context as it speaks of the meld played."""
    play = after.plays[0]
    return after.on(play.meld, play.added, from_hand=play.from_hand, new=play.new)


def _is_beyond(after: Context) -> bool:
    """Whether the meld breaks a limit that is about nothing else."""
    seen = _first_meld(after)
    return any(limit.lone and limit.holds(seen) and not limit.met(seen) for limit in after.rules.limits)


def _is_granted(wish: DemandRule, after: Context) -> bool:
    seen = _first_meld(after)
    return not wish.holds(seen) or wish.met(seen)


@dataclass(frozen=True, slots=True)
class Beginnings:
    """Options, and which of them have just one card fewer than another."""

    context: Context
    all: tuple[Option, ...]
    by_key: Mapping[Key, Option]
    less: dict[Key, tuple[Option, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, context: Context, found: Iterable[Option]) -> Beginnings:
        """These options."""
        every = tuple(found)
        return cls(context, every, {option.key: option for option in every})

    def smaller(self, option: Option) -> tuple[Option, ...]:
        """The options from which this one comes by adding a card, if adding leads to the same."""
        if option.key not in self.less:
            self.less[option.key] = tuple(self._smaller(option))
        return self.less[option.key]

    def _smaller(self, option: Option) -> Iterator[Option]:
        cards = size(option.cards) + option.fixed
        if option.kind.rule.test or (cards in self.context.rules.new_sizes and option.kind.model.canasta):
            return
        for card, _ in counts(option.cards):
            other = self.by_key.get((option.key[0], option.cards - single(card)))
            if other is not None and self._grows(other, option, card):
                yield other

    def _grows(self, other: Option, option: Option, card: Card) -> bool:
        """Whether the other becomes this by adding the card: a sequence whose wild cards stay may not."""
        group = option.group
        if group is None or not option.kind.staying:
            return True
        wild_mask = self.context.rules.wild_mask
        upcard = single(self.context.round.pile[-1]) if option.fixed else 0
        before = sequences.fitted(group, other.cards + upcard, wild_mask)
        return before is not None and sequences.grown(group, before, single(card), wild_mask, option.kind.staying) is not None


def firsts(context: Context, aim: Aim, first: Play) -> Iterator[Option]:
    """The play with the upcard as it is, and with each addition from the hand that makes a larger meld of its kind."""
    rules, upcard = context.rules, context.round.pile[-1]
    if first.onto is not None:
        meld = context.sides[context.side].melds[first.onto]
        kind, group = rules.kinds[meld.kind], rules.groups[meld.group] if meld.group >= 0 else None
        more = (context.hand - first.cards) & group.mask if group and rules.limits and not meld.spots else 0
        for number in range(size(more) + 1):
            for cards in choices(more, group.twins if group else (), number):
                whole = first.cards + cards
                yield from weighed(context, aim, Option(whole, worth(rules, whole), -1, kind, group, first.onto, fixed=True))
        return
    for kind, group in melds.candidates(rules, first.cards + single(upcard)):
        for cards in _larger(rules, context.hand, kind, group, first.cards, upcard):
            found = Option(cards, worth(rules, cards), _exclusive(kind, group), kind, group, fixed=True)
            yield from weighed(context, aim, found)


def _larger(rules: Rules, hand: CardBag, kind: Kind, group: Group | None, base: CardBag, upcard: Card) -> Iterator[CardBag]:
    if group is None:
        for number in range(min(size(hand & rules.wild_mask), kind.max_size - 1) - size(base) + 1):
            yield from (base + more for more in choices((hand - base) & rules.wild_mask, rules.wild_twins, number))
    elif kind.form is Form.SEQUENCE:
        yield from _longer(rules, hand, group, base, upcard)
    else:
        yield from _fuller(rules, hand, group, base)


def _longer(rules: Rules, hand: CardBag, group: Group, base: CardBag, upcard: Card) -> Iterator[CardBag]:
    """The sequences that have these cards and the upcard, which the hand may have once more."""
    whole = base + single(upcard)
    yield base
    for length in range(size(whole) + 1, proposing.longest(group, hand + single(upcard)) + 1):
        for cards in proposing.of_group(rules, group, hand + single(upcard), length):
            if contains(cards, whole):
                yield cards - single(upcard)


def _fuller(rules: Rules, hand: CardBag, group: Group, base: CardBag) -> Iterator[CardBag]:
    """The sets that have these cards and the upcard."""
    kind = group.kind
    more, free = (hand - base) & group.mask, (hand - base) & group.wild_mask
    room = kind.max_size - size(base) - 1
    for extra in range(min(size(more), room) + 1):
        for wild in range(min(kind.max_wilds - size(base & group.wild_mask), size(free), room - extra) + 1):
            for own in choices(more, group.twins, extra):
                yield from (base + own + others for others in choices(free, rules.wild_twins, wild))


def smallest(context: Context, group: Group) -> Iterator[CardBag]:
    """The new melds of a group that a side which has opened may need: the smallest, and those of a size that a rule looks at.

    A kind that may be begun only at times may be begun in every size: it may not be the time to add.
    """
    rules, kind = context.rules, group.kind
    most = proposing.longest(group, context.hand)
    if rules.limits:
        yield from _smallest_allowed(context, group, most)
        return
    for length in range(kind.min_size, most + 1):
        if length == kind.min_size or kind.rule.test or length in rules.new_sizes:
            yield from proposing.of_group(rules, group, context.hand, length)


def _smallest_allowed(context: Context, group: Group, most: int) -> Iterator[CardBag]:
    """The same where limits forbid some of the smallest: larger ones take their place."""
    aim, rules, kind = Aim(0, (), ()), context.rules, group.kind
    found: list[Option] = []
    is_complete = False
    for length in range(kind.min_size, most + 1):
        if not is_complete or kind.rule.test or length in rules.new_sizes:
            kept = tuple(of_group(context, aim, group, context.hand, length))
            is_complete = len(kept) == sum(1 for _ in proposing.of_group(rules, group, context.hand, length))
            found.extend(kept)
    beginnings = Beginnings.of(context, found)
    yield from (option.cards for option in found if not beginnings.smaller(option))
