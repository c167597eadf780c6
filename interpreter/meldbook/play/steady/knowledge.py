"""What a seat knows, laid out so that the engine can be asked about it.

In: a view. Out: `Knowledge`, whose `game` is the game as far as this seat knows it: hidden hands and reserves are empty there,
and the stock has the right number of cards but says nothing. So "what if I lay this" is the engine's own answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meldbook.cards import CardBag, bag_of, size
from meldbook.engine.context import Context
from meldbook.engine.judging import context_of
from meldbook.engine.rules import Group, Rules
from meldbook.engine.state import Game, Meld, Phase, ReserveCards, Round, Turn
from meldbook.engine.view import ReserveView, View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A view with its rules; the game as known, the player's context in it, and the cards nobody has shown this seat."""

    view: View
    rules: Rules
    game: Game
    context: Context
    unseen: CardBag

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds of the player's side."""
        return self.view.sides[self.view.side].melds

    @property
    def wilds(self) -> CardBag:
        """The wild cards in the hand."""
        return self.view.hand & self.rules.wild_mask

    @property
    def odd(self) -> CardBag:
        """The cards in the hand that are neither wild nor go to any set."""
        return self.view.hand & ~self.rules.wild_mask & ~sum(group.mask for group in self.rules.groups)

    def in_hand(self, group: Group) -> int:
        """How many cards of the group the hand has."""
        return size(self.view.hand & group.mask)

    def unseen_of(self, mask: int) -> int:
        """How many cards of the mask are in the stock, in other hands, or hidden elsewhere."""
        return size(self.unseen & mask)


def knowledge_of(view: View, rules: Rules) -> Knowledge:
    """What this seat knows. It must be its turn, or its answer that is waited for."""
    game = _known_game(view)
    return Knowledge(view, rules, game, context_of(rules, game, view.seat), _pack(rules.pack) - _seen(view))


@cache
def _pack(pack: tuple[int, ...]) -> CardBag:
    return bag_of(pack)


def _seen(view: View) -> CardBag:
    """The cards that are the seat's own or lie open."""
    melds = sum(meld.cards for table in view.sides for meld in table.melds)
    bonus = sum(table.bonus for table in view.sides)
    looked_at = sum(reserve.cards or 0 for reserve in view.reserves)
    return view.hand + melds + bonus + looked_at + bag_of(view.pile)


def _known_game(view: View) -> Game:
    seats = range(len(view.hand_sizes))
    turn = view.turn or Turn(number=1, seat=view.seat, melded_before=False, player_melded=False)
    round_ = Round(
        phase=view.phase or Phase.MELD,
        turn=turn,
        hands=tuple(view.hand if seat == view.seat else 0 for seat in seats),
        sides=view.sides,
        stock=(0,) * view.stock,
        left=view.stock,
        pile=view.pile,
        freezes=view.freezes,
        blocks=view.blocks,
        reserves=tuple(map(_known_reserve, view.reserves)),
        players_melded=tuple(seat == turn.seat and turn.player_melded for seat in seats),
        piles=view.piles,
        asked=(False,) * len(view.sides),
        penalties=(0,) * len(view.hand_sizes),
        end=None,
        side_of=view.side_of,
        order=view.order,
        ending=view.ending,
    )
    return Game(view.scores, view.number, view.dealer, round_)


def _known_reserve(seen: ReserveView) -> ReserveCards:
    cards = seen.cards or 0
    return ReserveCards(seen.reserve, seen.owner, cards, seen.may_look, seen.looked, seen.taken, seen.taker, seen.used)
