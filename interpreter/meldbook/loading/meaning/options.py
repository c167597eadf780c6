"""Whether every option does something."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Fact
from meldbook.diagnostics import Diagnostic, Severity
from meldbook.loading.gathering import Built
from meldbook.loading.problem import Problem
from meldbook.model.walking import walk


def every_option_is_used(built: Built) -> Iterator[Diagnostic]:
    """A choice that changes nothing misleads whoever makes it; but the game can be played."""
    used = {fact.name for fact in walk(built.ruleset, Fact)}
    for option in built.ruleset.options:
        if f"option.{option.name}" not in used:
            message = f'option "{option.name}" changes nothing: no rule asks for it'
            yield Problem.UNUSED_OPTION.at(built.span(f"options.{option.name}"), message, severity=Severity.WARNING)
