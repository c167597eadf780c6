"""The pile room: whether it is frozen, and by which way it may be taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.cards import single, size
from meldbook.engine import melds
from meldbook.engine.choosing import choices
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import RouteRule
from meldbook.model.moves import Play
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


def check_route(context: Context, first: Play) -> Refusal | None:
    """Whether the play with the upcard follows a way of taking the pile that is open."""
    closed: RouteRule | None = None
    seen = context
    for route in context.rules.routes:
        about = fitting(context, route, first)
        if about is not None:
            if route.holds(about):
                return None
            if closed is None:
                closed, seen = route, about
    paths = tuple(route.path for route in context.rules.routes)
    if closed is None:
        return Refusal(rule=RuleId.PILE_ROUTE, details={"routes": paths})
    open_now = tuple(route.path for route in context.rules.routes if not route.onto and route.holds(context))
    return Refusal(
        rule=RuleId.PILE_ROUTE_CLOSED,
        path=closed.path,
        details={"unmet": unmet(closed.condition, seen), "routes": open_now},
    )


def fitting(context: Context, route: RouteRule, first: Play) -> Context | None:
    """The context to ask the route in, if the play has the route's shape; None otherwise."""
    if route.onto:
        place = _target(context, first)
        return None if place is None else context.on(context.sides[context.side].melds[place])
    like = first.cards & _like_upcard(context)
    wilds = first.cards & context.rules.wild_mask
    enough = size(like) >= route.naturals and size(wilds) >= route.wilds
    return context if enough and like + wilds == first.cards else None


def _target(context: Context, first: Play) -> int | None:
    """The place of the side's meld that the upcard is added to by this play, None if it begins a new one."""
    found = melds.arrange(context, [with_upcard(context, first)])
    if isinstance(found, Refusal):
        return first.onto
    place = found.touched[0]
    return place if place < len(context.sides[context.side].melds) else None


def _like_upcard(context: Context) -> int:
    """A mask of the natural cards that go into one meld with the upcard; 0 if none do."""
    group = context.rules.group_of[context.round.pile[-1]]
    return context.rules.groups[group].mask if group >= 0 else 0


def with_upcard(context: Context, first: Play) -> Play:
    """The play as it lands on the table: with the upcard in it."""
    return replace(first, cards=first.cards + single(context.round.pile[-1]))


def ways(context: Context) -> Iterator[Play]:
    """The smallest plays with the upcard, one for each choice a route leaves; whether they are allowed is asked elsewhere."""
    group = context.rules.group_of[context.round.pile[-1]]
    for route in context.rules.routes:
        if route.onto:
            yield from (Play(cards=0, onto=place) for place in _melds_like(context, group))
        elif group >= 0:
            for naturals in choices(context.hand, context.rules.groups[group].twins, route.naturals):
                for wilds in choices(context.hand, context.rules.wild_twins, route.wilds):
                    yield Play(cards=naturals + wilds)


def _melds_like(context: Context, group: int) -> Iterator[int]:
    upcard = single(context.round.pile[-1])
    for place, meld in enumerate(context.sides[context.side].melds):
        if meld.group == group if group >= 0 else upcard & context.rules.wild_mask:
            yield place
