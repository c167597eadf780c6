"""What is peculiar to sequences, in sentences: the order of the cards, and what becomes of wild cards in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from meldbook.cards import CardPattern
from meldbook.model.melds import MeldKind
from meldbook.model.ruleset import Ruleset
from meldbook.prose.nouns import cards_noun, listed, names_noun
from meldbook.prose.sentences import Name, Names, Sentence


def sequence_sentences(kind: MeldKind, ruleset: Ruleset) -> Iterator[Sentence]:
    """The items under a kind of sequence that no other kind of meld has."""
    path = f"{kind.path}.order"
    yield _order(kind, ruleset)
    if twice := [rank for index, rank in enumerate(kind.order) if rank in kind.order[:index]]:
        yield Sentence(id="melds-either-end", arguments=(("ranks", names_noun(Names.RANK, twice)),), path=path)
    if kind.max_wilds == 0:
        return
    if own := _wild_ranks(kind, ruleset.cards.wild, ruleset):
        yield Sentence(id="melds-own-place", arguments=(("ranks", names_noun(Names.RANK, own)),), path=path)
    yield _wild_place(kind, ruleset)


def _wild_place(kind: MeldKind, ruleset: Ruleset) -> Sentence:
    """Which wild cards stay where they lie: none, all, or some."""
    path = f"{kind.path}.wild_place"
    if not kind.staying.cards:
        return Sentence(id="melds-wild-slides", path=path)
    if set(kind.staying.cards) >= set(ruleset.cards.wild.cards):
        return Sentence(id="melds-wild-stays", path=path)
    return Sentence(id="melds-wild-by-card", arguments=(("cards", cards_noun(kind.staying, ruleset)),), path=path)


def _order(kind: MeldKind, ruleset: Ruleset) -> Sentence:
    """From where to where a sequence goes; an order that is not that of the deck is told rank by rank."""
    path, ranks = f"{kind.path}.order", [Name(among=Names.RANK, id=rank) for rank in kind.order]
    if _is_in_a_row(kind.order, ruleset.cards.deck.ranks):
        return Sentence(id="melds-order", arguments=(("low", ranks[0]), ("high", ranks[-1])), path=path)
    return Sentence(id="melds-order-own", arguments=(("ranks", listed(ranks, "order")),), path=path)


def _is_in_a_row(order: Sequence[str], deck: Sequence[str]) -> bool:
    """Whether these are ranks that follow each other in the deck, which goes round from its highest to its lowest."""
    places = [deck.index(rank) for rank in order]
    return all((low + 1) % len(deck) == high for low, high in pairwise(places))


def _wild_ranks(kind: MeldKind, wild: CardPattern, ruleset: Ruleset) -> list[str]:
    """The ranks of the sequence whose cards are wild cards elsewhere."""
    shown = {ruleset.cards.deck.kinds[card].rank for card in wild.cards}
    return [rank for rank in dict.fromkeys(kind.order) if rank in shown]
