"""The melds room: plays become melds, or say why they can't.

`arrange` judges all plays of a move together: what goes to one meld is added up first, and limits are asked of the melds as they
would stand at the end. It changes nothing; the caller carries the result on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meldbook.cards import CardBag, lowest, size
from meldbook.engine import canastas
from meldbook.engine.context import Context
from meldbook.engine.explaining import unmet
from meldbook.engine.points import worth
from meldbook.engine.refusal import Cards, Refusal
from meldbook.engine.rules import Group, Kind, Rules
from meldbook.engine.state import Meld, SideTable
from meldbook.model.melds import Holder, PerRank
from meldbook.model.moves import Play
from meldbook.model.rules import RuleId


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The melds of a side after some plays, and the places of those that are new or have grown."""

    melds: tuple[Meld, ...]
    touched: tuple[int, ...]


def arrange(context: Context, plays: Sequence[Play]) -> Arrangement | Refusal:
    """The side's melds with these plays, each play having found its meld and each limit kept."""
    rules = context.rules
    before = context.sides[context.side].melds
    melds = list(before)
    touched: list[int] = []
    for play in plays:
        if not play.cards:
            return Refusal(rule=RuleId.MELDS_NO_KIND, details={"cards": Cards(bag=0)})
        place = _place(rules, melds, play)
        if isinstance(place, Refusal):
            return place
        if place == len(melds):
            fresh = _begin(rules, play.cards)
            if isinstance(fresh, Refusal):
                return fresh
            melds.append(fresh)
        else:
            grown = _grow(rules, melds[place], play.cards)
            if isinstance(grown, Refusal):
                return grown
            melds[place] = grown
        if place not in touched:
            touched.append(place)
    for place in touched:
        refusal = _beyond_limits(rules, melds[place])
        if refusal:
            return refusal
        if rules.canasta_kinds:
            melds[place] = canastas.judged(context, melds[place])
    return Arrangement(tuple(melds), tuple(touched))


def group_of(rules: Rules, naturals: CardBag) -> Group | None:
    """The group all these natural cards belong to, None if there is no such group. The bag isn't empty."""
    number = rules.group_of[lowest(naturals)]
    if number < 0 or naturals & ~rules.groups[number].mask:
        return None
    return rules.groups[number]


def _place(rules: Rules, melds: Sequence[Meld], play: Play) -> int | Refusal:
    """The place of the meld a play goes to: the one it names, one it must join, or one behind the last for a new meld."""
    if play.onto is not None:
        if play.onto < len(melds):
            return play.onto
        return Refusal(rule=RuleId.MELDS_ONTO, details={"cards": Cards(bag=play.cards)})
    naturals = play.cards & ~rules.wild_mask
    if not naturals:
        return _joined(melds, rules.wild_kind, -1) if rules.wild_kind else len(melds)
    group = group_of(rules, naturals)
    return _joined(melds, group.kind, group.number) if group else len(melds)


def _joined(melds: Sequence[Meld], kind: Kind, group: int) -> int:
    """Where cards of this kind and group go of themselves: into the meld there is, if there may be only one."""
    per_rank = kind.model.per_rank
    if per_rank is not PerRank.ANY:
        for place, meld in enumerate(melds):
            same = meld.kind == kind.number and meld.group == group
            if same and (per_rank is PerRank.ONE or (meld.canasta < 0 and meld.size < kind.max_size)):
                return place
    return len(melds)


def _begin(rules: Rules, cards: CardBag) -> Meld | Refusal:
    """A new meld of these cards, its limits not yet asked."""
    naturals = cards & ~rules.wild_mask
    group = group_of(rules, naturals) if naturals else None
    kind = group.kind if group else None if naturals else rules.wild_kind
    if kind is None:
        return Refusal(rule=RuleId.MELDS_NO_KIND, details={"cards": Cards(bag=cards)})
    return Meld(kind.number, group.number if group else -1, cards, size(cards), size(cards & rules.wild_mask), -1)


def _grow(rules: Rules, meld: Meld, cards: CardBag) -> Meld | Refusal:
    """The meld with these cards added, its limits not yet asked."""
    allowed = rules.wild_mask | (rules.groups[meld.group].mask if meld.group >= 0 else 0)
    if cards & ~allowed:
        return Refusal(rule=RuleId.MELDS_ONTO, details={"cards": Cards(bag=cards)})
    total = meld.cards + cards
    return Meld(meld.kind, meld.group, total, size(total), size(total & rules.wild_mask), -1)


def _beyond_limits(rules: Rules, meld: Meld) -> Refusal | None:
    """The limit of its kind that the meld breaks, if any."""
    kind = rules.kinds[meld.kind]
    if meld.wilds > kind.max_wilds and meld.group >= 0:
        return _limit(RuleId.MELDS_WILDS, kind, "wilds", meld.wilds, kind.max_wilds)
    if meld.size - meld.wilds < kind.min_naturals and meld.group >= 0:
        return _limit(RuleId.MELDS_NATURALS, kind, "naturals", meld.size - meld.wilds, kind.min_naturals)
    if meld.size < kind.min_size:
        return _limit(RuleId.MELDS_SIZE, kind, "size", meld.size, kind.min_size)
    if meld.size > kind.max_size:
        return _limit(RuleId.MELDS_SIZE, kind, "size", meld.size, kind.max_size)
    return None


def _limit(rule: RuleId, kind: Kind, key: str, found: int, limit: int) -> Refusal:
    bound = "max" if found > limit else "min"
    return Refusal(
        rule=rule,
        path=f"{kind.rule.path}.{key}",
        details={"found": found, "limit": limit, "bound": bound, "kind": kind.id},
    )


def check_kinds(context: Context) -> Refusal | None:
    """Whether each kind of meld played may be begun now, and every limit of the spec holds for it.

    The context is as the move would leave it.
    """
    rules = context.rules
    for meld in context.plays:
        kind = rules.kinds[meld.kind]
        if kind.rule.test and not kind.rule.test(context.on(meld)):
            return Refusal(
                rule=RuleId.MELDS_BEGIN,
                path=kind.rule.path,
                details={"kind": kind.id, "unmet": unmet(kind.rule.condition, context.on(meld))},
            )
        for limit in rules.limits:
            seen = context.on(meld)
            if limit.holds(seen) and not limit.met(seen):
                return Refusal(rule=RuleId.MELDS_LIMIT, path=limit.path, details={"unmet": unmet(limit.must, seen)})
    return None


def has_opened(context: Context) -> bool:
    """Whether the side, or the player where each opens alone, had made the initial meld before this move."""
    if context.rules.ruleset.melds.initial.holder is Holder.SIDE:
        return context.round.sides[context.side].melded
    return context.round.players_melded[context.seat] or context.round.turn.played > 0


def check_initial(context: Context, cards: CardBag, upcard_value: int) -> Refusal | None:
    """Whether the initial meld, with these cards from the hand and an upcard worth so much, reaches what it must."""
    if has_opened(context):
        return None
    rules = context.rules
    for demand in rules.demands:
        if demand.holds(context) and not demand.met(context):
            return Refusal(rule=RuleId.MELDS_DEMAND, path=demand.path, details={"unmet": unmet(demand.must, context)})
    minimum = rules.minimum(context)
    reached = worth(rules, cards) + (upcard_value if rules.ruleset.melds.initial.upcard_counts else 0)
    if reached >= minimum or any(exemption.holds(context) for exemption in rules.exempt):
        return None
    return Refusal(
        rule=RuleId.MELDS_MINIMUM,
        path="melds.initial.minimum",
        details={"points": reached, "minimum": minimum, "short": minimum - reached},
    )


def with_melds(sides: Sequence[SideTable], side: int, melds: tuple[Meld, ...], *, melded: bool) -> tuple[SideTable, ...]:
    """The sides' tables with one side's melds exchanged."""
    table = sides[side]
    changed = SideTable(melds, table.bonus, melded or table.melded)
    return (*sides[:side], changed, *sides[side + 1 :])
