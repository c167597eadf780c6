"""Reading messages strictly: what Fluent would skip or print as a placeholder is an error here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from meldbook.prose import Locale, LocaleError, Name, Names, Phrase
from meldbook.prose.messages import Messages, read_messages
from meldbook.prose.sentences import LanguageName, Words


def _messages(folder: Path, text: str, language: str = "en") -> Messages:
    file = folder / "some.ftl"
    file.write_text(text, encoding="utf-8")
    return read_messages(language, [file])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("broken line\n", "some.ftl"),
        ("unfinished = { $count ->\n    [one] a\n }\n", "some.ftl"),
        ("twice = a\ntwice = b\n", "twice"),
        ("lost = { nowhere }\n", "nowhere"),
        ("round = { square }\nsquare = { round }\n", "itself"),
    ],
)
def test_a_mistake_in_the_messages_is_an_error_when_they_are_read(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(LocaleError, match=complaint):
        _messages(tmp_path, text)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LocaleError):
        Locale.load("xx")


@pytest.mark.parametrize(("number", "said"), [(5, "5"), (1495, "1,495"), (20000, "20,000"), (-200, "-200")])
def test_numbers_are_grouped_as_the_language_does(number: int, said: str, english: Locale) -> None:
    assert english.phrase(Phrase(id="quantity-number", arguments=(("count", number),))) == said


def test_a_language_may_group_only_from_five_digits_on(tmp_path: Path) -> None:
    messages = _messages(tmp_path, "digits-before-grouping = 5\nnumber = { $count }\n", "es")
    spanish = Locale(language="es", messages=messages)
    assert [spanish.phrase(Phrase(id="number", arguments=(("count", number),))) for number in (1495, 14950)] == ["1495", "14.950"]


@pytest.mark.parametrize(
    ("language", "smallest", "said"),
    [
        ("en", 4, ["5,000", "1,495", "10,000"]),
        ("de", 4, ["5.000", "1.495", "10.000"]),
        ("es", 5, ["5000", "1495", "10.000"]),
        ("pl", 5, ["5000", "1495", "10\u00a0000"]),
        ("fr", 4, ["5\u202f000", "1\u202f495", "10\u202f000"]),
    ],
)
def test_thousands_are_parted_as_each_language_does(language: str, smallest: int, said: list[str], tmp_path: Path) -> None:
    """case-C11"""
    messages = _messages(tmp_path, f"digits-before-grouping = {smallest}\nnumber = {{ $count }}\n", language)
    speaking = Locale(language=language, messages=messages)
    assert [speaking.phrase(Phrase(id="number", arguments=(("count", number),))) for number in (5000, 1495, 10000)] == said


CARDS = """
digits-before-grouping = 4
cards =
    { $count ->
        [one] one
        [few] few
        [many] many
       *[other] other
    }
"""


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", {"one": [1, 21, 101], "few": [2, 22], "many": [0, 5, 11, 12, 25]}),
        ("pl", {"one": [1], "few": [2, 22], "many": [0, 5, 11, 12, 21, 25, 101]}),
        ("ro", {"one": [1], "few": [0, 2, 5, 11, 12, 101], "other": [21, 22, 25]}),
        ("ja", {"other": [0, 1, 2, 5, 11, 12, 21, 22, 25, 101]}),
    ],
)
def test_a_number_takes_the_plural_of_its_language(language: str, forms: dict[str, list[int]], tmp_path: Path) -> None:
    """case-C4"""
    speaking = Locale(language=language, messages=_messages(tmp_path, CARDS, language))
    for form, numbers in forms.items():
        told = {speaking.phrase(Phrase(id="cards", arguments=(("count", number),))) for number in numbers}
        assert told == {form}


def test_a_name_nobody_gave_is_spoken_as_it_is_written(english: Locale) -> None:
    assert english.phrase(Name(among=Names.RESERVE, id="kitty")) == "the kitty"
    assert english.phrase(Name(among=Names.RESERVE, id="second-hand")) == "the second hand"


def test_the_turkish_i_keeps_its_dot(english: Locale) -> None:
    """case-C10"""
    assert english.capitalised("ilk el") == "Ilk el"
    assert replace(english, language="tr").capitalised("ilk el") == "İlk el"


def test_an_author_s_words_fall_back_to_english(english: Locale) -> None:
    estonian = replace(english, language="et")
    assert estonian.words((("en", "Clear"), ("et", "Selge"))) == "Selge"
    assert estonian.words((("ca", "Clar"), ("en", "Clear"))) == "Clear"
    assert estonian.words((("ca", "Clar"),)) == "Clar"


def test_languages_are_called_by_their_names(english: Locale) -> None:
    arguments = (("title", Words(text=(("und", "T"),))), ("language", LanguageName(tag="ca")))
    assert english.phrase(Phrase(id="source-in-language", arguments=arguments)) == "T (Catalan)"


@pytest.mark.parametrize(("language", "said"), [("en", "a, b, c"), ("ja", "a、b、c")])
def test_names_in_a_row_are_separated_as_the_language_does(language: str, said: str) -> None:
    locale = Locale.load(language)
    assert locale.separated("abc") == said
    assert locale.separated(()) == ""
