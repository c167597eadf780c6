"""The turn room in sentences: drawing, discarding, and what happens when neither can be done."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Number
from meldbook.model.ruleset import Ruleset
from meldbook.model.turn import Discarding, Shortage, Stuck
from meldbook.prose.agreed import agreed_sentences, words
from meldbook.prose.clauses import clause_sentence
from meldbook.prose.nouns import cards_noun
from meldbook.prose.quantities import value
from meldbook.prose.reactions import reaction_sentences
from meldbook.prose.sentences import Arguments, Section, Sentence


def turn_section(ruleset: Ruleset) -> Section:
    """How a turn goes."""
    return Section(room="turn", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    turn = ruleset.turn
    yield from agreed_sentences(turn.discard, ruleset, lambda ending: _parts(ending, ruleset))
    if turn.discards != Number(value=1):
        yield value("turn-discards", turn.discards, ruleset, path="turn.discards", unit="cards")
    yield value("turn-draw", turn.draw, ruleset, path="turn.draw", unit="cards")
    if turn.draw != Number(value=1):
        yield from agreed_sentences(turn.shortage, ruleset, _shortage)
    if turn.dead != Number(value=0):
        yield value("turn-dead", turn.dead, ruleset, path="turn.dead", unit="cards")
    yield Sentence(id="turn-stock-empty", arguments=(("dead", "none" if turn.dead == Number(value=0) else "some"),))
    for clause in turn.draw_forbid:
        yield clause_sentence("turn-draw-forbid", clause, ruleset)
    for clause in turn.redraw:
        yield clause_sentence("turn-redraw", clause, ruleset)
    for clause in turn.discard_exempt:
        yield clause_sentence("turn-discard-exempt", clause, ruleset)
    for ban in turn.discard_forbid:
        yield clause_sentence("turn-discard-forbid", ban, ruleset, (("cards", cards_noun(ban.cards, ruleset)),))
    if Discarding.REQUIRED in words(turn.discard):
        yield from agreed_sentences(turn.stuck, ruleset, _stuck)
    yield from reaction_sentences(turn.reactions, ruleset)


def _shortage(shortage: Shortage) -> Sentence:
    return Sentence(id="turn-shortage", arguments=(("shortage", shortage.value.replace(" ", "-")),), path="turn.shortage")


def _stuck(stuck: Stuck) -> Sentence:
    return Sentence(id="turn-stuck", arguments=(("stuck", stuck.value.replace(" ", "-")),), path="turn.stuck")


def _parts(ending: Discarding, ruleset: Ruleset) -> Sentence:
    """The course of a turn: the pile has no part in it where it is never taken."""
    pile = "taken" if ruleset.pile.routes else "never"
    several = "" if ruleset.turn.discards == Number(value=1) else "-several"
    arguments: Arguments = (("pile", pile), ("ending", f"{ending.value}{several}"))
    return Sentence(id="turn-parts", arguments=arguments, path="turn.discard")
