"""Clauses made ready to be asked: each kind of clause of the model becomes its `Rule`.

In: clauses with the table's constants put in, and the kinds of meld where a clause names some. Out: small frozen objects with the
clause's path, its compiled condition, and the condition itself for explaining.
"""

from __future__ import annotations

from meldbook.cards import mask_of
from meldbook.conditions.ast import Fact
from meldbook.engine import asking
from meldbook.engine.compiling import amount, count_of, test_of
from meldbook.engine.rules import (
    BanRule,
    DemandRule,
    EndRule,
    ExchangeRule,
    HandRule,
    Kind,
    LayOffRule,
    LineRule,
    RouteRule,
    Rule,
)
from meldbook.model.clauses import Ban, Clause, Demand
from meldbook.model.going_out import HandWilds, SpecialHand
from meldbook.model.melds import Exchange, LayOff
from meldbook.model.pile import Chosen, Lending, Route
from meldbook.model.scoring import End, ScoreLine
from meldbook.model.walking import walk


def rule(clause: Clause) -> Rule:
    """A clause of which nothing is asked but whether it holds."""
    return Rule(clause.path, test_of(clause.when), clause.when)


def demand(clause: Demand) -> DemandRule:
    """A demand, and what is to be known of it before any play is looked at."""
    met = test_of(clause.must) or (lambda _: True)
    wish, lone = asking.asks_for_a_play(clause), asking.asks_of_one_meld(clause)
    return DemandRule(clause.path, test_of(clause.when), clause.when, met, clause.must, wish, lone)


def ban(clause: Ban) -> BanRule:
    """A ban on cards."""
    return BanRule(clause.path, test_of(clause.when), clause.when, frozenset(clause.cards.cards))


def route(clause: Route, kinds: tuple[Kind, ...]) -> RouteRule:
    """A route; without names of kinds, every kind of meld may take the upcard."""
    allowed = _named(kinds, clause.kinds)
    chosen = clause.amount if isinstance(clause.amount, Chosen) else None
    most = chosen.most if chosen else clause.amount
    return RouteRule(
        clause.path,
        test_of(clause.when),
        clause.when,
        clause.use,
        clause.naturals,
        clause.wilds,
        allowed,
        amount(chosen.least) if chosen else None,
        None if most is None or isinstance(most, Chosen) else amount(most),
        clause.lending is Lending.TAKEN,
        any(fact.name.startswith("meld.") for fact in walk(clause.when, Fact)),
    )


def exchange(clause: Exchange, kinds: tuple[Kind, ...]) -> ExchangeRule:
    """Leave to take wild cards back."""
    mask, named = mask_of(clause.cards.cards), _named(kinds, clause.kinds)
    return ExchangeRule(clause.path, test_of(clause.when), clause.when, mask, clause.melds, named)


def lay_off(clause: LayOff, kinds: tuple[Kind, ...]) -> LayOffRule:
    """Leave to add to melds of other sides."""
    return LayOffRule(clause.path, test_of(clause.when), clause.when, _named(kinds, clause.kinds), clause.credit)


def hand(clause: SpecialHand) -> HandRule:
    """A special hand."""
    groups, together = tuple(sorted(clause.groups)), clause.wilds is HandWilds.TOGETHER
    return HandRule(clause.path, test_of(clause.when), clause.when, clause.id, groups, together)


def line(clause: ScoreLine) -> LineRule:
    """A line of the score."""
    per, sign = count_of(clause.per) if clause.per else None, -1 if clause.negative else 1
    return LineRule(clause.path, test_of(clause.when), clause.when, amount(clause.amount), per, sign, clause.split)


def end(clause: End) -> EndRule:
    """A way the game ends."""
    return EndRule(clause.path, test_of(clause.when), clause.when, test_of(clause.wins))


def _named(kinds: tuple[Kind, ...], names: tuple[str, ...]) -> frozenset[int]:
    """The numbers of the kinds of these names; of all, if none is named."""
    return frozenset(kind.number for kind in kinds if not names or kind.id in names)
