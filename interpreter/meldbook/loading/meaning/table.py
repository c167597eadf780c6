"""Whether there are enough cards, and not too many, for everybody who may play; and whether other numbers are large enough."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from meldbook.cards.bag import LIMIT
from meldbook.conditions.ast import Expression, Number
from meldbook.diagnostics import Diagnostic
from meldbook.loading.gathering import Built
from meldbook.loading.meaning.settings import Setting, settings, told_settings
from meldbook.loading.problem import Problem
from meldbook.model.deal import Owner
from meldbook.model.pile import Chosen
from meldbook.model.ruleset import Ruleset

MOST_OF_A_KIND = LIMIT // 2
_PACK = ("cards.decks", "cards.jokers")


def sides_have_players(built: Built) -> Iterator[Diagnostic]:
    """There are no more sides than players, however many play."""
    sides = built.ruleset.table.sides
    wrong = [setting for setting in settings(built.ruleset) if setting.number(sides) > setting.players]
    if wrong:
        told = "; ".join(_sided([setting for setting in wrong if setting.chosen == wrong[0].chosen], sides))
        span = built.blamed("table.sides", "table.players")
        yield Problem.TOO_MANY_SIDES.at(span, f"{told}, so some have no player")


def _sided(tables: Sequence[Setting], sides: Expression) -> Iterator[str]:
    """How many sides there are, each time with the numbers of players that have so many."""
    for number in dict.fromkeys(table.number(sides) for table in tables):
        players = [table.players for table in tables if table.number(sides) == number]
        yield f"{told_settings(players, tables[0].chosen)}: {number} sides"


def numbers_are_playable(built: Built) -> Iterator[Diagnostic]:
    """Whoever is dealt or draws cards gets at least one, and so on."""
    return _too_small(built, _amounts(built.ruleset))


def takes_bring_cards(built: Built) -> Iterator[Diagnostic]:
    """Whoever takes a part of the pile takes at least one card."""
    return _too_small(built, _takes(built.ruleset))


def _too_small(built: Built, amounts: Iterable[_Amount]) -> Iterator[Diagnostic]:
    """The first table at which an amount, or a row of it, is less than it must be."""
    tables = tuple(settings(built.ruleset))
    for amount in amounts:
        for setting in tables:
            found = min(setting.numbers(amount.expression), default=amount.least)
            if found < amount.least:
                message = f"{setting.told}: {found} is too small, at least {amount.least}"
                yield Problem.TOO_SMALL.at(built.span(amount.path), message, suggestion=amount.instead)
                break


def enough_cards(built: Built) -> Iterator[Diagnostic]:
    """Everybody's cards, the reserves and the upcard can be dealt."""
    for setting in settings(built.ruleset):
        needed = _needed(built.ruleset, setting)
        present = _present(built.ruleset, setting)
        if sum(needed) > present:
            terms = " + ".join(map(str, needed))
            message = f"{setting.told}: {terms} cards needed, {present} present"
            yield Problem.TOO_FEW_CARDS.at(built.blamed("deal.hand", *_PACK, "table.players"), message)
            return


def not_too_many_cards(built: Built) -> Iterator[Diagnostic]:
    """A bag of cards holds only so many."""
    for setting in settings(built.ruleset):
        if excess := _excess(built.ruleset, setting):
            yield Problem.TOO_MANY_CARDS.at(built.blamed(*_PACK, "table.players"), f"{setting.told}: {excess} are possible")
            return


def _excess(ruleset: Ruleset, setting: Setting) -> str | None:
    present = _present(ruleset, setting)
    of_a_kind = max(setting.number(ruleset.cards.decks), setting.number(ruleset.cards.jokers))
    if present > LIMIT:
        return f"{present} cards, at most {LIMIT}"
    return f"{of_a_kind} cards of a kind, at most {MOST_OF_A_KIND}" if of_a_kind > MOST_OF_A_KIND else None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Amount:
    """A number that must not be too small. `instead` is what its author may have meant."""

    path: str
    expression: Expression
    least: int
    instead: str | None = None


def _amounts(ruleset: Ruleset) -> tuple[_Amount, ...]:
    reserves = (_Amount(path=f"{reserve.path}.size", expression=reserve.size, least=1) for reserve in ruleset.deal.reserves)
    return (
        _Amount(path="table.sides", expression=ruleset.table.sides, least=1),
        _Amount(path="cards.decks", expression=ruleset.cards.decks, least=1),
        _Amount(path="cards.jokers", expression=ruleset.cards.jokers, least=0),
        _Amount(path="deal.hand", expression=ruleset.deal.hand, least=1),
        _Amount(path="deal.pile", expression=ruleset.deal.pile, least=0),
        *reserves,
        _Amount(path="turn.draw", expression=ruleset.turn.draw, least=1),
    )


def _takes(ruleset: Ruleset) -> Iterator[_Amount]:
    """How many cards each way of taking the pile brings; of a choice, both bounds."""
    for route in ruleset.pile.routes:
        path = f"{route.path}.amount"
        if isinstance(route.amount, Chosen):
            yield _Amount(path=f"{path}.min", expression=route.amount.least, least=1)
            if route.amount.most is not None:
                fewest = route.amount.least.value if isinstance(route.amount.least, Number) else 1
                yield _Amount(path=f"{path}.max", expression=route.amount.most, least=max(1, fewest))
        elif route.amount is not None:
            instead = "to take the whole pile, leave it out" if isinstance(route.amount, Number) else None
            yield _Amount(path=path, expression=route.amount, least=1, instead=instead)


def _needed(ruleset: Ruleset, setting: Setting) -> tuple[int, ...]:
    """The cards of the hands, of each reserve, and of the pile, as far as there are such."""
    owners = {Owner.SEAT: setting.players, Owner.SIDE: setting.number(ruleset.table.sides), Owner.TABLE: 1}
    reserves = (
        setting.number(reserve.size) * owners[reserve.owner]
        for reserve in ruleset.deal.reserves
        if setting.may_hold(reserve.when)
    )
    hands = setting.number(ruleset.deal.hand) * setting.players
    pile = (1 + max(setting.numbers(ruleset.deal.pile), default=0),) if setting.word(ruleset.deal.upcard) else ()
    return (hands, *reserves, *pile)


def _present(ruleset: Ruleset, setting: Setting) -> int:
    cards = ruleset.cards
    in_one_deck = len(cards.deck.ranks) * len(cards.deck.suits) - len(cards.without.cards)
    return in_one_deck * setting.number(cards.decks) + setting.number(cards.jokers) + sum(cards.extra_counts)
