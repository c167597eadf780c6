"""Words for the terminal: the id of a message and what stands in it go in, its text comes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meldbook.prose import Locale, Phrase, Sentence
from meldbook.prose.sentences import Argument


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The messages of one language."""

    locale: Locale

    def say(self, id: str, **arguments: Argument) -> str:
        """The text of a message that is a sentence: it begins with a capital."""
        return self.locale.sentence(Sentence(id=id, arguments=tuple(arguments.items())))

    def name(self, id: str, **arguments: Argument) -> str:
        """The text of a message that names a thing, as it stands."""
        return self.locale.phrase(Phrase(id=id, arguments=tuple(arguments.items())))

    def joined(self, parts: Sequence[str], family: str = "play-list") -> str:
        """Several names as one, by the messages `<family>-more` and `<family>-last`: `a, b and c`."""
        text = parts[0]
        for index, part in enumerate(parts[1:], start=2):
            text = self.name(f"{family}-{'last' if index == len(parts) else 'more'}", first=text, second=part)
        return text
