"""The canastas room: when a meld is a canasta, and of which kind."""

from __future__ import annotations

from collections.abc import Sequence

from meldbook.engine.context import Context
from meldbook.engine.rules import Rules
from meldbook.engine.state import Meld, SideTable
from meldbook.model.canastas import Judged


def name(rules: Rules, canasta: int) -> str:
    """The id of a canasta kind; empty for no canasta."""
    return rules.ruleset.canastas.kinds[canasta].id if canasta >= 0 else ""


def judged(context: Context, meld: Meld, was: Meld | None, beside: Sequence[Meld]) -> Meld:
    """The meld, which a move made or made out of what it was, with its canasta kind: the first whose condition holds.

    `beside` are the melds of the side as they become, this one among them.
    """
    kind = context.rules.kinds[meld.kind]
    if meld.size < context.rules.canasta_size or not kind.model.canasta:
        return meld
    if was is not None and was.canasta >= 0 and context.rules.ruleset.canastas.judged is Judged.ONCE:
        return meld.as_canasta(was.canasta)
    seen = context.on(meld, meld.cards - (was.cards if was else 0), new=was is None)
    own = context.sides[context.side]
    table = SideTable(tuple(beside), own.bonus, own.melded, own.credit)
    seen.sides = (*context.sides[: context.side], table, *context.sides[context.side + 1 :])
    return meld.as_canasta(next((n for n, (rule, _) in enumerate(context.rules.canasta_kinds) if rule.holds(seen)), -1))
