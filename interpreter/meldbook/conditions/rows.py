"""Whether the rows of a table cover every number exactly once: gaps and overlaps are said with a number that shows them.

In: a table by a number, its node, and which numbers there can be: multiples of `step` from `lowest` to `highest`. Out:
diagnostics.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from meldbook.cards import Card
from meldbook.conditions.ast import Lookup
from meldbook.conditions.problems import Problem, error
from meldbook.conditions.signatures import Unit
from meldbook.conditions.values import BY
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.diagnostics import Diagnostic, Note, Span
from meldbook.syntax import MappingNode


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stretch:
    """The numbers of one row, and where the row stands."""

    low: float
    high: float
    span: Span


def check_rows(
    lookup: Lookup, node: MappingNode, *, step: int = 1, lowest: int | None = None, highest: int | None = None
) -> tuple[Diagnostic, ...]:
    """What is wrong with the rows; None is no bound.

    A table by a choice is checked when it is read, so nothing is found here; for one by a card there is `check_card_rows`.
    """
    if any(row.word is not None or row.cards is not None for row in lookup.rows):
        return ()
    stretches = _stretches(lookup, node)
    bottom = -inf if lowest is None else lowest
    top = inf if highest is None else highest
    return (
        *_gap(lookup, bottom, stretches[0].low - 1, step, node.span),
        *(problem for pair in pairwise(stretches) for problem in _between(lookup, *pair, step=step)),
        *_gap(lookup, max(each.high for each in stretches) + 1, top, step, node.span),
    )


def check_card_rows(lookup: Lookup, node: MappingNode, pack: Mapping[Card, str]) -> Iterator[Diagnostic]:
    """The first card of the game that has no row, and the first that has two. The pack names its cards."""
    keys = [entry.key for entry in node.entries if entry.key.text != BY]
    spans = {
        card: [key.span for row, key in zip(lookup.rows, keys, strict=True) if row.cards and row.cards.has(card)] for card in pack
    }
    if missing := [card for card, found in spans.items() if not found]:
        yield error(Problem.TABLE_GAP, f"no value for {pack[missing[0]]}", node.span)
    if shared := [card for card, found in spans.items() if len(found) > 1]:
        name, (first, second, *_) = pack[shared[0]], spans[shared[0]]
        note = Note(message=f"{name} is in this row too", span=first)
        yield error(Problem.TABLE_OVERLAP, f"{name} is in two rows", second, notes=(note,))


def _stretches(lookup: Lookup, node: MappingNode) -> tuple[_Stretch, ...]:
    keys = (entry.key for entry in node.entries if entry.key.text != BY)
    made = (
        _Stretch(low=-inf if row.low is None else row.low, high=inf if row.high is None else row.high, span=key.span)
        for row, key in zip(lookup.rows, keys, strict=True)
    )
    return tuple(sorted(made, key=lambda stretch: (stretch.low, stretch.high)))


def _between(lookup: Lookup, before: _Stretch, after: _Stretch, *, step: int) -> tuple[Diagnostic, ...]:
    shared = _number_in(after.low, min(before.high, after.high), step)
    if shared is None:
        return _gap(lookup, before.high + 1, after.low - 1, step, after.span)
    note = Note(message=f"{shared} is in this row too", span=before.span)
    return (error(Problem.TABLE_OVERLAP, f"{shared} is in two rows", after.span, notes=(note,)),)


def _gap(lookup: Lookup, low: float, high: float, step: int, span: Span) -> tuple[Diagnostic, ...]:
    missing = _number_in(low, high, step)
    if missing is None:
        return ()
    by = VOCABULARY.get(lookup.by.name)
    is_score = by is not None and by.type is Unit.POINTS
    message = f"no row for negative scores, such as {missing}" if is_score and missing < 0 else f"no value for {missing}"
    return (error(Problem.TABLE_GAP, message, span),)


def _number_in(low: float, high: float, step: int) -> int | None:
    """A number from `low` to `high` that can occur: the first, or the last of numbers without a first."""
    if low == -inf and high == inf:
        return 0
    found = high // step * step if low == -inf else -(-low // step) * step
    return int(found) if low <= found <= high and abs(found) != inf else None
