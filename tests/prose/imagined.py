"""Rulesets that no game has: with everything a spec can say, with as little as can be, and with a pile taken in parts."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle

from catalogue import EXTRA, ROUTES, by_word, canasta_kinds, number, reactions, score_lines
from changes import CONDITION, FORMULA, PATTERN, TABLE

from meldbook.cards import Alternative, CardPattern, Role
from meldbook.conditions.ast import And, Compare, Condition, Fact, Flag, Is, Linear, Lookup, Not, Or, Relation, Row
from meldbook.model.clauses import Clause, Demand, Event, Freeze, Happening, Reaction, TakeReserve
from meldbook.model.deal import Owner, Reserve
from meldbook.model.going_out import HandWilds, SpecialHand
from meldbook.model.melds import Credit, Exchange, Form, LayOff, MeldKind, PerRank, Whose
from meldbook.model.options import Option, OptionType
from meldbook.model.pile import Chosen, Lending
from meldbook.model.ruleset import Ruleset, Source
from meldbook.model.table import Custom, ScoreBy
from meldbook.model.turn import Discarding

OPTIONS = (
    Option(name="golden", type=OptionType.FLAG, default=False),
    Option(name="colour", type=OptionType.CHOICE, default="blue", choices=("blue", "green")),
    Option(name="many", type=OptionType.CARDS, default=5),
    Option(name="some", type=OptionType.CANASTAS, default=5, low=2),
    Option(name="few", type=OptionType.ROUNDS, default=5, high=9),
    Option(name="points", type=OptionType.POINTS, default=500, choices=(500, 1000), sources=("heard", "seen")),
)
SOURCES = (Source(id="heard", title=(("en", "Heard"),)), Source(id="seen", title=(("en", "Seen"),), url="https://example.org"))
GOLDEN = Flag(fact=Fact(name="option.golden"))
BLUE = Is(fact=Fact(name="option.colour"), words=("blue",))
MANY = Linear(fact=Fact(name="option.many"))
CHOICES: tuple[Condition, ...] = (
    GOLDEN,
    Not(part=GOLDEN),
    BLUE,
    Not(part=BLUE),
    And(parts=(GOLDEN, BLUE, CONDITION)),
    *(Compare(left=MANY, relation=relation, right=number(5)) for relation in Relation),
)
"""What a table may have chosen, alone and with what has to hold in play."""

A_LIST = Or(parts=(CONDITION, Not(part=CONDITION)))
DEMANDS = (
    Demand(path="melds.limits.a", must=CONDITION),
    Demand(path="melds.limits.b", must=A_LIST, when=CONDITION),
    Demand(path="melds.limits.c", must=CONDITION, when=A_LIST),
    Demand(path="melds.limits.d", must=A_LIST, when=A_LIST),
)
CLAUSES = (Clause(path="pile.forbid.always"), *(Clause(path=f"pile.forbid.{n}", when=when) for n, when in enumerate(CHOICES)))
RESERVES = (
    Reserve(path="deal.reserves.foot", size=number(7), owner=Owner.SIDE, when=CONDITION),
    *(Reserve(path=f"deal.reserves.c{n}", size=size, owner=Owner.TABLE) for n, size in enumerate((number(7), FORMULA, TABLE))),
)
HANDS = tuple(
    SpecialHand(path=f"going_out.hands.h{n}", groups=groups, wilds=HandWilds.TOGETHER if n % 2 else HandWilds.BY_RANK, when=when)
    for n, (groups, when) in enumerate((((2,) * 7, None), ((4, 4, 3, 3), CONDITION), ((2, 4, 5, 1), None), ((1,) * 14, None)))
)
CUSTOMS = (Custom(path="table.customs.talk", text=(("en", "No talking."),), sources=("heard",)),)
SEQUENCE = MeldKind(
    path="melds.kinds.rows",
    form=Form.SEQUENCE,
    naturals=PATTERN,
    min_size=3,
    max_size=None,
    min_naturals=0,
    max_wilds=2,
    per_rank=PerRank.ANY,
    canasta=True,
    join=True,
    order=("A", "2", "3", "4"),
    staying=CardPattern(alternatives=(), cards=()),
)
SEQUENCES = (
    SEQUENCE,
    replace(
        SEQUENCE,
        per_rank=PerRank.ONE,
        staying=CardPattern(alternatives=(Alternative(low="2", high="2"),), cards=(0,)),
        order=("A", "2", "3", "K", "A"),
    ),
    replace(SEQUENCE, per_rank=PerRank.ONE_OPEN, max_wilds=0),
    *(replace(SEQUENCE, form=Form.IDENTICAL, per_rank=per_rank, when=GOLDEN) for per_rank in PerRank),
)
EXCHANGES = tuple(
    Exchange(path=f"melds.exchanges.{whose.value}", cards=PATTERN, melds=whose, kinds=kinds, when=when)
    for whose in Whose
    for kinds, when in (((), None), (("rows",), GOLDEN))
)
LAY_OFF = tuple(
    LayOff(path=f"melds.lay_off.{credit.value}", credit=credit, kinds=kinds, when=when)
    for credit in Credit
    for kinds, when in (((), None), (("rows",), CONDITION))
)
BY_ROUND = Lookup(
    by=Fact(name="round.number"),
    rows=(
        Row(high=2, value=number(2)),
        Row(low=3, high=3, value=number(3)),
        Row(low=4, high=5, value=number(4)),
        Row(low=6, value=Lookup(by=Fact(name="option.colour"), rows=by_word())),
    ),
)
REFILL = Reaction(path="turn.reactions.x", on=(Event(happening=Happening.HAND_EMPTIED),), then=(TakeReserve(reserve="foot"),))


def rich(ruleset: Ruleset) -> Ruleset:
    """The ruleset with every option, route, reserve, kind of meld, demand, line and reaction there can be."""
    here = replace(
        ruleset,
        sources=(*ruleset.sources, *SOURCES),
        options=(*ruleset.options, *OPTIONS),
        table=replace(ruleset.table, customs=CUSTOMS, resting=True, score_by=ScoreBy.PLAYER),
        deal=replace(ruleset.deal, pile=number(3), reserves=(*ruleset.deal.reserves, *RESERVES)),
        pile=replace(ruleset.pile, routes=(*ruleset.pile.routes, *ROUTES), forbid=CLAUSES),
    )
    initial = replace(here.melds.initial, demands=DEMANDS, exempt=CLAUSES)
    return replace(
        here,
        cards=replace(here.cards, deck=replace(here.cards.deck, extras=(EXTRA,)), extra_counts=(4,), without=PATTERN),
        melds=replace(
            here.melds,
            kinds=(*here.melds.kinds, *SEQUENCES),
            exchanges=EXCHANGES,
            lay_off=LAY_OFF,
            limits=DEMANDS,
            initial=initial,
        ),
        turn=replace(
            here.turn,
            draw=BY_ROUND,
            reactions=tuple(reactions()),
            dead=number(2),
            discard=Discarding.OPTIONAL,
            discard_exempt=CLAUSES,
            discards=BY_ROUND,
            redraw=CLAUSES,
        ),
        going_out=replace(here.going_out, hands=HANDS, needs=DEMANDS),
        canastas=replace(here.canastas, kinds=(*here.canastas.kinds, *canasta_kinds())),
        scoring=replace(here.scoring, lines=(*here.scoring.lines, *score_lines()), match=tuple(score_lines())[:9]),
    )


def bare(ruleset: Ruleset) -> Ruleset:
    """The ruleset without special cards, without a way to take the pile, and with a reserve to take up in the end."""
    nothing = CardPattern(alternatives=(), cards=())
    return replace(
        ruleset,
        cards=replace(ruleset.cards, wild=nothing, bonus=nothing, blocking=nothing),
        turn=replace(ruleset.turn, draw_forbid=(), reactions=(REFILL,)),
        pile=replace(ruleset.pile, routes=(), reactions=_of_roles()),
    )


def parted(ruleset: Ruleset, *, thaws: bool = True) -> Ruleset:
    """The ruleset with ways that take a part of the pile, and no minimum for the initial meld."""
    chosen = (Chosen(least=number(1), most=FORMULA), Chosen(least=number(3), most=None))
    amounts = cycle((number(7), FORMULA, TABLE, MANY, None, *chosen))
    every = zip((*ruleset.pile.routes, *ROUTES, *ROUTES), amounts, cycle(Lending), strict=False)
    routes = tuple(replace(route, amount=amount, lending=lending) for route, amount, lending in every)
    freeze = Reaction(path="pile.reactions.r", on=(Event(happening=Happening.DISCARD),), then=(Freeze(),))
    initial = replace(ruleset.melds.initial, minimum=number(0))
    return replace(
        ruleset,
        sources=(*ruleset.sources, *SOURCES),
        options=(*ruleset.options, *OPTIONS),
        melds=replace(ruleset.melds, initial=initial),
        pile=replace(ruleset.pile, routes=routes, part_thaws=thaws, reactions=(freeze,)),
    )


def _of_roles() -> tuple[Reaction, ...]:
    patterns = (CardPattern(alternatives=(Alternative(role=role),), cards=()) for role in (Role.BONUS, Role.BLOCKING))
    events = (Event(happening=Happening.DISCARD, cards=pattern) for pattern in patterns)
    return tuple(Reaction(path="pile.reactions.r", on=(event,), then=(Freeze(),)) for event in events)
