"""The rules of a page by their paths: the path of a clause goes in, its sentence comes out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meldbook.model.ruleset import Ruleset
from meldbook.prose import Locale, sections


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """Sentences by path."""

    sentences: Mapping[str, str]

    @classmethod
    def of(cls, ruleset: Ruleset, locale: Locale) -> Rulebook:
        """The rule book of a game. A rule that is told in several sentences is known by its first."""
        told = (sentence for section in sections(ruleset) for sentence in section.sentences)
        sentences: dict[str, str] = {}
        for sentence in told:
            if sentence.path is not None:
                sentences.setdefault(sentence.path, locale.sentence(sentence))
        return cls(sentences=sentences)

    def says(self, path: str) -> str:
        """The sentence of the rule, or its path if the page has none of its own for it."""
        return self.sentences.get(path, path)
