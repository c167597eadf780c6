"""The deal room in sentences: hands, reserves and the first upcard."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.model.deal import Reserve
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import conditional, footnotes
from meldbook.prose.quantities import value
from meldbook.prose.reactions import reaction_sentences
from meldbook.prose.sentences import Name, Names, Section, Sentence


def deal_section(ruleset: Ruleset) -> Section:
    """What is dealt before play begins."""
    return Section(room="deal", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    deal = ruleset.deal
    yield value("deal-hand", deal.hand, ruleset, path="deal.hand", unit="cards")
    for reserve in deal.reserves:
        yield from _reserve(reserve, ruleset)
    yield Sentence(id="deal-upcard" if deal.upcard else "deal-no-upcard", path="deal.upcard")
    yield from reaction_sentences(deal.reactions, ruleset)


def _reserve(reserve: Reserve, ruleset: Ruleset) -> Iterator[Sentence]:
    name = ("reserve", Name(among=Names.RESERVE, id=reserve.id))
    arguments = (name, ("owner", reserve.owner.value))
    notes = footnotes(reserve, ruleset)
    yield value("deal-reserve", reserve.size, ruleset, path=reserve.path, unit="cards", arguments=arguments, footnotes=notes)
    if reserve.when is not None:
        told, items = conditional(reserve.when, ruleset)
        yield Sentence(id="deal-reserve-only", arguments=(name, *told), path=reserve.path, children=items)
