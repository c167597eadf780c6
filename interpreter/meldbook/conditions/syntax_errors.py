"""The friendly messages of `grammar/syntax_errors.yaml`: a grammar's name goes in, its `Mistake`s come out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from meldbook import resources


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """One mistake people make: the message, and texts that make it when read from the rule `start` of the grammar.

    In the message `{found}` stands for what the reader stumbled over. An `anywhere` mistake is one wherever it occurs.
    """

    message: str
    start: str
    examples: tuple[str, ...]
    anywhere: bool


@cache
def mistakes(grammar: str) -> tuple[Mistake, ...]:
    """The known mistakes of a grammar; the first that fits is meant."""
    return tuple(_mistake(row) for row in yaml.safe_load(resources.grammar("syntax_errors.yaml"))[grammar])


def _mistake(row: dict[str, Any]) -> Mistake:
    return Mistake(
        message=row["message"],
        start=row["start"],
        examples=tuple(row["examples"]),
        anywhere=row.get("anywhere", False),
    )
