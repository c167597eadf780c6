"""Going out: plays that empty the hand, found by laying one after another in the game as the seat knows it."""

from __future__ import annotations

from dataclasses import replace

from meldbook.cards import size
from meldbook.engine.game import apply
from meldbook.engine.rules import NO_LIMIT, Group
from meldbook.engine.state import EndReason, Game
from meldbook.engine.view import view
from meldbook.model.going_out import Ask as Asking
from meldbook.model.moves import Ask, Discard, Lay, Move, Play
from meldbook.play.steady.knowledge import Knowledge, knowledge_of
from meldbook.play.steady.laying import gain
from meldbook.play.steady.prospects import Prospects, prospects_of

MOST_STEPS = 25
"""A way out of more steps isn't looked for."""


def way_out(known: Knowledge, prospects: Prospects) -> Move | None:
    """The first move of a way out, None if none was found; the question to the partner comes first where it must."""
    if not _could_empty(known):
        return None
    if known.rules.ruleset.going_out.ask is Asking.REQUIRED and Ask() in known.view.legal:
        agreed = _agreed(known)
        return Ask() if _first_step(agreed, prospects_of(agreed)) else None
    return _first_step(known, prospects)


def _first_step(known: Knowledge, prospects: Prospects) -> Move | None:
    """The first of the steps that lead out, each the one that asks for the fewest wild cards."""
    first: Move | None = None
    for _ in range(MOST_STEPS):
        step = _last_discard(known) or _next_lay(known, prospects)
        if step is None:
            return None
        first = first or step
        game = apply(known.rules, known.game, step)
        if game.round is None or game.round.end is not None:
            return first if _went_out(game) else None
        if not game.round.hands[known.view.seat]:
            return None
        known = _seen_in(known, game)
        prospects = prospects_of(known)
    return None


def _went_out(game: Game) -> bool:
    return game.round is not None and game.round.end is not None and game.round.end.reason is EndReason.WENT_OUT


def _last_discard(known: Knowledge) -> Move | None:
    """The discard of the last card, if it is allowed."""
    if size(known.view.hand) > 1:
        return None
    return next((move for move in known.view.legal if isinstance(move, Discard)), None)


def _next_lay(known: Knowledge, prospects: Prospects) -> Move | None:
    lays = [move for move in known.view.legal if isinstance(move, Lay)]
    return min(lays, key=lambda move: _order(known, prospects, move.plays), default=None)


def _order(known: Knowledge, prospects: Prospects, plays: tuple[Play, ...]) -> tuple[int, bool, float]:
    """Naturals first; of the wild cards, those that are needed to lay naturals; and what gains most."""
    cards = sum(play.cards for play in plays)
    wilds = cards & known.rules.wild_mask
    return size(wilds), cards == wilds, -gain(known, prospects, plays)


def _seen_in(known: Knowledge, game: Game) -> Knowledge:
    return knowledge_of(view(known.rules, game, known.view.seat), known.rules)


def _agreed(known: Knowledge) -> Knowledge:
    """The same position, if the partner had agreed."""
    round_ = known.context.round
    turn = replace(round_.turn, agreed=True)
    assert known.game.round is not None
    return _seen_in(known, replace(known.game, round=replace(known.game.round, turn=turn)))


def _could_empty(known: Knowledge) -> bool:
    """Whether at most one card of the hand would be left over; a rough count, to spare the search where it is hopeless."""
    loose = size(known.odd)
    wilds = size(known.wilds)
    for group in known.rules.groups:
        have = known.in_hand(group)
        if have and not _has_room(known, group):
            lacking = max(0, group.kind.min_size - have)
            if have < group.kind.min_naturals or lacking > min(wilds, group.kind.max_wilds):
                loose += have
            else:
                wilds -= lacking
    return loose + max(0, wilds - _room_for_wilds(known)) <= 1


def _has_room(known: Knowledge, group: Group) -> bool:
    return any(meld.group == group.number and meld.size < group.kind.max_size for meld in known.melds)


def _room_for_wilds(known: Knowledge) -> int:
    """How many wild cards the side's melds, and those the hand could begin, could take at most."""
    rules = known.rules
    if rules.wild_kind:
        return NO_LIMIT
    begun = sum(rules.kinds[meld.kind].max_wilds - meld.wilds for meld in known.melds)
    fresh = sum(group.kind.max_wilds for group in rules.groups if known.in_hand(group) >= group.kind.min_naturals)
    return begun + fresh
