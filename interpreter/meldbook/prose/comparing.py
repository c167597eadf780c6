"""Comparisons of numbers as clauses.

A fact compared with a number is a clause of that fact: "the side has at least 2 canastas". Two kinds of things in one place are
compared as things: "the meld has more natural cards than wild cards". Whatever else is compared is said as numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from meldbook.cards import Alternative, CardPattern, Role
from meldbook.conditions.ast import Compare, Fact, Linear, Members, Number, Relation, Sum
from meldbook.conditions.logic import turned
from meldbook.conditions.signatures import Unit
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.model.options import OptionType
from meldbook.model.ruleset import Ruleset
from meldbook.prose.facts import Subject, alike, argument_of, fact_arguments, fact_id, option_of, sum_arguments
from meldbook.prose.nouns import ANY_CARD
from meldbook.prose.quantities import quantity
from meldbook.prose.sentences import Argument, Arguments, Name, Noun, Phrase

RELATION_WORDS: Final[Mapping[Relation, str]] = {
    Relation.EQUAL: "equal",
    Relation.NOT_EQUAL: "not-equal",
    Relation.LESS: "less",
    Relation.AT_MOST: "at-most",
    Relation.MORE: "more",
    Relation.AT_LEAST: "at-least",
}

_COUNTED: Final = frozenset({Unit.CARDS, Unit.MELDS, Unit.CANASTAS, Unit.ROUNDS})
_COUNTS: Final = frozenset({OptionType.CARDS, OptionType.CANASTAS, OptionType.ROUNDS})
"""Numbers that are said with what they count, also where the table may agree on another."""

_THINGS: Final[Mapping[str, Noun]] = {
    "hand.cards": ANY_CARD,
    "meld.cards": ANY_CARD,
    "meld.naturals": Noun(id="card-natural"),
    "meld.wilds": Noun(id="card-wild"),
    "side.melds": Noun(id="thing-melds"),
    "side.canastas": Noun(id="thing-canastas"),
}
"""What a fact counts where it is asked of nothing."""


def compare_phrase(condition: Compare, ruleset: Ruleset, subject: Subject) -> Phrase:
    """The clause of a comparison."""
    match condition:
        case Compare(left=Number() as left, relation=relation, right=Linear() | Sum() as right):
            return compare_phrase(Compare(left=right, relation=turned(relation), right=left), ruleset, subject)
        case Compare(left=Linear(fact=fact, times=1, plus=0), relation=relation, right=Number(value=value)):
            return _counted(fact_id(fact, ruleset), fact_arguments(fact, subject, ruleset), relation, value)
        case Compare(left=Sum(plus=0) as left, relation=relation, right=Number(value=value)) if facts := alike(left):
            return _counted(fact_id(facts[0], ruleset), sum_arguments(facts, subject, ruleset), relation, value)
        case Compare(left=Linear(times=1, plus=0) as left, relation=relation, right=Linear(times=1) as right):
            return _two_facts(left.fact, relation, right, ruleset, subject) or _numbers(condition, ruleset, subject)
        case _ if are_things(condition) and isinstance(condition.left, Linear) and isinstance(condition.right, Linear):
            return _things(condition.left.fact, condition.relation, condition.right, ruleset, subject)
        case _:
            return _numbers(condition, ruleset, subject)


def _two_facts(fact: Fact, relation: Relation, other: Linear, ruleset: Ruleset, subject: Subject) -> Phrase | None:
    """The clause for a fact compared with another, where there is a better one than that of two numbers."""
    if _is_added(fact, other.fact):
        return _before(fact, relation, other.plus, ruleset, subject)
    compare = Compare(left=Linear(fact=fact), relation=relation, right=other)
    if are_things(compare):
        return _things(fact, relation, other, ruleset, subject)
    agreed = _default(other.fact, ruleset)
    if not agreed or other.plus or not _is_counted(fact):
        return None
    counted = compare_phrase(replace(compare, right=Number(value=agreed)), ruleset, subject)
    return Phrase(id="condition-agreed", arguments=(("condition", counted),))


def _numbers(condition: Compare, ruleset: Ruleset, subject: Subject) -> Phrase:
    left, right = condition.left, condition.right
    if isinstance(left, Members) or isinstance(right, Members):
        raise TypeError("a condition that counts members is said with what is asked of them")
    compared: tuple[tuple[str, Argument], ...] = (
        ("left", quantity(left, ruleset, subject)),
        ("relation", RELATION_WORDS[condition.relation]),
        ("right", quantity(right, ruleset)),
    )
    return Phrase(id="condition-compare", arguments=compared)


def are_things(condition: Compare) -> bool:
    """Whether two kinds of things in one hand or meld, or of one side, are compared in number."""
    match condition:
        case Compare(left=Linear(fact=left, times=1, plus=0), right=Linear(fact=right, plus=0)):
            return left.name in _THINGS and right.name in _THINGS and _owner(left) == _owner(right)
        case _:
            return False


def _default(fact: Fact, ruleset: Ruleset) -> int:
    """The number an option has, unless the table agrees on another; 0 where that is none."""
    name = option_of(fact)
    return next((int(option.default) for option in ruleset.options if option.name == name and option.type in _COUNTS), 0)


def _is_counted(fact: Fact) -> bool:
    signature = VOCABULARY.get(fact.name)
    return signature is not None and signature.type in _COUNTED


def _is_added(fact: Fact, other: Fact) -> bool:
    """Whether the other fact is what the play adds to the first, so that their difference was there before."""
    if other.name != "meld.added":
        return False
    match fact.name:
        case "meld.cards":
            return fact.argument == other.argument
        case "meld.wilds" | "meld.naturals":
            role = Role.WILD if fact.name == "meld.wilds" else Role.NATURAL
            pattern = other.argument
            return isinstance(pattern, CardPattern) and pattern.alternatives == (Alternative(role=role),)
        case _:
            return False


def _before(fact: Fact, relation: Relation, count: int, ruleset: Ruleset, subject: Subject) -> Phrase:
    """What a meld had before the play. More than none is at least one."""
    if (relation, count) == (Relation.MORE, 0):
        relation, count = Relation.AT_LEAST, 1
    return _counted("meld-before", (("subject", subject.value), ("cards", _thing(fact, ruleset))), relation, count)


def _counted(id: str, arguments: Arguments, relation: Relation, count: int) -> Phrase:
    return Phrase(id=id, arguments=(*arguments, ("relation", RELATION_WORDS[relation]), ("count", count)))


def _things(fact: Fact, relation: Relation, other: Linear, ruleset: Ruleset, subject: Subject) -> Phrase:
    id = f"things-{_owner(fact)}"
    whom: Arguments = (("subject", subject.value), ("left", _thing(fact, ruleset)))
    if other == Linear(fact=Fact(name=fact.name)) and relation in (Relation.EQUAL, Relation.NOT_EQUAL):
        return Phrase(id=f"{id}.{'only' if relation is Relation.EQUAL else 'not-only'}", arguments=whom)
    told: Arguments = (*whom, ("relation", RELATION_WORDS[relation]), ("right", _thing(other.fact, ruleset)))
    if other.times == 1:
        return Phrase(id=id, arguments=told)
    return Phrase(id=f"{id}.times", arguments=(*told, ("times", other.times)))


def _thing(fact: Fact, ruleset: Ruleset) -> Noun | Name:
    named = (argument for _, argument in argument_of(fact, ruleset) if isinstance(argument, (Noun, Name)))
    return next(named, _THINGS[fact.name])


def _owner(fact: Fact) -> str:
    return fact.name.partition(".")[0]
