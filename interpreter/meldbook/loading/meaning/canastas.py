"""Whether canastas can be made, and each kind of them."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Fact
from meldbook.conditions.unparse import unparse
from meldbook.diagnostics import Diagnostic, Note
from meldbook.loading.gathering import Built
from meldbook.loading.meaning.reach import Reach, may_hold, reach
from meldbook.loading.problem import Problem
from meldbook.model.canastas import CanastaKind
from meldbook.model.clauses import Demand
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk


def a_canasta_is_possible(built: Built) -> Iterator[Diagnostic]:
    """Some kind of meld can have the size of a canasta."""
    if _all_melds_are_possible(built.ruleset) and not _canastas(built.ruleset):
        size = built.ruleset.canastas.size
        message = f"no meld can become a canasta of {size} cards: {_most_cards(built.ruleset)}"
        limits = (f"{kind.path}.size" for kind in built.ruleset.melds.kinds)
        span = built.blamed("canastas.size", *limits)
        yield Problem.NO_CANASTA_POSSIBLE.at(span, message, notes=tuple(_needs(built, None)))


def no_canasta_kind_is_shadowed(built: Built) -> Iterator[Diagnostic]:
    """Kinds behind one that always holds are never reached."""
    always: CanastaKind | None = None
    for kind in built.ruleset.canastas.kinds:
        if always:
            message = f'no canasta is ever of kind "{kind.id}": "{always.id}" before it takes them all'
            first = Note(message=f'"{always.id}" holds always', span=built.span(always.path))
            notes = (first, *_needs(built, kind.id))
            yield Problem.SHADOWED_CANASTA.at(built.blamed(kind.path, always.path), message, notes=notes)
        elif kind.when is None:
            always = kind


def every_canasta_kind_is_possible(built: Built) -> Iterator[Diagnostic]:
    """Some meld that can become a canasta fulfils the condition of the kind."""
    canastas = _canastas(built.ruleset) if _all_melds_are_possible(built.ruleset) else ()
    for kind in built.ruleset.canastas.kinds:
        if canastas and kind.when and not any(may_hold(kind.when, meld) for meld in canastas):
            size = built.ruleset.canastas.size
            message = f'no canasta can be of kind "{kind.id}": no meld of {size} cards fits "{unparse(kind.when)}"'
            span = built.blamed(f"{kind.path}.when", *(meld.kind.path for meld in canastas), "cards.decks")
            yield Problem.IMPOSSIBLE_CANASTA.at(span, message, notes=tuple(_needs(built, kind.id)))


def _all_melds_are_possible(ruleset: Ruleset) -> bool:
    """Otherwise that is the mistake, and no more is concluded from it."""
    return not any(reach(ruleset, kind).is_empty for kind in ruleset.melds.kinds)


def _canastas(ruleset: Ruleset) -> tuple[Reach, ...]:
    """What a canasta of each kind of meld can have, as far as there can be one."""
    found = (reach(ruleset, kind, ruleset.canastas.size) for kind in ruleset.melds.kinds if kind.canasta)
    return tuple(meld for meld in found if not meld.is_empty)


def _most_cards(ruleset: Ruleset) -> str:
    """What each kind of meld can have at most, in words."""
    kinds = [kind for kind in ruleset.melds.kinds if kind.canasta]
    most = (f'"{kind.id}" at most {reach(ruleset, kind).cards.stop - 1}' for kind in kinds)
    return ", ".join(most) if kinds else "no kind of meld may"


def _needs(built: Built, kind: str | None) -> Iterator[Note]:
    """Where going out needs such a canasta, or any."""
    for need in built.ruleset.going_out.needs:
        if _asks_for_canasta(need, kind):
            yield Note(message=f'going out needs it: "{unparse(need.must)}"', span=built.span(need.path))


def _asks_for_canasta(need: Demand, kind: str | None) -> bool:
    facts = walk(need.must, Fact)
    return any(fact.name == "side.canastas" and kind in (None, fact.argument) for fact in facts)
