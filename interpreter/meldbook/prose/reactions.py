"""From reactions to sentences: "When this happens, that follows."."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, assert_never

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Expression, Fact, Linear, Lookup, Number
from meldbook.model.clauses import (
    OF_A_CARD,
    Award,
    Block,
    Cover,
    DrawCards,
    Effect,
    EndRound,
    Event,
    Expose,
    Freeze,
    Happening,
    MayExpose,
    MayLook,
    Penalty,
    PlayAlone,
    Reaction,
    Replace,
    ReserveToStock,
    Reshuffle,
    Return,
    TakeReserve,
)
from meldbook.model.ruleset import Ruleset
from meldbook.prose.clauses import clause_sentence, premise
from meldbook.prose.joining import joined
from meldbook.prose.nouns import ANY_CARD, cards_noun, listed
from meldbook.prose.quantities import PLAYERS, amount, depends_on, quantity, rows
from meldbook.prose.sentences import Argument, Arguments, Name, Names, Noun, Phrase, Sentence

_ONE_CLAUSE: Final[Mapping[frozenset[Happening], str]] = {
    frozenset({Happening.DEAL, Happening.DRAW}): "event-deal-or-draw",
    frozenset({Happening.DEAL, Happening.DRAW, Happening.RESERVE}): "event-deal-draw-or-reserve",
    frozenset({Happening.DEAL, Happening.DRAW, Happening.TAKE}): "event-deal-draw-or-take",
    frozenset({Happening.DEAL, Happening.DRAW, Happening.TAKE, Happening.RESERVE}): "event-any-way",
    frozenset({Happening.TAKE, Happening.RESERVE}): "event-take-or-reserve",
}
"""Several happenings with the same card that a reader expects in one clause."""

_EFFECTS: Final[Mapping[type[Effect], str]] = {
    Expose: "effect-expose",
    MayExpose: "effect-may-expose",
    Replace: "effect-replace",
    Cover: "effect-cover",
    Return: "effect-return",
    Freeze: "effect-freeze",
    Block: "effect-block",
    MayLook: "effect-look",
    TakeReserve: "effect-take-reserve",
    DrawCards: "effect-draw",
    Penalty: "effect-penalty",
    Award: "effect-award",
    Reshuffle: "effect-reshuffle",
    ReserveToStock: "effect-reserve-to-stock",
    PlayAlone: "effect-play-alone",
    EndRound: "effect-end-round",
}


def reaction_sentences(reactions: Sequence[Reaction], ruleset: Ruleset) -> Iterator[Sentence]:
    """The sentences of reactions, in order, each with the table of its amount; further tables have sentences of their own."""
    for reaction in reactions:
        tables = list(_tables(reaction))
        said = _sentence(reaction, ruleset)
        yield replace(said, rows=rows(*tables[0], ruleset)) if tables else said
        if MayExpose() in reaction.then and premise(reaction.when, ruleset)[1] is not None:
            yield Sentence(id="reaction-leave", path=reaction.path)
        yield from (_table(table, reaction.path, ruleset) for table in tables[1:])


def _sentence(reaction: Reaction, ruleset: Ruleset) -> Sentence:
    events = joined(_events(reaction.on, ruleset), "or")
    effects = joined([_effect(effect, ruleset) for effect in reaction.then], "and")
    return clause_sentence("reaction", reaction, ruleset, (("event", events), ("effect", effects)))


def _events(events: Sequence[Event], ruleset: Ruleset) -> list[Phrase]:
    """The clause of each event, or one clause for two that belong together."""
    together = _ONE_CLAUSE.get(frozenset(event.happening for event in events))
    if together is not None and len({event.cards for event in events}) == 1:
        reserve = _reserves(ruleset) if any(event.happening is Happening.RESERVE for event in events) else ()
        if together == "event-any-way":
            reserve = ()
        return [Phrase(id=together, arguments=(("cards", _card(events[0].cards, ruleset)), *reserve))]
    return [_event(event, ruleset) for event in events]


def _event(event: Event, ruleset: Ruleset) -> Phrase:
    id = f"event-{event.happening.value.replace(' ', '-')}"
    if event.happening in OF_A_CARD:
        reserve = _reserves(ruleset) if event.happening is Happening.RESERVE else ()
        return Phrase(id=id, arguments=(("cards", _card(event.cards, ruleset)), *reserve))
    if event.kind is None:
        return Phrase(id=id)
    if event.happening is Happening.LOOK:
        return Phrase(id=f"{id}-of", arguments=(("reserve", Name(among=Names.RESERVE, id=event.kind)),))
    return Phrase(id=f"{id}-of", arguments=(("kind", Name(among=Names.CANASTA_KIND, id=event.kind)),))


def _reserves(ruleset: Ruleset) -> Arguments:
    """The reserves there are, any of them."""
    named = [Name(among=Names.RESERVE, id=reserve.id) for reserve in ruleset.deal.reserves]
    return (("reserve", listed(named, "either") if named else Noun(id="reserve-any")),)


def _card(pattern: CardPattern | None, ruleset: Ruleset) -> Argument:
    return ANY_CARD if pattern is None else cards_noun(pattern, ruleset)


def _effect(effect: Effect, ruleset: Ruleset) -> Phrase:
    id = _EFFECTS[type(effect)]
    match effect:
        case Expose() | MayExpose() | Replace() | Cover() | Return() | Reshuffle() | PlayAlone() | EndRound(turns=None):
            return Phrase(id=id)
        case Freeze() | Block():
            return _hold(id, effect.turns, ruleset)
        case EndRound(turns=turns):
            return _last_turns(id, turns, ruleset)
        case MayLook(reserve=reserve) | TakeReserve(reserve=reserve) | ReserveToStock(reserve=reserve):
            return Phrase(id=id, arguments=(("reserve", Name(among=Names.RESERVE, id=reserve)),))
        case DrawCards(number=expression):
            return Phrase(id=id, arguments=(("amount", _amount(expression, "cards", ruleset)),))
        case Penalty(points=expression) | Award(points=expression):
            return Phrase(id=id, arguments=(("amount", _amount(expression, "points", ruleset)),))
        case _:
            assert_never(effect)


def _hold(id: str, turns: Expression | None, ruleset: Ruleset) -> Phrase:
    """How long the pile is held: until it is taken, for so many turns, once round the table, or as long as an amount says."""
    match turns:
        case None:
            return Phrase(id=f"{id}-until-taken")
        case Number(value=value):
            return Phrase(id=id, arguments=(("count", value),))
        case Linear(fact=Fact(name=name), times=1, plus=0) if name == PLAYERS:
            return Phrase(id=f"{id}-once-round")
        case Lookup():
            return Phrase(id=f"{id}-by-table", arguments=(("quantity", depends_on(turns, ruleset)),))
        case _:
            return Phrase(id=f"{id}-as-long", arguments=(("quantity", quantity(turns, ruleset)),))


def _last_turns(id: str, turns: Expression | None, ruleset: Ruleset) -> Phrase:
    """After how many more turns: where it is one less than there are players, all the others have one."""
    match turns:
        case Linear(fact=Fact(name=name), times=1, plus=-1) if name == PLAYERS:
            return Phrase(id=f"{id}-after-the-others")
        case _:
            return _hold(f"{id}-after", turns, ruleset)


def _amount(expression: Expression, unit: str, ruleset: Ruleset) -> Phrase:
    """The amount in an effect, if need be by the table under the sentence."""
    if isinstance(expression, Lookup):
        return Phrase(id=f"amount-in-table-{unit}", arguments=(("quantity", depends_on(expression, ruleset)),))
    return amount(expression, unit, ruleset)


def _tables(reaction: Reaction) -> Iterator[tuple[Lookup, str]]:
    """The tables that the effects read, each with the unit of its amounts."""
    for effect in reaction.then:
        match effect:
            case DrawCards(number=Lookup() as table):
                yield table, "cards"
            case Penalty(points=Lookup() as table) | Award(points=Lookup() as table):
                yield table, "points"
            case Freeze(turns=Lookup() as table) | Block(turns=Lookup() as table) | EndRound(turns=Lookup() as table):
                yield table, "turns"
            case _:
                pass


def _table(table: tuple[Lookup, str], path: str, ruleset: Ruleset) -> Sentence:
    by = depends_on(table[0], ruleset)
    return Sentence(id="reaction-amount", arguments=(("quantity", by),), path=path, rows=rows(*table, ruleset))
