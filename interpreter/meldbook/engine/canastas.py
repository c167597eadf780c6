"""The canastas room: when a meld is a canasta, and of which kind."""

from __future__ import annotations

from dataclasses import replace

from meldbook.cards import CardBag
from meldbook.engine.context import Context
from meldbook.engine.rules import Rules
from meldbook.engine.state import Meld


def name(rules: Rules, canasta: int) -> str:
    """The id of a canasta kind; empty for no canasta."""
    return rules.ruleset.canastas.kinds[canasta].id if canasta >= 0 else ""


def judged(context: Context, meld: Meld, added: CardBag, *, new: bool) -> Meld:
    """The meld, which a move made or added these cards to, with its canasta kind: the first whose condition holds."""
    kind = context.rules.kinds[meld.kind]
    if meld.size < context.rules.canasta_size or not kind.model.canasta:
        return meld
    seen = context.on(meld, added, new=new)
    return replace(meld, canasta=next((n for n, (rule, _) in enumerate(context.rules.canasta_kinds) if rule.holds(seen)), -1))
