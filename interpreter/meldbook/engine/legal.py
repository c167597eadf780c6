"""The moves a player may make.

`legal_moves` proposes and lets the judge decide, so it can never allow what `check` refuses. It proposes each choice that the rules
tell apart once, and only the smallest: larger plays are made of several moves. It is never empty while the game waits for a player.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from meldbook.cards import CardBag, lowest, single, size
from meldbook.engine import melds, pile
from meldbook.engine.choosing import choices
from meldbook.engine.context import Context
from meldbook.engine.judging import actor, context_of, judge_in_phase
from meldbook.engine.openings import openings, whole_hands
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Group, Kind, Rules
from meldbook.engine.state import Game, Meld, Phase
from meldbook.model.going_out import Ask as Asking
from meldbook.model.melds import PerRank
from meldbook.model.moves import Answer, Ask, Discard, Draw, Lay, Look, Move, Pass, Play, Take


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
    proposals = _drawing(context) if round_.phase is Phase.DRAW else _melding(context)
    allowed = tuple(move for move in proposals if not isinstance(judge_in_phase(context, round_, move), Refusal))
    if round_.phase is Phase.MELD and not any(isinstance(move, Discard) for move in allowed):
        return (*allowed, Pass())
    return allowed


def _drawing(context: Context) -> Iterator[Move]:
    yield Draw()
    if context.round.pile and not pile.check_access(context):
        # Two routes may lead to one take: a pair with a wild added, a natural and a wild with a natural added.
        yield from dict.fromkeys(take for first in pile.ways(context) for take in _takes(context, first))


def _takes(context: Context, first: Play) -> Iterator[Move]:
    """The take with this play, and with what an initial meld needs besides."""
    if first.onto is not None or melds.has_opened(context):
        yield Take(first=first)
        return
    rules = context.rules
    upcard = context.round.pile[-1]
    counted = rules.values[upcard] if rules.ruleset.melds.initial.upcard_counts else 0
    for batch in openings(context, rules.minimum(context) - counted, first):
        yield Take(first=batch[0], plays=batch[1:])


def _melding(context: Context) -> Iterator[Move]:
    if melds.has_opened(context):
        yield from (Lay(plays=(play,)) for play in _plays(context))
        if size(context.hand) == 2:
            yield from _last_two(context)
    else:
        yield from (Lay(plays=batch) for batch in _first_melds(context))
    for mask, _ in context.rules.twins:
        if context.hand & mask:
            yield Discard(card=lowest(context.hand & mask))
    if context.rules.ruleset.going_out.ask is not Asking.NONE:
        yield Ask()
    yield from (Look(reserve=reserve.id) for reserve in context.rules.ruleset.deal.reserves)


def _first_melds(context: Context) -> Iterator[tuple[Play, ...]]:
    """The smallest initial melds; then whole hands, which may need no minimum."""
    seen = set()
    for batch in openings(context, context.rules.minimum(context)):
        seen.add(batch)
        yield batch
    yield from (batch for batch in whole_hands(context) if batch not in seen)


def _plays(context: Context) -> Iterator[Play]:
    """Single cards to add, then new melds of the smallest size, group by group; wild cards last."""
    rules, hand = context.rules, context.hand
    own = context.sides[context.side].melds
    wilds = hand & rules.wild_mask
    for group in rules.groups:
        if hand & group.mask:
            yield from _group_plays(context, group, own, wilds)
    if wilds:
        yield from _wild_plays(context, own, wilds)


def _group_plays(context: Context, group: Group, own: tuple[Meld, ...], wilds: CardBag) -> Iterator[Play]:
    hand, kind = context.hand, group.kind
    begun = False
    for place, meld in enumerate(own):
        if meld.group == group.number:
            begun = begun or _joins(kind, meld)
            if meld.size < kind.max_size:
                yield from (Play(cards=single(lowest(hand & mask)), onto=place) for mask in group.twins if hand & mask)
    if not begun:
        have = size(hand & group.mask)
        for total in _sizes(kind, have + size(wilds)):
            for naturals in range(max(1, kind.min_naturals, total - kind.max_wilds), min(have, total) + 1):
                for bag in choices(hand, group.twins, naturals):
                    for others in choices(wilds, context.rules.wild_twins, total - naturals):
                        yield Play(cards=bag + others)


def _sizes(kind: Kind, most: int) -> range:
    """The sizes to begin a meld with: the smallest. If it may be begun only at times, then all: it may not be the time to add."""
    return range(kind.min_size, (min(most, kind.max_size) if kind.rule.test else kind.min_size) + 1)


def _joins(kind: Kind, meld: Meld) -> bool:
    """Whether cards of this meld's rank must go to it, so that no other may be begun."""
    per_rank = kind.model.per_rank
    return per_rank is PerRank.ONE or (per_rank is PerRank.ONE_OPEN and meld.canasta < 0 and meld.size < kind.max_size)


def _wild_plays(context: Context, own: tuple[Meld, ...], wilds: CardBag) -> Iterator[Play]:
    rules = context.rules
    begun = False
    for place, meld in enumerate(own):
        kind = rules.kinds[meld.kind]
        if meld.group < 0:
            begun = begun or _joins(kind, meld)
        if meld.size < kind.max_size and (meld.group < 0 or meld.wilds < kind.max_wilds):
            yield from (Play(cards=single(lowest(wilds & mask)), onto=place) for mask in rules.wild_twins if wilds & mask)
    if rules.wild_kind and not begun:
        for total in _sizes(rules.wild_kind, size(wilds)):
            yield from (Play(cards=bag) for bag in choices(wilds, rules.wild_twins, total))


def _last_two(context: Context) -> Iterator[Move]:
    """Both last cards added at once: the only plays that a single card's rules would forbid one by one."""
    singles = [play for play in _plays(context) if play.onto is not None]
    for first, second in combinations_with_replacement(singles, 2):
        if first.cards + second.cards == context.hand:
            yield Lay(plays=(first, second))
