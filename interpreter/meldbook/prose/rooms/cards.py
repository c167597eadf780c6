"""The cards room in sentences: the deck, the values, and the cards that play a special part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from meldbook.cards import CardPattern, Colour, Deck
from meldbook.conditions.ast import Expression, Linear, Lookup, Number, Sum
from meldbook.model.cards import Cards, ValueRow
from meldbook.model.ruleset import Ruleset
from meldbook.prose.nouns import cards_noun, listed, names_noun
from meldbook.prose.quantities import amount, depends_on, rows, value
from meldbook.prose.reactions import reaction_sentences
from meldbook.prose.sentences import Arguments, Name, Names, Noun, Phrase, Row, Section, Sentence


def cards_section(ruleset: Ruleset) -> Section:
    """What is in the deck, what the cards are worth and what they do."""
    return Section(room="cards", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    cards = ruleset.cards
    yield value("cards-decks", cards.decks, ruleset, path="cards.decks", unit="decks", per_player=True)
    yield value("cards-jokers", cards.jokers, ruleset, path="cards.jokers", unit="jokers", per_player=True)
    yield from _extras(cards)
    yield from _total(ruleset)
    yield from _deck(cards.deck)
    if cards.without.alternatives:
        yield Sentence(id="cards-without", arguments=(("cards", cards_noun(cards.without, ruleset)),), path="cards.without")
    yield _values(cards.values, ruleset)
    yield from _tables(cards.values, ruleset)
    yield _role("wild", cards.wild, ruleset)
    yield from _if_any("bonus", cards.bonus, ruleset)
    yield from _if_any("blocking", cards.blocking, ruleset)
    yield Sentence(id="cards-natural")
    yield from reaction_sentences(cards.reactions, ruleset)


def _total(ruleset: Ruleset) -> Iterator[Sentence]:
    """How many cards there are in all, if that does not depend on anything."""
    match ruleset.cards:
        case Cards(decks=Number(value=decks), jokers=Number(value=jokers), deck=deck) as cards:
            suited = {card for card, kind in enumerate(deck.kinds) if kind.suit} - set(cards.without.cards)
            total = decks * len(suited) + jokers + sum(cards.extra_counts)
            yield Sentence(id="cards-total", arguments=(("count", total),))


def _deck(deck: Deck) -> Iterator[Sentence]:
    ranks = listed([Name(among=Names.RANK, id=rank) for rank in deck.ranks], "order")
    suits = names_noun(Names.SUIT, (suit.letter for suit in deck.suits))
    size = len(deck.ranks) * len(deck.suits)
    yield Sentence(id="cards-deck", arguments=(("count", size), ("suits", suits), ("ranks", ranks)), path="cards.ranks")
    for colour in Colour:
        if coloured := [suit.letter for suit in deck.suits if suit.colour is colour]:
            suits = names_noun(Names.SUIT, coloured)
            yield Sentence(id="cards-suits", arguments=(("suits", suits), ("colour", colour.value)), path="cards.suits")


def _extras(cards: Cards) -> Iterator[Sentence]:
    """The cards that belong to no suit, each with how many there are."""
    if cards.deck.extras:
        extras = zip(cards.deck.extras, cards.extra_counts, strict=True)
        counted = listed([_counted(name, count) for name, count in extras], "names")
        yield Sentence(id="cards-extras", arguments=(("cards", counted),), path="cards.extras")


def _counted(name: str, count: int) -> Noun:
    return Noun(id="counted-extra", arguments=(("count", count), ("cards", Name(among=Names.EXTRA, id=name))))


def _values(values: tuple[ValueRow, ...], ruleset: Ruleset) -> Sentence:
    return Sentence(
        id="cards-values",
        path="cards.values",
        rows=tuple(Row(cells=(cards_noun(row.cards, ruleset), _points(row.points, ruleset))) for row in values),
    )


def _points(points: Expression, ruleset: Ruleset) -> Phrase:
    """What a card counts, as far as it can be said in the table of all cards."""
    match points:
        case Lookup():
            return Phrase(id="amount-in-table-points", arguments=(("quantity", depends_on(points, ruleset)),))
        case Number() | Linear() | Sum():
            return amount(points, "points", ruleset)
        case _:
            assert_never(points)


def _tables(values: tuple[ValueRow, ...], ruleset: Ruleset) -> Iterator[Sentence]:
    """A sentence for all cards whose value stands in a table of its own."""
    for row in values:
        if isinstance(row.points, Lookup):
            told: Arguments = (("cards", cards_noun(row.cards, ruleset)), ("quantity", depends_on(row.points, ruleset)))
            yield Sentence(id="cards-value", arguments=told, path="cards.values", rows=rows(row.points, "points", ruleset))


def _role(role: str, pattern: CardPattern, ruleset: Ruleset) -> Sentence:
    if not pattern.alternatives:
        return Sentence(id=f"cards-no-{role}", path=f"cards.{role}")
    return Sentence(id=f"cards-{role}", arguments=(("cards", cards_noun(pattern, ruleset)),), path=f"cards.{role}")


def _if_any(role: str, pattern: CardPattern, ruleset: Ruleset) -> Iterator[Sentence]:
    if pattern.alternatives:
        yield _role(role, pattern, ruleset)
