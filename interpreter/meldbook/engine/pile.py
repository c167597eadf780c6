"""The pile room: whether it is frozen, and by which way it may be taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from meldbook.cards import Card, CardBag, bag_of, common, contains, single, size
from meldbook.engine import melds
from meldbook.engine.choosing import choices
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.joining import joining
from meldbook.engine.proposing import new_melds
from meldbook.engine.refusal import Detail, Refusal
from meldbook.engine.rules import Group, RouteRule
from meldbook.engine.state import Meld
from meldbook.model.melds import Form
from meldbook.model.moves import Play, Take
from meldbook.model.pile import Use
from meldbook.model.rules import RuleId


def is_frozen(context: Context) -> bool:
    """Whether the pile is frozen for this player: a freeze lies on it, or a standing clause freezes it."""
    return bool(context.round.freezes) or any(rule.holds(context) for rule in context.rules.pile_frozen)


def check_access(context: Context) -> Refusal | None:
    """Whether the pile may be taken at all."""
    if not context.round.pile:
        return Refusal(rule=RuleId.PILE_EMPTY)
    if context.round.blocks:
        return Refusal(rule=RuleId.PILE_BLOCKED, path=context.round.blocks[0].path)
    for rule in context.rules.pile_forbid:
        if rule.holds(context):
            details = {"unmet": unmet(rule.condition, context)} if rule.condition else {}
            return Refusal(rule=RuleId.PILE_FORBIDDEN, path=rule.path, details={**details})
    return None


def find_route(context: Context, move: Take, arranged: melds.Arrangement | Refusal) -> RouteRule | Refusal:
    """The way of taking the pile that this move follows; the refusal if none is open to it. Its plays are as `arranged`."""
    target = _target(context, move, arranged)
    closed: tuple[RouteRule, Context] | None = None
    open_: RouteRule | None = None
    for route in context.rules.routes:
        about = _fitting(context, route, move.first, target)
        if about is not None and (route.holds(about) or _is_beside(route, about)):
            if _allows(context, route, move.amount):
                return route
            open_ = open_ or route
        elif about is not None:
            closed = closed or (route, about)
    if open_ is not None:
        return _wrong_amount(context, open_)
    return _closed(context, *closed) if closed else _no_way(context)


def _is_beside(route: RouteRule, about: Context) -> bool:
    """Whether the route asks about a meld that can't be made: the meld itself is what is refused then."""
    return route.asks_meld and about.meld is None


def _allows(context: Context, route: RouteRule, amount: int | None) -> bool:
    """Whether so many cards may be taken so; where there is nothing to choose, no number is said."""
    return amount is None if route.least is None else amount in bounds(context, route)


def _wrong_amount(context: Context, route: RouteRule) -> Refusal:
    numbers = bounds(context, route)
    form = "fixed" if route.least is None else "chosen" if numbers else "none"
    details: dict[str, Detail] = {"form": form, "least": numbers.start, "most": numbers.stop - 1}
    return Refusal(rule=RuleId.PILE_AMOUNT, path=route.path, details=details)


def _no_way(context: Context) -> Refusal:
    return Refusal(rule=RuleId.PILE_ROUTE, details={"routes": tuple(route.path for route in context.rules.routes)})


def _closed(context: Context, route: RouteRule, about: Context) -> Refusal:
    others = (other for other in context.rules.routes if other.use is not Use.ONTO and not other.asks_meld)
    open_now = tuple(other.path for other in others if other.holds(context))
    return Refusal(
        rule=RuleId.PILE_ROUTE_CLOSED,
        path=route.path,
        details={"unmet": unmet(route.condition, about), "routes": open_now},
    )


def open_ways(context: Context, first: Play | None) -> tuple[RouteRule, ...]:
    """The routes that a take with this first play could follow, as far as the play alone tells."""
    take = Take(first=first)
    target = _target(context, take, arranged(context, take))
    found = ((route, _fitting(context, route, first, target)) for route in context.rules.routes)
    return tuple(route for route, about in found if about is not None and (route.holds(about) or _is_beside(route, about)))


@dataclass(frozen=True, slots=True)
class _Target:
    """The meld the upcard goes to: as it was (None: a new one), and as it becomes (None: it can't be melded so)."""

    before: Meld | None
    after: Meld | None


NOWHERE = _Target(None, None)


def arranged(context: Context, move: Take) -> melds.Arrangement | Refusal:
    """The side's melds with the upcard and all plays of a take."""
    first = () if move.first is None else (with_upcard(context, move.first),)
    return melds.arrange(context, [*first, *(play for play in move.plays if play.of is None)])


def _target(context: Context, move: Take, arranged: melds.Arrangement | Refusal) -> _Target:
    if move.first is None:
        return NOWHERE
    own = context.sides[context.side].melds
    if isinstance(arranged, Refusal):
        onto = move.first.onto
        return NOWHERE if onto is None or onto >= len(own) else _Target(own[onto], None)
    place = arranged.touched[0]
    return _Target(own[place] if place < len(own) else None, arranged.melds[place])


def _fitting(context: Context, route: RouteRule, first: Play | None, target: _Target) -> Context | None:
    """The context to ask the route in, if the play has the route's shape; None otherwise."""
    if first is None or route.use is Use.NOTHING:
        return context if first is None and route.use is Use.NOTHING else None
    if target.after is not None and target.after.kind not in route.kinds:
        return None
    if not route.lends and not contains(context.hand, first.cards):
        return None
    match route.use:
        case Use.ONTO:
            return None if target.before is None else context.on(target.before, first.cards)
        case Use.ANY:
            return _becoming(context, route, first, target)
        case Use.LIKE:
            return _becoming(context, route, first, target) if _has_like(context, route, first.cards) else None


def _becoming(context: Context, route: RouteRule, first: Play, target: _Target) -> Context:
    """The context that speaks of the meld as it becomes, if the route asks about it."""
    if not route.asks_meld or target.after is None:
        return context
    return context.on(target.after, with_upcard(context, first).cards, from_hand=first.cards, new=target.before is None)


def _has_like(context: Context, route: RouteRule, cards: CardBag) -> bool:
    """Whether the cards from the hand are as many naturals like the upcard, and as many wilds, as the route asks for, or more."""
    group = like(context)
    naturals = cards & group.mask if group else 0
    wilds = cards & context.rules.wild_mask & ~naturals
    if naturals + wilds != cards:
        return False
    held = common(cards, context.hand) if route.lends else cards
    return size(held & naturals) >= route.naturals and size(held & wilds) >= route.wilds


def like(context: Context) -> Group | None:
    """The group of the cards that go into one set with the upcard; None if none do."""
    for group in context.rules.groups_of[context.round.pile[-1]]:
        if group.kind.form is not Form.SEQUENCE:
            return group
    return None


def with_upcard(context: Context, first: Play) -> Play:
    """The play as it lands on the table: with the upcard in it."""
    return Play(cards=first.cards + single(context.round.pile[-1]), onto=first.onto)


def bounds(context: Context, route: RouteRule) -> range:
    """How many cards may be taken by this route; one number if there is nothing to choose, none if the pile is too small."""
    height = len(context.round.pile)
    most = height if route.most is None else min(height, max(1, route.most(context)))
    return range(most if route.least is None else max(1, route.least(context)), most + 1)


def taken(context: Context, route: RouteRule, amount: int | None) -> tuple[Card, ...]:
    """The cards taken by this route, the upcard last; so many of them, where there is a choice."""
    return context.round.pile[-(amount or bounds(context, route).stop - 1) :]


def lent(context: Context, route: RouteRule, amount: int | None) -> CardBag:
    """The cards of the pile that may be melded together with those of the hand."""
    if not route.lends:
        return 0
    # Nobody can meld a card that is still face down.
    seen = context.round.pile[context.round.unseen :]
    return bag_of(seen[-len(taken(context, route, amount)) : -1])


def lendable(context: Context) -> CardBag:
    """All cards of the pile, if some way to take it lends them."""
    return bag_of(context.round.pile[:-1]) if any(route.lends for route in context.rules.routes) else 0


@dataclass(frozen=True, slots=True)
class Way:
    """A smallest play with the upcard, how many cards are taken with it, and those of them that may be melded with it."""

    first: Play | None
    amount: int | None
    lent: CardBag


def ways(context: Context) -> Iterator[Way]:
    """The smallest plays with the upcard, one for each choice a route leaves; whether they are allowed is asked elsewhere."""
    return iter(
        dict.fromkeys(way for route in context.rules.routes if _may_be_open(context, route) for way in _ways(context, route))
    )


def _may_be_open(context: Context, route: RouteRule) -> bool:
    """Whether the route is open, or asks about a meld, of which only a play can tell."""
    return route.test is None or route.asks_meld or route.use is Use.ONTO or route.test(context)


def _ways(context: Context, route: RouteRule) -> Iterator[Way]:
    for amount in (None,) if route.least is None else bounds(context, route):
        borrowed = lent(context, route, amount)
        lending = replace(context, hand=context.hand + borrowed) if borrowed else context
        yield from (Way(first, amount, borrowed) for first in _firsts(lending, context.hand, route))


def _firsts(context: Context, hand: CardBag, route: RouteRule) -> Iterator[Play | None]:
    """The plays with the upcard that this route asks for; `hand` are the cards that are not borrowed."""
    match route.use:
        case Use.NOTHING:
            yield None
        case Use.ONTO:
            yield from _additions(context)
        case Use.LIKE:
            yield from _pairs(context, hand, route)
        case Use.ANY:
            yield from _additions(context)
            yield from _new_melds(context)


def _additions(context: Context) -> Iterator[Play]:
    """The upcard on each meld that could take it, in a sequence with the cards from the hand that join it to the others."""
    rules, card = context.rules, context.round.pile[-1]
    for place, meld in enumerate(context.sides[context.side].melds):
        mask = rules.groups[meld.group].mask if meld.group >= 0 else 0
        if meld.spots and single(card) & mask:
            yield from (Play(cards=cards, onto=place) for cards in joining(context, place, card))
        elif single(card) & (mask | rules.wild_mask):
            yield Play(cards=0, onto=place)


def _pairs(context: Context, hand: CardBag, route: RouteRule) -> Iterator[Play]:
    """The cards like the upcard that the way asks for, in a new meld or on each that takes them."""
    group = like(context)
    if group is None and not single(context.round.pile[-1]) & context.rules.wild_mask:
        return
    for cards in _asked(context, hand, route, group):
        yield from (Play(cards=cards, onto=onto) for onto in _targets(context, group))


def _asked(context: Context, hand: CardBag, route: RouteRule, group: Group | None) -> Iterator[CardBag]:
    """As many cards of the hand as asked for, or wilds like the upcard; where cards are lent, also what a new meld lacks."""
    own_twins, own_mask = (group.twins, group.mask) if group else ((), 0)
    lacking = group.kind.min_size - route.naturals - route.wilds - 1 if group and route.lends else 0
    for own in choices(hand, own_twins, route.naturals):
        for others in choices(hand & ~own_mask, context.rules.wild_twins, route.wilds):
            yield own + others
            if group and lacking > 0:
                yield from _filled(context, group, own + others, lacking)


def _filled(context: Context, group: Group, cards: CardBag, lacking: int) -> Iterator[CardBag]:
    """The cards with so many more, natural ones like them or wild."""
    free = context.hand - cards
    for naturals in range(lacking, -1, -1):
        for more in choices(free, group.twins, naturals):
            for wilds in choices(free & ~group.mask, context.rules.wild_twins, lacking - naturals):
                yield cards + more + wilds


def _targets(context: Context, group: Group | None) -> Iterator[int | None]:
    """Where cards like the upcard may go: where they go of themselves, and each meld that must be named."""
    yield None
    for place, meld in enumerate(context.sides[context.side].melds):
        kind = context.rules.kinds[meld.kind]
        fits = meld.group == group.number if group else True
        if fits and meld.size < kind.max_size and not melds.joins(kind, meld):
            yield place


def _new_melds(context: Context) -> Iterator[Play]:
    """The smallest new melds that the upcard makes with cards of the hand."""
    upcard = single(context.round.pile[-1])
    for cards in new_melds(context.rules, context.hand + upcard):
        if contains(cards, upcard):
            yield Play(cards=cards - upcard)
