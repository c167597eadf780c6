"""Whether examples notice: a mutant and the examples of its game go in, the first example that comes out otherwise comes out.

The examples of its base are asked too, as far as they come out as before.

A mutant that can't be played at all, so that the engine breaks, is noticed too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from meldbook.loading.catalogue import Catalogue
from meldbook.loading.examples import Example
from meldbook.loading.load import load
from meldbook.loading.reference import Reference
from meldbook.play.examples import run_example
from meldbook.play.inheriting import taken_over
from meldbook.play.mutation.mutants import Mutant, mutants
from meldbook.play.mutation.said import said_by
from meldbook.play.tables import Tables


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What became of a mutant: the example that noticed it, None if it survived."""

    path: str
    change: str
    noticed_by: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Game:
    mutants: tuple[Mutant, ...]
    examples: tuple[Example, ...]


def number_of_mutants(game: str) -> int:
    """How many mutants the game of this reference has, which must be without errors."""
    return len(_game(game).mutants)


def verdicts(game: str, numbers: Iterable[int]) -> tuple[Verdict, ...]:
    """What becomes of the mutants of these numbers. A process is told the game by name, since rules can't be sent."""
    found = _game(game)
    return tuple(verdict(found.mutants[number], found.examples) for number in numbers)


def verdict(mutant: Mutant, examples: Sequence[Example]) -> Verdict:
    """What becomes of a mutant. Examples about the rule that was changed come first, for they are likely to notice."""
    nearest = sorted(examples, key=lambda example: -_shared(example.rule.text, mutant.path))
    tables = Tables(ruleset=mutant.ruleset)
    noticed = next((example.id for example in nearest if _notices(example, tables)), None)
    return Verdict(path=mutant.path, change=mutant.change, noticed_by=noticed)


def _notices(example: Example, tables: Tables) -> bool:
    """Whether the example comes out otherwise."""
    try:
        return run_example(tables.ruleset, example, tables).is_wrong
    except Exception:
        return True


def _shared(rule: str, path: str) -> int:
    """How many steps two paths have in common."""
    parts = list(zip(rule.split("."), path.split("."), strict=False))
    return next((index for index, (one, other) in enumerate(parts) if one != other), len(parts))


@lru_cache(maxsize=1)
def _game(name: str) -> _Game:
    reference = Reference.parse(name)
    assert isinstance(reference, Reference), "the name was read before"
    loaded = load(reference, Catalogue())
    assert loaded.ruleset is not None, "the game was loaded before"
    found = mutants(loaded.ruleset, said_by(loaded))
    return _Game(mutants=found, examples=(*loaded.examples, *taken_over(loaded)))
