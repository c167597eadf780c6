"""What there is to exercise in a game: a ruleset goes in, its clauses come out, each with the questions its conditions ask.

A question is a condition without parts: it must have been answered with yes and with no.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from meldbook.conditions.ast import Condition, Quantified
from meldbook.conditions.logic import atoms
from meldbook.conditions.unparse import unparse
from meldbook.model.clauses import Clause, Demand
from meldbook.model.ruleset import Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A clause and the questions it asks, as they are written."""

    path: str
    questions: tuple[str, ...]


def targets(ruleset: Ruleset) -> tuple[Target, ...]:
    """Every clause of the game, in the order of the rooms."""
    return tuple(Target(path=clause.path, questions=_questions(clause)) for clause in clauses(ruleset))


def clauses(node: object) -> Iterator[Clause]:
    """Every clause below a node of the model."""
    if isinstance(node, Clause):
        yield node
    if isinstance(node, tuple):
        for part in node:
            yield from clauses(part)
    elif is_dataclass(node) and not isinstance(node, Condition):
        for field in fields(node):
            yield from clauses(getattr(node, field.name))


def conditions(clause: Clause) -> Iterator[Condition]:
    """When the clause holds, and what it demands."""
    if clause.when is not None:
        yield clause.when
    if isinstance(clause, Demand):
        yield clause.must


def questions(condition: Condition) -> Iterator[Condition]:
    """The questions of a condition. Those within a quantifier are asked of each of its members."""
    for atom in atoms(condition):
        if isinstance(atom, Quantified):
            yield from questions(atom.body)
        else:
            yield atom


def _questions(clause: Clause) -> tuple[str, ...]:
    return tuple(dict.fromkeys(unparse(atom) for condition in conditions(clause) for atom in questions(condition)))
