"""Moves as text.

In: what a player says, `take with 9S 9D, add 2C to K`, and what can be named at that moment. Out: the `Move`, or what is wrong
with the text. And back: the one canonical text of a move, which reads as the same move. Whether it is legal, the engine says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from meldbook.cards import bag_of
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
from meldbook.notation.cards import read_card, read_words, too_many, write_cards
from meldbook.notation.errors import NotationError, all_or_error
from meldbook.notation.grammar import Parsed, Start, Unexpected, parse, trees_of, words_of
from meldbook.notation.mistakes import Verb, explain
from meldbook.notation.names import Names, melds_of, read_hand, read_meld, read_reserve, read_side, write_meld
from meldbook.notation.reshaping import read_join, read_swap, write_swap

JUST_A_VERB: Mapping[Verb, Move] = {
    Verb.DRAW: Draw(),
    Verb.REDRAW: Redraw(),
    Verb.ASK: Ask(),
    Verb.YES: Answer(agrees=True),
    Verb.NO: Answer(agrees=False),
    Verb.PASS: Pass(),
}
"""The moves that are said with one word."""

AMOUNT = "amount"
"""What the grammar calls the number of cards that are taken."""

FIRST = "first"
"""What the grammar calls the play that uses the upcard."""


def check_move(text: str) -> NotationError | None:
    """What is wrong with the form of the text, whatever the cards and melds of the game."""
    found = parse(text, Start.MOVE)
    return explain(found, text) if isinstance(found, Unexpected) else None


def read_move(text: str, names: Names) -> Move | NotationError:
    """The move the text says."""
    found = parse(text, Start.MOVE)
    if isinstance(found, Unexpected):
        return explain(found, text, names.deck)
    cards = [word for tree in found.find_data("cards") for word in words_of(tree)]
    (move,) = trees_of(found)
    return too_many(cards, text) or _read(move, text, names)


def _read(move: Parsed, text: str, names: Names) -> Move | NotationError:  # noqa: PLR0911 - one return a case
    match move.data:
        case Verb.TAKE:
            return _read_take(move, text, names)
        case Verb.LAY:
            return _read_lay(move, text, names)
        case Verb.SWAP:
            return read_swap(move, text, names)
        case Verb.JOIN:
            return read_join(move, text, names)
        case Verb.DISCARD | Verb.EXPOSE:
            return _read_discard(move, text, names)
        case Verb.LOOK:
            return _read_look(move, text, names)
        case Verb.SHOW:
            return _read_show(move, text, names)
        case Verb.SHUFFLE:
            return _read_shuffle(move, text, names)
        case verb:
            return JUST_A_VERB[Verb(verb)]


def _read_discard(move: Parsed, text: str, names: Names) -> Discard | Expose | NotationError:
    """A card that leaves the hand, onto the pile or aside."""
    (word,) = words_of(move)
    card = read_card(word, text, names.deck)
    if isinstance(card, NotationError):
        return card
    return Expose(card=card) if move.data == Verb.EXPOSE else Discard(card=card)


def _read_look(move: Parsed, text: str, names: Names) -> Look | NotationError:
    (word,) = words_of(move)
    reserve = read_reserve(word, text, names.reserves)
    return reserve if isinstance(reserve, NotationError) else Look(reserve=reserve)


def _read_show(move: Parsed, text: str, names: Names) -> Show | NotationError:
    (word,) = words_of(move)
    hand = read_hand(word, text, names.hands)
    return hand if isinstance(hand, NotationError) else Show(hand=hand)


def _read_shuffle(move: Parsed, text: str, names: Names) -> Shuffle | NotationError:
    (cards,) = trees_of(move)
    order = read_words(words_of(cards), text, names.deck)
    return order if isinstance(order, NotationError) else Shuffle(order=order)


def _read_take(move: Parsed, text: str, names: Names) -> Take | NotationError:
    """A take; only where the upcard comes to hand is there no first play."""
    parts = tuple(part for part in trees_of(move) if part.data != AMOUNT)
    amount = next((int(words_of(part)[0].text) for part in trees_of(move) if part.data == AMOUNT), None)
    upcard = tuple(play for part in parts if part.data == FIRST for play in trees_of(part))
    plays = _read_plays((*upcard, *(part for part in parts if part.data != FIRST)), text, names)
    if isinstance(plays, NotationError):
        return plays
    return Take(first=plays[0], plays=plays[1:], amount=amount) if upcard else Take(plays=plays, amount=amount)


def _read_lay(move: Parsed, text: str, names: Names) -> Lay | NotationError:
    plays = _read_plays(trees_of(move), text, names)
    return plays if isinstance(plays, NotationError) else Lay(plays=plays)


def _read_plays(plays: tuple[Parsed, ...], text: str, names: Names) -> tuple[Play, ...] | NotationError:
    return all_or_error(_read_play(play, text, names) for play in plays)


def _read_play(play: Parsed, text: str, names: Names) -> Play | NotationError:
    """A play of cards, of a target, or of both: only what uses the upcard has no cards of its own."""
    parts = {str(part.data): words_of(part) for part in trees_of(play)}
    cards = read_words(parts.get("cards", ()), text, names.deck)
    if isinstance(cards, NotationError):
        return cards
    of = read_side(parts["side"][0], text, names.others) if "side" in parts else None
    if isinstance(of, NotationError):
        return of
    onto = read_meld(parts["target"][0], text, melds_of(of, names)) if "target" in parts else None
    return onto if isinstance(onto, NotationError) else Play(cards=bag_of(cards), onto=onto, of=of)


def write_move(move: Move, names: Names) -> str:  # noqa: PLR0911 - one return a case
    """The canonical text of the move: whole words, cards in the order of the deck, melds by their shortest name."""
    match move:
        case Draw() | Redraw() | Ask() | Answer() | Pass():
            return next(verb for verb, simple in JUST_A_VERB.items() if simple == move)
        case Take(plays=plays):
            return ", ".join((_take(move, names), *_plays(plays, names)))
        case Lay(plays=plays):
            return ", ".join(_plays(plays, names))
        case Swap():
            return f"{Verb.SWAP} {write_swap(move, names)}"
        case Join(place=place, onto=onto):
            return f"{Verb.JOIN} {names.melds.name(place)} to {names.melds.name(onto)}"
        case Expose(card=card):
            return f"{Verb.EXPOSE} {write_cards((card,), names.deck)}"
        case Discard(card=card):
            return f"{Verb.DISCARD} {write_cards((card,), names.deck)}"
        case Look(reserve=reserve):
            return f"{Verb.LOOK} {reserve}"
        case Show(hand=hand):
            return f"{Verb.SHOW} {hand}"
        case Shuffle(order=order):
            return f"{Verb.SHUFFLE} {write_cards(order, names.deck)}"
    assert_never(move)


def _take(move: Take, names: Names) -> str:
    amount = "" if move.amount is None else f" {move.amount}"
    return f"{Verb.TAKE}{amount} {_first_play(move.first, names)}" if move.first else f"{Verb.TAKE}{amount}"


def _first_play(play: Play, names: Names) -> str:
    cards = f"with {write_cards(play.cards, names.deck)}"
    if play.onto is None:
        return cards
    onto = f"to {names.melds.name(play.onto)}"
    return f"{onto} {cards}" if play.cards else onto


def _plays(plays: tuple[Play, ...], names: Names) -> Iterable[str]:
    """Each play; `lay` is said once for new melds that follow each other."""
    laying = False
    for play in plays:
        cards = write_cards(play.cards, names.deck)
        if play.onto is not None:
            yield f"{Verb.ADD} {cards} to {write_meld(play.onto, play.of, names)}"
        else:
            yield cards if laying else f"{Verb.LAY} {cards}"
        laying = play.onto is None
