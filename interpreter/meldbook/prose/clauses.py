"""From a clause of the model to its sentence: with its condition, if it has one, and its footnotes.

A clause that always holds is said by its message; one with a condition by the attribute `.when`, where the condition stands. The
message `end` closes such a sentence: with a full stop, or with a colon where the condition is a list.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Condition
from meldbook.model.clauses import Clause, Demand, Text
from meldbook.model.ruleset import Ruleset, Source
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.sentences import Arguments, LanguageName, Phrase, Sentence, Words


def clause_sentence(id: str, clause: Clause, ruleset: Ruleset, arguments: Arguments = ()) -> Sentence:
    """The sentence of a clause."""
    notes = footnotes(clause, ruleset)
    if clause.when is None:
        return Sentence(id=id, arguments=arguments, path=clause.path, footnotes=notes)
    told, items = conditional(clause.when, ruleset)
    return Sentence(id=f"{id}.when", arguments=(*arguments, *told), path=clause.path, children=items, footnotes=notes)


def conditional(condition: Condition, ruleset: Ruleset, name: str = "condition") -> tuple[Arguments, tuple[Phrase, ...]]:
    """What a sentence needs to say a condition: its arguments, and the items of the list that it may announce."""
    phrase = condition_phrase(condition, ruleset)
    return ((name, phrase), ("form", "list" if phrase.children else "one")), phrase.children


def demand_sentences(id: str, demand: Demand, ruleset: Ruleset) -> Iterator[Sentence]:
    """The sentence of a demand. If it holds only sometimes, a sentence before it says when: one sentence, one condition."""
    if demand.when is not None:
        told, items = conditional(demand.when, ruleset)
        yield Sentence(id="demand-when", arguments=told, children=items)
    told, items = conditional(demand.must, ruleset)
    yield Sentence(id=id, arguments=told, path=demand.path, children=items, footnotes=footnotes(demand, ruleset))


def footnotes(clause: Clause, ruleset: Ruleset) -> tuple[Phrase, ...]:
    """What hangs on a clause: the author's note, the ruling where sources disagree, and the sources."""
    return (
        *text_footnote("footnote-note", clause.note),
        *text_footnote("footnote-ruling", clause.ruling),
        *source_footnote(clause.sources, ruleset),
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
    arguments: Arguments = (("title", _verbatim(source.title)),)
    if source.language:
        id, arguments = f"{id}-in-language", (*arguments, ("language", LanguageName(tag=source.language)))
    if source.url:
        id, arguments = f"{id}-at-url", (*arguments, ("url", _verbatim(source.url)))
    return Phrase(id=id, arguments=arguments)


def _verbatim(text: str) -> Words:
    """A text that is the same in every language."""
    return Words(text=(("und", text),))
