"""From sentences without words to text in one language.

In: `Phrase`s and `Sentence`s. Out: their text, through the Fluent messages of `site/locales/<language>`. Nothing is said in code:
word order, plurals and the forms of nouns are the messages' own. A noun argument `cards` stands in a message as `$cards`, and in
each further form that the noun has as `$cards-<form>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable
from typing import Final, assert_never

import babel
from fluent.runtime.types import FluentInt

from meldbook.model.alone import is_solo
from meldbook.model.clauses import Text
from meldbook.model.ruleset import Ruleset
from meldbook.prose.authored import read_authored
from meldbook.prose.messages import LocaleError, Messages, Value, read_messages
from meldbook.prose.sentences import Argument, Arguments, LanguageName, Name, Noun, Phrase, Sentence, Words
from meldbook.resources import locales

__all__ = ["Locale", "LocaleError", "languages"]

AUTHORED: Final = "specs.po"
"""The file of a language with what the authors of the shipped specs say; English stands in the specs themselves."""

FALLBACK: Final = "en"
"""The language of an author's words where they are not given in the reader's."""

_DOTTED_I: Final = frozenset({"tr", "az"})
"""Languages whose small i has a capital of its own."""


def languages() -> tuple[str, ...]:
    """The languages there are messages for."""
    return tuple(sorted(path.name for path in locales().iterdir() if path.is_dir()))


def _files(language: str) -> list[Traversable]:
    folder = locales() / language
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(files, key=lambda file: file.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Locale:
    """One language, speaking of one kind of table: `sides` is `solo` where everybody plays alone, else `partners`.

    `authored` has what authors of specs say in English, in this language.
    """

    language: str
    messages: Messages
    authored: Mapping[str, str] = field(default_factory=dict)
    sides: str = "partners"

    @classmethod
    def load(cls, language: str, *, preview: bool = False) -> Locale:
        """Reads the messages of a language; raises `LocaleError` if anything is wrong with them.

        A preview takes what isn't translated yet from English, and marks it.
        """
        files = _files(language)
        if not files:
            raise LocaleError(f"{language}: there are no messages for this language")
        borrowed = _files(FALLBACK) if preview and language != FALLBACK else []
        authored = locales() / language / AUTHORED
        return cls(
            language=language,
            messages=read_messages(language, files, borrowed),
            authored=read_authored(language, authored, preview=preview) if authored.is_file() else {},
        )

    def at(self, ruleset: Ruleset) -> Locale:
        """The same language, for the tables of this game."""
        return replace(self, sides="solo" if is_solo(ruleset) else "partners")

    def sentence(self, sentence: Sentence) -> str:
        """The text of the sentence itself, without what stands under it. It begins with a capital."""
        text = self._text(sentence.id, sentence.arguments)
        if sentence.where is not None:
            arguments = (("condition", sentence.where), ("rule", Words(text=((self.language, self.capitalised(text)),))))
            text = self._text("where", arguments)
        return self.capitalised(text)

    def phrase(self, phrase: Phrase | Name | Noun) -> str:
        """The text of a phrase, or of a noun in its first form."""
        if isinstance(phrase, Phrase):
            return self._text(phrase.id, phrase.arguments)
        return self._noun(phrase, "")

    def word(self, id: str) -> str:
        """A message that needs no arguments."""
        return self._text(id, ())

    def separated(self, parts: Iterable[str]) -> str:
        """Names in a row, behind a label for instance, with what the language sets between them."""
        row = ""
        for part in parts:
            row = self._text("play-list-more", (("first", row), ("second", part))) if row else part
        return row

    def words(self, text: Text) -> str:
        """The author's words in this language, in English if they are not, or else in whatever language there is."""
        by_language = dict(text)
        if self.language in by_language:
            return by_language[self.language]
        if FALLBACK in by_language:
            return self.authored.get(by_language[FALLBACK], by_language[FALLBACK])
        return text[0][1] if text else ""

    def _text(self, key: str, arguments: Arguments) -> str:
        known = self.messages.known(key)
        if known is None:
            raise LocaleError(f"{self.language}: there is no message {key}")
        return self.messages.format(known, {**self._values(known, dict(arguments)), "sides": self.sides})

    def _values(self, key: str, arguments: Mapping[str, Argument]) -> dict[str, Value]:
        """The value of each argument, and of nouns the forms that the message asks for."""
        values: dict[str, Value] = {}
        for name, argument in arguments.items():
            values.update(self._argument(name, argument, self.messages.variables[key]))
        return values

    def _argument(self, name: str, argument: Argument, wanted: frozenset[str]) -> Iterator[tuple[str, Value]]:
        match argument:
            case int():
                yield name, self.number(argument)
            case str():
                yield name, argument
            case Phrase():
                yield name, self.phrase(argument)
            case Words(text=text):
                yield name, self.words(text)
            case LanguageName(tag=tag):
                yield name, self._language(tag)
            case Name() | Noun():
                yield from self._forms(name, argument, wanted)
            case _:
                assert_never(argument)

    def _forms(self, name: str, noun: Name | Noun, wanted: frozenset[str]) -> Iterator[tuple[str, Value]]:
        used = [one for one in sorted(wanted) if one == name or one.startswith(f"{name}-")]
        for variable in used:
            yield variable, self._noun(noun, variable.removeprefix(name).removeprefix("-"))
        if not used:
            yield name, self._noun(noun, "")

    def _noun(self, noun: Name | Noun, form: str) -> str:
        """A noun in one of its forms: "" is the message itself, any other an attribute.

        A form may leave out what the noun is made of: what only agrees with it, like an adjective, is the same for all.
        """
        if isinstance(noun, Noun):
            key = f"{noun.id}.{form}" if form else noun.id
            agrees = form and not self.messages.variables.get(key, noun.arguments)
            return self._text(key, () if agrees else noun.arguments)
        own = "-".join(map(_message_part, filter(None, (noun.among.value, noun.of, noun.id))))
        if own in self.messages.variables:
            return self._text(f"{own}.{form}" if form else own, ())
        other = f"{noun.among.value}-other"
        return self._text(f"{other}.{form}" if form else other, (("name", Words(text=((self.language, _readable(noun.id)),))),))

    def _language(self, tag: str) -> str:
        """The name of a language in this one; its tag, if it has no name that is known."""
        try:
            name = babel.Locale.parse(tag, sep="-").get_display_name(self.language.replace("-", "_"))
        except (babel.UnknownLocaleError, ValueError):
            return tag
        return name or tag

    def number(self, number: int) -> Value:
        """A number as the language writes it. Some group thousands only from five digits on, which Babel does not know."""
        smallest = int(self.messages.format("digits-before-grouping", {}))
        return FluentInt(number, useGrouping=len(str(abs(number))) >= smallest)

    def capitalised(self, text: str) -> str:
        """The text with a capital at its beginning."""
        first = "İ" if text[:1] == "i" and self.language.partition("-")[0] in _DOTTED_I else text[:1].upper()
        return first + text[1:]


def _message_part(id: str) -> str:
    """An id as it stands in the id of a message, where there are no spaces."""
    return id.replace(" ", "-")


def _readable(id: str) -> str:
    return id.replace("-", " ")
