"""Parts of a condition that ask the same of different things, so that one clause can say them all.

"the upcard is a wild card" or "the upcard is a red three" is "the upcard is a wild card or a red three"; the same with `and`
where both are denied.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from meldbook.cards import CardPattern
from meldbook.conditions.ast import And, Compare, Condition, Fact, Flag, Is, Linear, Not, Number, Or, Relation, Sum
from meldbook.prose.facts import is_named


def alike_parts(condition: And | Or) -> Iterator[tuple[Condition, ...]]:
    """The parts in order, those that one clause can say together in one group."""
    groups: dict[Hashable, list[Condition]] = {}
    for index, part in enumerate(condition.parts):
        asked = _asked(part) if isinstance(condition, Or) else _denied(part)
        groups.setdefault(index if asked is None else asked, []).append(part)
    return (tuple(group) for group in groups.values())


def together(group: tuple[Condition, ...]) -> tuple[Fact, ...] | Condition:
    """What one clause says of a group of two or more: one condition, or the facts of flags."""
    match group[0]:
        case Is(fact=fact):
            return Is(fact=fact, pattern=_patterns(group))
        case Not(part=Is(fact=fact)):
            return Not(part=Is(fact=fact, pattern=_patterns(tuple(one.part for one in group if isinstance(one, Not)))))
        case Compare(relation=relation, right=right):
            numbers = tuple(one.left for one in group if isinstance(one, Compare) and isinstance(one.left, Linear))
            return Compare(left=Sum(parts=numbers), relation=relation, right=right)
        case _:
            flags = (one.part if isinstance(one, Not) else one for one in group)
            return tuple(flag.fact for flag in flags if isinstance(flag, Flag))


def _asked(part: Condition) -> Hashable | None:
    """What a part of `or` asks of something; None if it stands alone."""
    match part:
        case Flag(fact=fact) if is_named(fact):
            return (Flag, fact.name)
        case Is(fact=fact, pattern=CardPattern()):
            return (Is, fact)
        case Compare(left=Linear(fact=fact, times=1, plus=0), relation=Relation.AT_LEAST, right=Number(value=1)):
            return (Compare, fact.name) if is_named(fact) else None
        case _:
            return None


def _denied(part: Condition) -> Hashable | None:
    """What a part of `and` denies of something; None if it stands alone."""
    match part:
        case Not(part=Flag() | Is() as denied):
            return _asked(denied)
        case Compare(left=Linear(fact=fact, times=1, plus=0), relation=Relation.EQUAL, right=Number(value=0)) if is_named(fact):
            return (Compare, fact.name)
        case _:
            return None


def _patterns(parts: tuple[Condition, ...]) -> CardPattern:
    """The cards of all the patterns."""
    patterns = [one.pattern for one in parts if isinstance(one, Is) and one.pattern is not None]
    cards = sorted({card for pattern in patterns for card in pattern.cards})
    return CardPattern(alternatives=tuple(each for pattern in patterns for each in pattern.alternatives), cards=tuple(cards))
