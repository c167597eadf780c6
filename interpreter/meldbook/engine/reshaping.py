"""Melds that lie on the table, made into others: a wild card exchanged for a natural one, two melds put together.

In: the context before the move. Out: `Reshaped`, the melds of the side concerned as they become, or the refusal. The number of
cards in the hand stays the same, so the turn can end as before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from meldbook.cards import Card, contains, lowest, single, size
from meldbook.engine import canastas, melds
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.refusal import Cards, Refusal
from meldbook.engine.rules import ExchangeRule, Group, Rules
from meldbook.engine.state import Meld, SideTable
from meldbook.model.melds import Form, Whose
from meldbook.model.moves import Join, Swap
from meldbook.model.rules import RuleId


@dataclass(frozen=True, slots=True)
class Reshaped:
    """The tables after the move, and the place of the meld it made on the table of its side."""

    sides: tuple[SideTable, ...]
    place: int


def swapped(context: Context, move: Swap) -> Reshaped | Refusal:
    """The tables with the card in the meld in place of the wild card."""
    if not contains(context.hand, single(move.card)):
        return Refusal(rule=RuleId.CARDS_HELD, details={"missing": Cards(bag=single(move.card))})
    side = context.side if move.of is None else move.of
    lying = context.sides[side].melds if 0 <= side < len(context.sides) else ()
    made = _exchanged(context.rules, lying[move.place], move) if move.place < len(lying) else None
    leave = [rule for rule in context.rules.exchanges if _is_meant(context, rule, side, made, move.wild)]
    if made is None or not leave:
        return Refusal(rule=RuleId.MELDS_SWAP, details={"cards": Cards(bag=single(move.card))})
    seen, place = _seen(context, side, lying, made, (move.place,)), move.place
    closed = leave[0]
    if not any(rule.holds(seen) for rule in leave):
        details = {"unmet": unmet(closed.condition, seen)}
        return Refusal(rule=RuleId.MELDS_SWAP_CLOSED, path=closed.path, details={**details})
    return melds.check_limits(seen) or Reshaped(tuple(seen.sides), place)


def joined(context: Context, move: Join) -> Reshaped | Refusal:
    """The tables with the two melds of the side as one."""
    lying = context.sides[context.side].melds
    refused = Refusal(rule=RuleId.MELDS_JOIN)
    if move.place == move.onto or max(move.place, move.onto) >= len(lying):
        return refused
    first, second = lying[move.onto], lying[move.place]
    kind = context.rules.kinds[first.kind]
    if not kind.model.join or (first.kind, first.group) != (second.kind, second.group):
        return refused
    made = melds.grow(context.rules, first, second.cards)
    if isinstance(made, Refusal):
        return made
    seen = _seen(context, context.side, lying, made, (move.onto, move.place))
    place = move.onto - (move.place < move.onto)
    return melds.beyond_limits(context.rules, made) or melds.check_limits(seen) or Reshaped(tuple(seen.sides), place)


def swaps(context: Context) -> Iterator[Swap]:
    """Every exchange of a card of the hand that a meld has a wild card for, each choice once."""
    for side, table in enumerate(context.sides if context.rules.exchanges else ()):
        for place, meld in enumerate(table.melds):
            if meld.group >= 0 and meld.wilds:
                yield from _swaps_in(context, meld, place, None if side == context.side else side)


def joins(context: Context) -> Iterator[Join]:
    """Every two melds of the side that may be put together, the later to the earlier."""
    own = context.sides[context.side].melds
    for place, meld in enumerate(own):
        if context.rules.kinds[meld.kind].model.join:
            yield from (Join(place=place, onto=onto) for onto in range(place) if own[onto].group == meld.group)


def _swaps_in(context: Context, meld: Meld, place: int, of: int | None) -> Iterator[Swap]:
    group = context.rules.groups[meld.group]
    wilds = [lowest(meld.cards & mask) for mask in context.rules.wild_twins if meld.cards & mask]
    for mask in group.twins:
        if context.hand & mask:
            yield from (Swap(card=lowest(context.hand & mask), wild=wild, place=place, of=of) for wild in wilds)


def _exchanged(rules: Rules, meld: Meld, move: Swap) -> Meld | None:
    """The meld with the card in the place of the wild card; None if it has no such place."""
    group = rules.groups[meld.group] if meld.group >= 0 else None
    card, wild = single(move.card), single(move.wild)
    if group is None or not card & group.mask or not wild & meld.cards & rules.wild_mask:
        return None
    cards = meld.cards - wild + card
    if group.kind.form is not Form.SEQUENCE:
        return None if wild & group.mask else replace(meld, cards=cards, wilds=size(cards & group.wild_mask), canasta=-1)
    at = _place_of(group, meld, move.card, move.wild)
    if at is None:
        return None
    spots = (*meld.spots[:at], move.card, *meld.spots[at + 1 :])
    return replace(meld, cards=cards, wilds=meld.wilds - 1, canasta=-1, spots=spots)


def _place_of(group: Group, meld: Meld, card: Card, wild: Card) -> int | None:
    """Where in the sequence the wild card stands for this card; a card in its own place stands for itself."""
    stands = zip(meld.spots, group.order[meld.low :], strict=False)
    return next((at for at, (lies, place) in enumerate(stands) if lies == wild != place == card), None)


def _is_meant(context: Context, rule: ExchangeRule, side: int, made: Meld | None, wild: Card) -> bool:
    """Whether the rule speaks of this wild card in this meld of this side, whatever its condition."""
    whose = Whose.OWN if side == context.side else Whose.OTHERS
    return made is not None and made.kind in rule.kinds and rule.whose in (whose, Whose.ANY) and bool(single(wild) & rule.mask)


def _seat_of(context: Context, side: int) -> int:
    return next(seat for seat in context.round.order if context.round.side_of[seat] == side)


def _seen(context: Context, side: int, lying: tuple[Meld, ...], made: Meld, places: tuple[int, ...]) -> Context:
    """The table with this meld in place of those it was made of, speaking of the meld."""
    was = [lying[place] for place in places]
    latest = min(was, key=lambda meld: (meld.canasta < 0, meld.canasta))
    beside = [made if place == places[0] else meld for place, meld in enumerate(lying) if place not in places[1:]]
    owner = context if side == context.side else context.of_seat(_seat_of(context, side))
    if context.rules.canasta_kinds:
        judged = canastas.judged(owner, made, latest, beside)
        beside[beside.index(made)], made = judged, judged
    sides = melds.with_melds(context.sides, side, tuple(beside), melded=False)
    after = Context(context.rules, context.game, context.round, context.seat, context.side, sides, context.hand)
    return after.on(made, made.cards - was[0].cards if len(was) > 1 else 0)
