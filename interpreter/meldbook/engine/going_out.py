"""The going-out room: what a play may leave in the hand.

The context of every check here is as the move judged would leave it: the table with its plays, the hand without its cards.
"""

from __future__ import annotations

from meldbook.cards import Card, lowest, single, size
from meldbook.engine import reserves
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.refusal import Cards, Detail, Refusal
from meldbook.engine.rules import BanRule, Kind
from meldbook.engine.state import Meld
from meldbook.model.going_out import Ask, LastCard
from meldbook.model.rules import RuleId


def right(context: Context) -> Refusal | None:
    """None if the player may go out with the table as it stands, else why not."""
    for need in context.rules.needs:
        if need.holds(context) and not need.met(context):
            return Refusal(rule=RuleId.GOING_OUT_NEEDS, path=need.path, details={"unmet": unmet(need.must, context)})
    if context.round.turn.agreed is False:
        return Refusal(rule=RuleId.GOING_OUT_REFUSED, path="going_out.ask")
    if context.rules.ruleset.going_out.ask is Ask.REQUIRED and context.round.turn.agreed is None:
        return Refusal(rule=RuleId.GOING_OUT_ASK_FIRST, path="going_out.ask")
    return None


def is_way_out(context: Context) -> bool:
    """Whether the hand is now empty, or down to a last card that may be discarded, and the player has the right to go out."""
    last = context.rules.ruleset.going_out.last_card
    if not context.hand:
        return last is not LastCard.REQUIRED and right(context) is None and not reserves.would_refill(context)
    return size(context.hand) == 1 and last is not LastCard.FORBIDDEN and right(context) is None


def check_leaving(before: Context, after: Context) -> Refusal | None:
    """Whether a play may leave this hand: the turn must still have a proper end.

    A player who had no discard that is allowed even before the play may go on without one.
    """
    left = size(after.hand)
    if left > 1:
        return None if _keeps_a_discard(after) or not can_discard(before) else Refusal(rule=RuleId.TURN_NO_DISCARD_LEFT)
    if reserves.would_refill(after):
        return None
    if left == 1:
        return _check_last_card(before, after)
    refusal = right(after)
    if refusal is None and after.rules.ruleset.going_out.last_card is LastCard.REQUIRED:
        return Refusal(rule=RuleId.GOING_OUT_DISCARD_REQUIRED, path="going_out.last_card")
    return refusal


def _check_last_card(before: Context, after: Context) -> Refusal | None:
    """Whether this single card may be left: the player goes out with it, or was stuck already and stays so."""
    card = lowest(after.hand)
    refusal = right(after)
    if refusal is None:
        refusal = check_last_discard(after, card) or banned(after, card, after.rules.discard_forbid)
        if refusal is None or _can_meld(after, card):
            return None
    stuck = banned(after, card, after.rules.discard_forbid) is not None and not can_discard(before)
    return None if stuck else refusal


def can_discard(context: Context) -> bool:
    """Whether any card of the hand may be discarded."""
    return any(
        context.hand & mask and check_discard(context, lowest(context.hand & mask)) is None for mask, _ in context.rules.twins
    )


def check_discard(context: Context, card: Card) -> Refusal | None:
    """Whether this card of the hand may be discarded. The context is as before the discard."""
    refusal = banned(context, card, context.rules.discard_forbid)
    if refusal or size(context.hand) > 1 or reserves.would_refill(context):
        return refusal
    return right(context) or check_last_discard(context, card)


def check_last_discard(context: Context, card: Card) -> Refusal | None:
    """Whether this card may be the discard that empties the hand, the right to go out given."""
    if context.rules.ruleset.going_out.last_card is LastCard.FORBIDDEN:
        return Refusal(rule=RuleId.GOING_OUT_DISCARD_FORBIDDEN, path="going_out.last_card")
    ban = banned(context, card, context.rules.last_forbid)
    return ban and Refusal(rule=RuleId.GOING_OUT_LAST_CARD, path=ban.path, details={"card": Cards(bag=single(card))})


def banned(context: Context, card: Card, bans: tuple[BanRule, ...]) -> Refusal | None:
    """The first of these bans that is in force for the card, as a refusal to discard it."""
    for ban in bans:
        if card in ban.cards and (ban.test is None or ban.test(_about(context, card))):
            details: dict[str, Detail] = {"card": Cards(bag=single(card))}
            if ban.condition is not None:
                details["unmet"] = unmet(ban.condition, _about(context, card))
            return Refusal(rule=RuleId.TURN_DISCARD_FORBIDDEN, path=ban.path, details=details)
    return None


def _about(context: Context, card: Card) -> Context:
    seen = context.of_seat(context.seat)
    seen.card = card
    return seen


def _keeps_a_discard(context: Context) -> bool:
    """Whether some card of a hand of two or more may be discarded."""
    bans = context.rules.discard_forbid
    return not bans or any(context.hand & mask and banned(context, card, bans) is None for mask, card in context.rules.twins)


def _can_meld(context: Context, card: Card) -> bool:
    """Whether the last card could be added to a meld of the side and so go out without a discard."""
    if context.rules.ruleset.going_out.last_card is LastCard.REQUIRED:
        return False
    return any(_takes(context, meld, card) for meld in context.sides[context.side].melds)


def _takes(context: Context, meld: Meld, card: Card) -> bool:
    kind: Kind = context.rules.kinds[meld.kind]
    if meld.size >= kind.max_size:
        return False
    if single(card) & context.rules.wild_mask:
        return meld.group < 0 or meld.wilds < kind.max_wilds
    return meld.group >= 0 and bool(single(card) & context.rules.groups[meld.group].mask)
