"""Sentences without words: the ids of messages with typed arguments, which a locale turns into text.

A `Sentence` is one rule of a page. What it says is a message of the locale; what stands in it are numbers, words of closed sets,
nouns, and phrases. A `Phrase` is a whole clause or an amount, never a piece of grammar, so a translator is free in the order of
the words. A condition that asks one thing is a phrase; one that asks more is a list, whose items stand under the sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from meldbook.model.clauses import Text


class Names(StrEnum):
    """The sets of ids that have a name in each language: message `<set>-<id>` (or
    `<set>-<of>-<id>`), and `<set>-other` for an id no message knows."""

    RANK = "rank"
    SUIT = "suit"
    EXTRA = "extra"
    CANASTA_KIND = "canasta-kind"
    MELD_KIND = "meld-kind"
    RESERVE = "reserve"
    SPECIAL_HAND = "special-hand"
    OPTION = "option"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """A thing with a name of its own. Spoken as a noun: in each of the forms that the locale's message has.

    `of` is what the id belongs to, where it means nothing alone: the option of a choice.
    """

    among: Names
    id: str
    of: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun:
    """A noun made by a message: `card-coloured` of a colour and a rank. Its forms are the attributes of the message."""

    id: str
    arguments: Arguments = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """A clause or an amount that stands in a sentence. `children` are the items, if it announces a list."""

    id: str
    arguments: Arguments = ()
    children: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Words of the spec's author, as they stand."""

    text: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class LanguageName:
    """A language, to be called by its name in the reader's language."""

    tag: str


Argument: TypeAlias = int | str | Name | Noun | Phrase | Words | LanguageName
"""A number, a word of a closed set (to choose by, never shown), a noun, a phrase, the author's own words, or a language."""

Arguments: TypeAlias = tuple[tuple[str, Argument], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of the table under a sentence."""

    cells: tuple[Phrase | Name | Noun, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One rule of a page: its message, what stands in it, and the clause or value of the spec it comes from.

    Under it stand `children` as a list, or `rows` as a table; `footnotes` hang on it. A rule that holds only where the table has
    chosen it begins with that choice: `where`.
    """

    id: str
    arguments: Arguments = ()
    path: str | None = None
    children: tuple[Sentence | Phrase, ...] = ()
    rows: tuple[Row, ...] = ()
    footnotes: tuple[Phrase, ...] = ()
    where: Phrase | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """What a page says about one room. `room` is also the id of the message of its heading: `room-<room>`."""

    room: str
    sentences: tuple[Sentence, ...]
