"""What each fact of the vocabulary is in a running game.

One row a fact: a function that binds the fact's argument and gives a function of the context. The names are those of the
vocabulary of the condition language; a test keeps the two tables equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from meldbook.cards import Card, CardBag, CardPattern, count, mask_of, size
from meldbook.conditions.ast import Domain
from meldbook.engine import canastas, companions, pile, points, reserves
from meldbook.engine.context import Context
from meldbook.engine.sequences import longest_run
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
    return lambda c: sum(card in wanted for card in c.round.pile[c.round.unseen :])


def _pack_cards(argument: Argument) -> Value:
    """How many cards the game is played with; of a pattern, how many such."""
    if not isinstance(argument, CardPattern):
        return lambda c: len(c.rules.pack)
    wanted = frozenset(argument.cards)
    return lambda c: sum(card in wanted for card in c.rules.pack)


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


def _completed(argument: Argument) -> Value:
    """How many canastas (of the kind, if named) the player whose turn it is has completed in it."""

    def value(c: Context) -> int:
        own = c.sides[c.round.side_of[c.round.turn.seat]].melds
        done = [meld for meld in own if meld.canasta >= 0 and not meld.was_canasta]
        return sum(argument in (None, canastas.name(c.rules, meld.canasta)) for meld in done)

    return value


def _of_reserve(value: Callable[[Context, str], bool]) -> Callable[[Argument], Value]:
    return lambda argument: lambda c: value(c, str(argument))


def _meld(c: Context) -> Meld:
    """The meld a rule speaks of; the type checker lets only such rules ask that speak of one."""
    if c.meld is None:
        raise TypeError("no meld to speak of")
    return c.meld


def _meld_rank(c: Context) -> Card | None:
    """A card of the rank of a set; no card for a meld that has none."""
    meld = _meld(c)
    if meld.group < 0 or meld.spots:
        return None
    return c.rules.groups[meld.group].cards[0]


def _meld_end(c: Context, *, high: bool) -> Card | None:
    """The card that the first or last place of a sequence stands for."""
    meld = _meld(c)
    if not meld.spots:
        return None
    return c.rules.groups[meld.group].order[meld.low + (len(meld.spots) - 1 if high else 0)]


def _meld_run(c: Context) -> int:
    meld = _meld(c)
    return longest_run(c.rules.groups[meld.group], meld.spots, meld.low) if meld.spots else 0


def _meld_dead(c: Context) -> bool:
    """Whether some side had a canasta of the meld's rank on the table before the move judged."""
    group = _meld(c).group
    return any(meld.group == group and meld.canasta >= 0 for side in c.round.sides for meld in side.melds)


def _card_dead(c: Context) -> bool:
    """Whether some side has a canasta of the card's rank on the table."""
    groups = c.rules.groups_of[c.card] if c.card is not None else ()
    return any(meld.canasta >= 0 and c.rules.groups[meld.group] in groups for side in c.round.sides for meld in side.melds)


def _card_taken(c: Context) -> bool:
    """Whether every such card of the hand came with the pile taken this turn."""
    taken = c.round.turn.taken
    return c.card is not None and 0 < count(c.hand, c.card) <= count(taken, c.card)


def _side_score(c: Context) -> int:
    return c.game.scores[c.rules.holder_of[c.seat]]


def _round_score(c: Context) -> int:
    return c.round.end.scores[c.rules.holder_of[c.seat]] if c.round.end else 0


def _went_out(c: Context) -> bool:
    """Whether a seat of this side went out in this round."""
    end = c.round.end
    return end is not None and end.seat is not None and c.round.side_of[end.seat] == c.side


def _concealed(c: Context) -> bool:
    return _went_out(c) and c.round.end is not None and c.round.end.concealed


def _special(argument: Argument) -> Value:
    """Whether the side ended the round with a special hand, of this name if one is given."""

    def value(c: Context) -> bool:
        shown = c.round.end.hand if c.round.end else None
        return shown is not None and _went_out(c) and argument in (None, shown)

    return value


def _own_bonus(c: Context) -> CardBag:
    return c.sides[c.rules.side_of[c.seat]].bonus


def _side_bonus(c: Context) -> CardBag:
    """The bonus cards of all the side's players; each lies with the side the player began the round on."""
    if c.round.side_of is c.rules.side_of:
        return c.sides[c.side].bonus
    return sum(c.sides[side].bonus for side in {c.rules.side_of[seat] for seat in c.seats()})


FACTS: Mapping[str, Callable[[Argument], Value]] = {
    "players": _plain(lambda c: c.rules.players),
    "round.number": _plain(lambda c: c.game.number),
    "round.lap": _plain(lambda c: (c.round.turn.number - 1) // len(c.round.order) + 1),
    "round.openings": _plain(lambda c: sum(side.melded for side in c.sides)),
    "round.allied": _plain(lambda c: c.round.side_of != c.rules.side_of),
    "round.ending": _plain(lambda c: c.round.ending is not None),
    "round.over": _plain(lambda c: c.round.end is not None),
    "game.over": _plain(lambda c: c.game.over),
    "side.score": _plain(_side_score),
    "side.round_score": _plain(_round_score),
    "side.total": _plain(lambda c: _side_score(c) + _round_score(c)),
    "side.lead": _plain(lambda c: _side_score(c) + _round_score(c) - points.best_other_total(c)),
    "side.match": _plain(lambda c: c.game.match[c.rules.holder_of[c.seat]] if c.game.match else 0),
    "side.minimum": _plain(lambda c: c.rules.minimum(c)),
    "side.melded": _plain(lambda c: c.sides[c.side].melded),
    "side.melded_before": _plain(lambda c: c.round.turn.melded_before),
    "side.melds": _melds(lambda c, meld: True),
    "side.unfinished": _melds(lambda c, meld: meld.canasta < 0),
    "side.canastas": _canastas,
    "side.bonus_cards": _cards_in(_side_bonus),
    "side.melded_points": _plain(points.melded),
    "side.canasta_points": _plain(points.canastas),
    "side.hand_points": _plain(points.hands),
    "side.hand_cards": _cards_in(points.hand_cards),
    "side.reserve_points": _plain(points.reserves),
    "side.taken": _of_reserve(reserves.side_has_taken),
    "side.used": _of_reserve(reserves.side_has_used),
    "side.piles": _plain(lambda c: sum(c.round.piles[seat] for seat in c.seats())),
    "side.went_out": _plain(_went_out),
    "side.concealed": _plain(_concealed),
    "side.special": _special,
    "side.won": _plain(lambda c: c.rules.holder_of[c.seat] in c.game.winners),
    "others.hand_points": _plain(points.other_hands),
    "others.best_total": _plain(points.best_other_total),
    "player.score": _plain(_side_score),
    "player.total": _plain(lambda c: _side_score(c) + _round_score(c)),
    "player.melded": _plain(lambda c: c.round.turn.player_melded),
    "player.piles": _plain(lambda c: c.round.piles[c.seat]),
    "player.bonus_cards": _cards_in(_own_bonus),
    "player.looked": _of_reserve(reserves.has_looked),
    "player.taken": _of_reserve(reserves.has_taken),
    "player.used": _of_reserve(reserves.has_used),
    "reserve.left": _of_reserve(reserves.is_left),
    "turn.drew": _plain(lambda c: c.round.turn.drew),
    "turn.drawn": _plain(lambda c: c.round.turn.drawn),
    "turn.took_pile": _plain(lambda c: c.round.turn.pile > 0),
    "turn.pile_cards": _plain(lambda c: c.round.turn.pile),
    "turn.played": _plain(lambda c: c.round.turn.played > 0),
    "turn.canastas": _completed,
    "turn.discarded": _plain(lambda c: c.discarding or c.round.turn.discards > 0),
    "turn.agreed": _plain(lambda c: c.round.turn.agreed is True),
    "turn.refused": _plain(lambda c: c.round.turn.agreed is False),
    "hand.cards": _cards_in(lambda c: c.hand),
    "pack.cards": _pack_cards,
    "pile.cards": _pile_cards,
    "pile.frozen": _plain(pile.is_frozen),
    "pile.blocked": _plain(lambda c: bool(c.round.blocks)),
    "upcard": _plain(lambda c: c.round.pile[-1] if c.round.pile else None),
    "stock.cards": _plain(lambda c: max(0, c.round.left - c.rules.dead)),
    "card": _plain(lambda c: c.card),
    "card.dead": _plain(_card_dead),
    "card.taken": _plain(_card_taken),
    "going_out": _plain(lambda c: c.going_out),
    "canasta": _plain(lambda c: canastas.name(c.rules, c.canasta)),
    "meld.kind": _plain(lambda c: c.rules.kinds[_meld(c).kind].id),
    "meld.rank": _plain(_meld_rank),
    "meld.cards": _cards_in(lambda c: _meld(c).cards),
    "meld.added": _cards_in(lambda c: c.added),
    "meld.from_hand": _cards_in(lambda c: c.from_hand),
    "meld.new": _plain(lambda c: c.new),
    "meld.naturals": _plain(lambda c: _meld(c).size - _meld(c).wilds),
    "meld.wilds": _plain(lambda c: _meld(c).wilds),
    "meld.run": _plain(_meld_run),
    "meld.low": _plain(lambda c: _meld_end(c, high=False)),
    "meld.high": _plain(lambda c: _meld_end(c, high=True)),
    "meld.canasta": _plain(lambda c: _meld(c).canasta >= 0),
    "meld.canasta_before": _plain(lambda c: _meld(c).was_canasta),
    "meld.wilds_before": _plain(lambda c: _meld(c).had_wilds),
    "meld.dead": _plain(_meld_dead),
    **{name: _plain(value) for name, value in companions.FACTS.items()},
}


def _sides(c: Context) -> Iterator[Context]:
    """One player of each side, the first in order."""
    firsts = {c.round.side_of[seat]: seat for seat in reversed(c.round.order)}
    return (c.of_seat(firsts[side]) for side in sorted(firsts))


def _players(c: Context) -> Iterator[Context]:
    return (c.of_seat(seat) for seat in c.round.order)


def _teammates(c: Context) -> Iterator[Context]:
    return (c.of_seat(seat) for seat in c.seats())


def _side_melds(c: Context) -> Iterator[Context]:
    return (c.on(meld) for meld in c.sides[c.side].melds)


def _plays(c: Context) -> Iterator[Context]:
    return (c.on(play.meld, play.added, from_hand=play.from_hand, new=play.new) for play in c.plays)


DOMAINS: Mapping[Domain, Callable[[Context], Iterator[Context]]] = {
    Domain.SIDE: _sides,
    Domain.PLAYER: _players,
    Domain.TEAMMATE: _teammates,
    Domain.MELD: _side_melds,
    Domain.PLAY: _plays,
}
