"""Names, summaries, notes, rulings and customs of the shipped specs in every language."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from authors import ROOT, catalogue, wanted

from meldbook.prose import Locale, LocaleError, languages
from meldbook.prose.authored import read_authored
from meldbook.prose.locale import AUTHORED

TRANSLATED = [language for language in languages() if language != "en"]

RANKS_IN_DIGITS = frozenset({"ja"})
"""The languages whose messages write ranks in digits: "the red 3" for the red three."""

RANKS = {
    str(rank): word for rank, word in enumerate(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], start=2)
}


def _file(language: str) -> Path:
    return ROOT / "site" / "locales" / language / AUTHORED


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_authors_say_is_translated_and_nothing_else_is(language: str) -> None:
    kept = _file(language).read_bytes() if _file(language).exists() else b""
    whole = catalogue(language, kept)
    if os.environ.get("MELDBOOK_BLESS") == "1":
        _file(language).write_bytes(whole)
    lacking = wanted(language).keys() - read_authored(language, _file(language)).keys()
    assert not lacking
    assert _file(language).read_bytes() == whole, "make bless writes the catalogue"


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_the_english_text(language: str) -> None:
    """But for names: many games are called the same everywhere."""
    names = {english for english, places in wanted(language).items() if all(path.endswith("name") for _, path in places)}
    authored = read_authored(language, _file(language))
    assert not [english for english, told in authored.items() if english == told and english not in names]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_text_ends_as_its_english_does(language: str) -> None:
    """A summary is a sentence, a name is not; so in every language."""
    authored = read_authored(language, _file(language))
    odd = [
        told for english, told in authored.items() if english.endswith((".", "!", "?")) != told.endswith((".", "!", "?", "。"))
    ]
    assert not odd


@pytest.mark.parametrize("language", TRANSLATED)
def test_numbers_in_a_text_are_those_of_its_english(language: str) -> None:
    def numbers(text: str) -> list[str]:
        joined = text.replace("\N{NO-BREAK SPACE}", "").replace("\N{NARROW NO-BREAK SPACE}", "")
        digits = "".join(one if one.isdigit() else " " for one in joined.replace(",", "").replace(".", ""))
        return sorted(digits.split())

    def ranks(english: str, told: str) -> set[str]:
        """The ranks that the English has in words, where the language has digits for them."""
        if language not in RANKS_IN_DIGITS:
            return set()
        named = {rank for rank, word in RANKS.items() if re.search(rf"\b{word}(e?s)?\b", english, re.IGNORECASE)}
        return named & set(numbers(told)) - set(numbers(english))

    def plain(text: str, aside: set[str]) -> list[str]:
        return [number for number in numbers(text) if number not in aside]

    authored = read_authored(language, _file(language))
    assert not {english: told for english, told in authored.items() if numbers(english) != plain(told, ranks(english, told))}


def test_an_author_may_say_it_in_a_language_himself() -> None:
    locale = Locale.load("ca")
    assert locale.words((("en", "Classic Canasta"), ("ca", "La nostra canasta"))) == "La nostra canasta"
    assert locale.words((("en", "Nobody has ever said this."),)) == "Nobody has ever said this."


def test_a_missing_translation_is_an_error_but_for_a_preview(tmp_path: Path) -> None:
    file = tmp_path / "specs.po"
    file.write_text(
        'msgid "One"\nmsgstr "U"\n\nmsgid "Two"\nmsgstr ""\n\n#, fuzzy\nmsgid "Three"\nmsgstr "Tres"\n', encoding="utf-8"
    )
    with pytest.raises(LocaleError, match=r"ca: specs\.po lacks the translation of 'Two'"):
        read_authored("ca", file)
    assert read_authored("ca", file, preview=True) == {"One": "U"}


def test_a_broken_catalogue_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "specs.po"
    file.write_text('msgid "One"\nmsgstr U\n', encoding="utf-8")
    with pytest.raises(LocaleError, match=r"ca: specs\.po"):
        read_authored("ca", file)
