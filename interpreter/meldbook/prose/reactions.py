"""From reactions to sentences: "When this happens, that follows."."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, assert_never

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Expression, Lookup
from meldbook.model.clauses import (
    Block,
    Cover,
    DrawCards,
    Effect,
    EndRound,
    Event,
    Expose,
    Freeze,
    Happening,
    MayLook,
    Penalty,
    Reaction,
    Replace,
    Return,
    TakeReserve,
)
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import clause_sentence
from meldbook.prose.nouns import ANY_CARD, cards_noun
from meldbook.prose.quantities import amount, quantity_of, rows
from meldbook.prose.sentences import Argument, Name, Names, Phrase, Sentence

_ONE_CLAUSE: Final[Mapping[frozenset[Happening], str]] = {
    frozenset({Happening.DEAL, Happening.DRAW}): "event-deal-or-draw",
    frozenset({Happening.TAKE, Happening.RESERVE}): "event-take-or-reserve",
}
"""Two happenings with the same card that a reader expects in one clause."""

_EFFECTS: Final[Mapping[type[Effect], str]] = {
    Expose: "effect-expose",
    Replace: "effect-replace",
    Cover: "effect-cover",
    Return: "effect-return",
    Freeze: "effect-freeze",
    Block: "effect-block",
    MayLook: "effect-look",
    TakeReserve: "effect-take-reserve",
    DrawCards: "effect-draw",
    Penalty: "effect-penalty",
    EndRound: "effect-end-round",
}

_OF_A_CARD: Final = frozenset(
    {Happening.DEAL, Happening.DRAW, Happening.TAKE, Happening.RESERVE, Happening.UPCARD, Happening.DISCARD}
)


def reaction_sentences(reactions: Sequence[Reaction], ruleset: Ruleset) -> Iterator[Sentence]:
    """The sentences of reactions, in order; after one whose amount depends on something, the table of the amount."""
    for reaction in reactions:
        yield _sentence(reaction, ruleset)
        yield from _tables(reaction, ruleset)


def _sentence(reaction: Reaction, ruleset: Ruleset) -> Sentence:
    events = joined(_events(reaction.on, ruleset), "or")
    effects = joined([_effect(effect, ruleset) for effect in reaction.then], "and")
    return clause_sentence("reaction", reaction, ruleset, (("event", events), ("effect", effects)))


def joined(clauses: Sequence[Phrase], word: str) -> Phrase:
    """One phrase of several clauses, joined from the left by the messages `clauses-comma` and, for the last, `clauses-<word>`."""
    whole = clauses[0]
    for index, clause in enumerate(clauses[1:], start=2):
        joint = word if index == len(clauses) else "comma"
        whole = Phrase(id=f"clauses-{joint}", arguments=(("first", whole), ("second", clause)))
    return whole


def _events(events: Sequence[Event], ruleset: Ruleset) -> list[Phrase]:
    """The clause of each event, or one clause for two that belong together."""
    together = _ONE_CLAUSE.get(frozenset(event.happening for event in events))
    if together is not None and len({event.cards for event in events}) == 1:
        return [Phrase(id=together, arguments=(("cards", _card(events[0].cards, ruleset)),))]
    return [_event(event, ruleset) for event in events]


def _event(event: Event, ruleset: Ruleset) -> Phrase:
    id = f"event-{event.happening.value.replace(' ', '-')}"
    if event.happening in _OF_A_CARD:
        return Phrase(id=id, arguments=(("cards", _card(event.cards, ruleset)),))
    if event.kind is None:
        return Phrase(id=id)
    if event.happening is Happening.LOOK:
        return Phrase(id=f"{id}-of", arguments=(("reserve", Name(among=Names.RESERVE, id=event.kind)),))
    return Phrase(id=f"{id}-of", arguments=(("kind", Name(among=Names.CANASTA_KIND, id=event.kind)),))


def _card(pattern: CardPattern | None, ruleset: Ruleset) -> Argument:
    return ANY_CARD if pattern is None else cards_noun(pattern, ruleset)


def _effect(effect: Effect, ruleset: Ruleset) -> Phrase:
    id = _EFFECTS[type(effect)]
    match effect:
        case Expose() | Replace() | Cover() | Return() | EndRound():
            return Phrase(id=id)
        case Freeze(turns=None):
            return Phrase(id=f"{id}-until-taken")
        case Freeze(turns=int() as turns) | Block(turns=turns):
            return Phrase(id=id, arguments=(("count", turns),))
        case MayLook(reserve=reserve) | TakeReserve(reserve=reserve):
            return Phrase(id=id, arguments=(("reserve", Name(among=Names.RESERVE, id=reserve)),))
        case DrawCards(number=expression):
            return Phrase(id=id, arguments=(("amount", _amount(expression, "cards", ruleset)),))
        case Penalty(points=expression):
            return Phrase(id=id, arguments=(("amount", _amount(expression, "points", ruleset)),))
        case Freeze():
            raise TypeError("a freeze lasts for a number of turns or until the pile is taken")
        case _:
            assert_never(effect)


def _amount(expression: Expression, unit: str, ruleset: Ruleset) -> Phrase:
    """The amount in an effect. One that is read from a table stands in a sentence of its own."""
    if isinstance(expression, Lookup):
        return Phrase(id=f"amount-in-table-{unit}")
    return amount(expression, unit, ruleset)


def _tables(reaction: Reaction, ruleset: Ruleset) -> Iterator[Sentence]:
    for effect in reaction.then:
        match effect:
            case DrawCards(number=Lookup() as table):
                yield _table(table, "cards", reaction.path, ruleset)
            case Penalty(points=Lookup() as table):
                yield _table(table, "points", reaction.path, ruleset)
            case _:
                pass


def _table(table: Lookup, unit: str, path: str, ruleset: Ruleset) -> Sentence:
    by = quantity_of(table.by, ruleset)
    return Sentence(id="reaction-amount", arguments=(("quantity", by),), path=path, rows=rows(table, unit, ruleset))
