"""What two games say differently: two rulesets go in, the sentences that differ come out, section by section.

Sentences are matched by the clause or value they come from. Sources and rulings are left out, for they change no rule; so is the
glance, which only says again what the sections say.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from meldbook.model.ruleset import Ruleset
from meldbook.prose.sections import ROOMS, section
from meldbook.prose.sentences import Phrase, Sentence

SAID_AGAIN: Final = "glance"
"""The section that only repeats what others say."""

_Key: TypeAlias = tuple[str, int]
"""The path of a sentence, or its message if it has none; and how many of the same come before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A rule that two games say differently; None where a game says nothing of it. `path` is its place in a spec."""

    room: str
    path: str
    before: Sentence | None
    after: Sentence | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reordered:
    """A section whose sentences are the same but for their order, which has a meaning where the first that fits decides."""

    room: str
    before: tuple[str, ...]
    after: tuple[str, ...]


def differences(before: Ruleset, after: Ruleset) -> tuple[Difference | Reordered, ...]:
    """Everything that is said differently, in the order of the page."""
    return tuple(found for room in compared_rooms() for found in _in_room(room, _said(room, before), _said(room, after)))


def compared_rooms() -> tuple[str, ...]:
    """The sections in which games are compared, in the order of the page."""
    return tuple(room for room in ROOMS if room != SAID_AGAIN)


def units(room: str, ruleset: Ruleset) -> tuple[Sentence, ...]:
    """The sentences of a section one by one, those of lists too, without footnotes: what a comparison tells apart."""
    return tuple(_each(section(room, ruleset).sentences))


def _in_room(room: str, before: Mapping[_Key, Sentence], after: Mapping[_Key, Sentence]) -> Iterator[Difference | Reordered]:
    changed = [key for key in dict.fromkeys((*before, *after)) if before.get(key) != after.get(key)]
    for key in changed:
        yield Difference(room=room, path=key[0], before=before.get(key), after=after.get(key))
    first, second = ([key for key in said if key in before and key in after] for said in (before, after))
    if first != second:
        yield Reordered(room=room, before=_paths(first), after=_paths(second))


def _paths(keys: list[_Key]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(path for path, _ in keys))


def _said(room: str, ruleset: Ruleset) -> dict[_Key, Sentence]:
    """The sentences of a section by what they are about."""
    times: dict[str, int] = defaultdict(int)
    said: dict[_Key, Sentence] = {}
    for sentence in units(room, ruleset):
        about = sentence.path or sentence.id
        said[about, times[about]] = sentence
        times[about] += 1
    return said


def _each(sentences: Iterable[Sentence | Phrase]) -> Iterator[Sentence]:
    """Every sentence by itself, without footnotes; what stands under it as a sentence of its own comes after it."""
    for sentence in sentences:
        if isinstance(sentence, Sentence):
            items = tuple(item for item in sentence.children if isinstance(item, Phrase))
            yield replace(sentence, footnotes=(), children=items)
            yield from _each(sentence.children)
