"""The pile room in sentences: how the discard pile is taken, and when it may not be."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.model.clauses import Freeze
from meldbook.model.pile import Route
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import clause_sentence
from meldbook.prose.facts import route_arguments, route_form
from meldbook.prose.reactions import reaction_sentences
from meldbook.prose.sentences import Section, Sentence


def pile_section(ruleset: Ruleset) -> Section:
    """The ways to take the pile, what forbids it, and what freezes it."""
    return Section(room="pile", sentences=tuple(_sentences(ruleset)))


def route_sentence(route: Route, ruleset: Ruleset) -> Sentence:
    """One way to take the pile."""
    return clause_sentence(f"pile-route-{route_form(route)}", route, ruleset, route_arguments(route))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    pile = ruleset.pile
    yield _ways(ruleset)
    if pile.routes:
        yield Sentence(id="pile-take")
    for clause in pile.forbid:
        yield clause_sentence("pile-forbid", clause, ruleset)
    for clause in pile.frozen:
        yield clause_sentence("pile-frozen", clause, ruleset)
    yield from reaction_sentences(pile.reactions, ruleset)
    if _can_freeze(ruleset):
        yield Sentence(id="pile-freeze-holds")


def _ways(ruleset: Ruleset) -> Sentence:
    if not ruleset.pile.routes:
        return Sentence(id="pile-never-taken", path="pile.routes")
    ways = tuple(route_sentence(route, ruleset) for route in ruleset.pile.routes)
    return Sentence(id="pile-routes", path="pile.routes", children=ways)


def _can_freeze(ruleset: Ruleset) -> bool:
    reactions = (*ruleset.cards.reactions, *ruleset.deal.reactions, *ruleset.turn.reactions, *ruleset.pile.reactions)
    return any(effect == Freeze() for reaction in reactions for effect in reaction.then)
