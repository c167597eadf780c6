"""What is lost if it goes wrong: points that the score takes for melds left as they are, and for a turn that ends like this.

Out: numbers of points. What melds are worth otherwise is reckoned elsewhere; here the lines of the score say
where that is too hopeful.
"""

from __future__ import annotations

from dataclasses import replace

from meldbook.cards import Card, CardBag, single
from meldbook.engine import melds, scoring
from meldbook.engine.context import Context
from meldbook.engine.game import apply
from meldbook.engine.points import canastas, melded
from meldbook.engine.state import Game, Phase, Round
from meldbook.engine.view import view
from meldbook.model.moves import Discard, Lay, Move, Play
from meldbook.play.steady.knowledge import Knowledge
from meldbook.play.steady.prospects import Prospects


def risk(known: Knowledge, prospects: Prospects, plays: tuple[Play, ...], upcard: CardBag = 0) -> float:
    """What the plays would lose if the round ended before the melds they touch are canastas, by how likely that is."""
    after = melds.imagined(known.context, plays, upcard)
    if after is None:
        return 0
    hoped = melded(after) + canastas(after) - melded(known.context) - canastas(known.context)
    gained = _standing(known, after) - _standing(known, replace(known.context, hand=after.hand))
    fails = max(1 - prospects.chance(play.meld) for play in after.plays)
    return min(0, gained - hoped) * fails


def relief(known: Knowledge, card: Card) -> int:
    """What the score no longer takes for the hand, beyond the card's own points, once the card has left it."""
    context = known.context
    lighter = _standing(known, replace(context, hand=context.hand - single(card)))
    return lighter - _standing(known, context) - known.rules.values[card]


def _standing(known: Knowledge, context: Context) -> int:
    """The score of the side as if the round ended with this table and this hand."""
    round_ = _round(known.game)
    hands = tuple(context.hand if seat == known.view.seat else hand for seat, hand in enumerate(round_.hands))
    return scoring.as_it_stands(replace(context, round=replace(round_, sides=tuple(context.sides), hands=hands), plays=()))


def penalty(known: Knowledge, move: Move) -> int:
    """The penalties that the player draws by this move, as far as can be seen."""
    before, after = _round(known.game), _round(apply(known.rules, known.game, move))
    return before.penalties[known.view.seat] - after.penalties[known.view.seat]


def penalty_later(known: Knowledge, move: Move) -> int:
    """The penalties of a turn that begins with this move, if no play is possible after it."""
    game = apply(known.rules, known.game, move)
    seen = view(known.rules, game, known.view.seat)
    discard = next((each for each in seen.legal if isinstance(each, Discard)), None)
    if seen.phase is not Phase.MELD or discard is None or any(isinstance(each, Lay) for each in seen.legal):
        return 0
    return _round(game).penalties[known.view.seat] - _round(apply(known.rules, game, discard)).penalties[known.view.seat]


def _round(game: Game) -> Round:
    assert game.round is not None
    return game.round
