"""The forms of a comparison: what was told goes in; lines for a terminal, Markdown for a discussion, or plain data come out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any, Final, TypeAlias

from meldbook.cli.differing.played import Played, Way
from meldbook.cli.differing.told import Told
from meldbook.prose.layout import wrapped

LEAST_WIDTH: Final = 40
SAME: Final = "Both games say the same, and are the same."
UNSAID: Final = "No sentence differs, but the compiled rules do: look at `meldbook show --format json` of both."
ORDER: Final = "the order"
PLAY: Final = "Play"
NEVER: Final = "In the games that were played, the two never part."
MOVES_BEFORE: Final = "Before it:"

Marked: TypeAlias = tuple[str, str]
"""A line with its mark: `-` of the first game, `+` of the second, a space where both have it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Two games by the names they were asked for, and what differs. `note` says why they were not played, if they were not."""

    before: str
    after: str
    hashes: tuple[str, str]
    told: tuple[Told, ...]
    played: Played | None = None
    note: str | None = None

    @property
    def is_same(self) -> bool:
        """Whether nothing differs, neither in words nor in the compiled rules."""
        return not self.told and self.hashes[0] == self.hashes[1]


def text(found: Comparison, width: int) -> Iterator[str]:
    """The lines for a terminal."""
    yield f"{found.before} → {found.after}"
    yield from _conclusion(found)
    for section, group in groupby(found.told, key=lambda told: told.section):
        yield from ("", section, "-" * len(section))
        for told in group:
            yield from wrapped(_head(told), width, rest="  ")
            for mark, line in _marked(told):
                yield from wrapped(line.strip(), width, first=_first(mark, line), rest=_first(" ", line))
    if not found.is_same:
        yield from ("", PLAY, "-" * len(PLAY))
        yield from _play_lines(found, width)


def markdown(found: Comparison) -> Iterator[str]:
    """The same as a comment on a change."""
    yield f"### `{found.before}` → `{found.after}`"
    yield from ("", *_conclusion(found)) if found.is_same or not found.told else ()
    for section, group in groupby(found.told, key=lambda told: told.section):
        yield from ("", f"#### {section}")
        for told in group:
            yield from ("", _markdown_head(told), "", "```diff", *(f"{mark} {line}" for mark, line in _marked(told)), "```")
    if not found.is_same:
        yield from ("", f"#### {PLAY}", "")
        yield from _markdown_play(found)


def document(found: Comparison) -> Mapping[str, Any]:
    """The same as data."""
    return {
        "before": {"game": found.before, "ruleset_hash": found.hashes[0]},
        "after": {"game": found.after, "ruleset_hash": found.hashes[1]},
        "same": found.is_same,
        "sentences": [_sentence(told) for told in found.told],
        "play": _play_document(found.played),
    }


def _conclusion(found: Comparison) -> Iterator[str]:
    if found.is_same:
        yield SAME
    elif not found.told:
        yield UNSAID


def _head(told: Told) -> str:
    """What is told of: the path, and where it stands in both."""
    places = " → ".join(dict.fromkeys(place for place in (told.before.place, told.after.place) if place))
    return f"{told.path or ORDER}  {places}".rstrip()


def _markdown_head(told: Told) -> str:
    places = " → ".join(dict.fromkeys(f"`{place}`" for place in (told.before.place, told.after.place) if place))
    return f"**`{told.path}`** {places}".rstrip() if told.path else f"**{ORDER}**"


def _marked(told: Told) -> Iterator[Marked]:
    """The lines of both, those that both have only once."""
    before, after = told.before.lines, told.after.lines
    for tag, low, high, low_after, high_after in SequenceMatcher(a=before, b=after, autojunk=False).get_opcodes():
        if tag == "equal":
            yield from ((" ", line) for line in before[low:high])
        else:
            yield from (("-", line) for line in before[low:high])
            yield from (("+", line) for line in after[low_after:high_after])


def _first(mark: str, line: str) -> str:
    return f"  {mark} {' ' * (len(line) - len(line.lstrip()))}"


def _play_lines(found: Comparison, width: int) -> Iterator[str]:
    if found.played is None:
        yield from wrapped(found.note or NEVER, width)
        return
    yield from wrapped(found.played.headline, width)
    yield from _before_it(found.played)
    if found.played.position:
        yield from ("", *(f"  {line}" for line in found.played.position))
    yield ""
    for mark, way in _ways(found.played):
        yield from wrapped(way.text, width, first=f"{mark} ", rest="    ")
        if way.why:
            yield from wrapped(way.why, width, first="    ", rest="    ")


def _markdown_play(found: Comparison) -> Iterator[str]:
    if found.played is None:
        yield found.note or NEVER
        return
    yield found.played.headline
    yield from ("", "```text", *_before_it(found.played), *found.played.position, "```") if found.played.position else ()
    yield from ("", "```diff")
    for mark, way in _ways(found.played):
        yield f"{mark} {way.text}"
        if way.why:
            yield f"      {way.why}"
    yield "```"


def _before_it(played: Played) -> Iterator[str]:
    if played.last:
        yield f"{MOVES_BEFORE} {' · '.join(played.last)}"


def _ways(played: Played) -> Iterator[tuple[str, Way]]:
    """What only one of the games has, with its mark."""
    before, after = ({way.text for way in ways} for ways in (played.before, played.after))
    yield from (("-", way) for way in played.before if way.text not in after)
    yield from (("+", way) for way in played.after if way.text not in before)


def _sentence(told: Told) -> Mapping[str, Any]:
    sides = {"before": told.before, "after": told.after}
    said = {name: {"lines": list(side.lines), "place": side.place} if side.lines else None for name, side in sides.items()}
    return {"section": told.section, "path": told.path, **said}


def _play_document(played: Played | None) -> Mapping[str, Any] | None:
    if played is None:
        return None
    return {
        "headline": played.headline,
        "last": list(played.last),
        "position": list(played.position),
        "only_before": _way_documents(played.before),
        "only_after": _way_documents(played.after),
    }


def _way_documents(ways: Iterable[Way]) -> list[Mapping[str, Any]]:
    return [{"text": way.text, "why": way.why} for way in ways]
