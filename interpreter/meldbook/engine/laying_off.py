"""Cards laid off: added to melds that lie with other sides.

In: the context before the move, and those of its plays that go to other sides. Out: `LaidOff`, the tables as they become, then,
once the whole move is known, whether each such play is allowed and whose score its cards count for.

The cards belong to the meld: a canasta completed so is its owner's. They are no part of the player's initial meld.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from meldbook.cards import CardBag
from meldbook.engine import melds, proposing
from meldbook.engine.context import Context, Played
from meldbook.engine.explaining import unmet
from meldbook.engine.points import worth
from meldbook.engine.refusal import Cards, Refusal
from meldbook.engine.rules import LayOffRule
from meldbook.engine.state import SideTable
from meldbook.model.melds import Credit
from meldbook.model.moves import Play
from meldbook.model.rules import RuleId


@dataclass(frozen=True, slots=True)
class LaidOff:
    """The tables with the cards laid off, and what each meld that grew has become, with the side it lies with."""

    sides: tuple[SideTable, ...]
    grown: tuple[tuple[int, Played], ...]


def laid_off(context: Context, plays: Sequence[Play]) -> LaidOff | Refusal:
    """The tables with these plays, each limit of a kind kept; whether there is leave for them isn't asked yet."""
    sides, grown = tuple(context.sides), []
    for side in dict.fromkeys(play.of for play in plays):
        if side is None or side not in _others(context):
            return _none(sum(play.cards for play in plays))
        owner = context.of_seat(_seat_of(context, side))
        own = [play for play in plays if play.of == side]
        found = melds.arrange(owner, own)
        if isinstance(found, Refusal):
            return found
        before = sides[side].melds
        if len(found.melds) > len(before):
            return _none(sum(play.cards for play in own))
        sides = melds.with_melds(sides, side, found.melds, melded=False)
        grown += [(side, played) for played in melds.played(before, found)]
    return LaidOff(sides, tuple(grown))


def credited(after: Context, laid: LaidOff) -> tuple[SideTable, ...] | Refusal:
    """The tables with the points of the cards laid off given to whom they count for, or what forbids it.

    The context is as the whole move would leave it.
    """
    sides = tuple(after.sides)
    for side, play in laid.grown:
        seen = after.on(play.meld, play.added)
        leave = _leave(seen) or melds.check_kind(seen, after.rules.kinds[play.meld.kind])
        if isinstance(leave, Refusal):
            return leave
        if _rule(seen).credit is Credit.PLAYER:
            points = worth(after.rules, play.added)
            sides = _with_credit(_with_credit(sides, side, -points), after.side, points)
    return sides


def plays(context: Context) -> Iterator[Play]:
    """Every single card of the hand that a meld of another side may have room for, each choice once."""
    for side in _others(context) if context.rules.lay_off else ():
        for place, meld in enumerate(context.sides[side].melds):
            fitting = (proposing.naturals_for, proposing.wilds_for)
            for cards in (cards for fit in fitting for cards in fit(context.rules, context.hand, meld)):
                yield Play(cards=cards, onto=place, of=side)


def takes(context: Context, card: CardBag) -> bool:
    """Whether some meld of another side takes this card now, the last of the hand, by the rules."""
    return any(_is_allowed(context, play) for play in plays(context) if play.cards == card)


def _is_allowed(context: Context, play: Play) -> bool:
    laid = laid_off(context, (play,))
    if isinstance(laid, Refusal):
        return False
    after = replace(context, sides=laid.sides, hand=context.hand - play.cards)
    return not isinstance(credited(after, laid), Refusal)


def _others(context: Context) -> list[int]:
    """The other sides that have players in this round."""
    return sorted({context.round.side_of[seat] for seat in context.round.order} - {context.side})


def _seat_of(context: Context, side: int) -> int:
    return next(seat for seat in context.round.order if context.round.side_of[seat] == side)


def _meant(seen: Context) -> list[LayOffRule]:
    """The rules that speak of the kind of this meld, whatever their conditions."""
    return [rule for rule in seen.rules.lay_off if seen.meld is not None and seen.meld.kind in rule.kinds]


def _rule(seen: Context) -> LayOffRule:
    """The rule that gives leave: the first that holds. There must be one."""
    return next(rule for rule in _meant(seen) if rule.holds(seen))


def _leave(seen: Context) -> Refusal | None:
    """None if there is leave to lay off on this meld, else why not."""
    meant = _meant(seen)
    if any(rule.holds(seen) for rule in meant):
        return None
    if not meant:
        return _none(seen.added)
    closed = meant[0]
    return Refusal(rule=RuleId.MELDS_LAY_OFF_CLOSED, path=closed.path, details={"unmet": unmet(closed.condition, seen)})


def _none(cards: CardBag) -> Refusal:
    return Refusal(rule=RuleId.MELDS_LAY_OFF, details={"cards": Cards(bag=cards)})


def _with_credit(sides: tuple[SideTable, ...], side: int, points: int) -> tuple[SideTable, ...]:
    changed = replace(sides[side], credit=sides[side].credit + points)
    return (*sides[:side], changed, *sides[side + 1 :])
