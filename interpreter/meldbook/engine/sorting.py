"""The cards of a game sorted: how many there are, what each is worth, which lie together, and which no rule tells apart.

In: a ruleset with the table's constants put in. Out: the pack, and the kinds, groups and twins that moves are proposed by and
melds are judged by.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cards import Card, CardPattern, mask_of
from meldbook.conditions.ast import Fact
from meldbook.engine import clauses
from meldbook.engine.compiling import number
from meldbook.engine.rules import NO_LIMIT, Group, Kind
from meldbook.model.melds import Form, MeldKind
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk

ABOUT_SUITS = frozenset({"meld.suits", "meld.copies"})
"""Facts that tell cards of one rank apart by their suits."""


def pack(ruleset: Ruleset) -> tuple[Card, ...]:
    """Every card of the game: so many decks without what is taken out, the jokers, and the extra cards."""
    cards = ruleset.cards
    joker = len(cards.deck.ranks) * len(cards.deck.suits)
    one = tuple(card for card in range(joker) if card not in cards.without.cards)
    extras = tuple(joker + 1 + extra for extra, count in enumerate(cards.extra_counts) for _ in range(count))
    return one * number(cards.decks) + (joker,) * number(cards.jokers) + extras


def values(ruleset: Ruleset) -> tuple[int, ...]:
    """The points of each card; none for a card that isn't in the game."""
    points = {card: number(row.points) for row in ruleset.cards.values for card in row.cards.cards}
    return tuple(points.get(card, 0) for card in range(len(ruleset.cards.deck.kinds)))


def twins(ruleset: Ruleset) -> Iterator[tuple[Card, ...]]:
    """The cards that no rule tells apart, together. Where suits matter to a kind of meld, only equal cards are."""
    patterns = tuple(frozenset(pattern.cards) for pattern in walk(ruleset, CardPattern))
    worth = values(ruleset)
    by_form = any(kind.form in (Form.SEQUENCE, Form.IDENTICAL) for kind in ruleset.melds.kinds)
    suits_matter = by_form or any(fact.name in ABOUT_SUITS for fact in walk(ruleset, Fact))
    same: dict[tuple[object, ...], list[Card]] = {}
    for card, kind in enumerate(ruleset.cards.deck.kinds):
        named = kind.rank if kind.rank and not suits_matter else kind.name
        marks = (named, worth[card], *(card in pattern for pattern in patterns))
        same.setdefault(marks, []).append(card)
    return (tuple(cards) for cards in same.values())


def masks_within(cards: tuple[Card, ...], twins: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """The masks of those classes of twins that these cards are made of."""
    return tuple(mask_of(alike) for alike in twins if alike[0] in cards)


def kinds(ruleset: Ruleset) -> Iterator[Kind]:
    """The kinds of meld in order."""
    return (_kind(kind, index) for index, kind in enumerate(ruleset.melds.kinds))


def groups(ruleset: Ruleset, kinds: tuple[Kind, ...], twins: tuple[tuple[Card, ...], ...]) -> Iterator[Group]:
    """The groups of each kind in order; among kinds of one form, a card belongs to the first that admits it."""
    seen: dict[Form, set[Card]] = {form: set() for form in Form}
    wild = mask_of(ruleset.cards.wild.cards)
    index = 0
    for kind in kinds:
        free = tuple(card for card in kind.model.naturals.cards if card not in seen[kind.form])
        for label, cards in _grouped(ruleset, kind.form, free).items():
            seen[kind.form].update(cards)
            mask = mask_of(cards)
            order = _order(ruleset, kind, label) if kind.form is Form.SEQUENCE else ()
            places = {card: tuple(place for place, other in enumerate(order) if other == card) for card in cards}
            yield Group(index, kind, label, mask, cards, masks_within(cards, twins), wild & ~mask, order, places)
            index += 1


def _kind(kind: MeldKind, index: int) -> Kind:
    return Kind(
        rule=clauses.rule(kind),
        number=index,
        id=kind.id,
        form=kind.form,
        min_size=kind.min_size,
        max_size=NO_LIMIT if kind.max_size is None else kind.max_size,
        min_naturals=kind.min_naturals,
        max_wilds=NO_LIMIT if kind.max_wilds is None else kind.max_wilds,
        staying=mask_of(kind.staying.cards) if kind.form is Form.SEQUENCE else 0,
        model=kind,
    )


def _grouped(ruleset: Ruleset, form: Form, cards: tuple[Card, ...]) -> dict[str, tuple[Card, ...]]:
    """The cards by what a meld of this form has in common: the rank, the suit, or everything."""
    shown = ruleset.cards.deck.kinds
    labels: dict[Card, str | None] = {
        card: {Form.SET: shown[card].rank, Form.SEQUENCE: shown[card].suit, Form.IDENTICAL: shown[card].name}.get(form)
        for card in cards
    }
    found = dict.fromkeys(label for label in labels.values() if label is not None)
    return {label: tuple(card for card in cards if labels[card] == label) for label in found}


def _order(ruleset: Ruleset, kind: Kind, suit: str) -> tuple[Card, ...]:
    """The card at each place of a sequence in this suit."""
    names = ruleset.cards.deck.names
    return tuple(names.index(rank + suit) for rank in kind.model.order)
