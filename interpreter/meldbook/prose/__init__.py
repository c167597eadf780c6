"""Rules in words, in two steps: a ruleset becomes sentences without words, and a locale gives the sentences their text."""

from meldbook.prose.differences import Difference, Reordered, differences
from meldbook.prose.locale import Locale, LocaleError, languages
from meldbook.prose.page import rules_text, sentence_lines
from meldbook.prose.refusals import refusal_text
from meldbook.prose.rooms.scoring import line_in_short
from meldbook.prose.sections import ROOMS, section, sections, sentence_of
from meldbook.prose.sentences import Name, Names, Noun, Phrase, Row, Section, Sentence

__all__ = [
    "ROOMS",
    "Difference",
    "Locale",
    "LocaleError",
    "Name",
    "Names",
    "Noun",
    "Phrase",
    "Reordered",
    "Row",
    "Section",
    "Sentence",
    "differences",
    "languages",
    "line_in_short",
    "refusal_text",
    "rules_text",
    "section",
    "sections",
    "sentence_lines",
    "sentence_of",
]
