"""The going-out room in sentences: who may empty the hand, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meldbook.model.clauses import Demand, Happening, TakeReserve
from meldbook.model.going_out import Ask, LastCard, Limit, SpecialHand
from meldbook.model.ruleset import Ruleset
from meldbook.prose.agreed import agreed_sentences, words
from meldbook.prose.clauses import clause_sentence, demand_sentences
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.footnotes import footnotes
from meldbook.prose.nouns import cards_noun, listed
from meldbook.prose.sentences import Arguments, Name, Names, Noun, Section, Sentence


def going_out_section(ruleset: Ruleset) -> Section:
    """What going out needs, the last card, the question to the partner, and going out concealed."""
    return Section(room="going_out", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    going_out = ruleset.going_out
    yield Sentence(id="going-out-what", arguments=(("refill", _refill(ruleset)),))
    for clause in going_out.forbid:
        yield clause_sentence("going-out-forbid", clause, ruleset)
    if any(clause.when is None for clause in going_out.forbid):
        yield _keep(ruleset)
        return
    yield from _needs(ruleset)
    yield from agreed_sentences(going_out.last_card, ruleset, _last_card)
    for ban in going_out.last_forbid:
        yield clause_sentence("going-out-last-forbid", ban, ruleset, (("cards", cards_noun(ban.cards, ruleset)),))
    yield from _ask(ruleset)
    if going_out.concealed is not None:
        yield clause_sentence("going-out-concealed", going_out.concealed, ruleset)
    if going_out.hands:
        shown = tuple(clause_sentence("going-out-hand", hand, ruleset, _hand(hand)) for hand in going_out.hands)
        yield Sentence(id="going-out-hands", path="going_out.hands", children=shown)


def _last_card(discard: LastCard) -> Sentence:
    return Sentence(id="going-out-last-card", arguments=(("discard", discard.value),), path="going_out.last_card")


def _needs(ruleset: Ruleset) -> Iterator[Sentence]:
    """What going out needs: one list of all demands that are a single clause, and a sentence for each other."""
    needs = ruleset.going_out.needs
    if not needs and not ruleset.going_out.forbid:
        yield Sentence(id="going-out-no-needs", path="going_out.needs")
        return
    plain = [need for need in needs if _is_plain(need, ruleset)]
    if len(plain) > 1:
        items = tuple(_need(need, ruleset) for need in plain)
        yield Sentence(id="going-out-needs-all", path="going_out.needs", children=items)
    for need in needs:
        if need not in plain or len(plain) == 1:
            yield from demand_sentences("going-out-needs", need, ruleset)
    yield _keep(ruleset)


def _keep(ruleset: Ruleset) -> Sentence:
    return Sentence(id="going-out-keep", arguments=(("refill", _refill(ruleset)),))


def _refill(ruleset: Ruleset) -> str:
    """Whether a player with an empty hand may take up a reserve, and so is not out yet."""
    reactions = (*ruleset.cards.reactions, *ruleset.deal.reactions, *ruleset.turn.reactions, *ruleset.pile.reactions)
    emptied = (one for one in reactions if any(event.happening is Happening.HAND_EMPTIED for event in one.on))
    return "reserve" if any(isinstance(effect, TakeReserve) for one in emptied for effect in one.then) else "none"


def _hand(hand: SpecialHand) -> Arguments:
    """The name of a special hand and its groups, those of one size counted together: "4 pairs and 2 times 3 of a kind"."""
    counted = Counter(sorted(hand.groups, reverse=True))
    groups = [Noun(id="hand-group", arguments=(("size", size), ("count", count))) for size, count in counted.items()]
    wilds = hand.wilds.value.replace(" ", "-")
    return (("hand", Name(among=Names.SPECIAL_HAND, id=hand.id)), ("groups", listed(groups, "names")), ("wilds", wilds))


def _is_plain(need: Demand, ruleset: Ruleset) -> bool:
    return need.when is None and not condition_phrase(need.must, ruleset).children


def _need(need: Demand, ruleset: Ruleset) -> Sentence:
    must = condition_phrase(need.must, ruleset)
    return Sentence(id="going-out-need", arguments=(("condition", must),), path=need.path, footnotes=footnotes(need, ruleset))


def _ask(ruleset: Ruleset) -> Iterator[Sentence]:
    going_out = ruleset.going_out
    if words(going_out.ask) != (Ask.NONE,):
        yield from agreed_sentences(going_out.ask, ruleset, _asked)
        yield from agreed_sentences(going_out.ask_limit, ruleset, _limit)


def _asked(ask: Ask) -> Sentence:
    return Sentence(id="going-out-ask", arguments=(("ask", ask.value),), path="going_out.ask")


def _limit(limit: Limit) -> Sentence:
    return Sentence(id="going-out-ask-limit", arguments=(("limit", limit.value),), path="going_out.ask_limit")
