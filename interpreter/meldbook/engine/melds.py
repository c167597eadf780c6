"""The melds room: plays become melds, or say why they can't.

`arrange` judges all plays of a move together: what goes to one meld is added up first, and limits are asked of the melds as they
would stand at the end. It changes nothing; the caller carries the result on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meldbook.cards import CardBag, common, contains, lowest, size
from meldbook.engine import canastas, sequences
from meldbook.engine.context import Context, Played
from meldbook.engine.explaining import unmet
from meldbook.engine.points import worth
from meldbook.engine.refusal import Cards, Detail, Refusal
from meldbook.engine.rules import Group, Kind, Rules
from meldbook.engine.state import Meld, SideTable
from meldbook.model.melds import Form, Holder, PerRank
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
        found = _put(rules, melds, play)
        if isinstance(found, Refusal):
            return found
        place, meld = found
        melds[place : place + 1] = [meld]
        if place not in touched:
            touched.append(place)
    for place in touched:
        refusal = beyond_limits(rules, melds[place])
        if refusal:
            return refusal
        if place < len(before):
            melds[place] = melds[place].grown_from(before[place])
        if rules.canasta_kinds:
            was = before[place] if place < len(before) else None
            melds[place] = canastas.judged(context, melds[place], was, melds)
    return Arrangement(tuple(melds), tuple(touched))


def made(context: Context, play: Play) -> Meld | Refusal:
    """The meld that a play makes or adds to, if it keeps the limits of its kind; which kind of canasta that is isn't asked."""
    found = _put(context.rules, context.sides[context.side].melds, play)
    return found if isinstance(found, Refusal) else beyond_limits(context.rules, found[1]) or found[1]


def _put(rules: Rules, melds: Sequence[Meld], play: Play) -> tuple[int, Meld] | Refusal:
    """The place a play goes to and the meld as it becomes there.

    A play that names no meld joins one it must join, or begins a new one of the first kind whose limits it keeps.
    """
    if not play.cards:
        return _no_kind(play.cards)
    if play.onto is not None:
        if play.onto >= len(melds):
            return Refusal(rule=RuleId.MELDS_ONTO, details={"cards": Cards(bag=play.cards)})
        grown = grow(rules, melds[play.onto], play.cards)
        return grown if isinstance(grown, Refusal) else (play.onto, grown)
    found = candidates(rules, play.cards)
    if len(found) == 1:
        return _put_as(rules, melds, play.cards, *found[0])
    return _best(rules, [_put_as(rules, melds, play.cards, *candidate) for candidate in found]) or _no_kind(play.cards)


def _put_as(rules: Rules, melds: Sequence[Meld], cards: CardBag, kind: Kind, group: Group | None) -> tuple[int, Meld] | Refusal:
    """The place these cards go to, and the meld as it becomes there, if they are of this kind."""
    place = _joined(melds, kind, group)
    made = grow(rules, melds[place], cards) if place < len(melds) else _begin(rules, kind, group, cards)
    return made if isinstance(made, Refusal) else (place, made)


def _best(rules: Rules, tries: Sequence[tuple[int, Meld] | Refusal]) -> tuple[int, Meld] | Refusal | None:
    """The first that keeps the limits of its kind; else the first that is a meld at all; else the first refusal."""
    made = [found for found in tries if not isinstance(found, Refusal)]
    kept = (found for found in made if beyond_limits(rules, found[1]) is None)
    return next(kept, made[0] if made else tries[0] if tries else None)


def _no_kind(cards: CardBag) -> Refusal:
    return Refusal(rule=RuleId.MELDS_NO_KIND, details={"cards": Cards(bag=cards)})


def candidates(rules: Rules, cards: CardBag) -> list[tuple[Kind, Group | None]]:
    """Each kind of meld, with its group, that these cards could begin or join by what they show."""
    naturals = cards & ~rules.wild_mask
    if naturals:
        return [(group.kind, group) for group in rules.groups_of[lowest(naturals)] if not naturals & ~group.mask]
    found: list[tuple[Kind, Group | None]] = [(group.kind, group) for group in rules.wild_groups if cards & group.mask]
    return [*found, (rules.wild_kind, None)] if rules.wild_kind else found


def _joined(melds: Sequence[Meld], kind: Kind, group: Group | None) -> int:
    """Where cards of this kind and group go of themselves: into the meld there is, if there may be only one."""
    per_rank = kind.model.per_rank
    if per_rank is not PerRank.ANY:
        number = group.number if group else -1
        for place, meld in enumerate(melds):
            if meld.kind == kind.number and meld.group == number and joins(kind, meld):
                return place
    return len(melds)


def joins(kind: Kind, meld: Meld) -> bool:
    """Whether further cards like those of this meld must go to it, so that no other may be begun."""
    per_rank = kind.model.per_rank
    return per_rank is PerRank.ONE or (per_rank is PerRank.ONE_OPEN and meld.canasta < 0 and meld.size < kind.max_size)


def _begin(rules: Rules, kind: Kind, group: Group | None, cards: CardBag) -> Meld | Refusal:
    """A new meld of these cards, its limits not yet asked."""
    if group is None:
        return Meld(kind.number, -1, cards, size(cards), size(cards), -1)
    if kind.form is Form.SEQUENCE:
        return _sequence(kind, group, cards, sequences.fitted(group, cards, rules.wild_mask))
    return Meld(kind.number, group.number, cards, size(cards), size(cards & group.wild_mask), -1)


def _sequence(kind: Kind, group: Group, cards: CardBag, fit: sequences.Fit | None) -> Meld | Refusal:
    if fit is None:
        return Refusal(rule=RuleId.MELDS_SEQUENCE, path=kind.rule.path, details={"cards": Cards(bag=cards)})
    return Meld(kind.number, group.number, cards, size(cards), fit.wilds, -1, fit.low, fit.spots)


def grow(rules: Rules, meld: Meld, cards: CardBag) -> Meld | Refusal:
    """The meld with these cards added, its limits not yet asked."""
    group = rules.groups[meld.group] if meld.group >= 0 else None
    if cards & ~(rules.wild_mask | (group.mask if group else 0)):
        return Refusal(rule=RuleId.MELDS_ONTO, details={"cards": Cards(bag=cards)})
    kind, total = rules.kinds[meld.kind], meld.cards + cards
    if group is None or kind.form is not Form.SEQUENCE:
        return _begin(rules, kind, group, total)
    if kind.staying:
        before = sequences.Fit(meld.low, meld.spots, meld.wilds)
        return _sequence(kind, group, total, sequences.grown(group, before, cards, rules.wild_mask, kind.staying))
    return _sequence(kind, group, total, sequences.fitted(group, total, rules.wild_mask))


def beyond_limits(rules: Rules, meld: Meld) -> Refusal | None:
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


def played(before: Sequence[Meld], arranged: Arrangement, foreign: CardBag = 0) -> tuple[Played, ...]:
    """What the plays did to each meld they touched; the `foreign` cards among them come with the pile, not from the hand."""
    found = []
    for place in arranged.touched:
        meld, new = arranged.melds[place], place >= len(before)
        added = meld.cards - (0 if new else before[place].cards)
        others = common(added, foreign) if foreign else 0
        foreign -= others
        found.append(Played(meld, added, added - others, new))
    return tuple(found)


def of_a_new_turn(table: SideTable) -> SideTable:
    """The side's table with what its melds are now as what they were when the turn began."""
    for meld in table.melds:
        if meld.had_wilds != meld.wilds or meld.was_canasta != (meld.canasta >= 0):
            return SideTable(tuple(meld.of_a_new_turn() for meld in table.melds), table.bonus, table.melded, table.credit)
    return table


def check_kinds(context: Context) -> Refusal | None:
    """Whether each kind of meld played may be begun now, and every limit of the spec holds for it.

    The context is as the move would leave it.
    """
    rules = context.rules
    for play in context.plays:
        kind = rules.kinds[play.meld.kind]
        if kind.rule.test is None and not rules.limits:
            continue
        seen = context.on(play.meld, play.added, from_hand=play.from_hand, new=play.new)
        if refusal := check_kind(seen, kind):
            return refusal
    return None


def check_kind(seen: Context, kind: Kind) -> Refusal | None:
    """Whether the meld of this kind that the context speaks of may be played to now, and keeps every limit of the spec."""
    if kind.rule.test and not kind.rule.test(seen):
        details: dict[str, Detail] = {"kind": kind.id, "unmet": unmet(kind.rule.condition, seen)}
        return Refusal(rule=RuleId.MELDS_BEGIN, path=kind.rule.path, details=details)
    return check_limits(seen)


def check_limits(seen: Context) -> Refusal | None:
    """Whether every limit of the spec holds for the meld this context speaks of."""
    for limit in seen.rules.limits:
        if limit.holds(seen) and not limit.met(seen):
            return Refusal(rule=RuleId.MELDS_LIMIT, path=limit.path, details={"unmet": unmet(limit.must, seen)})
    return None


def has_opened(context: Context) -> bool:
    """Whether the player needs no initial meld any more, before this move."""
    if context.rules.opens_freely:
        return True
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


def imagined(context: Context, plays: Sequence[Play], upcard: CardBag = 0) -> Context | None:
    """The context as these plays would leave it, whatever rules say of them; None if they make no melds.

    The upcard among their cards, if any, isn't from the hand.
    """
    arranged = arrange(context, plays)
    if isinstance(arranged, Refusal):
        return None
    before = context.sides[context.side].melds
    sides = with_melds(context.sides, context.side, arranged.melds, melded=True)
    used = sum(play.cards for play in plays) - upcard
    hand = context.hand - used if contains(context.hand, used) else 0
    after = Context(context.rules, context.game, context.round, context.seat, context.side, sides, hand)
    after.plays = played(before, arranged, upcard)
    return after


def with_melds(sides: Sequence[SideTable], side: int, melds: tuple[Meld, ...], *, melded: bool) -> tuple[SideTable, ...]:
    """The sides' tables with one side's melds exchanged."""
    table = sides[side]
    changed = SideTable(melds, table.bonus, melded or table.melded, table.credit)
    return (*sides[:side], changed, *sides[side + 1 :])
