"""What each fact of the vocabulary is in a running game.

One row a fact: a function that binds the fact's argument and gives a function of the context. The names are those of the
vocabulary of the condition language; a test keeps the two tables equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from meldbook.cards import CardPattern, mask_of, size
from meldbook.conditions.ast import Domain
from meldbook.engine import canastas, pile, points, reserves
from meldbook.engine.context import Context
from meldbook.engine.state import Meld

Argument: TypeAlias = str | CardPattern | None
Value: TypeAlias = Callable[[Context], Any]


def _plain(value: Value) -> Callable[[Argument], Value]:
    """A fact without an argument."""
    return lambda _: value


def _cards_in(bag: Value) -> Callable[[Argument], Value]:
    """How many cards of the pattern are in a bag; without a pattern, how many at all."""

    def bind(argument: Argument) -> Value:
        if not isinstance(argument, CardPattern):
            return lambda c: size(bag(c))
        mask = mask_of(argument.cards)
        return lambda c: size(bag(c) & mask)

    return bind


def _pile_cards(argument: Argument) -> Value:
    if not isinstance(argument, CardPattern):
        return lambda c: len(c.round.pile)
    wanted = frozenset(argument.cards)
    return lambda c: sum(card in wanted for card in c.round.pile)


def _melds(counts: Callable[[Context, Meld], bool]) -> Callable[[Argument], Value]:
    """How many of the side's melds (of the meld kind, if named) are so."""

    def bind(argument: Argument) -> Value:
        def value(c: Context) -> int:
            return sum(
                counts(c, meld) for meld in c.sides[c.side].melds if argument is None or c.rules.kinds[meld.kind].id == argument
            )

        return value

    return bind


def _canastas(argument: Argument) -> Value:
    if argument is None:
        return lambda c: sum(meld.canasta >= 0 for meld in c.sides[c.side].melds)
    return lambda c: sum(canastas.name(c.rules, meld.canasta) == argument for meld in c.sides[c.side].melds)


def _of_reserve(value: Callable[[Context, str], bool]) -> Callable[[Argument], Value]:
    return lambda argument: lambda c: value(c, str(argument))


def _meld(c: Context) -> Meld:
    """The meld a rule speaks of; the type checker lets only such rules ask that speak of one."""
    if c.meld is None:
        raise TypeError("no meld to speak of")
    return c.meld


def _side_score(c: Context) -> int:
    return c.game.scores[c.side]


def _round_score(c: Context) -> int:
    return c.round.end.scores[c.side] if c.round.end else 0


def _is_end(c: Context, *, concealed: bool = False) -> bool:
    """Whether a seat of this side went out in this round."""
    end = c.round.end
    return end is not None and end.seat in c.rules.seats_of[c.side] and (end.concealed or not concealed)


FACTS: Mapping[str, Callable[[Argument], Value]] = {
    "players": _plain(lambda c: c.rules.players),
    "round.number": _plain(lambda c: c.game.number),
    "round.lap": _plain(lambda c: (c.round.turn.number - 1) // c.rules.players + 1),
    "round.over": _plain(lambda c: c.round.end is not None),
    "game.over": _plain(lambda c: c.game.over),
    "side.score": _plain(_side_score),
    "side.round_score": _plain(_round_score),
    "side.total": _plain(lambda c: _side_score(c) + _round_score(c)),
    "side.minimum": _plain(lambda c: c.rules.minimum(c)),
    "side.melded": _plain(lambda c: c.sides[c.side].melded),
    "side.melded_before": _plain(lambda c: c.round.turn.melded_before),
    "side.melds": _melds(lambda c, meld: True),
    "side.unfinished": _melds(lambda c, meld: meld.canasta < 0),
    "side.canastas": _canastas,
    "side.bonus_cards": _cards_in(lambda c: c.sides[c.side].bonus),
    "side.melded_points": _plain(points.melded),
    "side.canasta_points": _plain(points.canastas),
    "side.hand_points": _plain(points.hands),
    "side.reserve_points": _plain(points.reserves),
    "side.went_out": _plain(_is_end),
    "side.concealed": _plain(lambda c: _is_end(c, concealed=True)),
    "side.won": _plain(lambda c: c.side in c.game.winners),
    "player.melded": _plain(lambda c: c.round.turn.player_melded),
    "player.looked": _of_reserve(reserves.has_looked),
    "player.taken": _of_reserve(reserves.has_taken),
    "turn.drew": _plain(lambda c: c.round.turn.drew),
    "turn.drawn": _plain(lambda c: c.round.turn.drawn),
    "turn.took_pile": _plain(lambda c: c.round.turn.pile > 0),
    "turn.pile_cards": _plain(lambda c: c.round.turn.pile),
    "turn.agreed": _plain(lambda c: c.round.turn.agreed is True),
    "turn.refused": _plain(lambda c: c.round.turn.agreed is False),
    "hand.cards": _cards_in(lambda c: c.hand),
    "pile.cards": _pile_cards,
    "pile.frozen": _plain(lambda c: pile.is_frozen(c)),
    "pile.blocked": _plain(lambda c: bool(c.round.blocks)),
    "upcard": _plain(lambda c: c.round.pile[-1] if c.round.pile else None),
    "stock.cards": _plain(lambda c: c.round.left),
    "card": _plain(lambda c: c.card),
    "going_out": _plain(lambda c: c.going_out),
    "canasta": _plain(lambda c: canastas.name(c.rules, c.canasta)),
    "meld.kind": _plain(lambda c: c.rules.kinds[_meld(c).kind].id),
    "meld.rank": _plain(lambda c: c.rules.groups[_meld(c).group].cards[0] if _meld(c).group >= 0 else None),
    "meld.cards": _cards_in(lambda c: _meld(c).cards),
    "meld.naturals": _plain(lambda c: _meld(c).size - _meld(c).wilds),
    "meld.wilds": _plain(lambda c: _meld(c).wilds),
    "meld.canasta": _plain(lambda c: _meld(c).canasta >= 0),
}


def _sides(c: Context) -> Iterator[Context]:
    return (c.of_side(side) for side in range(len(c.rules.seats_of)))


def _players(c: Context) -> Iterator[Context]:
    return (c.of_seat(seat) for seat in range(c.rules.players))


def _side_melds(c: Context) -> Iterator[Context]:
    return (c.on(meld) for meld in c.sides[c.side].melds)


def _plays(c: Context) -> Iterator[Context]:
    return (c.on(meld) for meld in c.plays)


DOMAINS: Mapping[Domain, Callable[[Context], Iterator[Context]]] = {
    Domain.SIDE: _sides,
    Domain.PLAYER: _players,
    Domain.MELD: _side_melds,
    Domain.PLAY: _plays,
}
