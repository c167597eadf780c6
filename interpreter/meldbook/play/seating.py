"""Before the first deal: who sits where, and who deals first.

In: the rules and chance. Out: a `SeatDraw`, if the game draws cards for seats; and the seat of the first dealer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice

from meldbook.cards import Card
from meldbook.engine.rules import Rules
from meldbook.model.table import FirstDealer, Seating
from meldbook.play.chance import Chance, below

MOST_DRAWS = 100
"""How often a tie is drawn again before it is left to the order of drawing; only a deck nobody plays with gets there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatDraw:
    """Cards drawn for seats: each player's card, the players from the highest card to the lowest, and the player at each seat.

    The highest sits at seat 0 and goes first, so the first `dealer` sits at its right; the next highest are its partners.
    """

    cards: tuple[Card, ...]
    ranking: tuple[int, ...]
    seats: tuple[int, ...]
    dealer: int


def draw_seats(rules: Rules, chance: Chance) -> SeatDraw | None:
    """The draw for partners and seats; None if the game has none."""
    seating = rules.ruleset.table.seating
    if seating is None:
        return None
    worth = tuple(_worth(rules, seating, card) for card in range(len(rules.names)))
    cards = _drawn(rules, worth, chance)
    ranking = tuple(sorted(range(rules.players), key=lambda player: worth[cards[player]], reverse=True))
    return SeatDraw(cards=cards, ranking=ranking, seats=_seated(rules, ranking), dealer=rules.players - 1)


def first_dealer(rules: Rules, chance: Chance) -> int:
    """The seat of the first dealer when everybody has a seat already."""
    drawn = draw_seats(rules, chance) if rules.ruleset.table.first_dealer is FirstDealer.RIGHT_OF_DRAWN else None
    if drawn is None:
        return below(chance.stream("first dealer"), rules.players)
    return (drawn.ranking[0] - 1) % rules.players


def _worth(rules: Rules, seating: Seating, card: Card) -> int:
    """How high a card counts in the draw; 0 if it must be drawn again."""
    kind = rules.ruleset.cards.deck.kinds[card]
    if kind.rank not in seating.ranks or kind.suit not in seating.suits:
        return 0
    place = seating.ranks.index(kind.rank) * len(seating.suits) + seating.suits.index(kind.suit)
    return len(seating.ranks) * len(seating.suits) - place


def _drawn(rules: Rules, worth: tuple[int, ...], chance: Chance) -> tuple[Card, ...]:
    """One card for each player; cards that don't count and equal cards have been drawn again."""
    spread = _spread(rules, chance)
    cards = list(islice(spread, rules.players))
    for _ in range(MOST_DRAWS):
        again = tuple(_to_draw_again([worth[card] for card in cards]))
        for player in again:
            cards[player] = next(spread)
        if not again:
            break
    return tuple(cards)


def _spread(rules: Rules, chance: Chance) -> Iterator[Card]:
    """The cards of the pack one after the other; when all are drawn, they are shuffled and spread anew."""
    for time in count():
        yield from chance.order(rules.pack, "seats", time)


def _to_draw_again(worths: list[int]) -> Iterable[int]:
    return (player for player, worth in enumerate(worths) if worth == 0 or worths.count(worth) > 1)


def _seated(rules: Rules, ranking: tuple[int, ...]) -> tuple[int, ...]:
    """The player at each seat: the sides are filled one after the other, from the highest card on."""
    seats = [seat for side in rules.seats_of_side for seat in side]
    by_seat = dict(zip(seats, ranking, strict=True))
    return tuple(by_seat[seat] for seat in range(rules.players))
