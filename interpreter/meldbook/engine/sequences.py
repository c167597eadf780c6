"""Sequences: cards of one suit in the order of their ranks.

`fitted` says where each card of a sequence stands. Places are numbered along the order of the ranks; a rank named twice in the
order has two. Natural cards stand at their places, wilds fill the gaps, and further wilds are put on at the low end, then at
the high one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from meldbook.cards import Card, CardBag, cards_of, counts, single
from meldbook.engine.rules import Group


@dataclass(frozen=True, slots=True)
class Fit:
    """The cards of a sequence in their order, the place of the first, and how many of them stand for others."""

    low: int
    spots: tuple[Card, ...]
    wilds: int


def fitted(group: Group, cards: CardBag, wild_mask: int) -> Fit | None:
    """The cards as a sequence with as few wilds as possible; None if they can't be one."""
    outside = tuple(cards_of(cards & ~group.mask))
    if any(not _is_in(card, wild_mask) for card in outside):
        return None
    for places, wilds in _placings(group, cards & group.mask, wild_mask):
        fit = _filled(len(group.order), places, (*wilds, *outside))
        if fit is not None:
            return fit
    return None


def grown(group: Group, before: Fit, cards: CardBag, wild_mask: int, staying: int) -> Fit | None:
    """The sequence with these cards added, natural cards and staying wilds staying where they lie; other wilds may move."""
    spots = {before.low + step: card for step, card in enumerate(before.spots)}
    loose = {place: card for place, card in spots.items() if group.order[place] != card and not _is_in(card, staying)}
    lying = {place: card for place, card in spots.items() if place not in loose}
    outside = (*cards_of(cards & ~group.mask), *loose.values())
    for places, wilds in _placings(group, cards & group.mask, wild_mask):
        if not lying.keys() & places.keys():
            fit = _filled(len(group.order), {**lying, **places}, (*wilds, *outside))
            if fit is not None:
                return Fit(fit.low, fit.spots, before.wilds - len(loose) + len(wilds) + len(outside))
    return None


def longest_run(group: Group, spots: tuple[Card, ...], low: int) -> int:
    """The length of the longest unbroken run of natural cards."""
    longest = run = 0
    for step, card in enumerate(spots):
        run = run + 1 if card == group.order[low + step] else 0
        longest = max(longest, run)
    return longest


def _is_in(card: Card, mask: int) -> bool:
    return bool(single(card) & mask)


def _placings(group: Group, own: CardBag, wild_mask: int) -> Iterator[tuple[dict[int, Card], tuple[Card, ...]]]:
    """Each way to put the suit's own cards at places of theirs, those that are wild elsewhere last of all as wilds."""
    yield from _placed(group, list(counts(own)), wild_mask, {}, ())


def _placed(
    group: Group, cards: list[tuple[Card, int]], wild_mask: int, places: dict[int, Card], wilds: tuple[Card, ...]
) -> Iterator[tuple[dict[int, Card], tuple[Card, ...]]]:
    if not cards:
        yield places, wilds
        return
    (card, number), rest = cards[0], cards[1:]
    own = group.places[card]
    for natural in range(min(number, len(own)), -1, -1):
        if number == natural or _is_in(card, wild_mask):
            for chosen in combinations(own, natural):
                taken = {**places, **dict.fromkeys(chosen, card)}
                yield from _placed(group, rest, wild_mask, taken, (*wilds, *(card,) * (number - natural)))


def _filled(length: int, places: dict[int, Card], wilds: tuple[Card, ...]) -> Fit | None:
    """The places with their gaps filled by the wilds; None if the wilds are too few, or all cards too many."""
    if not places or len(places) + len(wilds) > length:
        return None
    first, last = min(places), max(places)
    spare = len(wilds) - (last - first + 1 - len(places))
    if spare < 0:
        return None
    low = max(0, first - spare)
    fillers = iter(wilds)
    spots = tuple(places[place] if place in places else next(fillers) for place in range(low, low + len(places) + len(wilds)))
    return Fit(low, spots, len(wilds))
