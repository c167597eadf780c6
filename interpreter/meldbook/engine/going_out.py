"""The going-out room: what a play may leave in the hand.

The context of every check here is as the move judged would leave it: the table with its plays, the hand without its cards.
"""

from __future__ import annotations

from meldbook.cards import Card, counts, lowest, single, size
from meldbook.engine import laying_off, melds, reserves
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.refusal import Cards, Detail, Refusal
from meldbook.engine.rules import BanRule, HandRule
from meldbook.model.going_out import Ask, LastCard
from meldbook.model.moves import Play
from meldbook.model.rules import RuleId
from meldbook.model.turn import Discarding


def right(context: Context) -> Refusal | None:
    """None if the player may go out with the table as it stands, else why not."""
    for rule in context.rules.out_forbid:
        if rule.holds(context):
            details = {"unmet": unmet(rule.condition, context)} if rule.condition else {}
            return Refusal(rule=RuleId.GOING_OUT_FORBIDDEN, path=rule.path, details={**details})
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
    if left == 0:
        return _check_empty(after)
    if may_keep_all(after):
        return None
    if left == 1:
        return _check_last_card(before, after)
    return None if _keeps_a_discard(after) or not can_discard(before) else Refusal(rule=RuleId.TURN_NO_DISCARD_LEFT)


def _check_empty(after: Context) -> Refusal | None:
    """Whether the hand may be emptied by melding: to take up a reserve, or to go out without a discard."""
    if reserves.would_refill(after):
        return None
    refusal = right(after)
    if refusal is None and after.rules.ruleset.going_out.last_card is LastCard.REQUIRED:
        return Refusal(rule=RuleId.GOING_OUT_DISCARD_REQUIRED, path="going_out.last_card")
    return refusal


def _check_last_card(before: Context, after: Context) -> Refusal | None:
    """Whether this single card may be left: it can be discarded for a reserve or to go out, or the player stays stuck."""
    card = lowest(after.hand)
    ban = banned(after, card, after.rules.discard_forbid)
    if ban is None and _refills_by_discard(after):
        return None
    refusal = right(after)
    if refusal is None:
        refusal = check_last_discard(after, card) or ban
        if refusal is None or _can_meld(after, card):
            return None
    return None if ban is not None and not can_discard(before) else refusal


def may_keep_all(context: Context) -> bool:
    """Whether the turn may end with these cards and without a discard."""
    if context.rules.ruleset.turn.discard is Discarding.OPTIONAL:
        return True
    exempt = context.rules.discard_exempt
    return bool(exempt) and any(exemption.holds(context) for exemption in exempt)


def can_discard(context: Context) -> bool:
    """Whether any card of the hand may be discarded."""
    return any(
        context.hand & mask and check_discard(context, lowest(context.hand & mask)) is None for mask, _ in context.rules.twins
    )


def check_discard(context: Context, card: Card) -> Refusal | None:
    """Whether this card of the hand may be discarded. The context is as before the discard."""
    refusal = banned(context, card, context.rules.discard_forbid)
    if refusal or size(context.hand) > 1 or _refills_by_discard(context):
        return refusal
    return right(context) or check_last_discard(context, card)


def check_hand(context: Context, name: str) -> Refusal | None:
    """Whether the player's hand is the special hand of this name, and may be shown now."""
    for rule in context.rules.hands:
        if rule.id == name:
            if rule.holds(context) and has_groups(context, rule):
                return None
            details: dict[str, Detail] = {"hand": name}
            if rule.condition is not None and not rule.holds(context):
                details["unmet"] = unmet(rule.condition, context)
            return Refusal(rule=RuleId.GOING_OUT_HAND, path=rule.path, details=details)
    return Refusal(rule=RuleId.GOING_OUT_HAND, details={"hand": name})


def has_groups(context: Context, rule: HandRule) -> bool:
    """Whether the hand falls into the groups of this special hand; a joker is a rank of its own."""
    kinds = context.rules.ruleset.cards.deck.kinds
    apart = context.hand & context.rules.wild_mask if rule.wilds_together else 0
    sizes: dict[str, int] = {}
    for card, number in counts(context.hand - apart):
        label = kinds[card].rank or kinds[card].name
        sizes[label] = sizes.get(label, 0) + number
    return tuple(sorted((*sizes.values(), *((size(apart),) if apart else ())))) == rule.groups


def check_last_discard(context: Context, card: Card) -> Refusal | None:
    """Whether this card may be the discard that empties the hand, the right to go out given."""
    if context.rules.ruleset.going_out.last_card is LastCard.FORBIDDEN:
        return Refusal(rule=RuleId.GOING_OUT_DISCARD_FORBIDDEN, path="going_out.last_card")
    ban = banned(context, card, context.rules.last_forbid)
    return ban and Refusal(rule=RuleId.GOING_OUT_LAST_CARD, path=ban.path, details={"card": Cards(bag=single(card))})


def banned(context: Context, card: Card, bans: tuple[BanRule, ...]) -> Refusal | None:
    """The first of these bans that is in force for the card, as a refusal to discard it."""
    for ban in bans:
        if card in ban.cards and (ban.test is None or ban.test(context.about(card))):
            details: dict[str, Detail] = {"card": Cards(bag=single(card))}
            if ban.condition is not None:
                details["unmet"] = unmet(ban.condition, context.about(card))
            return Refusal(rule=RuleId.TURN_DISCARD_FORBIDDEN, path=ban.path, details=details)
    return None


def _refills_by_discard(context: Context) -> bool:
    seen = context.about(lowest(context.hand))
    seen.discarding = True
    return reserves.would_refill(seen)


def _keeps_a_discard(context: Context) -> bool:
    """Whether some card of a hand of two or more may be discarded."""
    bans = context.rules.discard_forbid
    return not bans or any(context.hand & mask and banned(context, card, bans) is None for mask, card in context.rules.twins)


def _can_meld(context: Context, card: Card) -> bool:
    """Whether the last card could be added to a meld and so go out without a discard."""
    if context.rules.ruleset.going_out.last_card is LastCard.REQUIRED:
        return False
    places = range(len(context.sides[context.side].melds))
    own = (Play(cards=single(card), onto=place) for place in places)
    return any(not isinstance(melds.arrange(context, [play]), Refusal) for play in own) or laying_off.takes(context, single(card))
