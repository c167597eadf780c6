"""The moves a player may make.

`legal_moves` proposes and lets the judge decide, so it can never allow what `check` refuses. It proposes each choice that the
rules tell apart once, and only the smallest: larger plays are made of several moves. It is never empty while the game waits for
a player.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement

from meldbook.cards import CardBag, counts, single, size
from meldbook.engine import beginnings, going_out, laying_off, melds, pile, proposing, reshaping, turn
from meldbook.engine.choosing import choices
from meldbook.engine.context import Context
from meldbook.engine.joining import joining
from meldbook.engine.judging import actor, context_of, is_allowed
from meldbook.engine.openings import openings, takes, whole_hands
from meldbook.engine.rules import Group, Kind, Rules
from meldbook.engine.state import Game, Meld, Phase
from meldbook.model.going_out import Ask as Asking
from meldbook.model.moves import Answer, Ask, Discard, Draw, Expose, Lay, Look, Move, Pass, Play, Redraw, Show, Take


def legal_moves(rules: Rules, game: Game) -> tuple[Move, ...]:
    """Every move of the player the game waits for, each choice once, in an order that is always the same.

    Empty when the game waits for chance or is over.
    """
    seat = actor(rules, game)
    round_ = game.round
    if seat is None or round_ is None:
        return ()
    context = context_of(rules, game, seat)
    if round_.phase is Phase.ANSWER:
        return (Answer(agrees=True), Answer(agrees=False))
    if round_.phase is Phase.DISCARD:
        return _endings(context)
    proposals = _drawing(context) if round_.phase is Phase.DRAW else _melding(context)
    allowed = tuple(move for move in proposals if is_allowed(context, round_, move))
    return allowed if round_.phase is Phase.DRAW else (*allowed, *_endings(context))


def _endings(context: Context) -> tuple[Move, ...]:
    """The moves that end the turn: each discard that is allowed, or none."""
    discards = tuple(Discard(card=card) for card in turn.discards(context))
    if going_out.may_keep_all(context) or not (discards or turn.can_expose(context)):
        return (*discards, Pass())
    return discards


def _drawing(context: Context) -> Iterator[Move]:
    yield Draw()
    if context.round.pile and not pile.check_access(context):
        # Two routes may lead to one take: a pair with a wild added, a natural and a wild with a natural added.
        yield from dict.fromkeys(take for way in pile.ways(context) for take in _takes(context, way))


def _takes(context: Context, way: pile.Way) -> Iterator[Move]:
    """The take with this play, and with what an initial meld or a limit needs besides."""
    rules, first = context.rules, way.first
    if first is None or (melds.has_opened(context) and not (rules.limits or rules.new_sizes)):
        yield Take(first=first, amount=way.amount)
        return
    lending = replace(context, hand=context.hand + way.lent) if way.lent else context
    yield from (Take(first=batch[0], plays=batch[1:], amount=way.amount) for batch in takes(lending, first))


def _melding(context: Context) -> Iterator[Move]:
    rules = context.rules
    if rules.redraw:
        yield Redraw()
    if melds.has_opened(context):
        yield from (Lay(plays=(play,)) for play in _plays(context))
        if size(context.hand) == 2:
            yield from _last_two(context)
    else:
        yield from (Lay(plays=batch) for batch in _first_melds(context))
    if rules.lay_off:
        yield from (Lay(plays=(play,)) for play in laying_off.plays(context))
    if rules.exchanges:
        yield from reshaping.swaps(context)
    if rules.may_join:
        yield from reshaping.joins(context)
    if rules.exposable:
        yield from (Expose(card=card) for card in turn.exposures(context))
    if rules.ruleset.going_out.ask is not Asking.NONE:
        yield Ask()
    yield from (Look(reserve=reserve.id) for reserve in rules.ruleset.deal.reserves)
    if rules.hands:
        yield from (Show(hand=rule.id) for rule in rules.hands if going_out.has_groups(context, rule))


def _first_melds(context: Context) -> Iterator[tuple[Play, ...]]:
    """The smallest initial melds; then whole hands, which may need no minimum."""
    seen = set()
    for batch in openings(context):
        seen.add(batch)
        yield batch
    yield from (batch for batch in whole_hands(context) if batch not in seen)


def _plays(context: Context) -> Iterator[Play]:
    """Single cards to add, then new melds of the smallest size, group by group; wild cards last."""
    rules, hand = context.rules, context.hand
    own = context.sides[context.side].melds
    for group in rules.groups:
        if hand & group.mask:
            yield from _group_plays(context, group, own)
    wilds = hand & rules.wild_mask
    if wilds:
        yield from _wild_plays(context, own, wilds)


def _group_plays(context: Context, group: Group, own: tuple[Meld, ...]) -> Iterator[Play]:
    hand, kind = context.hand, group.kind
    begun = False
    for place, meld in enumerate(own):
        if meld.group == group.number:
            begun = begun or melds.joins(kind, meld)
            yield from (Play(cards=cards, onto=place) for cards in proposing.naturals_for(context.rules, hand, meld))
            if meld.size < kind.max_size and kind.staying:
                yield from _joined(context, group, place)
    if not begun and proposing.longest(group, hand) >= kind.min_size:
        yield from (Play(cards=cards) for cards in beginnings.smallest(context, group))


def _joined(context: Context, group: Group, place: int) -> Iterator[Play]:
    """Cards added together to a sequence whose wild cards stay, which one by one would not come to lie so."""
    if not context.hand & context.rules.wild_mask:
        return
    for card, _ in counts(context.hand & group.mask):
        ways = joining(context, place, card)
        yield from (Play(cards=cards + single(card), onto=place) for cards in ways if cards)


def _wild_sizes(rules: Rules, kind: Kind, most: int) -> Iterator[int]:
    """The sizes to begin a wild meld with, as `beginnings.smallest` says of others."""
    sizes = range(kind.min_size, most + 1)
    return (length for length in sizes if length == kind.min_size or kind.rule.test or length in rules.new_sizes)


def _wild_plays(context: Context, own: tuple[Meld, ...], wilds: CardBag) -> Iterator[Play]:
    """Wilds added to melds where they don't stand for themselves, and wild melds."""
    rules = context.rules
    begun = False
    for place, meld in enumerate(own):
        kind = rules.kinds[meld.kind]
        begun = begun or (meld.group < 0 and melds.joins(kind, meld))
        yield from (Play(cards=cards, onto=place) for cards in proposing.wilds_for(rules, wilds, meld))
    if rules.wild_kind and not begun:
        for length in _wild_sizes(rules, rules.wild_kind, min(size(wilds), rules.wild_kind.max_size)):
            yield from (Play(cards=bag) for bag in choices(wilds, rules.wild_twins, length))


def _last_two(context: Context) -> Iterator[Move]:
    """Both last cards added at once: the only plays that a single card's rules would forbid one by one."""
    singles = [*(play for play in _plays(context) if play.onto is not None), *laying_off.plays(context)]
    for first, second in combinations_with_replacement(singles, 2):
        if first.cards + second.cards == context.hand:
            yield Lay(plays=(first, second))
