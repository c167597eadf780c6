"""What differs between two games, in sentences.

In: two rulesets. Out: for each section that differs, its changes in the order of the page: a sentence in place of another, one
that is gone, one that has come. A rule with a list under it is compared item by item, so that one item more is one change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from meldbook.model.ruleset import Ruleset
from meldbook.prose.sections import ROOMS, section
from meldbook.prose.sentences import Phrase, Sentence

APART = frozenset({"glance"})
"""Sections that only repeat what others say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One change. A sentence without `before` has come, one without `after` is gone."""

    before: Sentence | None
    after: Sentence | None

    @property
    def is_shared(self) -> bool:
        """Whether both games say the same."""
        return self.before == self.after


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionDifference:
    """A section in which two games differ."""

    room: str
    changes: tuple[Change, ...]


def differences(before: Ruleset, after: Ruleset) -> tuple[SectionDifference, ...]:
    """Every section that differs, with nothing but its changes."""
    found = (
        SectionDifference(
            room=room, changes=tuple(each for each in compared(units(room, before), units(room, after)) if not each.is_shared)
        )
        for room in ROOMS
        if room not in APART
    )
    return tuple(one for one in found if one.changes)


def units(room: str, ruleset: Ruleset) -> tuple[Sentence, ...]:
    """The sentences of a section one by one, those of lists too, without footnotes: what a comparison tells apart."""
    return tuple(_flat(section(room, ruleset).sentences))


def compared(before: Sequence[Sentence], after: Sequence[Sentence]) -> Iterator[Change]:
    """The sentences of both in their order, each beside what stands in its place in the other."""
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for kind, start, end, other_start, other_end in matcher.get_opcodes():
        old, new = before[start:end], after[other_start:other_end]
        if kind == "equal":
            yield from (Change(before=one, after=one) for one in old)
        else:
            yield from _paired(list(old), list(new))


def _paired(old: list[Sentence], new: list[Sentence]) -> Iterator[Change]:
    """Sentences about the same rule beside one another; the others alone."""
    by_path = {_key(one): one for one in new}
    for one in old:
        partner = by_path.pop(_key(one), None)
        if partner is not None:
            new.remove(partner)
        yield Change(before=one, after=partner)
    yield from (Change(before=None, after=one) for one in new)


def _key(sentence: Sentence) -> str:
    return sentence.path or sentence.id


def _flat(sentences: Iterable[Sentence | Phrase]) -> Iterator[Sentence]:
    for one in sentences:
        if isinstance(one, Sentence):
            phrases = tuple(child for child in one.children if isinstance(child, Phrase))
            yield replace(one, children=phrases, footnotes=())
            yield from _flat(one.children)
