"""The going-out room in sentences: who may empty the hand, and how."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.model.clauses import Demand
from meldbook.model.going_out import Ask
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import clause_sentence, demand_sentences, footnotes
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.nouns import cards_noun
from meldbook.prose.sentences import Section, Sentence


def going_out_section(ruleset: Ruleset) -> Section:
    """What going out needs, the last card, the question to the partner, and going out concealed."""
    return Section(room="going_out", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    going_out = ruleset.going_out
    yield Sentence(id="going-out-what")
    yield from needs_sentences(ruleset)
    yield Sentence(id="going-out-last-card", arguments=(("discard", going_out.last_card.value),), path="going_out.last_card")
    for ban in going_out.last_forbid:
        yield clause_sentence("going-out-last-forbid", ban, ruleset, (("cards", cards_noun(ban.cards, ruleset)),))
    yield from _ask(ruleset)
    if going_out.concealed is not None:
        yield clause_sentence("going-out-concealed", going_out.concealed, ruleset)


def needs_sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    """What going out needs: one list, if each demand is a single clause, and otherwise a sentence for each."""
    needs = ruleset.going_out.needs
    if not needs:
        yield Sentence(id="going-out-no-needs", path="going_out.needs")
        return
    if len(needs) > 1 and all(_is_plain(need, ruleset) for need in needs):
        items = tuple(_need(need, ruleset) for need in needs)
        yield Sentence(id="going-out-needs-all", path="going_out.needs", children=items)
    else:
        for need in needs:
            yield from demand_sentences("going-out-needs", need, ruleset)
    yield Sentence(id="going-out-keep")


def _is_plain(need: Demand, ruleset: Ruleset) -> bool:
    return need.when is None and not condition_phrase(need.must, ruleset).children


def _need(need: Demand, ruleset: Ruleset) -> Sentence:
    must = condition_phrase(need.must, ruleset)
    return Sentence(id="going-out-need", arguments=(("condition", must),), path=need.path, footnotes=footnotes(need, ruleset))


def _ask(ruleset: Ruleset) -> Iterator[Sentence]:
    going_out = ruleset.going_out
    if going_out.ask is Ask.NONE:
        return
    yield Sentence(id="going-out-ask", arguments=(("ask", going_out.ask.value),), path="going_out.ask")
    yield Sentence(id="going-out-ask-limit", arguments=(("limit", going_out.ask_limit.value),), path="going_out.ask_limit")
