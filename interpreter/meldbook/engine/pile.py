"""The pile room: whether it is frozen, and by which way it may be taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meldbook.cards import Card, CardBag, contains, single, size
from meldbook.engine import melds
from meldbook.engine.choosing import choices
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.joining import joining
from meldbook.engine.proposing import new_melds
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Group, RouteRule
from meldbook.engine.state import Meld
from meldbook.model.melds import Form
from meldbook.model.moves import Play
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


def find_route(context: Context, first: Play | None) -> RouteRule | Refusal:
    """The way of taking the pile that this play with the upcard follows; the refusal if none is open to it."""
    target = _target(context, first)
    closed: tuple[RouteRule, Context] | None = None
    for route in context.rules.routes:
        about = _fitting(context, route, first, target)
        if about is not None:
            if route.holds(about):
                return route
            closed = closed or (route, about)
    if closed is None:
        return Refusal(rule=RuleId.PILE_ROUTE, details={"routes": tuple(route.path for route in context.rules.routes)})
    route, about = closed
    others = (other for other in context.rules.routes if other.use is not Use.ONTO)
    open_now = tuple(other.path for other in others if other.holds(context))
    return Refusal(
        rule=RuleId.PILE_ROUTE_CLOSED,
        path=route.path,
        details={"unmet": unmet(route.condition, about), "routes": open_now},
    )


def fitting(context: Context, route: RouteRule, first: Play | None) -> Context | None:
    """The context to ask the route in, if the play has the route's shape; None otherwise."""
    return _fitting(context, route, first, _target(context, first))


@dataclass(frozen=True, slots=True)
class _Target:
    """Where the upcard goes: to the side's meld as it was (None: to a new one), of this kind (None: it can't be melded so)."""

    meld: Meld | None
    kind: int | None


NOWHERE = _Target(None, None)


def _target(context: Context, first: Play | None) -> _Target:
    if first is None:
        return NOWHERE
    own = context.sides[context.side].melds
    found = melds.arrange(context, [with_upcard(context, first)])
    if isinstance(found, Refusal):
        named = first.onto is not None and first.onto < len(own)
        return _Target(own[first.onto], None) if named and first.onto is not None else NOWHERE
    place = found.touched[0]
    return _Target(own[place] if place < len(own) else None, found.melds[place].kind)


def _fitting(context: Context, route: RouteRule, first: Play | None, target: _Target) -> Context | None:
    if first is None or route.use is Use.NOTHING:
        return context if first is None and route.use is Use.NOTHING else None
    if target.kind is not None and target.kind not in route.kinds:
        return None
    match route.use:
        case Use.ONTO:
            return None if target.meld is None else context.on(target.meld, first.cards)
        case Use.ANY:
            return context
        case Use.LIKE:
            return context if _has_like(context, route, first.cards) else None


def _has_like(context: Context, route: RouteRule, cards: CardBag) -> bool:
    """Whether the cards from the hand are as many naturals like the upcard, and as many wilds, as the route asks for, or more."""
    group = like(context)
    naturals = cards & group.mask if group else 0
    wilds = cards & context.rules.wild_mask & ~naturals
    return naturals + wilds == cards and size(naturals) >= route.naturals and size(wilds) >= route.wilds


def like(context: Context) -> Group | None:
    """The group of the cards that go into one set with the upcard; None if none do."""
    for group in context.rules.groups_of[context.round.pile[-1]]:
        if group.kind.form is not Form.SEQUENCE:
            return group
    return None


def with_upcard(context: Context, first: Play) -> Play:
    """The play as it lands on the table: with the upcard in it."""
    return Play(cards=first.cards + single(context.round.pile[-1]), onto=first.onto)


def taken(context: Context, route: RouteRule) -> tuple[Card, ...]:
    """The cards taken by this route, the upcard last."""
    pile = context.round.pile
    return pile if route.amount is None else pile[-max(1, route.amount(context)) :]


def ways(context: Context) -> Iterator[Play | None]:
    """The smallest plays with the upcard, one for each choice a route leaves; whether they are allowed is asked elsewhere."""
    seen: set[Play | None] = set()
    for route in context.rules.routes:
        for way in _ways(context, route):
            if way not in seen:
                seen.add(way)
                yield way


def _ways(context: Context, route: RouteRule) -> Iterator[Play | None]:
    match route.use:
        case Use.NOTHING:
            yield None
        case Use.ONTO:
            yield from _additions(context)
        case Use.LIKE:
            yield from _pairs(context, route.naturals, route.wilds)
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


def _pairs(context: Context, naturals: int, wilds: int) -> Iterator[Play]:
    """So many naturals like the upcard and so many wilds, or wilds like it: in a new meld, or on each that takes them."""
    rules, group = context.rules, like(context)
    own_twins, own_mask = (group.twins, group.mask) if group else ((), 0)
    if group is None and not single(context.round.pile[-1]) & rules.wild_mask:
        return
    for own in choices(context.hand, own_twins, naturals):
        for others in choices(context.hand & ~own_mask, rules.wild_twins, wilds):
            yield from (Play(cards=own + others, onto=onto) for onto in _targets(context, group))


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
