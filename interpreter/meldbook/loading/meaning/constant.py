"""Conditions that have one answer only, and what follows from them: a rule that says nothing, a way that is closed for good.

A rule under a condition that never holds does nothing, though it stands there; one under a condition that always holds says more
than it needs to. Either is a warning, since the game can be played. A game that nobody can go out of, or whose pile nobody can
take though there are ways to take it, is an error. To forbid something without any condition is a clear word, and no mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Condition, Fact, Flag
from meldbook.conditions.unparse import unparse
from meldbook.diagnostics import Diagnostic, Note, Severity
from meldbook.loading.gathering import Built
from meldbook.loading.meaning.answers import Domains, facts_of, possible_answers
from meldbook.loading.problem import Problem
from meldbook.model.clauses import Clause, Demand, TakeReserve
from meldbook.model.options import OptionType
from meldbook.model.pile import Route
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk

NEVER = frozenset({False})
ALWAYS = frozenset({True})

_RESERVES = ("side.taken", "side.used", "player.taken", "player.used")
"""What nobody has of a reserve that nothing gives to anybody."""


def no_condition_is_constant(built: Built) -> Iterator[Diagnostic]:
    """Every condition that the file itself writes can hold, and can fail to hold. A base may well say more than is needed now."""
    domains = _domains(built)
    told = {clause.path for clause in _closing(built.ruleset, domains)}
    for clause in walk(built.ruleset, Clause):
        path = f"{clause.path}.when"
        if clause.when is not None and clause.path not in told and built.span(path).file == built.file:
            yield from _constant(built, path, clause.when, domains)


def going_out_is_possible(built: Built) -> Iterator[Diagnostic]:
    """Every demand on going out can be met."""
    domains = _domains(built)
    for need in built.ruleset.going_out.needs:
        if _is_asked(need, domains) and possible_answers(need.must, domains) == NEVER:
            message = f'nobody can ever go out: "{unparse(need.must)}" can\'t be met'
            notes = tuple(_reasons(built, need.must, domains))
            suggestion = "if nobody is to go out, say so: going_out: {forbid: [{id: never}]}"
            yield Problem.GOING_OUT_UNREACHABLE.at(built.span(f"{need.path}.must"), message, notes=notes, suggestion=suggestion)


def the_pile_can_be_taken(built: Built) -> Iterator[Diagnostic]:
    """Where there are ways to take the pile, one of them is open at times."""
    domains = _domains(built)
    closed = [clause for clause in _closing(built.ruleset, domains) if isinstance(clause, Route)]
    if closed:
        notes = tuple(Note(message=f'"{route.path}" is never open', span=built.span(route.path)) for route in closed)
        message = "nobody can ever take the pile: no way is ever open"
        yield Problem.PILE_NEVER_TAKEN.at(built.blamed("pile.routes"), message, notes=notes)
    for ban in _closing(built.ruleset, domains):
        if ban.when is not None and not isinstance(ban, Route):
            message = f'nobody can ever take the pile: "{unparse(ban.when)}" always holds'
            notes = tuple(_reasons(built, ban.when, domains))
            yield Problem.PILE_NEVER_TAKEN.at(built.span(f"{ban.path}.when"), message, notes=notes)


def _closing(ruleset: Ruleset, domains: Domains) -> list[Clause]:
    """What closes the pile for good: all its routes, if none is ever open; and each ban whose condition always holds."""
    routes = ruleset.pile.routes
    closed = routes if all(_answers(route, domains) == NEVER for route in routes) else ()
    return [*closed, *(ban for ban in ruleset.pile.forbid if ban.when is not None and _answers(ban, domains) == ALWAYS)]


def _constant(built: Built, path: str, condition: Condition, domains: Domains) -> Iterator[Diagnostic]:
    answers = possible_answers(condition, domains)
    if len(answers) == 1:
        is_always = answers == ALWAYS
        problem = Problem.ALWAYS_HOLDS if is_always else Problem.NEVER_HOLDS
        plain = "".join(f"; {said}" for said in _plain_reasons(condition, domains))
        message = f'"{unparse(condition)}" {"always" if is_always else "never"} holds{plain}'
        suggestion = "leave the condition out" if is_always else "the rule never comes into force: correct it, or leave it out"
        notes = tuple(_reasons(built, condition, domains))
        yield problem.at(built.span(path), message, notes=notes, suggestion=suggestion, severity=Severity.WARNING)


def _domains(built: Built) -> Domains:
    known = {Fact(name=name, argument=reserve): False for reserve in _never_taken(built.ruleset) for name in _RESERVES}
    if any(clause.when is None for clause in built.ruleset.pile.frozen):
        known[Fact(name="pile.frozen")] = True
    return Domains(ruleset=built.ruleset, names=built.names, known=known)


def _never_taken(ruleset: Ruleset) -> list[str]:
    taken = {effect.reserve for effect in walk(ruleset, TakeReserve)}
    return [reserve.id for reserve in ruleset.deal.reserves if reserve.id not in taken]


def _answers(clause: Clause, domains: Domains) -> frozenset[bool]:
    return ALWAYS if clause.when is None else possible_answers(clause.when, domains)


def _is_asked(need: Demand, domains: Domains) -> bool:
    """Whether the demand is made whatever happens."""
    return _answers(need, domains) == ALWAYS


def _reasons(built: Built, condition: Condition, domains: Domains) -> Iterator[Note]:
    """What facts of the condition can be in this game, each with the place that says so."""
    for fact in facts_of(condition):
        for said, where in _can_be(fact, domains):
            if where is not None:
                yield Note(message=f'"{unparse(Flag(fact=fact))}" {said}', span=built.span(where))


def _plain_reasons(condition: Condition, domains: Domains) -> Iterator[str]:
    """What facts of the condition can be in every game, which no place says."""
    for fact in facts_of(condition):
        yield from (f'"{unparse(Flag(fact=fact))}" {said}' for said, where in _can_be(fact, domains) if where is None)


def _can_be(fact: Fact, domains: Domains) -> Iterator[tuple[str, str | None]]:
    """What a fact can be in this game, and the path of what says so; None if it is so in every game."""
    option = next((one for one in domains.ruleset.options if fact.name == f"option.{one.name}"), None)
    if fact.name == "pile.frozen" and fact in domains.known:
        yield "always holds", "pile.frozen"
    elif fact in domains.known:
        yield "never holds, for nothing gives it to anybody", f"deal.reserves.{fact.argument}"
    elif fact.name == "players":
        yield f"is {_listed(domains.ruleset.table.players)}", "table.players"
    elif option is not None and option.type is not OptionType.FLAG:
        said = f"is {_listed(option.choices)}" if option.choices else f"is {option.low} to {option.high}"
        yield said, f"options.{option.name}"
    elif (low := domains.lowest(fact)) is not None:
        yield f"is never below {low}", None


def _listed(values: tuple[object, ...]) -> str:
    *others, last = map(str, values)
    return f"{', '.join(others)} or {last}" if others else last
