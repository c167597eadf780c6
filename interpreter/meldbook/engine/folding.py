"""What is constant at a table, put into its ruleset.

In: a ruleset, with the number of players and the table's choices by the names of their facts. Out: the ruleset as if it had been
written for that table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from meldbook.conditions.ast import Condition, Expression, Members
from meldbook.conditions.fold import fold, fold_members
from meldbook.engine.rules import Constants
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Clause
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import parts


def folded(ruleset: Ruleset, constants: Constants) -> Ruleset:
    """The ruleset with the constants put in; clauses that can't hold any more are left out."""
    at_the_table: Ruleset = _folded(ruleset, constants)
    return at_the_table


def _folded(node: Any, constants: Constants) -> Any:
    """The same part of the model with the constants in it."""
    if isinstance(node, tuple):
        return tuple(_folded(part, constants) for part in node if not _is_void(part, constants))
    if isinstance(node, Condition | Expression):
        return fold(node, constants)
    if isinstance(node, Members):
        return fold_members(node, constants)
    if isinstance(node, Agreed):
        return node.word(constants[node.by.name])
    if not (names := parts(type(node))):
        return node
    inner = {name: _folded(getattr(node, name), constants) for name in names}
    if inner.get("when") is True:
        inner["when"] = None
    return replace(node, **inner)


def _is_void(part: object, constants: Constants) -> bool:
    return isinstance(part, Clause) and part.when is not None and fold(part.when, constants) is False
