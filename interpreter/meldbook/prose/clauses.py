"""From a clause of the model to its sentence: with its condition, if it has one, and its footnotes.

A clause that always holds is said by its message; one with a condition by the attribute `.when`, where the condition stands. The
message `end` closes such a sentence: with a full stop, or with a colon where the condition is a list. What the condition asks of
the table's options is no part of it: the sentence begins with that, as house rules do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from meldbook.conditions.ast import And, Compare, Condition, Flag, Is, Linear, Not, Number
from meldbook.conditions.logic import all_of
from meldbook.model.clauses import Clause, Demand
from meldbook.model.ruleset import Ruleset
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.facts import option_of
from meldbook.prose.footnotes import footnotes
from meldbook.prose.joining import joined
from meldbook.prose.sentences import Arguments, Phrase, Sentence

Premise: TypeAlias = tuple[Phrase | None, Condition | None]
"""What a condition asks of the table's options, as a phrase, and what it asks besides."""


def clause_sentence(id: str, clause: Clause, ruleset: Ruleset, arguments: Arguments = ()) -> Sentence:
    """The sentence of a clause."""
    notes = footnotes(clause, ruleset)
    where, when = premise(clause.when, ruleset)
    if when is None:
        return Sentence(id=id, arguments=arguments, path=clause.path, footnotes=notes, where=where)
    told, items = conditional(when, ruleset)
    said = (*arguments, *told)
    return Sentence(id=f"{id}.when", arguments=said, path=clause.path, children=items, footnotes=notes, where=where)


def premise(condition: Condition | None, ruleset: Ruleset) -> Premise:
    """Parts a condition into what the table has chosen before the game, and what has to hold in play."""
    if condition is None:
        return None, None
    parts = condition.parts if isinstance(condition, And) else (condition,)
    chosen = [part for part in parts if _asks_an_option(part)]
    others = [part for part in parts if not _asks_an_option(part)]
    where = joined([_choice(part, ruleset) for part in chosen], "also") if chosen else None
    return where, all_of(others) if others else None


def _choice(condition: Condition, ruleset: Ruleset) -> Phrase:
    """What the table has chosen, short enough to begin a sentence: "with this", "without that", "with any of the others"."""
    match condition:
        case Not(part=Is(fact=fact, words=words)):
            option = next(option for option in ruleset.options if option.name == option_of(fact))
            others = tuple(word for word in map(str, option.choices) if word not in words)
            return _choice(Is(fact=fact, words=others), ruleset)
    said = condition_phrase(condition, ruleset)
    id, _, denied = said.id.partition(".")
    return replace(said, id=f"{id}.without" if denied else f"{id}.with")


def _asks_an_option(condition: Condition) -> bool:
    """Whether a condition asks for one option and nothing else."""
    match condition:
        case Flag(fact=fact) | Is(fact=fact) | Compare(left=Linear(fact=fact, times=1, plus=0), right=Number()):
            return option_of(fact) is not None
        case Not(part=part):
            return _asks_an_option(part)
        case _:
            return False


def conditional(condition: Condition, ruleset: Ruleset, name: str = "condition") -> tuple[Arguments, tuple[Phrase, ...]]:
    """What a sentence needs to say a condition: its arguments, and the items of the list that it may announce."""
    phrase = condition_phrase(condition, ruleset)
    return ((name, phrase), ("form", "list" if phrase.children else "one")), phrase.children


def demand_sentences(id: str, demand: Demand, ruleset: Ruleset) -> Iterator[Sentence]:
    """The sentence of a demand, which says when it holds.

    If both the demand and when it holds are lists, a sentence of its own says when: one sentence, one list.
    """
    where, when = premise(demand.when, ruleset)
    told, items = conditional(demand.must, ruleset)
    said = Sentence(id=id, arguments=told, path=demand.path, children=items, footnotes=footnotes(demand, ruleset), where=where)
    if when is None:
        yield said
        return
    holds = condition_phrase(when, ruleset)
    if holds.children and not items:
        told = (*told[:1], ("premise", holds), ("form", "list"))
        yield replace(said, id=f"{id}.whenever", arguments=told, children=holds.children)
    elif holds.children:
        yield Sentence(id="demand-when", arguments=(("condition", holds), ("form", "list")), children=holds.children, where=where)
        yield replace(said, where=None)
    else:
        yield replace(said, id=f"{id}.when", arguments=(("premise", holds), *told))
