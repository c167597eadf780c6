"""The table room: rules as they stand at one table.

In: a ruleset, how many play, and what they chose. Out: `Rules`, where everything that depends on players and options is settled,
conditions are compiled, and cards are sorted into what the rules tell apart. Everything else in the engine starts from `Rules`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from meldbook.cards import Card, CardPattern, mask_of
from meldbook.conditions.ast import Condition, Expression, Fact, Members, Number
from meldbook.conditions.evaluate import compile_condition, compile_expression, compile_members
from meldbook.conditions.fold import fold, fold_members
from meldbook.engine import asking
from meldbook.engine.facts import DOMAINS
from meldbook.engine.facts import FACTS as PLAIN_FACTS
from meldbook.engine.judging import is_open
from meldbook.engine.rules import (
    NO_LIMIT,
    Amount,
    BanRule,
    Constants,
    DemandRule,
    EndRule,
    ExchangeRule,
    Group,
    HandRule,
    Kind,
    LayOffRule,
    LineRule,
    ReactionRule,
    RouteRule,
    Rule,
    Rules,
    Test,
)
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import (
    Award,
    Ban,
    Block,
    Clause,
    Demand,
    DrawCards,
    Effect,
    EndRound,
    Freeze,
    Happening,
    MayExpose,
    Penalty,
    Reaction,
)
from meldbook.model.going_out import HandWilds, SpecialHand
from meldbook.model.melds import Exchange, Form, LayOff, MeldKind
from meldbook.model.pile import Chosen, Lending, Route
from meldbook.model.ruleset import Ruleset
from meldbook.model.scoring import End, ScoreLine
from meldbook.model.table import ScoreBy
from meldbook.model.walking import parts, walk

ABOUT_SUITS = frozenset({"meld.suits", "meld.copies"})
"""Facts that tell cards of one rank apart by their suits."""

FACTS = {**PLAIN_FACTS, "pile.open": lambda argument: lambda context: is_open(context, str(argument))}
"""Every fact; the one about open ways to the pile judges moves, so it stands above the others."""


def settle(ruleset: Ruleset, players: int, options: Constants) -> Rules:
    """The rules for so many players and these options, which must be complete and valid for the ruleset."""
    constants = {"players": players, **{f"option.{name}": value for name, value in options.items()}}
    folded: Ruleset = _fold(ruleset, constants)
    here = replace(folded, table=replace(folded.table, players=(players,)))
    side_of = _sides(number(here.table.sides), players)
    holder_of = tuple(range(players)) if here.table.score_by is ScoreBy.PLAYER else side_of
    kinds = tuple(_kind(kind, index) for index, kind in enumerate(here.melds.kinds))
    twins = tuple(_twins(here))
    groups = tuple(_groups(here, kinds, twins))
    values = _values(here)
    return Rules(
        ruleset=here,
        facts=FACTS,
        players=players,
        options=options,
        side_of=side_of,
        sides=max(side_of) + 1,
        seats_of_side=_seats_of(side_of),
        holder_of=holder_of,
        holders=max(holder_of) + 1,
        seats_of_holder=_seats_of(holder_of),
        names=here.cards.deck.names,
        pack=_pack(here),
        values=values,
        wild_mask=mask_of(here.cards.wild.cards),
        wild_twins=_masks_within(here.cards.wild.cards, twins),
        groups=groups,
        groups_of=tuple(tuple(group for group in groups if card in group.cards) for card in range(len(values))),
        wild_groups=tuple(group for group in groups if group.mask & mask_of(here.cards.wild.cards)),
        kinds=kinds,
        wild_kind=next((kind for kind in kinds if kind.form is Form.WILD), None),
        twins=tuple((mask_of(cards), cards[0]) for cards in twins),
        twin_of=tuple(next(cards[0] for cards in twins if card in cards) for card in range(len(values))),
        hand_size=number(here.deal.hand),
        reserve_sizes=tuple(number(reserve.size) for reserve in here.deal.reserves),
        pile_size=amount(here.deal.pile),
        draw=amount(here.turn.draw),
        dead=number(here.turn.dead),
        draw_forbid=tuple(map(_rule, here.turn.draw_forbid)),
        discards=None if here.turn.discards == Number(value=1) else amount(here.turn.discards),
        redraw=tuple(map(_rule, here.turn.redraw)),
        discard_exempt=tuple(map(_rule, here.turn.discard_exempt)),
        discard_forbid=tuple(map(_ban, here.turn.discard_forbid)),
        never_banned=mask_of(set(range(len(values))).difference(*(ban.cards.cards for ban in here.turn.discard_forbid))),
        exchanges=tuple(_exchange(exchange, kinds) for exchange in here.melds.exchanges),
        lay_off=tuple(_lay_off(rule, kinds) for rule in here.melds.lay_off),
        limits=tuple(map(_demand, here.melds.limits)),
        opens_freely=here.melds.initial.minimum == Number(value=0) and not here.melds.initial.demands,
        minimum=amount(here.melds.initial.minimum),
        exempt=tuple(map(_rule, here.melds.initial.exempt)),
        exempt_early=tuple(_rule(each) for each in here.melds.initial.exempt if "going_out" not in asking.names(each)),
        demands=tuple(map(_demand, here.melds.initial.demands)),
        canasta_size=here.canastas.size,
        new_sizes=asking.sizes_of_new_melds(here),
        canasta_kinds=tuple((_rule(kind), amount(kind.bonus)) for kind in here.canastas.kinds),
        routes=tuple(_route(route, kinds) for route in here.pile.routes),
        pile_forbid=tuple(map(_rule, here.pile.forbid)),
        pile_frozen=tuple(map(_rule, here.pile.frozen)),
        needs=tuple(map(_demand, here.going_out.needs)),
        out_forbid=tuple(map(_rule, here.going_out.forbid)),
        last_forbid=tuple(map(_ban, here.going_out.last_forbid)),
        concealed=_rule(here.going_out.concealed) if here.going_out.concealed else None,
        hands=tuple(map(_hand, here.going_out.hands)),
        lines=tuple(map(_line, here.scoring.lines)),
        match=tuple(map(_line, here.scoring.match)),
        ends=tuple(map(_end, here.scoring.ends)),
        exposable=_exposable(here),
        may_join=any(kind.join for kind in here.melds.kinds),
        reactions=_reactions(here),
        watched=_watched(here),
    )


def number(expression: Expression) -> int:
    """The value of an expression that is settled; the loader allows only such where this is asked."""
    if not isinstance(expression, Number):
        raise TypeError(f"not settled at the table: {expression}")
    return expression.value


def amount(expression: Expression) -> Amount:
    """An expression as a function of the context."""
    return compile_expression(expression, FACTS)


def count_of(counted: Expression | Members) -> Amount:
    """A number of times as a function of the context."""
    return compile_members(counted, FACTS, DOMAINS) if isinstance(counted, Members) else amount(counted)


def _sides(count: int, players: int) -> tuple[int, ...]:
    return tuple(seat % count for seat in range(players))


def _seats_of(group_of: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats of each group, from the group of each seat."""
    groups = range(max(group_of) + 1)
    return tuple(tuple(seat for seat, group in enumerate(group_of) if group == wanted) for wanted in groups)


def _values(ruleset: Ruleset) -> tuple[int, ...]:
    """The points of each card; none for a card that isn't in the game."""
    points = {card: number(row.points) for row in ruleset.cards.values for card in row.cards.cards}
    return tuple(points.get(card, 0) for card in range(len(ruleset.cards.deck.kinds)))


def _pack(ruleset: Ruleset) -> tuple[Card, ...]:
    """Every card of the game: so many decks without what is taken out, the jokers, and the extra cards."""
    cards = ruleset.cards
    joker = len(cards.deck.ranks) * len(cards.deck.suits)
    one = tuple(card for card in range(joker) if card not in cards.without.cards)
    extras = tuple(joker + 1 + extra for extra, count in enumerate(cards.extra_counts) for _ in range(count))
    return one * number(cards.decks) + (joker,) * number(cards.jokers) + extras


def _kind(kind: MeldKind, index: int) -> Kind:
    return Kind(
        rule=_rule(kind),
        number=index,
        id=kind.id,
        form=kind.form,
        min_size=kind.min_size,
        max_size=NO_LIMIT if kind.max_size is None else kind.max_size,
        min_naturals=kind.min_naturals,
        max_wilds=NO_LIMIT if kind.max_wilds is None else kind.max_wilds,
        staying=mask_of(kind.staying.cards) if kind.form is Form.SEQUENCE else 0,
        model=kind,
    )


def _groups(ruleset: Ruleset, kinds: tuple[Kind, ...], twins: tuple[tuple[Card, ...], ...]) -> Iterator[Group]:
    """The groups of each kind in order; among kinds of one form, a card belongs to the first that admits it."""
    seen: dict[Form, set[Card]] = {form: set() for form in Form}
    wild = mask_of(ruleset.cards.wild.cards)
    index = 0
    for kind in kinds:
        free = tuple(card for card in kind.model.naturals.cards if card not in seen[kind.form])
        for label, cards in _grouped(ruleset, kind.form, free).items():
            seen[kind.form].update(cards)
            mask = mask_of(cards)
            order = _order(ruleset, kind, label) if kind.form is Form.SEQUENCE else ()
            places = {card: tuple(place for place, other in enumerate(order) if other == card) for card in cards}
            yield Group(index, kind, label, mask, cards, _masks_within(cards, twins), wild & ~mask, order, places)
            index += 1


def _grouped(ruleset: Ruleset, form: Form, cards: tuple[Card, ...]) -> dict[str, tuple[Card, ...]]:
    """The cards by what a meld of this form has in common: the rank, the suit, or everything."""
    shown = ruleset.cards.deck.kinds
    labels: dict[Card, str | None] = {
        card: {Form.SET: shown[card].rank, Form.SEQUENCE: shown[card].suit, Form.IDENTICAL: shown[card].name}.get(form)
        for card in cards
    }
    found = dict.fromkeys(label for label in labels.values() if label is not None)
    return {label: tuple(card for card in cards if labels[card] == label) for label in found}


def _order(ruleset: Ruleset, kind: Kind, suit: str) -> tuple[Card, ...]:
    """The card at each place of a sequence in this suit."""
    names = ruleset.cards.deck.names
    return tuple(names.index(rank + suit) for rank in kind.model.order)


def _masks_within(cards: tuple[Card, ...], twins: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """The masks of those classes of twins that these cards are made of."""
    return tuple(mask_of(alike) for alike in twins if alike[0] in cards)


def _twins(ruleset: Ruleset) -> Iterator[tuple[Card, ...]]:
    """The cards that no rule tells apart, together. Where suits matter to a kind of meld, only equal cards are."""
    patterns = tuple(frozenset(pattern.cards) for pattern in walk(ruleset, CardPattern))
    values = _values(ruleset)
    by_form = any(kind.form in (Form.SEQUENCE, Form.IDENTICAL) for kind in ruleset.melds.kinds)
    suits_matter = by_form or any(fact.name in ABOUT_SUITS for fact in walk(ruleset, Fact))
    same: dict[tuple[object, ...], list[Card]] = {}
    for card, kind in enumerate(ruleset.cards.deck.kinds):
        named = kind.rank if kind.rank and not suits_matter else kind.name
        marks = (named, values[card], *(card in pattern for pattern in patterns))
        same.setdefault(marks, []).append(card)
    return (tuple(cards) for cards in same.values())


def _fold(node: Any, constants: Constants) -> Any:
    """The same part of the model with the constants put in; clauses that can't hold any more are left out."""
    if isinstance(node, tuple):
        return tuple(_fold(part, constants) for part in node if not _is_void(part, constants))
    if isinstance(node, Condition | Expression):
        return fold(node, constants)
    if isinstance(node, Members):
        return fold_members(node, constants)
    if isinstance(node, Agreed):
        return node.word(constants[node.by.name])
    if not (names := parts(type(node))):
        return node
    folded = {name: _fold(getattr(node, name), constants) for name in names}
    if folded.get("when") is True:
        folded["when"] = None
    return replace(node, **folded)


def _is_void(part: object, constants: Constants) -> bool:
    return isinstance(part, Clause) and part.when is not None and fold(part.when, constants) is False


def test_of(condition: Condition | bool | None) -> Test | None:
    """A condition as a function of the context; None and True always hold."""
    if condition is None or condition is True:
        return None
    if condition is False:
        return lambda _: False
    return compile_condition(condition, FACTS, DOMAINS)


def _rule(clause: Clause) -> Rule:
    return Rule(clause.path, test_of(clause.when), clause.when)


def _demand(demand: Demand) -> DemandRule:
    met = test_of(demand.must) or (lambda _: True)
    wish, lone = asking.asks_for_a_play(demand), asking.asks_of_one_meld(demand)
    return DemandRule(demand.path, test_of(demand.when), demand.when, met, demand.must, wish, lone)


def _ban(ban: Ban) -> BanRule:
    return BanRule(ban.path, test_of(ban.when), ban.when, frozenset(ban.cards.cards))


def _route(route: Route, kinds: tuple[Kind, ...]) -> RouteRule:
    """A route; without names of kinds, every kind of meld may take the upcard."""
    allowed = _named(kinds, route.kinds)
    chosen = route.amount if isinstance(route.amount, Chosen) else None
    most = chosen.most if chosen else route.amount
    return RouteRule(
        route.path,
        test_of(route.when),
        route.when,
        route.use,
        route.naturals,
        route.wilds,
        allowed,
        amount(chosen.least) if chosen else None,
        None if most is None or isinstance(most, Chosen) else amount(most),
        route.lending is Lending.TAKEN,
        any(fact.name.startswith("meld.") for fact in walk(route.when, Fact)),
    )


def _named(kinds: tuple[Kind, ...], names: tuple[str, ...]) -> frozenset[int]:
    """The numbers of the kinds of these names; of all, if none is named."""
    return frozenset(kind.number for kind in kinds if not names or kind.id in names)


def _exchange(exchange: Exchange, kinds: tuple[Kind, ...]) -> ExchangeRule:
    mask, named = mask_of(exchange.cards.cards), _named(kinds, exchange.kinds)
    return ExchangeRule(exchange.path, test_of(exchange.when), exchange.when, mask, exchange.melds, named)


def _lay_off(rule: LayOff, kinds: tuple[Kind, ...]) -> LayOffRule:
    return LayOffRule(rule.path, test_of(rule.when), rule.when, _named(kinds, rule.kinds), rule.credit)


def _hand(hand: SpecialHand) -> HandRule:
    groups, together = tuple(sorted(hand.groups)), hand.wilds is HandWilds.TOGETHER
    return HandRule(hand.path, test_of(hand.when), hand.when, hand.id, groups, together)


def _line(line: ScoreLine) -> LineRule:
    per = count_of(line.per) if line.per else None
    return LineRule(line.path, test_of(line.when), line.when, amount(line.amount), per, -1 if line.negative else 1, line.split)


def _end(end: End) -> EndRule:
    return EndRule(end.path, test_of(end.when), end.when, test_of(end.wins))


def _reactions(ruleset: Ruleset) -> Mapping[Happening, tuple[ReactionRule, ...]]:
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


def _exposable(ruleset: Ruleset) -> frozenset[Card]:
    """The cards that some reaction lets a player lay aside by choice."""
    giving = (reaction for reaction in walk(ruleset, Reaction) if MayExpose() in reaction.then)
    patterns = (event.cards for reaction in giving for event in reaction.on)
    every = range(len(ruleset.cards.deck.kinds))
    return frozenset(card for pattern in patterns for card in (every if pattern is None else pattern.cards))


def _number_of(effect: Effect) -> Expression:
    match effect:
        case Freeze(turns=turns) | Block(turns=turns) | EndRound(turns=turns):
            return turns or Number(value=0)
        case DrawCards(number=number_):
            return number_
        case Penalty(points=points) | Award(points=points):
            return points
        case _:
            return Number(value=0)


def _watched(ruleset: Ruleset) -> Mapping[Happening, frozenset[Card]]:
    """For each happening that concerns a card: the cards any reaction waits for."""
    every = frozenset(range(len(ruleset.cards.deck.kinds)))
    return {
        happening: frozenset().union(*(every if rule.cards is None else rule.cards for rule in rules))
        for happening, rules in _reactions(ruleset).items()
    }
