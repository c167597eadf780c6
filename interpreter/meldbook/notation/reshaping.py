"""Moves about melds that lie on the table, as text: `swap 9S for JK in #2 of 1`, `join #3 to #1`.

In: the tree of such a move and what can be named. Out: the move, or what is wrong with the text;
and the text of a swap without its verb.
"""

from __future__ import annotations

from meldbook.model.moves import Join, Swap
from meldbook.notation.cards import read_card, write_cards
from meldbook.notation.errors import NotationError
from meldbook.notation.grammar import Parsed, trees_of, words_of
from meldbook.notation.names import Names, melds_of, read_meld, read_side, write_meld


def read_swap(move: Parsed, text: str, names: Names) -> Swap | NotationError:
    """An exchange in a meld of the side that is named, or else of the own."""
    card, wild = (read_card(word, text, names.deck) for word in words_of(move))
    target, *sides = (words_of(tree)[0] for tree in trees_of(move))
    of = read_side(sides[0], text, names.others) if sides else None
    if isinstance(of, NotationError):
        return of
    place = read_meld(target, text, melds_of(of, names))
    for found in (card, wild, place):
        if isinstance(found, NotationError):
            return found
    return Swap(card=int(card), wild=int(wild), place=int(place), of=of)  # type: ignore[arg-type] # none is an error


def read_join(move: Parsed, text: str, names: Names) -> Join | NotationError:
    """Two melds of the own side; the first named goes to the second."""
    place, onto = (read_meld(words_of(tree)[0], text, names.melds) for tree in trees_of(move))
    if isinstance(place, NotationError):
        return place
    return onto if isinstance(onto, NotationError) else Join(place=place, onto=onto)


def write_swap(move: Swap, names: Names) -> str:
    """The cards, the meld and, where it is another's, the side."""
    card, wild = (write_cards((card,), names.deck) for card in (move.card, move.wild))
    return f"{card} for {wild} in {write_meld(move.place, move.of, names)}"
