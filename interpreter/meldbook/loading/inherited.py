"""A game's examples under house rules: the game alone and with house rules go in, its examples read by the latter come out.

They show the game as it is without house rules, so some come out otherwise; and some can't even be read, since they speak of what
the house rules have taken away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from meldbook.diagnostics import Diagnostic
from meldbook.loading.build import build
from meldbook.loading.examples import Example, read_examples
from meldbook.loading.load import Loaded
from meldbook.loading.overlays import EXAMPLES
from meldbook.schema import with_defaults
from meldbook.syntax import MappingNode


@dataclass(frozen=True, slots=True, kw_only=True)
class Inherited:
    """Examples that can be read under other rules than their own; and what is wrong with the others."""

    examples: tuple[Example, ...]
    diagnostics: tuple[Diagnostic, ...]


def inherited(base: Loaded, over: Loaded) -> Inherited:
    """The examples of the base by the rules of what is laid over it."""
    assert base.tree is not None and over.tree is not None, "both games are without errors"
    complete = with_defaults(_with_examples(over.tree, base.tree))
    examples, diagnostics = read_examples(complete, build(complete))
    return Inherited(examples=examples, diagnostics=diagnostics)


def _with_examples(over: MappingNode, base: MappingNode) -> MappingNode:
    rules = tuple(entry for entry in over.entries if entry.key.text != EXAMPLES)
    examples = tuple(entry for entry in base.entries if entry.key.text == EXAMPLES)
    return replace(over, entries=(*rules, *examples))
