"""The turn room: drawing, discarding, passing, and asking the partner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.cards import Card, contains, lowest, single, size
from meldbook.engine import going_out
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.refusal import Cards, Detail, Refusal
from meldbook.engine.rules import ReactionRule, Rule
from meldbook.engine.state import Phase
from meldbook.model.clauses import Happening, Replace
from meldbook.model.going_out import Ask, Limit
from meldbook.model.rules import RuleId


def check_draw(context: Context) -> Refusal | None:
    """Whether the player may draw; from an empty stock that ends the round."""
    for rule in context.rules.draw_forbid:
        if rule.holds(context):
            details = {"unmet": unmet(rule.condition, context)} if rule.condition else {}
            return Refusal(rule=RuleId.TURN_DRAW_FORBIDDEN, path=rule.path, details={**details})
    return None


def check_redraw(context: Context) -> Refusal | None:
    """Whether the player may throw the card just drawn onto the pile, which is a discard like any other, and draw another."""
    rules, card = context.rules, context.round.drawn
    if card is None or not contains(context.hand, single(card)) or context.round.left <= rules.dead or not rules.redraw:
        return Refusal(rule=RuleId.TURN_REDRAW)
    if any(rule.holds(context) for rule in rules.redraw):
        return going_out.banned(context, card, rules.discard_forbid)
    closed = rules.redraw[0]
    details = {"unmet": unmet(closed.condition, context)} if closed.condition else {}
    return Refusal(rule=RuleId.TURN_REDRAW_CLOSED, path=closed.path, details={**details})


def check_expose(context: Context, card: Card) -> Refusal | None:
    """Whether the player may lay this card aside: a rule gives leave now, and a card replaces it or the turn can still end."""
    rules = context.rules
    if not contains(context.hand, single(card)):
        return Refusal(rule=RuleId.CARDS_HELD, details={"missing": Cards(bag=single(card))})
    leave, about = rules.exposable.get(card, ()), context.about(card)
    if not any(rule.holds(about) for rule in leave):
        return _kept(card, leave, about)
    if context.round.left > rules.dead and any(_replaces(rule, context, card) for rule in rules.reactions[Happening.EXPOSE]):
        return None
    after = replace(context, hand=context.hand - single(card))
    return going_out.check_leaving(context, after)


def _kept(card: Card, leave: tuple[Rule, ...], about: Context) -> Refusal:
    """The refusal to lay a card aside: by no rule at all, or by the first of those that could give leave and don't."""
    details: dict[str, Detail] = {"card": Cards(bag=single(card))}
    if not leave:
        return Refusal(rule=RuleId.CARDS_EXPOSE, details=details)
    closed = leave[0]
    return Refusal(rule=RuleId.CARDS_EXPOSE, path=closed.path, details={**details, "unmet": unmet(closed.condition, about)})


def _replaces(rule: ReactionRule, context: Context, card: Card) -> bool:
    """Whether the reaction to this card being laid aside brings another."""
    concerned = rule.cards is None or card in rule.cards
    return concerned and Replace() in rule.reaction.then and rule.holds(context.about(card))


def exposures(context: Context) -> Iterator[Card]:
    """The cards that may be laid aside, one for each that the rules tell apart."""
    for mask, _ in context.rules.twins if context.rules.exposable else ():
        if context.hand & mask and lowest(context.hand & mask) in context.rules.exposable:
            yield lowest(context.hand & mask)


def can_expose(context: Context) -> bool:
    """Whether some card may be laid aside now, so that the player is not stuck."""
    melding = context.round.phase is Phase.MELD
    return melding and any(check_expose(context, card) is None for card in exposures(context))


def check_discard(context: Context, card: Card) -> Refusal | None:
    """Whether the player may discard this card. The context is as before the discard."""
    if not contains(context.hand, single(card)):
        return Refusal(rule=RuleId.CARDS_HELD, details={"missing": Cards(bag=single(card))})
    return going_out.check_discard(context, card)


def discards(context: Context) -> Iterator[Card]:
    """The cards that may be discarded, one for each that the rules tell apart."""
    free = context.rules.never_banned if size(context.hand) > 1 else 0
    for mask, _ in context.rules.twins:
        if context.hand & mask:
            card = lowest(context.hand & mask)
            if free & mask or check_discard(context, card) is None:
                yield card


def check_pass(context: Context) -> Refusal | None:
    """Whether the player may end the turn without a discard: where none is asked for, or when none can be made."""
    kept = going_out.may_keep_all(context) or not (going_out.can_discard(context) or can_expose(context))
    return None if kept else Refusal(rule=RuleId.TURN_PASS)


def check_ask(context: Context) -> Refusal | None:
    """Whether the player may ask the partner now: there is one, the game has the question, and it is still open."""
    rules = context.rules.ruleset.going_out
    turn = context.round.turn
    used = turn.played or turn.agreed is not None or (rules.ask_limit is Limit.ROUND and context.round.asked[context.side])
    if used or rules.ask is Ask.NONE or len(context.seats()) == 1:
        return Refusal(rule=RuleId.GOING_OUT_ASK, path=None if rules.ask is Ask.NONE else "going_out.ask")
    return None
