"""The ids of everything a move can be refused for.

A `RuleId` is a kind of rule; where the rule is a clause or a value of a spec, the refusal also carries its path. Each id has one
message in every locale and at least one refused example; tests keep the sets equal.
"""

from __future__ import annotations

from enum import StrEnum


class RuleId(StrEnum):
    """One member per reason a move can be refused, by room."""

    TABLE_ROUND_OVER = "table.round-over"
    TURN_ORDER = "turn.order"
    TURN_PHASE = "turn.phase"
    TURN_DRAW_FORBIDDEN = "turn.draw-forbidden"
    TURN_DISCARD_FORBIDDEN = "turn.discard-forbidden"
    TURN_NO_DISCARD_LEFT = "turn.no-discard-left"
    TURN_PASS = "turn.pass"
    TURN_REDRAW = "turn.redraw"
    TURN_REDRAW_CLOSED = "turn.redraw-closed"
    CARDS_HELD = "cards.held"
    CARDS_EXPOSE = "cards.expose"
    CARDS_ORDER = "cards.order"
    DEAL_LOOK = "deal.look"
    MELDS_NO_KIND = "melds.no-kind"
    MELDS_SEQUENCE = "melds.sequence"
    MELDS_BEGIN = "melds.begin"
    MELDS_SIZE = "melds.size"
    MELDS_NATURALS = "melds.naturals"
    MELDS_WILDS = "melds.wilds"
    MELDS_ONTO = "melds.onto"
    MELDS_SWAP = "melds.swap"
    MELDS_SWAP_CLOSED = "melds.swap-closed"
    MELDS_JOIN = "melds.join"
    MELDS_LAY_OFF = "melds.lay-off"
    MELDS_LAY_OFF_CLOSED = "melds.lay-off-closed"
    MELDS_LIMIT = "melds.limit"
    MELDS_MINIMUM = "melds.minimum"
    MELDS_DEMAND = "melds.demand"
    PILE_EMPTY = "pile.empty"
    PILE_FORBIDDEN = "pile.forbidden"
    PILE_BLOCKED = "pile.blocked"
    PILE_ROUTE = "pile.route"
    PILE_ROUTE_CLOSED = "pile.route-closed"
    PILE_AMOUNT = "pile.amount"
    GOING_OUT_NEEDS = "going-out.needs"
    GOING_OUT_FORBIDDEN = "going-out.forbidden"
    GOING_OUT_DISCARD_REQUIRED = "going-out.discard-required"
    GOING_OUT_DISCARD_FORBIDDEN = "going-out.discard-forbidden"
    GOING_OUT_LAST_CARD = "going-out.last-card"
    GOING_OUT_REFUSED = "going-out.refused"
    GOING_OUT_ASK_FIRST = "going-out.ask-first"
    GOING_OUT_ASK = "going-out.ask"
    GOING_OUT_HAND = "going-out.hand"
