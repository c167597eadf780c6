"""What differs between two games, in words: rulesets go in, plain lines of text come out, whatever form they are shown in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meldbook.model.ruleset import Ruleset
from meldbook.prose import Difference, Locale, Reordered, Sentence, differences, sentence_lines

ENDLESS = 10_000
"""Lines are wrapped where they are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What one game says of a rule, and its place as `file:line`; None where it says nothing, or the place isn't known."""

    lines: tuple[str, ...] = ()
    place: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A rule that two games say differently. `section` is its heading; `path` is None where only the order differs."""

    section: str
    path: str | None
    before: Said
    after: Said


def told(before: Ruleset, after: Ruleset, locale: Locale) -> tuple[Told, ...]:
    """Everything that two games say differently, in this language."""
    return tuple(_told(found, before, after, locale) for found in differences(before, after))


def _told(found: Difference | Reordered, before: Ruleset, after: Ruleset, locale: Locale) -> Told:
    section = locale.word(f"room-{found.room.replace('_', '-')}")
    if isinstance(found, Reordered):
        return Told(section=section, path=None, before=Said(lines=found.before), after=Said(lines=found.after))
    return Told(
        section=section,
        path=found.path,
        before=_said(found.before, found.path, before, locale),
        after=_said(found.after, found.path, after, locale),
    )


def _said(sentence: Sentence | None, path: str, ruleset: Ruleset, locale: Locale) -> Said:
    """What is said; a rule that is not written down has the place where it would have to be."""
    lines = () if sentence is None else sentence_lines(sentence, locale.at(ruleset), width=ENDLESS)
    return Said(lines=lines, place=next(_places(path, ruleset), None) if lines else None)


def _places(path: str, ruleset: Ruleset) -> Iterator[str]:
    """The place of a rule, and of what it is part of."""
    origins = dict(ruleset.origins)
    while path:
        if path in origins:
            yield f"{origins[path].file}:{origins[path].line}"
        path = path.rpartition(".")[0]
