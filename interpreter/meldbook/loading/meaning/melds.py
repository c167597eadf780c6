"""Whether the limits of each kind of meld leave any meld possible."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.diagnostics import Diagnostic
from meldbook.loading.gathering import Built
from meldbook.loading.meaning.reach import Reach, reach
from meldbook.loading.problem import Problem
from meldbook.model.melds import Form, MeldKind


def limits_agree(built: Built) -> Iterator[Diagnostic]:
    """The limits of a kind don't exclude each other."""
    for kind in built.ruleset.melds.kinds:
        if contradiction := _contradiction(kind):
            yield _impossible(built, kind, contradiction)


def melds_are_possible(built: Built) -> Iterator[Diagnostic]:
    """The deck has cards enough for at least one meld of each kind."""
    for kind in built.ruleset.melds.kinds:
        found = reach(built.ruleset, kind)
        if found.is_empty and not _contradiction(kind):
            yield _impossible(built, kind, _shortage(found))


def _impossible(built: Built, kind: MeldKind, reason: str) -> Diagnostic:
    return Problem.MELD_LIMITS.at(built.span(kind.path), f'no meld of kind "{kind.id}" is possible: {reason}')


def _contradiction(kind: MeldKind) -> str | None:
    """Two limits that exclude each other, as written."""
    if kind.max_size is not None and kind.min_size > kind.max_size:
        return f'"size.min" is {kind.min_size} but "size.max" {kind.max_size}'
    if kind.max_size is not None and kind.min_naturals > kind.max_size:
        return f'"naturals.min" is {kind.min_naturals} but "size.max" {kind.max_size}'
    if kind.form is Form.WILD and kind.min_naturals:
        return f'"naturals.min" is {kind.min_naturals} but all its cards are wild'
    if kind.form is Form.WILD and kind.max_wilds is not None and kind.max_wilds < kind.min_size:
        return f'"size.min" is {kind.min_size} but "wilds.max" {kind.max_wilds}'
    return None


def _shortage(found: Reach) -> str:
    """What the deck lacks."""
    kind, naturals = found.kind, found.naturals.stop - 1
    if not found.naturals and found.cards:
        return f'"naturals.min" is {kind.min_naturals} but the deck has {naturals} of a rank'
    return f'"size.min" is {kind.min_size} but the deck gives {found.cards.stop - 1} at most'
