"""Everything a spec can say that no spec says yet: each fact in each form, each event, effect, expression and refusal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from changes import CONDITION, FORMULA, PATTERN, TABLE

from meldbook.cards import Alternative, CardPattern, Colour, Role, bag_of
from meldbook.conditions.ast import (
    And,
    Compare,
    Condition,
    Domain,
    Fact,
    Flag,
    Is,
    Linear,
    Lookup,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Relation,
    Row,
)
from meldbook.conditions.vocabulary import VOCABULARY, Argument, Signature, Sort
from meldbook.engine.refusal import Cards, Detail, Refusal, Unmet
from meldbook.model import clauses
from meldbook.model.canastas import CanastaKind
from meldbook.model.clauses import Clause, Demand, Effect, Event, Happening, Reaction
from meldbook.model.deal import Owner, Reserve
from meldbook.model.options import Option, OptionType
from meldbook.model.pile import Route
from meldbook.model.rules import RuleId
from meldbook.model.ruleset import Ruleset, Source
from meldbook.model.scoring import ScoreLine

EXTRA = "DRAGON"
ROUTES = (
    Route(path="pile.routes.naturals", naturals=3, wilds=0, onto=False, when=CONDITION),
    Route(path="pile.routes.both", naturals=2, wilds=1, onto=False, when=CONDITION),
    Route(path="pile.routes.wilds", naturals=0, wilds=2, onto=False),
    Route(path="pile.routes.wilds-once", naturals=0, wilds=1, onto=False, when=CONDITION),
    Route(path="pile.routes.onto", naturals=0, wilds=0, onto=True),
)
OPTIONS = (
    Option(name="golden", type=OptionType.FLAG, default=False),
    Option(name="colour", type=OptionType.CHOICE, default="blue", choices=("blue", "green")),
    Option(name="many", type=OptionType.CARDS, default=5),
    Option(name="some", type=OptionType.CANASTAS, default=5, low=2),
    Option(name="few", type=OptionType.ROUNDS, default=5, high=9),
    Option(name="points", type=OptionType.POINTS, default=500, choices=(500, 1000), sources=("heard", "seen")),
)
SOURCES = (Source(id="heard", title="Heard"), Source(id="seen", title="Seen", url="https://example.org"))
DEMANDS = (Demand(path="melds.limits.a", must=CONDITION), Demand(path="melds.limits.b", must=CONDITION, when=CONDITION))
CLAUSES = (Clause(path="pile.forbid.always"),)
RESERVES = (Reserve(path="deal.reserves.foot", size=Number(value=7), owner=Owner.SIDE, when=CONDITION),)
NAMES = {
    Argument.MELD_KIND: "sets",
    Argument.CANASTA_KIND: "golden",
    Argument.RESERVE: "foot",
    Argument.ROUTE: "naturals",
    Argument.PATTERN: PATTERN,
}


def rich(ruleset: Ruleset) -> Ruleset:
    """The ruleset with every option type, every form of route, a side's reserve, and lines and reactions of every make."""
    here = replace(
        ruleset,
        sources=(*ruleset.sources, *SOURCES),
        options=(*ruleset.options, *OPTIONS),
        deal=replace(ruleset.deal, reserves=(*ruleset.deal.reserves, *RESERVES)),
        pile=replace(ruleset.pile, routes=(*ruleset.pile.routes, *ROUTES)),
    )
    return replace(
        here,
        cards=replace(here.cards, deck=replace(here.cards.deck, extras=(EXTRA,))),
        melds=replace(here.melds, limits=DEMANDS, initial=replace(here.melds.initial, demands=DEMANDS, exempt=CLAUSES)),
        turn=replace(here.turn, reactions=tuple(reactions())),
        canastas=replace(here.canastas, kinds=(*here.canastas.kinds, *canasta_kinds())),
        scoring=replace(here.scoring, lines=(*here.scoring.lines, *score_lines())),
    )


def bare(ruleset: Ruleset) -> Ruleset:
    """The ruleset without special cards and without a way to take the pile."""
    nothing = CardPattern(alternatives=(), cards=())
    return replace(
        ruleset,
        cards=replace(ruleset.cards, wild=nothing, bonus=nothing, blocking=nothing),
        turn=replace(ruleset.turn, draw_forbid=()),
        pile=replace(ruleset.pile, routes=(), reactions=_of_roles()),
    )


def _of_roles() -> tuple[Reaction, ...]:
    patterns = (CardPattern(alternatives=(Alternative(role=role),), cards=()) for role in (Role.BONUS, Role.BLOCKING))
    events = (Event(happening=Happening.DISCARD, cards=pattern) for pattern in patterns)
    return tuple(Reaction(path="pile.reactions.r", on=(event,), then=(clauses.Freeze(),)) for event in events)


def conditions() -> Iterator[Condition]:
    """Every fact, affirmed and denied, of one and of all; numbers in every relation; words, patterns, formulas and lists."""
    for atom in atoms():
        yield atom
        if isinstance(atom, (Flag, Is)):
            yield Not(part=atom)
        for domain in Domain:
            yield from (Quantified(quantifier=one, domain=domain, body=atom) for one in Quantifier)
    for domain in Domain:
        yield Quantified(quantifier=Quantifier.EVERY, domain=domain, body=And(parts=(CONDITION, Not(part=CONDITION))))
        yield Quantified(quantifier=Quantifier.ANY, domain=domain, body=Or(parts=(CONDITION, Not(part=CONDITION))))
    yield from comparisons_of_facts()
    yield And(parts=(CONDITION, Or(parts=(CONDITION, Not(part=CONDITION)))))


def atoms() -> Iterator[Condition]:
    for signature in VOCABULARY.values():
        yield from _atoms(signature)
    yield Flag(fact=Fact(name="option.golden"))
    yield Is(fact=Fact(name="option.colour"), words=("blue", "green"))
    yield from _compared(Fact(name="option.many"))
    yield from (Flag(fact=Fact(name="pile.open", argument=route.id)) for route in ROUTES)
    yield from (Is(fact=Fact(name="card"), pattern=pattern) for pattern in patterns())
    yield Is(fact=Fact(name="meld.kind"), words=("sets", "wilds", "golden"))


def comparisons_of_facts() -> Iterator[Condition]:
    melds, canastas = Fact(name="side.melds"), Fact(name="side.canastas")
    for relation in Relation:
        yield Compare(left=Linear(fact=melds), relation=relation, right=Linear(fact=canastas, times=2, plus=-1))
    yield Compare(left=Number(value=3), relation=Relation.LESS, right=Linear(fact=melds))
    yield Compare(left=Linear(fact=melds), relation=Relation.EQUAL, right=Linear(fact=Fact(name="players"), times=2, plus=1))


def facts() -> Iterator[Fact]:
    """Every number fact, with and without its argument."""
    for signature in VOCABULARY.values():
        if not isinstance(signature.type, Sort):
            yield from _bound(signature)


def patterns() -> Iterator[CardPattern]:
    lone = (
        *(Alternative(role=role) for role in Role),
        *(
            Alternative(low=rank, high=rank)
            for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "KNIGHT")
        ),
        Alternative(low="8", high="K"),
        Alternative(colour=Colour.RED, low="3", high="3"),
        Alternative(colour=Colour.BLACK),
        Alternative(suit="S", low="A", high="A"),
        Alternative(suit="STARS"),
        Alternative(named="JK"),
        Alternative(named=EXTRA),
    )
    yield from (CardPattern(alternatives=(one,), cards=()) for one in lone)
    yield CardPattern(alternatives=lone[-3:], cards=())
    yield CardPattern(alternatives=(), cards=())


def reactions() -> Iterator[Reaction]:
    for index, event in enumerate(events()):
        yield Reaction(path=f"turn.reactions.e{index}", on=(event,), then=(clauses.EndRound(),))
    for index, effect in enumerate(effects()):
        yield Reaction(path=f"turn.reactions.f{index}", on=(Event(happening=Happening.MELD),), then=(effect,))
    several = tuple(Event(happening=one) for one in (Happening.MELD, Happening.OPENING, Happening.TURN_END))
    yield Reaction(path="turn.reactions.g", on=several, then=(clauses.Expose(), clauses.Replace(), clauses.EndRound()))


def events() -> Iterator[Event]:
    for happening in Happening:
        yield Event(happening=happening)
    for happening in (Happening.DEAL, Happening.DRAW, Happening.TAKE, Happening.RESERVE, Happening.UPCARD, Happening.DISCARD):
        yield Event(happening=happening, cards=PATTERN)
    yield Event(happening=Happening.CANASTA, kind="golden")
    yield Event(happening=Happening.LOOK, kind="foot")


def effects() -> Iterator[Effect]:
    yield from (clauses.Expose(), clauses.Replace(), clauses.Cover(), clauses.Return(), clauses.EndRound())
    yield from (
        clauses.Freeze(),
        clauses.Freeze(turns=1),
        clauses.Freeze(turns=2),
        clauses.Block(turns=1),
        clauses.Block(turns=3),
    )
    yield from (clauses.MayLook(reserve="foot"), clauses.TakeReserve(reserve="foot"))
    for expression in (Number(value=4), FORMULA, TABLE):
        yield clauses.DrawCards(number=expression)
        yield clauses.Penalty(points=expression)


def canasta_kinds() -> Iterator[CanastaKind]:
    for index, bonus in enumerate((FORMULA, TABLE, Lookup(by=Fact(name="option.colour"), rows=_by_word()))):
        yield CanastaKind(path=f"canastas.kinds.golden{index}", bonus=bonus, when=CONDITION if index else None)


def score_lines() -> Iterator[ScoreLine]:
    for index, fact in enumerate(facts()):
        for per in (Linear(fact=fact), Linear(fact=fact, times=2)):
            yield ScoreLine(path=f"scoring.lines.a{index}", amount=Number(value=1), per=per, negative=False)
    yield ScoreLine(path="scoring.lines.b", amount=TABLE, per=TABLE, negative=True)


def refusals() -> Iterator[Refusal]:
    """One refusal for each rule, with the details that the engine gives; several where the message has several forms."""
    unmet = Unmet(condition=CONDITION, found=((Fact(name="side.canastas"), 1), (Fact(name="pile.frozen"), True)))
    hand: dict[str, Detail] = {"cards": Cards(bag=bag_of([0, 5, 52]))}
    limits: dict[str, Detail] = {"found": 4, "limit": 3, "kind": "sets", "bound": "max"}
    details: dict[RuleId, dict[str, Detail]] = {
        RuleId.TURN_ORDER: {"seat": 2},
        RuleId.TURN_PHASE: {"phase": "draw"},
        RuleId.TURN_DRAW_FORBIDDEN: {"unmet": unmet},
        RuleId.TURN_DISCARD_FORBIDDEN: {"card": Cards(bag=bag_of([20])), "unmet": unmet},
        RuleId.CARDS_HELD: {"missing": Cards(bag=bag_of([3, 3]))},
        RuleId.DEAL_LOOK: {"reserve": "kitty"},
        RuleId.MELDS_NO_KIND: hand,
        RuleId.MELDS_BEGIN: {"kind": "sets", "unmet": unmet},
        RuleId.MELDS_SIZE: limits,
        RuleId.MELDS_NATURALS: limits,
        RuleId.MELDS_WILDS: limits,
        RuleId.MELDS_PER_RANK: {"kind": "sets", **hand},
        RuleId.MELDS_ONTO: hand,
        RuleId.MELDS_LIMIT: {"unmet": unmet},
        RuleId.MELDS_MINIMUM: {"points": 40, "minimum": 50, "short": 10},
        RuleId.MELDS_DEMAND: {"unmet": unmet},
        RuleId.PILE_FORBIDDEN: {"unmet": unmet},
        RuleId.PILE_ROUTE: {"routes": ("pile.routes.onto",)},
        RuleId.PILE_ROUTE_CLOSED: {"unmet": unmet, "routes": ("pile.routes.naturals",)},
        RuleId.GOING_OUT_KEEP: {"left": 1},
        RuleId.GOING_OUT_NEEDS: {"unmet": unmet},
        RuleId.GOING_OUT_LAST_CARD: {"card": Cards(bag=bag_of([20]))},
    }
    yield from (Refusal(rule=rule, details=details.get(rule, {})) for rule in RuleId)
    yield Refusal(rule=RuleId.MELDS_SIZE, details={**limits, "bound": "min"})
    yield Refusal(rule=RuleId.PILE_ROUTE_CLOSED, details={"routes": ()})
    yield Refusal(rule=RuleId.MELDS_NO_KIND, details={"cards": Cards(bag=0)})
    yield Refusal(rule=RuleId.CARDS_HELD, details={"missing": Cards(bag=bag_of([53]))})


def _by_word() -> tuple[Row, ...]:
    return tuple(Row(word=word, value=Number(value=94 + index)) for index, word in enumerate(("blue", "green")))


def _atoms(signature: Signature) -> Iterator[Condition]:
    for fact in _bound(signature):
        match signature.type:
            case Sort.FLAG:
                yield Flag(fact=fact)
            case Sort.WORD:
                yield Is(fact=fact, words=("golden",))
            case Sort.CARD:
                yield Is(fact=fact, pattern=PATTERN)
            case _:
                yield from _compared(fact)


def _bound(signature: Signature) -> Iterator[Fact]:
    if not signature.required:
        yield Fact(name=signature.name)
    if signature.argument is not None:
        yield Fact(name=signature.name, argument=NAMES[signature.argument])


def _compared(fact: Fact) -> Iterator[Condition]:
    for relation in Relation:
        yield from (Compare(left=Linear(fact=fact), relation=relation, right=Number(value=count)) for count in (0, 1, 2, 5000))
