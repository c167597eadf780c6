"""One language of the site: its locale, the shapes of its cards, and pages as they are put together from messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import babel

from meldbook.model.clauses import Text
from meldbook.model.ruleset import Ruleset
from meldbook.pages.addresses import Repository
from meldbook.pages.drawing.faces import Faces
from meldbook.pages.html import shown
from meldbook.pages.markdown import escaped
from meldbook.prose import Locale, Phrase
from meldbook.prose.sentences import Argument, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """What every page of one language needs."""

    locale: Locale
    shapes: Mapping[str, str]
    repository: Repository | None

    @property
    def tag(self) -> str:
        """Its tag, which is also its folder."""
        return self.locale.language

    def says(self, id: str, **arguments: Argument) -> str:
        """The text of a message."""
        return self.locale.phrase(Phrase(id=id, arguments=tuple(arguments.items())))

    def markdown(self, id: str, **arguments: Argument) -> str:
        """A message as Markdown that shows it as it is."""
        return escaped(self.says(id, **arguments))

    def html(self, id: str, **arguments: Argument) -> str:
        """A message as HTML."""
        return shown(self.says(id, **arguments))

    def name(self, text: Text) -> str:
        """What an author calls something, in this language as far as it is given."""
        return self.locale.words(text)

    def faces(self, ruleset: Ruleset) -> Faces:
        """The cards of a game."""
        return Faces(ruleset=ruleset, locale=self.locale.at(ruleset), shapes=self.shapes)


def own_name(tag: str) -> str:
    """What a language calls itself, with a capital as names in a list have."""
    name = babel.Locale.parse(tag, sep="-").get_display_name(tag.replace("-", "_")) or tag
    return name[:1].upper() + name[1:]


def page(title: str, lines: Iterable[str], *, hide: Iterable[str] = (), description: str = "") -> str:
    """A whole page: its head for MkDocs, its heading, and its lines. A title has no Markdown in it."""
    head = ["---", f"title: {_quoted(title)}"]
    head += [f"description: {_quoted(description)}"] if description else []
    hidden = list(hide)
    head += [f"hide: [{', '.join(hidden)}]"] if hidden else []
    return "\n".join((*head, "---", "", f"# {escaped(title)}", "", *lines)).rstrip() + "\n"


def plain(text: str) -> Words:
    """A text that is the same in every language, as an argument of a message."""
    return Words(text=(("und", text),))


def _quoted(text: str) -> str:
    """A text as YAML takes it, whatever is in it."""
    return '"' + " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"') + '"'
