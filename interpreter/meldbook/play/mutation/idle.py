"""What has no effect in a game, so that changing it makes no other game: a ruleset goes in, the paths of such values come out."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Number
from meldbook.model.alone import begins_alone, is_solo
from meldbook.model.clauses import Clause
from meldbook.model.going_out import Ask
from meldbook.model.melds import Form, MeldKind, PerRank
from meldbook.model.pile import Use
from meldbook.model.ruleset import Ruleset


def idle(ruleset: Ruleset) -> frozenset[str]:
    """The paths of values that nothing asks for, the others being as they are."""
    return frozenset((*_of_table(ruleset), *_of_melds(ruleset), *_of_pile(ruleset), *_of_going_out(ruleset)))


def _of_table(ruleset: Ruleset) -> Iterator[str]:
    """Seats are counted in the direction of play; and who deals is settled before a position begins.

    Who rests, and whose the scores are, goes by the sides as a round begins; what else partners share, by those it ends with.
    """
    yield from ("table.direction", "table.deal_passes")
    if begins_alone(ruleset):
        yield from ("table.resting", "table.score_by")
    if is_solo(ruleset):
        yield "melds.initial.holder"
        yield from (f"{line.path}.split" for line in ruleset.scoring.lines)


def _of_melds(ruleset: Ruleset) -> Iterator[str]:
    for kind in ruleset.melds.kinds:
        yield from (f"{kind.path}.{name}" for name in _of_kind(kind))


def _of_kind(kind: MeldKind) -> Iterator[str]:
    if kind.form is not Form.SEQUENCE:
        yield "wild_place"
    if kind.per_rank is PerRank.ONE:
        yield "join"
    if kind.max_wilds == 0 or kind.form is Form.WILD:
        yield "min_naturals"


def _of_pile(ruleset: Ruleset) -> Iterator[str]:
    for route in ruleset.pile.routes:
        if route.use is not Use.LIKE:
            yield from (f"{route.path}.naturals", f"{route.path}.wilds")
    if all(route.amount is None for route in ruleset.pile.routes):
        yield "pile.part_thaws"
    if not ruleset.melds.initial.exempt and ruleset.melds.initial.minimum == Number(value=0):
        yield "melds.initial.upcard_counts"


def _of_going_out(ruleset: Ruleset) -> Iterator[str]:
    if is_solo(ruleset):
        yield "going_out.ask"
    if is_solo(ruleset) or ruleset.going_out.ask is Ask.NONE:
        yield "going_out.ask_limit"
    if _is_always_one(ruleset.canastas.kinds):
        yield "canastas.judged"


def _is_always_one(kinds: tuple[Clause, ...]) -> bool:
    return len(kinds) <= 1
