"""The turn room in sentences: drawing, discarding, and what happens when neither can be done."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Number
from meldbook.model.ruleset import Ruleset
from meldbook.model.turn import Discarding
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
    yield _parts(ruleset)
    yield value("turn-draw", turn.draw, ruleset, path="turn.draw", unit="cards")
    if turn.draw != Number(value=1):
        shortage = turn.shortage.value.replace(" ", "-")
        yield Sentence(id="turn-shortage", arguments=(("shortage", shortage),), path="turn.shortage")
    if turn.dead != Number(value=0):
        yield value("turn-dead", turn.dead, ruleset, path="turn.dead", unit="cards")
    yield Sentence(id="turn-stock-empty", arguments=(("dead", "none" if turn.dead == Number(value=0) else "some"),))
    for clause in turn.draw_forbid:
        yield clause_sentence("turn-draw-forbid", clause, ruleset)
    for clause in turn.discard_exempt:
        yield clause_sentence("turn-discard-exempt", clause, ruleset)
    for ban in turn.discard_forbid:
        yield clause_sentence("turn-discard-forbid", ban, ruleset, (("cards", cards_noun(ban.cards, ruleset)),))
    if turn.discard is Discarding.REQUIRED:
        yield Sentence(id="turn-stuck", arguments=(("stuck", turn.stuck.value.replace(" ", "-")),), path="turn.stuck")
    yield from reaction_sentences(turn.reactions, ruleset)


def _parts(ruleset: Ruleset) -> Sentence:
    """The course of a turn: the pile has no part in it where it is never taken."""
    pile = "taken" if ruleset.pile.routes else "never"
    arguments: Arguments = (("pile", pile), ("ending", ruleset.turn.discard.value))
    return Sentence(id="turn-parts", arguments=arguments, path="turn.discard")
