"""Friendly messages for moves that do not parse.

In: the word the parser did not expect. Out: a message for that mistake. Which mistake it is, examples tell: each is parsed once,
and where the parser then stands, and at what kind of word, is the sign of the mistake.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from meldbook.cards import Deck
from meldbook.notation.cards import read_card
from meldbook.notation.errors import NotationError, Word
from meldbook.notation.grammar import END, Start, Unexpected, parse
from meldbook.notation.wording import listed, suggestion


class Verb(StrEnum):
    """The words a move can begin with."""

    DRAW = "draw"
    REDRAW = "redraw"
    TAKE = "take"
    LAY = "lay"
    ADD = "add"
    SWAP = "swap"
    JOIN = "join"
    EXPOSE = "expose"
    DISCARD = "discard"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    LOOK = "look"
    PASS = "pass"
    SHOW = "show"
    SHUFFLE = "shuffle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """A message, in which `{word}` is the unexpected word and `{rest}` the text from there, and examples of the mistake."""

    message: str
    examples: tuple[str, ...]


MISTAKES = (
    Mistake(
        message='"{word}" is a move of its own: end this one first',
        examples=(
            *("lay x discard", "lay x z discard", "lay x take", "lay x z take", "lay x draw", "lay x z draw"),
            *("lay x, discard", "lay x, z, discard", "add x to z discard", "take discard", "take, discard"),
            *("take to x discard", "take to x take", "take to x look", "take to x ask"),
        ),
    ),
    Mistake(
        message='missing "with" or "to": "take with {rest}" makes a new meld, "take to {rest}" adds to one',
        examples=("take x", "take 3 x"),
    ),
    Mistake(message='say with which cards of your hand: "take with CARDS"', examples=("take with", "take to x with")),
    Mistake(message='say to which meld: "to MELD"', examples=("take to", "add x to", "lay x, z to", "take to x, z to")),
    Mistake(
        message='missing "with" before "{word}": cards of your hand are added with "take to MELD with CARDS"',
        examples=("take to x z",),
    ),
    Mistake(
        message='missing comma before "{word}"',
        examples=(
            *("lay x add", "lay x z add", "lay x lay", "lay x z lay"),
            *("add x to z v", "add x to z add", "add x to z lay", "take to x add", "take to x lay"),
        ),
    ),
    Mistake(
        message='"lay" begins a new meld; to add to one say "add CARDS to MELD"',
        examples=("lay x to", "lay to", "lay x, lay z to"),
    ),
    Mistake(
        message='"take with" makes a new meld; to add the upcard to one say "take to MELD with CARDS"',
        examples=("take with x to", "take with to"),
    ),
    Mistake(message='missing "to MELD": say to which meld the cards are added', examples=("add x",)),
    Mistake(message='say which cards: "add CARDS to MELD"', examples=("add",)),
    Mistake(message='say which cards: "lay CARDS"', examples=("lay",)),
    Mistake(
        message='a play follows a comma: "CARDS" for a new meld or "add CARDS to MELD"', examples=("lay x,", "lay x, z,", "take,")
    ),
    Mistake(message='"with" belongs to "take"; to add cards say "add CARDS to MELD"', examples=("lay x with", "lay x z with")),
    Mistake(
        message='say which card for which, and in which meld: "swap CARD for WILD in MELD"',
        examples=("swap", "swap x", "swap x for", "swap x for z", "swap x for z in"),
    ),
    Mistake(
        message='say whose meld it is, by the number of the side: "of SIDE"',
        examples=("swap x for z in y of", "add x to y of", "lay x, z to y of"),
    ),
    Mistake(message='say which two melds: "join MELD to MELD"', examples=("join", "join x", "join x to")),
    Mistake(message='say which card: "expose CARD"', examples=("expose",)),
    Mistake(message="only one card is laid aside at a time", examples=("expose x z",)),
    Mistake(message='say which card: "discard CARD"', examples=("discard",)),
    Mistake(message="only one card is discarded", examples=("discard x z",)),
    Mistake(message='say which reserve: "look RESERVE"', examples=("look",)),
    Mistake(message='say which hand: "show HAND"', examples=("show",)),
    Mistake(message='say the order of the cards: "shuffle CARDS"', examples=("shuffle",)),
)


def explain(unexpected: Unexpected, text: str, deck: Deck | None = None) -> NotationError:
    """What the writer of this move most likely did wrong; a move that begins with a card of the deck lacks its verb."""
    word = unexpected.word
    if not text[: word.start].strip():
        return word.wrong(_no_verb(word, text, deck), text)
    signs = _messages()
    # Where something is missing, the message for the end is right for any word.
    message = signs.get((unexpected.state, unexpected.kind)) or signs.get((unexpected.state, END))
    return word.wrong((message or 'did not expect "{word}" here').format(word=word.text, rest=text[word.start :].strip()), text)


def _no_verb(word: Word, text: str, deck: Deck | None) -> str:
    moves = f"moves are {listed(list(Verb))}"
    if not word.text:
        return f"say a move: {moves}"
    if deck is not None and not isinstance(read_card(word, text, deck), NotationError):
        return f'say what is done with the cards: "lay {text.strip()}" or "discard {word.text}"'
    return f'unknown move "{word.text}"; {moves}{suggestion(word.text, list(Verb))}'


@cache
def _messages() -> Mapping[tuple[int, str], str]:
    """The message for each place and kind of word; an earlier mistake goes first."""
    signs: dict[tuple[int, str], str] = {}
    for mistake in MISTAKES:
        for example in mistake.examples:
            found = parse(example, Start.MOVE)
            if isinstance(found, Unexpected):
                signs.setdefault((found.state, found.kind), mistake.message)
    return signs
