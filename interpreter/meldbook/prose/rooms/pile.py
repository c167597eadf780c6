"""The pile room in sentences: how the discard pile is taken, and when it may not be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.conditions.ast import Expression, Linear, Lookup, Number
from meldbook.model.clauses import Freeze
from meldbook.model.pile import Chosen, Lending, Route, Use
from meldbook.model.ruleset import Ruleset
from meldbook.prose.agreed import agreed_sentences
from meldbook.prose.clauses import clause_sentence
from meldbook.prose.facts import option_of, route_arguments, route_form
from meldbook.prose.quantities import depends_on, quantity, rows
from meldbook.prose.reactions import reaction_sentences
from meldbook.prose.sentences import Arguments, Phrase, Section, Sentence


def pile_section(ruleset: Ruleset) -> Section:
    """The ways to take the pile, what forbids it, and what freezes it."""
    return Section(room="pile", sentences=tuple(_sentences(ruleset)))


def route_sentence(route: Route, ruleset: Ruleset) -> Sentence:
    """One way to take the pile. Where the ways differ in the cards they bring, each begins with those."""
    if not _is_parted(ruleset) and not any(other.lending is Lending.TAKEN for other in ruleset.pile.routes):
        return clause_sentence(f"pile-route-{route_form(route)}", route, ruleset, route_arguments(route))
    taken: Arguments = (("taken", _taken(route, ruleset)),)
    said = clause_sentence(f"pile-part-{route_form(route)}", route, ruleset, (*taken, *route_arguments(route)))
    return replace(said, rows=rows(route.amount, "cards", ruleset)) if isinstance(route.amount, Lookup) else said


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    pile = ruleset.pile
    yield _ways(ruleset)
    yield from _use(ruleset)
    for clause in pile.forbid:
        yield clause_sentence("pile-forbid", clause, ruleset)
    for clause in pile.frozen:
        yield clause_sentence("pile-frozen", clause, ruleset)
    yield from reaction_sentences(pile.reactions, ruleset)
    if can_freeze(ruleset):
        yield Sentence(id="pile-freeze-holds")
        if _is_parted(ruleset):
            yield from agreed_sentences(pile.part_thaws, ruleset, _thaws)


def _thaws(thaws: bool) -> Sentence:
    return Sentence(id="pile-part-thaws" if thaws else "pile-part-stays-frozen", path="pile.part_thaws")


def _ways(ruleset: Ruleset) -> Sentence:
    if not ruleset.pile.routes:
        return Sentence(id="pile-never-taken", path="pile.routes")
    ways = tuple(route_sentence(route, ruleset) for route in ruleset.pile.routes)
    return Sentence(id="pile-routes", arguments=(("part", _part(ruleset)),), path="pile.routes", children=ways)


def _is_parted(ruleset: Ruleset) -> bool:
    return any(route.amount is not None for route in ruleset.pile.routes)


def _part(ruleset: Ruleset) -> str:
    return "some" if _is_parted(ruleset) else "whole"


def _taken(route: Route, ruleset: Ruleset) -> Phrase:
    """How much of the pile is taken, and whether it may be melded at once."""
    amount = _amount(route.amount, ruleset)
    return amount if route.lending is Lending.HAND else Phrase(id="pile-lent", arguments=(("taken", amount),))


def _amount(amount: Expression | Chosen | None, ruleset: Ruleset) -> Phrase:
    """How much of the pile is taken, if need be by the table under the way."""
    match amount:
        case None:
            return Phrase(id="pile-whole")
        case Chosen():
            return _chosen(amount, ruleset)
        case Number(value=value):
            return Phrase(id="pile-top", arguments=(("count", value),))
        case Lookup():
            return Phrase(id="pile-top-in-table", arguments=(("quantity", depends_on(amount, ruleset)),))
        case Linear(fact=fact, times=1, plus=0) if option_of(fact) is not None:
            return Phrase(id="pile-top-agreed")
        case _:
            return Phrase(id="pile-top-amount", arguments=(("quantity", quantity(amount, ruleset)),))


def _chosen(amount: Chosen, ruleset: Ruleset) -> Phrase:
    least: Arguments = (("least", quantity(amount.least, ruleset)),)
    if amount.most is None:
        return Phrase(id="pile-chosen-open", arguments=least)
    return Phrase(id="pile-chosen", arguments=(*least, ("most", quantity(amount.most, ruleset))))


def _use(ruleset: Ruleset) -> Iterator[Sentence]:
    """What happens to the upcard, and to the rest of what is taken."""
    if any(route.use is not Use.NOTHING for route in ruleset.pile.routes):
        minimum = "none" if ruleset.melds.initial.minimum == Number(value=0) else "some"
        yield Sentence(id="pile-take", arguments=(("part", _part(ruleset)), ("minimum", minimum)))


def can_freeze(ruleset: Ruleset) -> bool:
    """Whether some card freezes the pile until it is taken."""
    reactions = (*ruleset.cards.reactions, *ruleset.deal.reactions, *ruleset.turn.reactions, *ruleset.pile.reactions)
    return any(effect == Freeze() for reaction in reactions for effect in reaction.then)
