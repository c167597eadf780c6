"""Words that depend on an option, in sentences: one for each word, which begins with what the table must have chosen for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from meldbook.conditions.ast import Condition, Flag, Is, Not
from meldbook.model.agreed import Agreed
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import premise
from meldbook.prose.sentences import Phrase, Sentence

Word = TypeVar("Word")


def words(agreed: Word | Agreed[Word]) -> tuple[Word, ...]:
    """Every word there may be."""
    if not isinstance(agreed, Agreed):
        return (agreed,)
    return tuple(dict.fromkeys(row.word for row in agreed.rows))


def agreed_sentences(agreed: Word | Agreed[Word], ruleset: Ruleset, say: Callable[[Word], Sentence]) -> Iterator[Sentence]:
    """The sentence of a word, or of each word there may be."""
    for word in words(agreed):
        yield replace(say(word), where=_where(agreed, word, ruleset))


def _where(agreed: Word | Agreed[Word], word: Word, ruleset: Ruleset) -> Phrase | None:
    """What the table must have chosen; nothing, where all choices give the same."""
    if not isinstance(agreed, Agreed) or len(words(agreed)) == 1:
        return None
    choices = tuple(row.choice for row in agreed.rows if row.word == word)
    return premise(_chosen(agreed, choices), ruleset)[0]


def _chosen(agreed: Agreed[Word], choices: tuple[str, ...]) -> Condition:
    flag = Flag(fact=agreed.by)
    match choices:
        case ("true",):
            return flag
        case ("false",):
            return Not(part=flag)
        case _:
            return Is(fact=agreed.by, words=choices)
