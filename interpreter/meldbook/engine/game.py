"""Playing a game: `start`, then `apply` one move after another.

In: rules, a game, a move that `check` allows. Out: the game after it; the game given is left as it was. Chance comes in as
`Shuffle` moves, so the same rules and the same moves always give the same game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from meldbook.cards import Card, bag_of, single, size
from meldbook.engine import deal, going_out, melds, reactions, reserves, scoring
from meldbook.engine.draft import Draft
from meldbook.engine.judging import Outcome, actor, check, judge
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Rules
from meldbook.engine.state import EndReason, Game, Hold, Phase, Turn
from meldbook.model.clauses import Happening
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
    Redraw,
    Show,
    Shuffle,
    Swap,
    Take,
)
from meldbook.model.table import Passing
from meldbook.model.turn import Shortage, Stuck


def start(rules: Rules, dealer: int = 0) -> Game:
    """A new game with this dealer, waiting for chance to shuffle."""
    return Game(scores=(0,) * rules.holders, number=1, dealer=dealer % rules.players, round=None)


def apply(rules: Rules, game: Game, move: Move) -> Game:
    """The game after this move of whoever it waits for. Raises ValueError if the move isn't allowed: ask `check` first."""
    if isinstance(move, Shuffle):
        refusal = check(rules, game, move)
        if refusal:
            raise ValueError(f"not allowed: {refusal}")
        return _shuffled(rules, game, move)
    outcome = judge(rules, game, None, move)
    if isinstance(outcome, Refusal):
        raise ValueError(f"not allowed: {outcome}")
    return _carried_out(rules, game, move, outcome)


def _shuffled(rules: Rules, game: Game, move: Shuffle) -> Game:
    """After a shuffle: a new deal, or the upcard turned again from a stock put in order anew."""
    round_ = game.round
    if round_ is not None and round_.phase is Phase.CHANCE:
        draft = Draft.of(rules, game, round_)
        draft.stock, draft.left = move.order, len(move.order)
        if round_.resume is None:
            deal.turn_upcard(draft)
        else:
            draft.phase, draft.resume = round_.resume, None
        return replace(game, round=draft.finished())
    if round_ is not None:
        game = Game(scoring.totals(game), game.number + 1, _next_dealer(rules, game.dealer), None)
    return replace(game, round=deal.deal(rules, game, move.order))


def _next_dealer(rules: Rules, dealer: int) -> int:
    step = {Passing.NEXT: 1, Passing.PREVIOUS: -1, Passing.STAYS: 0}[rules.ruleset.table.deal_passes]
    return (dealer + step) % rules.players


def _carried_out(rules: Rules, game: Game, move: Move, outcome: Outcome) -> Game:  # noqa: PLR0912 - one branch a case
    """The game after a move of a player, which is allowed and has this outcome."""
    if game.round is None:
        raise ValueError("there is no round yet")
    draft = Draft.of(rules, game, game.round)
    seat = draft.turn.seat
    _note_use(draft, seat)
    drawn, draft.drawn = draft.drawn, None
    match move:
        case Draw():
            _draw(draft)
        case Redraw():
            _redraw(draft, drawn)
        case Take():
            _take(draft, outcome, move)
        case Lay():
            _lay(draft, outcome, sum(play.of is None for play in move.plays))
        case Swap():
            draft.sides, draft.hands[seat] = list(outcome.sides), outcome.hand
        case Join():
            _join(draft, outcome, move)
        case Expose():
            reactions.expose(draft, seat, move.card)
            _end_if_empty(draft, discarded=False)
        case Discard():
            _discard(draft, move)
        case Ask():
            draft.asked = tuple(asked or side == draft.side_of[seat] for side, asked in enumerate(draft.asked))
            draft.phase = Phase.ANSWER
        case Answer():
            draft.turn = replace(draft.turn, agreed=move.agrees)
            draft.phase = Phase.MELD
        case Look():
            _look(draft, move)
        case Pass():
            _pass(draft)
        case Show():
            scoring.end_round(draft, EndReason.SPECIAL, f"going_out.hands.{move.hand}", seat, hand=move.hand)
        case Shuffle():
            raise TypeError("a shuffle is chance's move")
        case _:
            assert_never(move)
    round_ = draft.finished()
    after = Game(game.scores, game.number, game.dealer, round_)
    return after if round_.end is None else scoring.scored(rules, after, round_)


def _note_use(draft: Draft, seat: int) -> None:
    """A move of a player who has taken a reserve earlier makes it used."""
    for place, packet in enumerate(draft.reserves):
        if packet.taker == seat and not packet.used:
            draft.reserves[place] = replace(packet, used=True)


def _draw(draft: Draft) -> None:
    """Draw from the stock; from an empty one the round ends."""
    turn = draft.turn
    available = draft.left - draft.rules.dead
    wanted = draft.rules.draw(draft.context(turn.seat))
    if available <= 0 or (available < wanted and draft.rules.ruleset.turn.shortage is Shortage.NOTHING):
        scoring.end_round(draft, EndReason.STOCK, "turn.draw")
        return
    before = size(draft.hands[turn.seat])
    reactions.draw(draft, turn.seat, wanted)
    drawn = size(draft.hands[turn.seat]) - before
    draft.turn = Turn(turn.number, turn.seat, turn.melded_before, turn.player_melded, True, drawn)
    if draft.rules.redraw and draft.end is None:
        draft.drawn = draft.stock[draft.left]
    if draft.end is None:
        draft.phase = Phase.MELD
        _note_empty_stock(draft)


def _note_empty_stock(draft: Draft) -> None:
    if draft.left <= draft.rules.dead:
        reactions.event(draft, draft.turn.seat, Happening.STOCK_EMPTIED)


def _redraw(draft: Draft, card: Card | None) -> None:
    """Throw the card just drawn onto the pile, as discards are thrown, and draw another."""
    assert card is not None, "only a card that was drawn is thrown back"
    seat = draft.turn.seat
    draft.hands[seat] -= single(card)
    draft.pile = (*draft.pile, card)
    reactions.card_event(draft, seat, Happening.DISCARD, card)
    reactions.draw(draft, seat, 1)
    if draft.end is None:
        _note_empty_stock(draft)


def _take(draft: Draft, outcome: Outcome, move: Take) -> None:
    """Take the pile or its top: the upcard lies in a meld or comes to hand like the rest; freezes and blocks are gone."""
    seat = draft.turn.seat
    taken = draft.pile[-outcome.taken :]
    rest = taken if move.first is None else taken[:-1]
    draft.turn = replace(draft.turn, pile=outcome.taken, taken=bag_of(rest))
    draft.pile, draft.blocks = draft.pile[: -outcome.taken], ()
    # If only unseen cards are left, the top one is turned up.
    draft.unseen = min(draft.unseen, max(0, len(draft.pile) - 1))
    if not draft.pile or draft.rules.ruleset.pile.part_thaws:
        draft.freezes = ()
    draft.piles = tuple(times + (other == seat) for other, times in enumerate(draft.piles))
    draft.phase = Phase.MELD
    if move.first is None:
        draft.hands[seat] = outcome.hand
    else:
        _lay(draft, outcome, 1 + len(move.plays), ends=False)
    for card in rest:
        reactions.card_event(draft, seat, Happening.TAKE, card)
    reactions.event(draft, seat, Happening.PILE_TAKEN)
    _end_if_empty(draft, discarded=False)


def _lay(draft: Draft, outcome: Outcome, plays: int, *, ends: bool = True) -> None:
    """Put the melds on the table; what those of the own side set off follows. `plays` are those to the own melds."""
    seat, side = draft.turn.seat, draft.side_of[draft.turn.seat]
    before = draft.sides[side]
    draft.sides = list(outcome.sides)
    draft.hands[seat] = outcome.hand
    draft.turn = draft.turn.later(plays=plays)
    if draft.sides[side].melded and not before.melded:
        reactions.event(draft, seat, Happening.OPENING)
    for place in outcome.touched:
        meld = draft.sides[side].melds[place]
        added = meld.cards - (before.melds[place].cards if place < len(before.melds) else 0)
        reactions.event(draft, seat, Happening.MELD, meld, added, new=place >= len(before.melds))
        was = before.melds[place].canasta if place < len(before.melds) else -1
        if meld.canasta >= 0 and was < 0:
            reactions.event(draft, seat, Happening.CANASTA, meld, added, new=place >= len(before.melds))
    if ends:
        _end_if_empty(draft, discarded=False)


def _join(draft: Draft, outcome: Outcome, move: Join) -> None:
    """Put two melds together; that may complete a canasta."""
    seat, side = draft.turn.seat, draft.side_of[draft.turn.seat]
    parts = [draft.sides[side].melds[place] for place in (move.place, move.onto)]
    draft.sides = list(outcome.sides)
    meld = draft.sides[side].melds[outcome.touched[0]]
    if meld.canasta >= 0 and all(part.canasta < 0 for part in parts):
        reactions.event(draft, seat, Happening.CANASTA, meld)


def _discard(draft: Draft, move: Discard) -> None:
    """Discard, and let the turn end, unless there are more discards to make."""
    seat = draft.turn.seat
    draft.hands[seat] -= single(move.card)
    if not draft.turn.discards:
        _let_holds_expire(draft)
    draft.turn = draft.turn.later(discards=1)
    draft.pile = (*draft.pile, move.card)
    reactions.card_event(draft, seat, Happening.DISCARD, move.card)
    if _has_more_to_discard(draft):
        draft.phase = Phase.DISCARD
        return
    _end_if_empty(draft, discarded=True)
    _end_turn(draft)


def _has_more_to_discard(draft: Draft) -> bool:
    seat, asked = draft.turn.seat, draft.rules.discards
    if asked is None or draft.end is not None or not draft.hands[seat]:
        return False
    return draft.turn.discards < asked(draft.context(seat))


def _pass(draft: Draft) -> None:
    if draft.turn.discards:
        _end_turn(draft)
        return
    stuck = not going_out.may_keep_all(draft.context(draft.turn.seat))
    if stuck and draft.rules.ruleset.turn.stuck is Stuck.END_ROUND:
        scoring.end_round(draft, EndReason.STUCK, "turn.stuck")
        return
    _let_holds_expire(draft)
    _end_turn(draft)


def _let_holds_expire(draft: Draft) -> None:
    """One more turn has passed for every freeze and block that lasts so many turns."""
    if draft.freezes or draft.blocks:
        draft.freezes, draft.blocks = _older(draft.freezes), _older(draft.blocks)


def _older(holds: tuple[Hold, ...]) -> tuple[Hold, ...]:
    return tuple(
        hold if hold.turns is None else Hold(hold.path, hold.turns - 1) for hold in holds if hold.turns is None or hold.turns > 1
    )


def _end_if_empty(draft: Draft, *, discarded: bool) -> None:
    """If the hand is empty: a reserve comes to it, or the player has gone out."""
    seat = draft.turn.seat
    if draft.hands[seat] or draft.end is not None:
        return
    context = draft.context(draft.turn.seat)
    if reserves.would_refill(context):
        reactions.event(draft, seat, Happening.HAND_EMPTIED)
        return
    _go_out(draft, seat, concealed=draft.rules.concealed is not None and draft.rules.concealed.holds(context))
    if draft.end is None and not discarded:
        _end_turn(draft)


def _go_out(draft: Draft, seat: int, *, concealed: bool) -> None:
    """The player has gone out: the round ends, unless a reaction grants last turns, or such turns are being played already."""
    if draft.ending is not None and draft.ending.seat is not None:
        return
    earlier, draft.ending = draft.ending, None
    reactions.event(draft, seat, Happening.GOING_OUT)
    if draft.end is not None:
        return
    if draft.ending is None:
        draft.ending = earlier
        scoring.end_round(draft, EndReason.WENT_OUT, "going_out", seat, concealed=concealed)
        return
    draft.ending = replace(draft.ending, seat=seat, concealed=concealed)


def _end_turn(draft: Draft) -> None:
    """The turn ends and the next player's begins, unless the round is over."""
    if draft.end is not None:
        return
    seat = draft.turn.seat
    reactions.event(draft, seat, Happening.TURN_END)
    _count_last_turns(draft)
    if draft.end is not None:
        return
    if draft.turn.played:
        draft.players_melded = tuple(melded or other == seat for other, melded in enumerate(draft.players_melded))
    draft.sides = [melds.of_a_new_turn(table) for table in draft.sides]
    following = deal.next_seat(draft.order, seat, draft.rules.players)
    draft.turn = Turn(
        draft.turn.number + 1, following, draft.sides[draft.side_of[following]].melded, draft.players_melded[following]
    )
    draft.phase = Phase.DRAW


def _count_last_turns(draft: Draft) -> None:
    """One of the last turns has been played; after all of them the round ends."""
    ending = draft.ending
    if ending is None or draft.end is not None:
        return
    draft.ending = replace(ending, turns=ending.turns - 1)
    if ending.turns <= 1:
        reason, path = (EndReason.RULE, ending.path) if ending.seat is None else (EndReason.WENT_OUT, "going_out")
        scoring.end_round(draft, reason, path)


def _look(draft: Draft, move: Look) -> None:
    """The player looks at a reserve."""
    found = reserves.find(draft.context(draft.turn.seat), move.reserve)
    if found is not None:
        place, packet = found
        draft.reserves[place] = replace(packet, looked=True)
        reactions.event(draft, draft.turn.seat, Happening.LOOK)


__all__ = ["actor", "apply", "check", "start"]
