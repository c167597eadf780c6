"""Why a move is refused: a value, not an exception.

A `Refusal` names the rule, where the spec says it, and what was found. The words are made elsewhere, from the rule's id and the
details; so the engine speaks no language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from meldbook.cards import CardBag, CardPattern
from meldbook.conditions.ast import Condition, Fact
from meldbook.model.rules import RuleId


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """Cards to be named in a message."""

    bag: CardBag


@dataclass(frozen=True, slots=True, kw_only=True)
class Unmet:
    """The condition a refusal turns on, and what each fact it asks of the player's own table was found to be."""

    condition: Condition
    found: tuple[tuple[Fact, int | bool | str | None], ...]


Detail: TypeAlias = int | str | Cards | CardPattern | Unmet | tuple[str, ...]
"""A number, a word or path, cards, a pattern, a failed condition, or paths of clauses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """The rule that forbids a move; `path` is the clause or value of the spec, None where the rule is the nature of the game.

    Details by rule, besides those named there: `melds.minimum` has `points`, `minimum` and `short`; `melds.size`,
    `melds.naturals` and `melds.wilds` have `found` and `limit`; `cards.held` has `missing`.
    """

    rule: RuleId
    path: str | None = None
    details: dict[str, Detail] = field(default_factory=dict)
