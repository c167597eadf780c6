"""What house rules change of the examples of a game.

In: a game alone, and with house rules. Out: which of its examples come out otherwise, and whether that had to be expected:
because the example is about a rule that the house rules change, because they restate it under the same id, or because they list
its rule under `changes`. Of all their games follow diagnostics: what they had to list, what they list in vain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from meldbook.diagnostics import Diagnostic, Note
from meldbook.loading.examples import Example
from meldbook.loading.inherited import inherited
from meldbook.loading.load import Loaded, load
from meldbook.loading.overlays import CHANGES, listed
from meldbook.model.ruleset import Ruleset
from meldbook.play.examples import run_example
from meldbook.play.problem import Problem
from meldbook.syntax import MappingNode


@dataclass(frozen=True, slots=True, kw_only=True)
class Otherwise:
    """An example that comes out otherwise; `why` is what is wrong with it now. `is_expected` unless it has to be listed."""

    example: Example
    why: Diagnostic | None
    is_expected: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Inheritance:
    """What became of the examples of a game: how many come out as before, and those that don't."""

    as_before: int
    otherwise: tuple[Otherwise, ...]


def inheritance(base: Loaded, over: Loaded) -> Inheritance:
    """The examples of the base under the house rules laid over it."""
    found = tuple(_otherwise(base, over))
    return Inheritance(as_before=len(base.examples) - len(found), otherwise=found)


def taken_over(over: Loaded) -> tuple[Example, ...]:
    """The examples of all that a game is laid on which it doesn't restate, and which come out as before: they show it too."""
    if over.ruleset is None:
        return ()
    restated = {example.id for example in over.examples}
    shown = (example for base in _bases(over) for example in inherited(base, over).examples)
    return tuple(example for example in shown if example.id not in restated and _comes_out(over.ruleset, example))


def _bases(over: Loaded) -> Iterator[Loaded]:
    """What a game is laid on, down to the lowest. House rules have examples when they are laid by themselves."""
    if over.base is None:
        return
    if len(over.base.overlays) > 1:
        yield from (load(replace(over.base, overlays=(part,)), over.catalogue) for part in over.base.overlays)
    base = load(over.base, over.catalogue)
    yield base
    yield from _bases(base)


def _comes_out(ruleset: Ruleset, example: Example) -> bool:
    return not run_example(ruleset, example).diagnostics


def _otherwise(base: Loaded, over: Loaded) -> Iterator[Otherwise]:
    assert base.ruleset is not None and over.ruleset is not None, "both games are without errors"
    read = inherited(base, over)
    readable = {example.id: example for example in read.examples}
    restated = {example.id for example in over.examples}
    changed = _changed_paths(base.ruleset, over.ruleset)
    for example in base.examples:
        here = readable.get(example.id)
        wrong = run_example(over.ruleset, here).diagnostics if here else ()
        if here is None or wrong:
            is_expected = here is None or example.id in restated or _is_about(example.rule.text, changed)
            yield Otherwise(example=example, why=wrong[0] if wrong else None, is_expected=is_expected)


def _changed_paths(base: Ruleset, over: Ruleset) -> frozenset[str]:
    """The paths of all that stands elsewhere now, or isn't there any more."""
    before, after = dict(base.origins), dict(over.origins)
    return frozenset(path for path in (*before, *after) if before.get(path) != after.get(path))


def _is_about(rule: str, changed: Iterable[str]) -> bool:
    """Whether the rule, or a part of it, is changed."""
    return any(f"{path}.".startswith(f"{rule}.") or f"{rule}.".startswith(f"{path}.") for path in changed)


def unlisted(overlay: MappingNode, found: Iterable[Inheritance]) -> Iterator[Diagnostic]:
    """What the house rules had to list under `changes`, having been laid on each of their games; and what they list in vain."""
    otherwise = [one for inheritance in found for one in inheritance.otherwise]
    entries = listed(overlay, CHANGES)
    for one in otherwise:
        if not one.is_expected and not any(_is_within(one.example.rule.text, entry.text) for entry in entries):
            yield _unsaid(overlay, one)
    for entry in entries:
        if not any(_is_within(one.example.rule.text, entry.text) for one in otherwise):
            yield Problem.CHANGES_NOTHING.at(
                entry.span, f'no example about "{entry.text}" comes out otherwise by these house rules'
            )


def _unsaid(overlay: MappingNode, one: Otherwise) -> Diagnostic:
    node = overlay.find("id")
    rule, why = one.example.rule.text, f": {one.why.message}" if one.why else ""
    message = f'the example "{one.example.id}" comes out otherwise by these house rules{why}'
    found = Problem.CHANGED_UNSAID.at(node.span if node else overlay.span, message)
    notes = (Note(message=f"it is about {rule}, which they don't change", span=one.example.span),)
    return replace(found, notes=notes, suggestion=f"list the rule: changes: [{rule}]; or restate the example under its id")


def _is_within(rule: str, path: str) -> bool:
    return f"{rule}.".startswith(f"{path}.")
