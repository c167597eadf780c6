"""The deal room in sentences: hands, reserves and the first upcard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.conditions.ast import Number
from meldbook.model.deal import Owner, Reserve
from meldbook.model.ruleset import Ruleset
from meldbook.prose.agreed import agreed_sentences, words
from meldbook.prose.clauses import conditional, premise
from meldbook.prose.footnotes import footnotes
from meldbook.prose.quantities import value
from meldbook.prose.reactions import reaction_sentences
from meldbook.prose.sentences import Argument, Arguments, Name, Names, Section, Sentence


def deal_section(ruleset: Ruleset) -> Section:
    """What is dealt before play begins."""
    return Section(room="deal", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    deal = ruleset.deal
    yield value("deal-hand", deal.hand, ruleset, path="deal.hand", unit="cards")
    for reserve in deal.reserves:
        yield from _reserve(reserve, ruleset)
    yield from agreed_sentences(deal.upcard, ruleset, _upcard)
    if True in words(deal.upcard) and deal.pile != Number(value=0):
        yield value("deal-pile", deal.pile, ruleset, path="deal.pile", unit="cards")
    yield from reaction_sentences(deal.reactions, ruleset)


def _upcard(turned: bool) -> Sentence:
    return Sentence(id="deal-upcard" if turned else "deal-no-upcard", path="deal.upcard")


def _reserve(reserve: Reserve, ruleset: Ruleset) -> Iterator[Sentence]:
    name: tuple[str, Argument] = ("reserve", Name(among=Names.RESERVE, id=reserve.id))
    common = reserve.owner is Owner.TABLE
    id = "deal-reserve-common" if common else "deal-reserve"
    arguments: Arguments = (name,) if common else (name, ("owner", reserve.owner.value))
    notes = footnotes(reserve, ruleset)
    where, when = premise(reserve.when, ruleset)
    said = value(id, reserve.size, ruleset, path=reserve.path, unit="cards", arguments=arguments, footnotes=notes)
    yield replace(said, where=where)
    if when is not None:
        told, items = conditional(when, ruleset)
        yield Sentence(id="deal-reserve-only", arguments=(name, *told), path=reserve.path, children=items)
