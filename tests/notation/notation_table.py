"""The table these tests sit at: a deck, the melds of the mover's side, a reserve; and random moves at it."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from meldbook.cards import Colour, Deck, Suit, bag_of
from meldbook.model.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    Expose,
    Join,
    Lay,
    Look,
    Move,
    Pass,
    Play,
    Redraw,
    Show,
    Shuffle,
    Swap,
    Take,
)
from meldbook.notation import MeldNames, Names

DECK = Deck(
    ranks=("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    suits=(
        Suit(letter="S", colour=Colour.BLACK),
        Suit(letter="H", colour=Colour.RED),
        Suit(letter="D", colour=Colour.RED),
        Suit(letter="C", colour=Colour.BLACK),
    ),
    joker="JK",
)

NAMES = Names(
    deck=DECK,
    melds=MeldNames(
        labels=(("sets", "8"), ("sets", "K"), ("sets", "K"), ("wilds", None), ("runs", None), ("runs", None)),
        cards=(("8S", "8D"), ("KS", "KH", "2C"), ("KS", "KD"), ("2D", "JK"), ("5S", "6S", "7S"), ("6S", "7S", "8S")),
    ),
    reserves=("kitty",),
    hands=("pairs",),
    others=(MeldNames(), MeldNames(labels=(("sets", "Q"), ("wilds", None)), cards=(("QS", "QH", "2C"), ("2D", "JK")))),
)

unhurried = settings(deadline=None)
"""The first text waits for the grammar."""

cards = st.integers(min_value=0, max_value=len(DECK.kinds) - 1)
card_lists = st.lists(cards, min_size=1, max_size=12)
bags = card_lists.map(bag_of)
meld_numbers = st.integers(min_value=0, max_value=len(NAMES.melds.labels) - 1)
plays = st.builds(Play, cards=bags, onto=st.none() | meld_numbers)
play_lists = st.lists(plays, max_size=4).map(tuple)
first_plays = plays | st.builds(Play, cards=st.just(0), onto=meld_numbers)

moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Shuffle, order=card_lists.map(tuple)),
    st.just(Draw()),
    st.just(Redraw()),
    st.builds(Take, first=st.none() | first_plays, plays=play_lists),
    st.builds(Lay, plays=st.lists(plays, min_size=1, max_size=4).map(tuple)),
    st.builds(Swap, card=cards, wild=cards, place=meld_numbers, of=st.none()),
    st.builds(Swap, card=cards, wild=cards, place=st.integers(min_value=0, max_value=1), of=st.just(1)),
    st.builds(Join, place=meld_numbers, onto=meld_numbers),
    st.builds(Expose, card=cards),
    st.builds(Discard, card=cards),
    st.just(Ask()),
    st.builds(Answer, agrees=st.booleans()),
    st.just(Look(reserve="kitty")),
    st.just(Pass()),
    st.just(Show(hand="pairs")),
)

words = st.sampled_from(
    [
        *(
            "draw",
            "d",
            "take",
            "t",
            "with",
            "to",
            "lay",
            "l",
            "add",
            "a",
            "discard",
            "ask",
            "yes",
            "no",
            "look",
            "pass",
            "show",
            "shuffle",
        ),
        *(",", "#", "#1", "8", "K", "wilds", "kitty", "pairs", "9S", "10D", "jk", "10X", "\\", "-", "0", "1", "\n", "\\\n"),
        *("meldbook game 1", "variant x", "player 0 x", "round 2", "result 0:5", "end"),
    ]
)
texts = st.text(max_size=80) | st.lists(words, max_size=25).map(" ".join)
