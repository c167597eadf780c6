"""Reactions as sentences: events and effects are whole clauses, joined by the language."""

from __future__ import annotations

import pytest

from meldbook.cards import Alternative, CardPattern, Role
from meldbook.conditions.ast import Fact, Flag, Number
from meldbook.model.clauses import (
    Block,
    Cover,
    DrawCards,
    EndRound,
    Event,
    Expose,
    Freeze,
    Happening,
    MayExpose,
    Penalty,
    Reaction,
    Replace,
    Return,
    TakeReserve,
)
from meldbook.prose import Locale
from meldbook.prose.reactions import reaction_sentences
from specs_on_disk import ruleset as ruleset_of

BONUS = CardPattern(alternatives=(Alternative(role=Role.BONUS),), cards=())


def _said(reaction: Reaction, english: Locale) -> str:
    ruleset = ruleset_of("railroad")
    [sentence] = reaction_sentences([reaction], ruleset)
    return english.at(ruleset).sentence(sentence)


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([Event(happening=Happening.DEAL, cards=BONUS)], "a red three is dealt to a player"),
        (
            [Event(happening=one, cards=BONUS) for one in (Happening.DEAL, Happening.DRAW)],
            "a red three is dealt to a player or drawn from the stock",
        ),
        ([Event(happening=Happening.DISCARD)], "a card is discarded"),
        ([Event(happening=Happening.CANASTA, kind="wild")], "a player completes a wild canasta"),
        ([Event(happening=Happening.OPENING)], "a player makes their initial meld"),
        ([Event(happening=Happening.LOOK, kind="kitty")], "a player looks at the kitty"),
        ([Event(happening=one) for one in (Happening.PILE_TAKEN, Happening.TURN_END)], "the pile is taken or a turn ends"),
    ],
)
def test_events_are_clauses(events: list[Event], said: str, english: Locale) -> None:
    reaction = Reaction(path="turn.reactions.x", on=tuple(events), then=(EndRound(),))
    assert _said(reaction, english) == f"When {said}, the round ends at once and is scored."


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ([Expose(), Replace()], "it is laid aside face up, and the next card of the stock replaces it"),
        ([Cover()], "another card is turned up on top, to which the same applies"),
        ([Return()], "it goes back into the stock, which is shuffled, and another card is turned up"),
        ([Freeze()], "the pile is frozen until it is taken"),
        ([Freeze(turns=Number(value=2))], "the pile is frozen for the next 2 turns"),
        ([Block(turns=Number(value=1))], "the next player may not take the pile"),
        ([Block(turns=Number(value=3))], "the pile may not be taken in the next 3 turns"),
        ([EndRound(turns=Number(value=1))], "the round ends and is scored after 1 more turn"),
        ([TakeReserve(reserve="kitty")], "the player takes the kitty into the hand"),
        ([DrawCards(number=Number(value=4))], "the player draws 4 cards more from the stock"),
        ([Penalty(points=Number(value=100))], "the player loses 100 points"),
    ],
)
def test_effects_are_clauses(
    effects: list[Expose | Replace | Cover | Return | Freeze | Block], said: str, english: Locale
) -> None:
    reaction = Reaction(path="turn.reactions.x", on=(Event(happening=Happening.TURN_END),), then=tuple(effects))
    assert _said(reaction, english) == f"When a turn ends, {said}."


def test_a_condition_follows_the_effects(english: Locale) -> None:
    when = Flag(fact=Fact(name="pile.frozen"))
    reaction = Reaction(path="turn.reactions.x", on=(Event(happening=Happening.TURN_END),), then=(EndRound(),), when=when)
    assert _said(reaction, english) == "When a turn ends, the round ends at once and is scored, provided that the pile is frozen."


def test_a_leave_that_lasts_says_when_its_condition_counts(english: Locale) -> None:
    ruleset = ruleset_of("railroad")
    when = Flag(fact=Fact(name="pile.frozen"))
    leave = Reaction(path="cards.reactions.x", on=(Event(happening=Happening.DRAW, cards=BONUS),), then=(MayExpose(),), when=when)
    assert [english.at(ruleset).sentence(sentence) for sentence in reaction_sentences([leave], ruleset)] == [
        "When a red three is drawn from the stock, the player may keep it, and lay it aside face up in any turn after drawing, "
        "provided that the pile is frozen.",
        "What counts is whether this holds when the card is laid aside, not when it comes to hand.",
    ]
