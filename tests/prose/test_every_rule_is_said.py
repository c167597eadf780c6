"""A rule that changes the game changes the page: each field of each ruleset is changed, and some sentence must change with it,
and none that has nothing to do with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from changes import Change
from related import is_related
from spoken import spoken
from unsaid import told_changes

from meldbook.model.ruleset import Ruleset
from meldbook.prose import Locale, Sentence, languages, sections
from specs_on_disk import SEARCHING, VARIANTS
from specs_on_disk import ruleset as ruleset_of

MOST = 60
"""In an ordinary run, about so many fields of each game are changed, evenly spread; in a search all of them."""


@pytest.fixture(scope="module")
def locales() -> tuple[Locale, ...]:
    return tuple(map(Locale.load, languages()))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_changed_field_changes_a_sentence(variant: str, locales: tuple[Locale, ...]) -> None:
    """case-C14: in a search in every language; in an ordinary run the languages take turns."""
    ruleset = ruleset_of(variant)
    cases = list(told_changes(ruleset))
    tried = cases[:: 1 if SEARCHING else max(1, len(cases) // MOST)]
    silent = [
        f"{locale.language}: {change.place}"
        for index, change in enumerate(tried)
        for locale in (locales if SEARCHING else locales[index % len(locales) :][:1])
        if not _is_heard(change, ruleset, locale)
    ]
    assert len(cases) > 300
    assert silent == [], "\n".join(silent)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_changed_field_changes_no_other_sentence(variant: str) -> None:
    ruleset = ruleset_of(variant)
    cases = list(told_changes(ruleset))
    before = set(_sentences(ruleset))
    strangers = {
        f"{change.place}: {sentence.path or sentence.id}"
        for change in cases[:: 1 if SEARCHING else max(1, len(cases) // MOST)]
        for sentence in before ^ set(_sentences(change.ruleset))
        if not is_related(sentence, change.place, ruleset)
    }
    assert strangers == set(), "\n".join(sorted(strangers))


@pytest.mark.parametrize("variant", VARIANTS[:: 1 if SEARCHING else 4])
def test_what_says_the_same_sounds_the_same(variant: str, locales: tuple[Locale, ...]) -> None:
    """A sentence that a change doesn't touch is spoken as before in every language: its words come from nowhere else.

    What is heard everywhere is how cards are called, and whether a side is more than one player.
    """
    ruleset = ruleset_of(variant)
    cases = [change for change in told_changes(ruleset) if not change.place.startswith("cards.deck.")]
    before = set(_sentences(ruleset))
    for index, change in enumerate(cases[:: max(1, len(cases) // (MOST if SEARCHING else len(locales)))]):
        spoken_at, then_at = (locales[index % len(locales)].at(each) for each in (ruleset, change.ruleset))
        if spoken_at.sides == then_at.sides:
            kept = before & set(_sentences(change.ruleset))
            heard = [(spoken(sentence, spoken_at), spoken(sentence, then_at)) for sentence in kept]
            assert [pair for pair in heard if pair[0] != pair[1]] == [], change.place


def test_the_author_s_words_are_on_the_page(ruleset: Ruleset, english: Locale) -> None:
    page = {spoken(sentence, english) for sentence in _sentences(ruleset)}
    words = [dict(ruleset.summary)["en"], *(text for _, text in _notes(ruleset))]
    assert [text for text in words if not any(text in said for said in page)] == []


def _is_heard(change: Change, ruleset: Ruleset, locale: Locale) -> bool:
    before, after = set(_sentences(ruleset)), set(_sentences(change.ruleset))
    return _heard(before - after, locale.at(ruleset)) != _heard(after - before, locale.at(change.ruleset))


def _heard(said: set[Sentence], locale: Locale) -> set[str]:
    return {spoken(sentence, locale) for sentence in said}


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    yield from (sentence for section in sections(ruleset) for sentence in section.sentences)


def _notes(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    reactions = (*ruleset.cards.reactions, *ruleset.deal.reactions, *ruleset.pile.reactions)
    for clause in (*ruleset.options, *reactions, *ruleset.scoring.lines):
        yield from (pair for text in (clause.note, getattr(clause, "ruling", ())) for pair in text if pair[0] == "en")
