"""From a condition to what a locale can say of it.

A condition that asks one thing becomes one clause: "the pile is frozen". `and`, `or` and whatever else needs more become a phrase
that announces a list, with the items as its children. Negation is always said by the fact itself, never around a clause.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
    Domain,
    Flag,
    Is,
    Linear,
    Members,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Sum,
)
from meldbook.conditions.logic import negate
from meldbook.model.ruleset import Ruleset
from meldbook.prose.comparing import RELATION_WORDS, are_things, compare_phrase
from meldbook.prose.facts import Subject, alike, fact_arguments, fact_id, option_of, speaks_of, subject_of, sum_arguments
from meldbook.prose.merging import alike_parts, together
from meldbook.prose.nouns import cards_noun, choices_noun, names_noun
from meldbook.prose.quantities import quantity
from meldbook.prose.sentences import Arguments, Names, Phrase

_SPOKEN_AS: Final[Mapping[Domain, Domain]] = {Domain.TEAMMATE: Domain.PLAYER}
"""Teammates are players; which players, the subject says."""


def condition_phrase(condition: Condition, ruleset: Ruleset, subject: Subject = Subject.THIS) -> Phrase:
    """The clause for a condition, or the announcement of a list with its items."""
    match condition:
        case And() | Or():
            return _list(condition, ruleset, subject)
        case Quantified():
            return _quantified(condition, ruleset)
        case Not(part=Quantified() as part):
            return condition_phrase(negate(part), ruleset, subject)
        case _:
            return _clause(condition, ruleset, subject)


def _clause(condition: Flag | Compare | Is | Not, ruleset: Ruleset, subject: Subject) -> Phrase:
    """One clause for one fact."""
    match condition:
        case Flag(fact=fact):
            return Phrase(id=fact_id(fact, ruleset), arguments=fact_arguments(fact, subject, ruleset))
        case Is():
            return _is(condition, ruleset, subject)
        case Compare(left=Members()) | Compare(right=Members()):
            return _members_compared(condition, ruleset)
        case Compare():
            return compare_phrase(condition, ruleset, subject)
        case Not(part=part):
            denied = condition_phrase(part, ruleset, subject)
            return Phrase(id=f"{denied.id}.not", arguments=denied.arguments)
        case _:
            assert_never(condition)


def _members_compared(condition: Compare, ruleset: Ruleset) -> Phrase:
    """How many members there are of which something is true, beside another number."""
    left, right = (
        members_phrase(part, ruleset) if isinstance(part, Members) else quantity(part, ruleset)
        for part in (condition.left, condition.right)
    )
    compared: Arguments = (("left", left), ("relation", RELATION_WORDS[condition.relation]), ("right", right))
    return Phrase(id="condition-compare", arguments=compared)


def members_phrase(counted: Members, ruleset: Ruleset) -> Phrase:
    """The number of members of which something is true, as a noun."""
    told: Arguments = (("domain", counted.domain.value), ("condition", _in_one(counted.body, ruleset)))
    return Phrase(id="quantity-members", arguments=told)


def _in_one(condition: Condition, ruleset: Ruleset) -> Phrase:
    """The condition without a list, for a place within a sentence."""
    match condition:
        case And(parts=parts) | Or(parts=parts):
            said = _in_one(parts[0], ruleset)
            id = "condition-both" if isinstance(condition, And) else "condition-either"
            for part in parts[1:]:
                said = Phrase(id=id, arguments=(("first", said), ("second", _in_one(part, ruleset))))
            return said
        case _:
            return condition_phrase(condition, ruleset)


def _list(condition: And | Or, ruleset: Ruleset, subject: Subject) -> Phrase:
    """The announcement of a list; or one clause, if all parts ask the same of different things."""
    first, *others = items = [_group(group, ruleset, subject) for group in alike_parts(condition)]
    if not others:
        return first
    return Phrase(id="condition-all" if isinstance(condition, And) else "condition-any", children=tuple(map(_item, items)))


def _group(group: tuple[Condition, ...], ruleset: Ruleset, subject: Subject) -> Phrase:
    if len(group) == 1:
        return condition_phrase(group[0], ruleset)
    match together(group):
        case tuple() as facts:
            denied = ".not" if isinstance(group[0], Not) else ""
            return Phrase(id=f"{fact_id(facts[0], ruleset)}{denied}", arguments=sum_arguments(facts, subject, ruleset))
        case one:
            return condition_phrase(one, ruleset, subject)


def _item(phrase: Phrase) -> Phrase:
    """A list within a list is announced by an item of its own."""
    if not phrase.children:
        return phrase
    return Phrase(id="condition-list", arguments=(("condition", phrase),), children=phrase.children)


def _quantified(condition: Quantified, ruleset: Ruleset) -> Phrase:
    """One clause about every, some or no member; or, if the body asks more, a list of what holds for it."""
    said = _without_double_negation(condition)
    if _fits_one_clause(said.body, said.domain):
        return condition_phrase(said.body, ruleset, subject_of(said.quantifier, said.domain))
    body = condition_phrase(said.body, ruleset)
    arguments: Arguments = (
        ("subject", subject_of(said.quantifier, said.domain).value),
        ("domain", _SPOKEN_AS.get(said.domain, said.domain).value),
        ("join", "any" if isinstance(said.body, Or) else "all"),
    )
    return Phrase(id="condition-members", arguments=arguments, children=body.children or (body,))


def _without_double_negation(condition: Quantified) -> Quantified:
    """`every … not` is said as `no …`, and the other way round: "every side has not melded" could mean two things."""
    match condition:
        case Quantified(quantifier=Quantifier.EVERY, domain=domain, body=Not(part=Flag() | Is() as part)):
            return Quantified(quantifier=Quantifier.NO, domain=domain, body=part)
        case Quantified(quantifier=Quantifier.NO, domain=domain, body=Not(part=part)):
            return Quantified(quantifier=Quantifier.EVERY, domain=domain, body=part)
        case Quantified(quantifier=Quantifier.NO, domain=domain, body=Compare() as body):
            return Quantified(quantifier=Quantifier.EVERY, domain=domain, body=negate(body))
        case _:
            return condition


def _fits_one_clause(body: Condition, domain: Domain) -> bool:
    match body:
        case Flag(fact=fact) | Is(fact=fact) | Not(part=Flag(fact=fact) | Is(fact=fact)):
            return speaks_of(fact, domain)
        case Compare(left=Linear(fact=fact), right=Number()):
            return speaks_of(fact, domain)
        case Compare(left=Linear(fact=fact), right=Linear(fact=other)):
            return speaks_of(fact, domain) and (not speaks_of(other, domain) or are_things(body))
        case Compare(left=Sum(plus=0) as left, right=Number()) if facts := alike(left):
            return speaks_of(facts[0], domain)
        case Or() if len(groups := list(alike_parts(body))) == 1:
            return _fits_one_clause(groups[0][0], domain)
        case _:
            return False


def _is(condition: Is, ruleset: Ruleset, subject: Subject) -> Phrase:
    fact = condition.fact
    about = fact_arguments(fact, subject, ruleset)
    if condition.pattern is not None:
        return Phrase(id=fact_id(fact, ruleset), arguments=(*about, ("cards", cards_noun(condition.pattern, ruleset))))
    if (option := option_of(fact)) is not None:
        return Phrase(id=fact_id(fact, ruleset), arguments=(*about, ("choice", choices_noun(option, condition.words))))
    among = Names.CANASTA_KIND if fact.name == "canasta" else Names.MELD_KIND
    return Phrase(id=fact_id(fact, ruleset), arguments=(*about, ("kind", names_noun(among, condition.words))))
