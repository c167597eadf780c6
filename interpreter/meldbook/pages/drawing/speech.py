"""Sentences in which cards are drawn: a message and its arguments go in, HTML comes out.

A message is plain text to its locale. So a drawing goes in as a sign of its own that no text uses, and takes the sign's place
once the text has been escaped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meldbook.pages.html import shown
from meldbook.prose import Locale, Phrase, Sentence
from meldbook.prose.sentences import Argument

FIRST_SIGN: Final = 0xE000
"""The first of the characters that Unicode leaves to private use."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A piece of HTML that stands in a sentence."""

    html: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Speech:
    """The messages of one language, with drawings in them."""

    locale: Locale

    def says(self, id: str, **arguments: Argument | Drawn) -> str:
        """A whole sentence: it begins with a capital."""
        drawn = {chr(FIRST_SIGN + place): name for place, name in enumerate(arguments)}
        signs = {name: sign for sign, name in drawn.items()}
        told = ((name, signs[name] if isinstance(value, Drawn) else value) for name, value in arguments.items())
        text = shown(self.locale.sentence(Sentence(id=id, arguments=tuple(told))))
        for sign, name in drawn.items():
            value = arguments[name]
            text = text.replace(sign, value.html) if isinstance(value, Drawn) else text
        return text

    def calls(self, id: str, **arguments: Argument) -> str:
        """The text of a message that names a thing."""
        return shown(self.locale.phrase(Phrase(id=id, arguments=tuple(arguments.items()))))
