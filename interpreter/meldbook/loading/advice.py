"""Advice: what a careful author would still say. Nothing of it is wrong, so it is only told to those who ask.

In: a loaded game without errors. Out: the rules and numbers that the file itself writes without saying where they come from, and
those with several sources where nothing says whether they agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from meldbook.diagnostics import Coded, Diagnostic, Severity, Span, in_order
from meldbook.loading.load import Loaded
from meldbook.model.clauses import Clause, Text
from meldbook.model.options import Option
from meldbook.model.ruleset import About, Origin, Ruleset
from meldbook.model.walking import walk

NUMBERS: Final = (
    *("cards.decks", "cards.jokers", "cards.values", "deal.hand", "turn.draw"),
    *("melds.initial.minimum", "canastas.size"),
)
"""Values without a clause of their own, whose source stands under `about`."""


class Advice(Coded):
    """A kind of advice."""

    NO_SOURCE = "L101"
    NO_RULING = "L102"


_Said: TypeAlias = tuple[str, tuple[str, ...], Text]
"""The path of a rule or number, its sources and its ruling."""


def advice(loaded: Loaded) -> tuple[Diagnostic, ...]:
    """What the file could still say, in order."""
    if loaded.ruleset is None or not loaded.ruleset.sources:
        return ()
    origins = dict(loaded.ruleset.origins)
    own = ((said, origins[said[0]]) for said in _said(loaded.ruleset) if said[0] in origins)
    return in_order(found for said, origin in own if origin.file in loaded.own_files for found in _advice(*said, origin))


def _said(ruleset: Ruleset) -> Iterator[_Said]:
    about = {each.path: each for each in ruleset.about}
    for option in walk(ruleset, Option):
        yield _with(about, f"options.{option.name}", option.sources, option.ruling)
    for clause in walk(ruleset, Clause):
        yield _with(about, clause.path, clause.sources, clause.ruling)
    for path in NUMBERS:
        yield _with(about, path, (), ())


def _with(about: dict[str, About], path: str, sources: tuple[str, ...], ruling: Text) -> _Said:
    """What is said beside the rule, and under `about`."""
    other = about.get(path)
    return path, (*sources, *(other.sources if other else ())), ruling or (other.ruling if other else ())


def _advice(path: str, sources: tuple[str, ...], ruling: Text, origin: Origin) -> Iterator[Diagnostic]:
    span = Span(file=origin.file, line=origin.line, column=origin.column, end_line=origin.line, end_column=origin.column + 1)
    if not sources:
        message = f'nothing says where "{path}" comes from'
        instead = "name one of the `sources`, here or under `about`"
        yield Advice.NO_SOURCE.at(span, message, suggestion=instead, severity=Severity.ADVICE)
    elif len(sources) > 1 and not ruling:
        message = f'"{path}" has {len(sources)} sources, and nothing says whether they agree'
        instead = "say in a `ruling` what was decided, or name the one that is followed"
        yield Advice.NO_RULING.at(span, message, suggestion=instead, severity=Severity.ADVICE)
