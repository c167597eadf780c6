"""The canastas room in sentences: when a meld is a canasta, which kind it is, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Number
from meldbook.model.canastas import CanastaKind
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import clause_sentence, premise
from meldbook.prose.quantities import value
from meldbook.prose.sentences import Arguments, Name, Names, Section, Sentence


def canastas_section(ruleset: Ruleset) -> Section:
    """The size of a canasta, and its kinds with their bonuses."""
    return Section(room="canastas", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    yield Sentence(id="canastas-size", arguments=(("count", ruleset.canastas.size),), path="canastas.size")
    for index, kind in enumerate(ruleset.canastas.kinds):
        yield from _kind(kind, ruleset, first=index == 0)
    judged: Arguments = (("judged", ruleset.canastas.judged.value),)
    if len(ruleset.canastas.kinds) > 1:
        yield Sentence(id="canastas-order", arguments=judged, path="canastas.judged")
    elif ruleset.canastas.kinds[0].when is not None:
        yield Sentence(id="canastas-judged", arguments=judged, path="canastas.judged")


def _kind(kind: CanastaKind, ruleset: Ruleset, *, first: bool) -> Iterator[Sentence]:
    """A kind and its bonus; a bonus that is no plain number follows in a sentence of its own."""
    name: Arguments = (("kind", Name(among=Names.CANASTA_KIND, id=kind.id)),)
    _, when = premise(kind.when, ruleset)
    place: Arguments = () if when is not None else (("place", "first" if first else "later"),)
    if isinstance(kind.bonus, Number):
        yield clause_sentence("canastas-kind", kind, ruleset, (*name, *place, ("count", kind.bonus.value)))
        return
    yield clause_sentence("canastas-kind-variable", kind, ruleset, (*name, *place))
    yield value("canastas-bonus", kind.bonus, ruleset, path=f"{kind.path}.bonus", unit="points", arguments=name)
