"""Cards and melds as a person sees them: in order of rank, wild cards last, melds by the names that moves call them by."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cards import Card, CardBag, cards_of
from meldbook.cli.terminal.words import Words
from meldbook.engine import canastas
from meldbook.engine.rules import Rules
from meldbook.engine.state import Meld
from meldbook.notation import write_cards, write_meld
from meldbook.play.naming import meld_names
from meldbook.prose import Name, Names

BETWEEN_RANKS = " · "


def hand(rules: Rules, cards: CardBag) -> str:
    """A hand: `4S 4H · 9D · KC KC · 2S JK`."""
    deck = rules.ruleset.cards.deck
    groups = [write_cards(group, deck) for group in _by_rank(rules, cards)]
    wilds = write_cards(cards & rules.wild_mask, deck)
    return BETWEEN_RANKS.join(group for group in (*groups, wilds) if group)


def bag(rules: Rules, cards: CardBag) -> str:
    """Cards in one row, wild cards last."""
    return write_meld(cards, rules.ruleset.cards.deck, rules.ruleset.cards.wild)


def card(rules: Rules, which: Card) -> str:
    """One card by its name."""
    return rules.names[which]


def meld_lines(rules: Rules, melds: tuple[Meld, ...], words: Words) -> Iterator[str]:
    """The melds of a side, each on a line with the name that moves call it by; of a canasta, its kind."""
    names = meld_names(rules, melds)
    for index, meld in enumerate(melds):
        name, cards = names.name(index), bag(rules, meld.cards)
        if meld.canasta < 0:
            yield words.name("play-meld", meld=name, cards=cards)
        else:
            yield words.name("play-canasta", meld=name, cards=cards, kind=canasta_kind(rules, meld))


def canasta_kind(rules: Rules, meld: Meld) -> Name:
    """The kind of a canasta, to be named in a message."""
    return Name(among=Names.CANASTA_KIND, id=canastas.name(rules, meld.canasta))


def _by_rank(rules: Rules, cards: CardBag) -> Iterator[list[Card]]:
    kinds = rules.ruleset.cards.deck.kinds
    naturals = list(cards_of(cards - (cards & rules.wild_mask)))
    for rank in dict.fromkeys(kinds[each].rank for each in naturals):
        yield [each for each in naturals if kinds[each].rank == rank]
