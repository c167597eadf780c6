"""The turn room in sentences: drawing, discarding, and what happens when neither can be done."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import clause_sentence
from meldbook.prose.nouns import cards_noun
from meldbook.prose.quantities import value
from meldbook.prose.reactions import reaction_sentences
from meldbook.prose.sentences import Section, Sentence


def turn_section(ruleset: Ruleset) -> Section:
    """How a turn goes."""
    return Section(room="turn", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    turn = ruleset.turn
    yield Sentence(id="turn-parts")
    yield value("turn-draw", turn.draw, ruleset, path="turn.draw", unit="cards")
    shortage = turn.shortage.value.replace(" ", "-")
    yield Sentence(id="turn-shortage", arguments=(("shortage", shortage),), path="turn.shortage")
    yield Sentence(id="turn-stock-empty")
    for clause in turn.draw_forbid:
        yield clause_sentence("turn-draw-forbid", clause, ruleset)
    for ban in turn.discard_forbid:
        yield clause_sentence("turn-discard-forbid", ban, ruleset, (("cards", cards_noun(ban.cards, ruleset)),))
    yield Sentence(id="turn-stuck", arguments=(("stuck", turn.stuck.value.replace(" ", "-")),), path="turn.stuck")
    yield from reaction_sentences(turn.reactions, ruleset)
