"""The parser of `grammar/notation.lark`.

In: the text of a move or of a line of a record. Out: its tree, or the word that was not expected and where the parser stood then.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TypeAlias

from lark import Lark, Token, Tree, UnexpectedToken

from meldbook.notation.errors import Word
from meldbook.resources import grammar

Parsed: TypeAlias = Tree[Token]

END = "$END"
"""The kind of word that the end of the text is."""


class Start(StrEnum):
    """The rules of the grammar a text can be read by."""

    MOVE = "move"
    LINE = "line"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unexpected:
    """A word that does not fit, its kind in the grammar, and the number of the parser's state; an empty word is the end."""

    word: Word
    kind: str
    state: int


def parse(text: str, start: Start) -> Parsed | Unexpected:
    """The tree of the text."""
    try:
        return _parser().parse(text, start=start.value)
    except UnexpectedToken as error:
        return Unexpected(word=_word(error.token, text), kind=error.token.type, state=error.state.position)


def words_of(tree: Parsed) -> tuple[Word, ...]:
    """The words directly under this node."""
    return tuple(_word(child, "") for child in tree.children if isinstance(child, Token))


def trees_of(tree: Parsed) -> tuple[Parsed, ...]:
    """The nodes directly under this node."""
    return tuple(child for child in tree.children if isinstance(child, Tree))


@cache
def _parser() -> Lark:
    return Lark(grammar("notation.lark"), parser="lalr", start=[start.value for start in Start])


def _word(token: Token, text: str) -> Word:
    # The token for the end borrows the position of the last word, so it is placed here.
    missing = token.type == END or token.start_pos is None
    return Word(text="", start=len(text.rstrip())) if missing else Word(text=str(token), start=token.start_pos or 0)
