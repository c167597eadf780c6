"""Reactions: when this happens, that follows.

`card_event` is for what happens to one card, `event` for everything else. Effects change the draft of the round; what only the
caller can do (turn another card) comes back as a `Wish`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from meldbook.cards import Card, CardBag, cards_of, contains, single
from meldbook.engine import canastas, reserves
from meldbook.engine.context import Context
from meldbook.engine.draft import Draft
from meldbook.engine.rules import Amount, ReactionRule
from meldbook.engine.state import Ending, EndReason, Hold, Meld, Phase, RoundEnd, SideTable
from meldbook.model.clauses import (
    Award,
    Block,
    Cover,
    DrawCards,
    Effect,
    EndRound,
    Expose,
    Freeze,
    Happening,
    MayExpose,
    MayLook,
    Penalty,
    PlayAlone,
    Replace,
    ReserveToStock,
    Reshuffle,
    Return,
    TakeReserve,
)


@dataclass(slots=True)
class Wish:
    """What reactions to a turned card ask of whoever turned it."""

    cover: bool = False
    return_: bool = False


def card_event(draft: Draft, seat: int, happening: Happening, card: Card) -> Wish:
    """Something happened to this card; all reactions that wait for it follow, until one ends the round."""
    wish = Wish()
    if card not in draft.rules.watched[happening]:
        return wish
    for rule in draft.rules.reactions[happening]:
        if draft.end is None and (rule.cards is None or card in rule.cards):
            context = draft.context(seat)
            context.card = card
            if rule.holds(context):
                _follow(draft, context, rule, wish)
    return wish


def event(
    draft: Draft, seat: int, happening: Happening, meld: Meld | None = None, added: CardBag = 0, *, new: bool = False
) -> None:
    """Something happened, to this meld if it is about one; all reactions that wait for it follow."""
    for rule in draft.rules.reactions[happening]:
        if draft.end is None and (
            rule.kind is None or (meld is not None and rule.kind == canastas.name(draft.rules, meld.canasta))
        ):
            context = draft.context(seat)
            if meld is not None:
                context = context.on(meld, added, new=new)
            if rule.holds(context):
                _follow(draft, context, rule, Wish())


def _follow(draft: Draft, context: Context, rule: ReactionRule, wish: Wish) -> None:
    for effect, amount in zip(rule.reaction.then, rule.amounts, strict=True):
        _happen(draft, context, rule.path, effect, amount, wish)


def _happen(  # noqa: PLR0912 one arm an effect
    draft: Draft, context: Context, path: str, effect: Effect, amount: Amount, wish: Wish
) -> None:
    """Carry out one effect; `amount` is the number it speaks of."""
    match effect:
        case Expose():
            if context.card is not None and contains(draft.hands[context.seat], single(context.card)):
                expose(draft, context.seat, context.card)
        case MayExpose():
            pass  # the player does it later, if the reaction is still in force then, or never
        case Replace():
            draw(draft, context.seat, 1)
        case Cover():
            wish.cover = True
        case Return():
            wish.return_ = True
        case Freeze(turns=None):
            draft.freezes = (*draft.freezes, Hold(path, None))
        case Freeze():
            draft.freezes = (*draft.freezes, *_hold(path, amount(context)))
        case Block():
            draft.blocks = (*draft.blocks, *_hold(path, amount(context)))
        case MayLook(reserve=name):
            _mark(draft, context, name)
        case TakeReserve(reserve=name):
            _take_reserve(draft, context, name)
        case DrawCards():
            draw(draft, context.seat, amount(context))
        case Penalty():
            _penalise(draft, context.seat, amount(context))
        case Award():
            _penalise(draft, context.seat, -amount(context))
        case Reshuffle():
            _reshuffle(draft)
        case ReserveToStock(reserve=name):
            _reserve_to_stock(draft, context, name)
        case PlayAlone():
            _play_alone(draft, context.seat)
        case EndRound(turns=None):
            out = draft.ending or Ending(0, path)
            draft.end = RoundEnd(EndReason.RULE, path, out.seat, out.concealed, (), ())
            draft.phase = Phase.OVER
        case EndRound():
            # The turn in which this happens is none of those that are still to come.
            draft.ending = draft.ending or Ending(amount(context) + 1, path)
        case _:
            assert_never(effect)


def _hold(path: str, turns: int) -> tuple[Hold, ...]:
    """What holds the pile for so many turns; nothing if they are none."""
    return (Hold(path, turns),) if turns > 0 else ()


def draw(draft: Draft, seat: int, number: int) -> int:
    """Draw so many cards, or what the stock has, into the hand; the number drawn. Each is an event of its own."""
    drawn = 0
    while drawn < number and draft.left > draft.rules.dead and draft.end is None:
        draft.left -= 1
        card = draft.stock[draft.left]
        draft.hands[seat] += single(card)
        drawn += 1
        card_event(draft, seat, Happening.DRAW, card)
    return drawn


def expose(draft: Draft, seat: int, card: Card) -> None:
    """Lay a card of the hand aside for the player's side."""
    draft.hands[seat] -= single(card)
    side = draft.rules.side_of[seat]
    table = draft.sides[side]
    draft.sides[side] = SideTable(table.melds, table.bonus + single(card), table.melded, table.credit)
    card_event(draft, seat, Happening.EXPOSE, card)


def _mark(draft: Draft, context: Context, name: str) -> None:
    found = reserves.find(context, name)
    if found is not None and not found[1].taken:
        place, cards = found
        draft.reserves[place] = replace(cards, may_look=True)


def _take_reserve(draft: Draft, context: Context, name: str) -> None:
    """The player takes up the reserve, if it is still there; each of its cards is an event of its own."""
    found = reserves.find(context, name)
    if found is None or found[1].taken:
        return
    place, packet = found
    draft.reserves[place] = replace(packet, taken=True, cards=0, taker=context.seat)
    draft.hands[context.seat] += packet.cards
    for card in tuple(cards_of(packet.cards)):
        card_event(draft, context.seat, Happening.RESERVE, card)


def _penalise(draft: Draft, seat: int, points: int) -> None:
    draft.penalties = tuple(penalty + (points if other == seat else 0) for other, penalty in enumerate(draft.penalties))


def _reshuffle(draft: Draft) -> None:
    """The pile without its upcard waits for chance to make a new stock of it, if there is anything below the upcard."""
    if len(draft.pile) > 1:
        _wait_for_chance(draft, (*draft.pile[:-1], *draft.stock[: draft.left]))
        draft.pile = draft.pile[-1:]
        draft.unseen, draft.freezes = 0, ()


def _reserve_to_stock(draft: Draft, context: Context, name: str) -> None:
    """The first reserve of this name that nobody has taken waits for chance to become the stock."""
    reserves_here = context.rules.ruleset.deal.reserves
    for place, packet in enumerate(draft.reserves):
        if reserves_here[packet.reserve].id == name and not packet.taken:
            draft.reserves[place] = replace(packet, taken=True, cards=0)
            _wait_for_chance(draft, (*cards_of(packet.cards), *draft.stock[: draft.left]))
            return


def _wait_for_chance(draft: Draft, cards: tuple[Card, ...]) -> None:
    draft.stock, draft.left = cards, len(cards)
    draft.resume, draft.phase = draft.phase, Phase.CHANCE


def _play_alone(draft: Draft, seat: int) -> None:
    """Everybody but this seat becomes one side, with one table of melds."""
    others = [other for other in draft.order if other != seat]
    first = min(draft.side_of[other] for other in others)
    tables = [draft.sides[side] for side in sorted({draft.side_of[other] for other in others})]
    for side in {draft.side_of[other] for other in others}:
        draft.sides[side] = SideTable((), draft.sides[side].bonus, False)
    melds = tuple(meld for table in tables for meld in table.melds)
    melded, credit = any(table.melded for table in tables), sum(table.credit for table in tables)
    draft.sides[first] = SideTable(melds, draft.sides[first].bonus, melded, credit)
    draft.side_of = tuple(first if other in others else side for other, side in enumerate(draft.side_of))
