"""Is this move allowed?

In: the rules, a game, who moves, and the move. Out: a `Refusal`, or an `Outcome` with what the move leaves on the table and in
the hand. Each kind of move owns an ordered tuple of checks; the order is the order in which a person would be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from meldbook.cards import CardBag, bag_of, common, contains, count, counts, single, size
from meldbook.engine import deal, going_out, laying_off, melds, pile, reshaping, turn
from meldbook.engine.context import Context
from meldbook.engine.refusal import Cards, Refusal
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Phase, Round, SideTable
from meldbook.model.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    Expose,
    Join,
    Lay,
    Look,
    Move,
    Pass,
    Play,
    Redraw,
    Show,
    Shuffle,
    Swap,
    Take,
)
from meldbook.model.rules import RuleId


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move that is allowed makes of the table and of the player's hand.

    `touched` are places of the side's melds; `taken` is how many cards of the pile were taken.
    """

    sides: tuple[SideTable, ...]
    hand: CardBag
    touched: tuple[int, ...] = ()
    taken: int = 0


@dataclass(frozen=True, slots=True)
class Haul:
    """What comes with plays that take the pile: the upcard, the rest, and how many cards that is together. Nothing otherwise."""

    upcard: CardBag = 0
    rest: CardBag = 0
    taken: int = 0


PHASE_OF: dict[type[Move], Phase] = {
    Shuffle: Phase.CHANCE,
    Draw: Phase.DRAW,
    Take: Phase.DRAW,
    Redraw: Phase.MELD,
    Lay: Phase.MELD,
    Swap: Phase.MELD,
    Join: Phase.MELD,
    Expose: Phase.MELD,
    Discard: Phase.MELD,
    Ask: Phase.MELD,
    Look: Phase.MELD,
    Pass: Phase.MELD,
    Show: Phase.MELD,
    Answer: Phase.ANSWER,
}


def actor(rules: Rules, game: Game) -> int | None:
    """The seat the game waits for; None when it waits for chance, or for nobody any more."""
    round_ = game.round
    if round_ is None or round_.end is not None or round_.phase is Phase.CHANCE:
        return None
    return partner(round_, round_.turn.seat) if round_.phase is Phase.ANSWER else round_.turn.seat


def partner(round_: Round, seat: int) -> int:
    """The next seat of the same side, in the order of play; the seat itself if it is alone."""
    seats = [other for other in round_.order if round_.side_of[other] == round_.side_of[seat]]
    return seats[(seats.index(seat) + 1) % len(seats)]


def context_of(rules: Rules, game: Game, seat: int) -> Context:
    """The context of this seat, with the table as it stands. There must be a round."""
    round_ = game.round
    if round_ is None:
        raise ValueError("there is no round yet")
    return Context(rules, game, round_, seat, round_.side_of[seat], round_.sides, round_.hands[seat])


def check(rules: Rules, game: Game, move: Move, seat: int | None = None) -> Refusal | None:
    """None if the move is allowed, else the rule that forbids it.

    `seat` is who wants to make the move; without it, whoever the game waits for.
    """
    judged = judge(rules, game, seat, move)
    return judged if isinstance(judged, Refusal) else None


def judge(rules: Rules, game: Game, seat: int | None, move: Move) -> Refusal | Outcome:
    """The refusal of a move, or its outcome."""
    if isinstance(move, Shuffle):
        return deal.check_shuffle(rules, game, move) or Outcome((), 0)
    waiting = actor(rules, game)
    if game.round is None or waiting is None:
        over = game.over or (game.round is not None and game.round.end is not None)
        return Refusal(rule=RuleId.TABLE_ROUND_OVER) if over else _wrong_phase(Phase.CHANCE)
    if seat is not None and seat != waiting:
        return Refusal(rule=RuleId.TURN_ORDER, details={"seat": waiting})
    if not _fits(game.round.phase, move):
        return _wrong_phase(game.round.phase)
    return judge_in_phase(context_of(rules, game, waiting), game.round, move)


def _fits(phase: Phase, move: Move) -> bool:
    """Whether such a move is made in this phase; the turn's discards may go on until it ends."""
    return phase is PHASE_OF[type(move)] or (phase is Phase.DISCARD and isinstance(move, Discard | Pass))


def _wrong_phase(phase: Phase) -> Refusal:
    return Refusal(rule=RuleId.TURN_PHASE, details={"phase": phase.value})


def judge_in_phase(context: Context, round_: Round, move: Move) -> Refusal | Outcome:  # noqa: PLR0911, PLR0912 - one case a move
    """The refusal or outcome of a move of the player the game waits for, in its right phase."""
    match move:
        case Lay():
            return _judge_lay(context, move)
        case Take():
            return _judge_take(context, move)
        case Draw():
            refusal = turn.check_draw(context)
        case Redraw():
            refusal = turn.check_redraw(context)
        case Swap():
            exchanged = context.hand - single(move.card) + single(move.wild)
            return _outcome(reshaping.swapped(context, move), exchanged)
        case Join():
            return _outcome(reshaping.joined(context, move), context.hand)
        case Expose():
            return turn.check_expose(context, move.card) or Outcome(round_.sides, context.hand - single(move.card))
        case Discard():
            return turn.check_discard(context, move.card) or Outcome(round_.sides, context.hand - single(move.card))
        case Ask():
            refusal = turn.check_ask(context)
        case Look():
            refusal = deal.check_look(context, move.reserve)
        case Pass():
            refusal = turn.check_pass(context)
        case Show():
            refusal = going_out.check_hand(context, move.hand)
        case Answer():
            refusal = None
        case Shuffle():
            raise TypeError("a shuffle is chance's move")
        case _:
            assert_never(move)
    return refusal or Outcome(round_.sides, context.hand)


def is_allowed(context: Context, round_: Round, move: Move) -> bool:
    """Whether such a move passes. A play that leaves enough in the hand is judged by the meld it makes, which is quicker."""
    if isinstance(move, Lay) and len(move.plays) == 1 and _leaves_enough(context, move.plays[0]):
        meld = melds.made(context, move.plays[0])
        if isinstance(meld, Refusal) or context.rules.kinds[meld.kind].rule.test is None:
            return not isinstance(meld, Refusal)
    return not isinstance(judge_in_phase(context, round_, move), Refusal)


def _leaves_enough(context: Context, play: Play) -> bool:
    """Whether only the meld itself can speak against a play: no initial meld is asked for, no limit, and a discard is kept."""
    rules, left = context.rules, context.hand - play.cards
    if rules.limits or play.of is not None or not contains(context.hand, play.cards):
        return False
    return bool(left & rules.never_banned) and size(left) > 1 and melds.has_opened(context)


def _outcome(reshaped: reshaping.Reshaped | Refusal, hand: CardBag) -> Refusal | Outcome:
    return reshaped if isinstance(reshaped, Refusal) else Outcome(reshaped.sides, hand, (reshaped.place,))


def _judge_take(context: Context, move: Take) -> Refusal | Outcome:
    plays = move.plays if move.first is None else (move.first, *move.plays)
    lendable = pile.lendable(context)
    refusal = pile.check_access(context) or _check_held(context, _used(plays), lendable)
    if refusal:
        return refusal
    arranged = pile.arranged(context, move)
    route = pile.find_route(context, move, arranged)
    if isinstance(route, Refusal):
        return route
    refusal = _check_held(context, _used(plays), pile.lent(context, route, move.amount)) if lendable else None
    if refusal:
        return refusal
    taken = pile.taken(context, route, move.amount)
    if move.first is None:
        return _judge_free_take(context, move, bag_of(taken), len(taken))
    haul = Haul(single(taken[-1]), bag_of(taken[:-1]), len(taken))
    return _judge_plays(context, (pile.with_upcard(context, move.first), *move.plays), arranged, haul)


def _judge_free_take(context: Context, move: Take, gained: CardBag, taken: int) -> Refusal | Outcome:
    """A take that leaves the upcard to the hand; plays could follow only as moves of their own."""
    if move.plays:
        return Refusal(rule=RuleId.TURN_PHASE, details={"phase": Phase.DRAW.value})
    return Outcome(tuple(context.round.sides), context.hand + gained, (), taken)


def _judge_lay(context: Context, move: Lay) -> Refusal | Outcome:
    refusal = _check_held(context, _used(move.plays))
    return refusal or _judge_plays(context, move.plays, melds.arrange(context, _own(move.plays)), Haul())


def _own(plays: Sequence[Play]) -> Sequence[Play]:
    """The plays to melds of the own side."""
    return [play for play in plays if play.of is None]


def _used(plays: Sequence[Play]) -> CardBag:
    """All cards of the plays together."""
    return plays[0].cards if len(plays) == 1 else sum(play.cards for play in plays)


def _check_held(context: Context, wanted: CardBag, lent: CardBag = 0) -> Refusal | None:
    """Whether the hand, with what the pile lends it, has all these cards, each once for every use."""
    held = context.hand + lent
    if contains(held, wanted):
        return None
    missing = sum(single(card) * max(0, number - count(held, card)) for card, number in counts(wanted))
    return Refusal(rule=RuleId.CARDS_HELD, details={"missing": Cards(bag=missing)})


def _judge_plays(context: Context, plays: Sequence[Play], arranged: melds.Arrangement | Refusal, haul: Haul) -> Refusal | Outcome:
    """Plays judged together: the melds they make, the initial meld, and what they leave in the hand."""
    own = _own(plays)
    if not plays:
        return Refusal(rule=RuleId.MELDS_NO_KIND, details={"cards": Cards(bag=0)})
    if isinstance(arranged, Refusal):
        return arranged
    laid = None if len(own) == len(plays) else laying_off.laid_off(context, [play for play in plays if play.of is not None])
    if isinstance(laid, Refusal):
        return laid
    sides = melds.with_melds(laid.sides if laid else context.sides, context.side, arranged.melds, melded=bool(own))
    used = _used(plays) - haul.upcard
    hand = context.hand - used + haul.rest
    after = Context(context.rules, context.game, context.round, context.seat, context.side, sides, hand)
    foreign = haul.upcard if contains(context.hand, used) else haul.upcard + used - common(used, context.hand)
    after.plays = melds.played(context.round.sides[context.side].melds, arranged, foreign)
    after.going_out = going_out.is_way_out(after)
    refusal = melds.check_kinds(after) or _check_initial(after, own, haul.upcard)
    if refusal:
        return refusal
    credited = laying_off.credited(after, laid) if laid else sides
    if isinstance(credited, Refusal):
        return credited
    return going_out.check_leaving(context, after) or Outcome(credited, hand, arranged.touched, haul.taken)


def _check_initial(after: Context, own: Sequence[Play], upcard: CardBag) -> Refusal | None:
    """Whether plays to the own melds, if there are any, make an initial meld that is enough."""
    if not own:
        return None
    value = after.rules.values[after.round.pile[-1]] if upcard else 0
    return melds.check_initial(after, _used(own) - upcard, value)


def is_open(context: Context, route: str) -> bool:
    """Whether the player could take the pile by the route of this id now."""
    wanted = next((rule for rule in context.rules.routes if rule.path.endswith(f".{route}")), None)
    if wanted is None or pile.check_access(context):
        return False
    for way in pile.ways(context):
        take = Take(first=way.first, amount=way.amount)
        if wanted in pile.open_ways(context, way.first) and not isinstance(_judge_take(context, take), Refusal):
            return True
    return False
