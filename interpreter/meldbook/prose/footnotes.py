"""From what an author adds to a clause to its footnotes: the note, the ruling, and the sources."""

from __future__ import annotations

from meldbook.model.clauses import Clause, Text
from meldbook.model.options import Option
from meldbook.model.ruleset import About, Ruleset, Source
from meldbook.prose.sentences import Arguments, LanguageName, Phrase, Words


def footnotes(clause: Clause | Option, ruleset: Ruleset) -> tuple[Phrase, ...]:
    """What hangs on a clause or an option: the author's note, the ruling where sources disagree, and the sources."""
    return (
        *text_footnote("footnote-note", clause.note),
        *text_footnote("footnote-ruling", clause.ruling),
        *source_footnote(clause.sources, ruleset),
    )


def about_footnotes(about: About, ruleset: Ruleset) -> tuple[Phrase, ...]:
    """What hangs on a value or rule by what is said about it."""
    return (
        *((Phrase(id="footnote-unverified"),) if about.unverified else ()),
        *text_footnote("footnote-note", about.note),
        *text_footnote("footnote-ruling", about.ruling),
        *source_footnote(about.sources, ruleset),
    )


def text_footnote(id: str, text: Text) -> tuple[Phrase, ...]:
    """A footnote with the author's words, if there are any."""
    return (Phrase(id=id, arguments=(("text", Words(text=text)),)),) if text else ()


def source_footnote(ids: tuple[str, ...], ruleset: Ruleset) -> tuple[Phrase, ...]:
    """The footnote that names the sources, if there are any. The loader has checked that they are declared."""
    if not ids:
        return ()
    by_id = {source.id: source for source in ruleset.sources}
    whole = _source(by_id[ids[0]])
    for id in ids[1:]:
        whole = Phrase(id="sources-more", arguments=(("first", whole), ("second", _source(by_id[id]))))
    return (Phrase(id="footnote-sources", arguments=(("sources", whole),)),)


def _source(source: Source) -> Phrase:
    """A source with what is known of it; the message's id says what that is."""
    id = "source"
    arguments: Arguments = (("title", Words(text=source.title)),)
    if source.language:
        id, arguments = f"{id}-in-language", (*arguments, ("language", LanguageName(tag=source.language)))
    if source.url:
        id, arguments = f"{id}-at-url", (*arguments, ("url", _verbatim(source.url)))
    return Phrase(id=id, arguments=arguments)


def _verbatim(text: str) -> Words:
    """A text that is the same in every language."""
    return Words(text=(("und", text),))
