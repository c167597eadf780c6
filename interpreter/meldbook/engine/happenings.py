"""What happenings set off: the reactions made ready to be asked, each under what it waits for.

In: a ruleset with the table's constants put in. Out: the rules by happening, the cards they wait for, and the cards that they let
a player lay aside.
"""

from __future__ import annotations

from collections.abc import Mapping

from meldbook.cards import Card
from meldbook.conditions.ast import Expression, Number
from meldbook.engine.clauses import rule
from meldbook.engine.compiling import amount, test_of
from meldbook.engine.rules import ReactionRule, Rule
from meldbook.model.clauses import (
    OF_A_CARD,
    Award,
    Block,
    DrawCards,
    Effect,
    EndRound,
    Freeze,
    Happening,
    MayExpose,
    Penalty,
    Reaction,
)
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk


def reactions(ruleset: Ruleset) -> Mapping[Happening, tuple[ReactionRule, ...]]:
    """The reactions of every room by what they wait for, in the order of the rooms."""
    waiting: dict[Happening, list[ReactionRule]] = {happening: [] for happening in Happening}
    for reaction in walk(ruleset, Reaction):
        test = test_of(reaction.when)
        amounts = tuple(amount(_number_of(effect)) for effect in reaction.then)
        for event in reaction.on:
            cards = None if event.cards is None else frozenset(event.cards.cards)
            waiting[event.happening].append(
                ReactionRule(reaction.path, test, reaction.when, cards, event.kind, reaction, amounts)
            )
    return {happening: tuple(rules) for happening, rules in waiting.items()}


def watched(ruleset: Ruleset) -> Mapping[Happening, frozenset[Card]]:
    """For each happening that concerns a card: the cards any reaction waits for."""
    every = frozenset(range(len(ruleset.cards.deck.kinds)))
    return {
        happening: frozenset().union(*(every if rule.cards is None else rule.cards for rule in rules))
        for happening, rules in reactions(ruleset).items()
    }


def exposable(ruleset: Ruleset) -> Mapping[Card, tuple[Rule, ...]]:
    """The cards that a player may lay aside by choice, with the reactions that give leave for each."""
    giving = [(reaction, rule(reaction)) for reaction in walk(ruleset, Reaction) if MayExpose() in reaction.then]
    every = range(len(ruleset.cards.deck.kinds))
    leave = {card: tuple(given for reaction, given in giving if _is_about(reaction, card)) for card in every}
    return {card: rules for card, rules in leave.items() if rules}


def _is_about(reaction: Reaction, card: Card) -> bool:
    """Whether the reaction waits for something that happens to this card, among others."""
    events = (event for event in reaction.on if event.happening in OF_A_CARD)
    return any(event.cards is None or card in event.cards.cards for event in events)


def _number_of(effect: Effect) -> Expression:
    match effect:
        case Freeze(turns=turns) | Block(turns=turns) | EndRound(turns=turns):
            return turns or Number(value=0)
        case DrawCards(number=number):
            return number
        case Penalty(points=points) | Award(points=points):
            return points
        case _:
            return Number(value=0)
