"""Rules that few games have, each in the words of a rule book."""

from __future__ import annotations

from dataclasses import replace

import pytest
from changes import CONDITION
from imagined import BY_ROUND, GOLDEN, HANDS, OPTIONS, SEQUENCE

from meldbook.cards import Alternative, CardPattern
from meldbook.conditions.ast import And, Number
from meldbook.model.clauses import Clause
from meldbook.model.deal import Owner, Reserve
from meldbook.model.pile import Route, Use
from meldbook.model.ruleset import Ruleset
from meldbook.prose import Locale, rules_text
from specs_on_disk import ruleset as ruleset_of

WAY = Route(path="pile.routes.x", use=Use.LIKE, naturals=2, wilds=0, kinds=(), amount=None)


def _page(ruleset: Ruleset, room: str, english: Locale) -> str:
    return rules_text(replace(ruleset, options=(*ruleset.options, *OPTIONS)), english, room, width=400)


def _with_sequences(order: tuple[str, ...], staying: int = 0) -> Ruleset:
    classic = ruleset_of("classic")
    ranks = CardPattern(alternatives=(Alternative(low="4", high="A"),), cards=())
    wild = replace(classic.cards.wild, cards=tuple(range(4)))
    stays = replace(classic.cards.wild, cards=wild.cards[:staying])
    kind = replace(SEQUENCE, path="melds.kinds.sequences", order=order, naturals=ranks, staying=stays)
    return replace(classic, cards=replace(classic.cards, wild=wild), melds=replace(classic.melds, kinds=(kind,)))


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (("4", "5", "6"), ["The order is from four up to six."]),
        (("A", "2", "3", "4"), ["The order is from ace up to four.", "A two of the suit may stand for itself, in its own place"]),
        (("Q", "K", "A", "Q"), ["The order, from low to high, is queen, king, ace, queen.", "A queen may stand at either end."]),
    ],
)
def test_a_sequence_says_its_order(order: tuple[str, ...], said: list[str], english: Locale) -> None:
    page = _page(_with_sequences(order), "melds", english)
    assert "Fours to aces form sequences, each in one suit and in order:" in page
    assert [text for text in said if text not in page] == []


def test_a_sequence_says_what_becomes_of_its_wild_cards(english: Locale) -> None:
    order = ("4", "5", "6")
    assert "the wild card moves to an end" in _page(_with_sequences(order), "melds", english)
    assert "A wild card stays where it lies" in _page(_with_sequences(order, 4), "melds", english)
    assert "stay where they lie, and the card" in _page(_with_sequences(order, 2), "melds", english)


def test_special_hands_are_told_by_their_groups(english: Locale) -> None:
    classic = ruleset_of("classic")
    page = _page(replace(classic, going_out=replace(classic.going_out, hands=HANDS)), "going_out", english)
    groups = (
        "7 pairs.",
        "2 times 4 of a kind and 2 times 3 of a kind, with the wild cards as one kind, if",
        "5 of a kind, 4 of a kind, 1 pair and 1 single card.",
    )
    assert [text for text in groups if text not in page] == []


def test_a_part_of_the_pile_is_told_for_each_way(english: Locale) -> None:
    classic = ruleset_of("classic")
    ways = (WAY, replace(WAY, amount=Number(value=7)), replace(WAY, use=Use.NOTHING, amount=BY_ROUND))
    page = _page(replace(classic, pile=replace(classic.pile, routes=ways)), "pile", english)
    assert "The whole pile, with 2 natural cards" in page
    assert "The top 7 cards, with 2 natural cards" in page
    assert "Cards from the top by the round and the colour, without melding the upcard: it comes to hand with the others." in page
    assert "Rounds 4 to 5" in page


def test_a_reserve_of_the_table_belongs_to_nobody(english: Locale) -> None:
    classic = ruleset_of("classic")
    reserve = Reserve(path="deal.reserves.kitty", size=Number(value=11), owner=Owner.TABLE)
    page = _page(replace(classic, deal=replace(classic.deal, reserves=(reserve,))), "deal", english)
    assert "A kitty of 11 cards is dealt face down to the middle of the table. It belongs to nobody" in page


def test_a_rule_of_an_option_begins_with_what_the_table_plays(english: Locale) -> None:
    classic = ruleset_of("classic")
    forbidden = Clause(path="pile.forbid.x", when=And(parts=(GOLDEN, CONDITION)))
    page = _page(replace(classic, pile=replace(classic.pile, forbid=(forbidden,))), "pile", english)
    assert "Where the table plays with “golden”: The pile may not be taken if the player took the pile this turn." in page
