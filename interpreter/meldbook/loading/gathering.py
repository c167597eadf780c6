"""What comes together while a spec is read, room by room; and what is left of it in the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meldbook.conditions.ast import Lookup
from meldbook.conditions.names import Names
from meldbook.diagnostics import Diagnostic, Span
from meldbook.model.ruleset import Ruleset
from meldbook.syntax import MappingNode


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A number that depends on something, where it stands, and its path."""

    path: str
    lookup: Lookup
    node: MappingNode


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathering:
    """What comes together while a spec is read: problems, the place of every rule and value by its path, and the broken ones."""

    diagnostics: list[Diagnostic] = field(default_factory=list)
    spans: dict[str, Span] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)
    tables: list[Table] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """What came of a tree: the ruleset is only fit for use if nothing is wrong and nothing broken.

    `file` is the one that was asked for, `spans` gives the place of every rule and value by its path.
    """

    file: str
    ruleset: Ruleset
    names: Names
    diagnostics: tuple[Diagnostic, ...]
    spans: Mapping[str, Span]
    broken: frozenset[str]

    def span(self, path: str) -> Span:
        """The place of a rule or value; of something that isn't written down, the place of what it belongs to."""
        if path in self.spans:
            return self.spans[path]
        return self.span(path.rpartition(".")[0])

    def blamed(self, *paths: str) -> Span:
        """Which of several places that contradict one another to show: one in the file itself rather than in one it builds on."""
        spans = [self.span(path) for path in paths]
        return next((span for span in spans if span.file == self.file), spans[0])

    def is_broken(self, path: str) -> bool:
        """Whether something at this path, or within it, or around it, couldn't be built."""
        return any(f"{path}.".startswith(f"{other}.") or other.startswith(f"{path}.") for other in self.broken)
