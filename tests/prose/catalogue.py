"""Everything the language can say: each fact in each form, each event, effect, expression and refusal."""

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
    Members,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Relation,
    Row,
    Sum,
)
from meldbook.conditions.signatures import Argument, Signature, Sort
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.engine.refusal import Cards, Detail, Refusal, Unmet
from meldbook.model import clauses
from meldbook.model.canastas import CanastaKind
from meldbook.model.clauses import Effect, Event, Happening, Reaction
from meldbook.model.pile import Route, Use
from meldbook.model.rules import RuleId
from meldbook.model.scoring import ScoreLine

EXTRA = "DRAGON"
ANY = CardPattern(alternatives=(Alternative(role=Role.ANY),), cards=())
ROUTES = (
    Route(path="pile.routes.naturals", use=Use.LIKE, naturals=3, wilds=0, kinds=(), amount=None, when=CONDITION),
    Route(path="pile.routes.both", use=Use.LIKE, naturals=2, wilds=1, kinds=("sets", "wilds"), amount=None, when=CONDITION),
    Route(path="pile.routes.wilds", use=Use.LIKE, naturals=0, wilds=2, kinds=(), amount=None),
    Route(path="pile.routes.wilds-once", use=Use.LIKE, naturals=0, wilds=1, kinds=(), amount=None, when=CONDITION),
    *(
        Route(path=f"pile.routes.{use.value}{number}", use=use, naturals=0, wilds=0, kinds=kinds, amount=None, when=when)
        for use in (Use.ONTO, Use.ANY, Use.NOTHING)
        for number, (kinds, when) in enumerate((((), None), (("sets",), CONDITION)))
    ),
)
ONCE_ROUND = Linear(fact=Fact(name="players"))
SUM = Sum(parts=(Linear(fact=Fact(name="side.melds")), Linear(fact=Fact(name="players"), times=2)), plus=3)
IN_HAND = (Happening.DEAL, Happening.DRAW, Happening.TAKE, Happening.RESERVE)
TOGETHER = (IN_HAND[:2], IN_HAND[:3], (*IN_HAND[:2], Happening.RESERVE), IN_HAND, IN_HAND[2:])
NAMES = {
    Argument.MELD_KIND: "sets",
    Argument.CANASTA_KIND: "golden",
    Argument.RESERVE: "foot",
    Argument.ROUTE: "naturals",
    Argument.HAND: "pairs",
    Argument.PATTERN: PATTERN,
}


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
    yield from sums()
    yield from counts_of_members()
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
        yield from _things(relation)
        yield from _two_facts(relation)
    for pattern in patterns():
        held = Linear(fact=Fact(name="hand.cards", argument=pattern))
        if pattern.alternatives and pattern != ANY:
            for relation, count in ((Relation.EQUAL, 0), (Relation.EQUAL, 1), (Relation.AT_LEAST, 3)):
                yield Compare(left=held, relation=relation, right=Number(value=count))
    yield Compare(left=Number(value=3), relation=Relation.LESS, right=Linear(fact=melds))
    yield Compare(left=Linear(fact=melds), relation=Relation.EQUAL, right=Linear(fact=Fact(name="players"), times=2, plus=1))


def _things(relation: Relation) -> Iterator[Condition]:
    """Two kinds of things of one owner compared: as many of each, so many times as many, only the one."""
    for fact, other in (("side.melds", "side.canastas"), ("meld.naturals", "meld.wilds")):
        yield from (
            Compare(left=Linear(fact=Fact(name=fact)), relation=relation, right=Linear(fact=Fact(name=other), times=times))
            for times in (1, 2)
        )
    for name in ("hand.cards", "meld.cards", "side.canastas"):
        argument = "golden" if name == "side.canastas" else PATTERN
        named, all_of_them = Linear(fact=Fact(name=name, argument=argument)), Fact(name=name)
        yield Compare(left=named, relation=relation, right=Linear(fact=all_of_them))
        yield Compare(left=named, relation=relation, right=Linear(fact=all_of_them, times=2))


def _two_facts(relation: Relation) -> Iterator[Condition]:
    """What a meld had before the play, and a number that the table may have agreed on."""
    wild = CardPattern(alternatives=(Alternative(role=Role.WILD),), cards=())
    for name, argument in (("meld.cards", None), ("meld.cards", PATTERN), ("meld.wilds", wild)):
        fact = Fact(name=name, argument=argument if name == "meld.cards" else None)
        for plus in (0, 7):
            added = Linear(fact=Fact(name="meld.added", argument=argument), plus=plus)
            yield Compare(left=Linear(fact=fact), relation=relation, right=added)
    for option in ("many", "some", "few", "points"):
        agreed = Linear(fact=Fact(name=f"option.{option}"))
        yield Compare(left=Linear(fact=Fact(name="side.canastas")), relation=relation, right=agreed)


def counts_of_members() -> Iterator[Condition]:
    """Members of each domain, counted by one condition and by several."""
    for domain in Domain:
        for body in (CONDITION, And(parts=(CONDITION, CONDITION)), Or(parts=(CONDITION, Not(part=CONDITION)))):
            counted = Members(domain=domain, body=body)
            yield Compare(left=counted, relation=Relation.AT_LEAST, right=Number(value=2))
            yield Compare(left=Linear(fact=Fact(name="side.melds")), relation=Relation.LESS, right=counted)


def sums() -> Iterator[Condition]:
    """Sums of one fact asked of two things, and of different facts."""
    one, other = (Linear(fact=Fact(name="side.canastas", argument=kind)) for kind in ("golden", "silver"))
    for relation in Relation:
        for count in (0, 1, 2):
            yield Compare(left=Sum(parts=(one, other)), relation=relation, right=Number(value=count))
        yield Compare(left=SUM, relation=relation, right=Number(value=2))
        yield Compare(left=SUM, relation=relation, right=Sum(parts=(one, other)))


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
        *(
            Alternative(colour=colour, suit=suit, low=low, high=high)
            for colour, suit in ((None, None), (Colour.RED, None), (Colour.BLACK, None), (None, "S"), (None, "STARS"))
            for low, high in ((None, None), ("3", "3"), ("A", "A"), ("8", "K"))
            if colour or suit or low != high
        ),
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
    for index, table in enumerate(tables_by_card()):
        yield Reaction(
            path=f"turn.reactions.c{index}", on=(Event(happening=Happening.MELD),), then=(clauses.Award(points=table),)
        )
    two_tables = (clauses.DrawCards(number=TABLE), clauses.Penalty(points=TABLE))
    yield Reaction(path="turn.reactions.t", on=(Event(happening=Happening.MELD),), then=two_tables)
    for index, happenings in enumerate(TOGETHER):
        together = tuple(Event(happening=one, cards=PATTERN) for one in happenings)
        yield Reaction(path=f"turn.reactions.m{index}", on=together, then=(clauses.Expose(),))
    several = tuple(Event(happening=one) for one in (Happening.MELD, Happening.OPENING, Happening.TURN_END))
    yield Reaction(
        path="turn.reactions.l", on=(Event(happening=Happening.DRAW, cards=PATTERN),), then=(clauses.MayExpose(),), when=CONDITION
    )
    yield Reaction(path="turn.reactions.g", on=several, then=(clauses.Expose(), clauses.Replace(), clauses.EndRound()))


def tables_by_card() -> Iterator[Lookup]:
    for signature in VOCABULARY.values():
        if signature.type is Sort.CARD:
            yield Lookup(by=Fact(name=signature.name), rows=(Row(cards=PATTERN, value=number(5)), Row(cards=ANY, value=FORMULA)))


def events() -> Iterator[Event]:
    for happening in Happening:
        yield Event(happening=happening)
    yield from (Event(happening=happening, cards=PATTERN) for happening in Happening if happening in clauses.OF_A_CARD)
    yield Event(happening=Happening.CANASTA, kind="golden")
    yield Event(happening=Happening.LOOK, kind="foot")


def effects() -> Iterator[Effect]:
    yield from (clauses.Expose(), clauses.MayExpose(), clauses.Replace(), clauses.Cover(), clauses.Return(), clauses.EndRound())
    yield from (clauses.Reshuffle(), clauses.PlayAlone(), clauses.Freeze())
    yield clauses.EndRound(turns=Linear(fact=Fact(name="players"), plus=-1))
    yield from (clauses.MayLook(reserve="foot"), clauses.TakeReserve(reserve="foot"), clauses.ReserveToStock(reserve="foot"))
    for expression in (*map(number, (1, 2, 4)), ONCE_ROUND, FORMULA, SUM, TABLE):
        yield from (clauses.Freeze(turns=expression), clauses.Block(turns=expression), clauses.EndRound(turns=expression))
        yield from (clauses.DrawCards(number=expression), clauses.Penalty(points=expression), clauses.Award(points=expression))


def canasta_kinds() -> Iterator[CanastaKind]:
    for index, bonus in enumerate((FORMULA, TABLE, Lookup(by=Fact(name="option.colour"), rows=by_word()))):
        yield CanastaKind(path=f"canastas.kinds.golden{index}", bonus=bonus, when=CONDITION if index else None)


def score_lines() -> Iterator[ScoreLine]:
    line = ScoreLine(path="scoring.lines.a", amount=number(1), per=None, negative=False, split=False)
    for index, fact in enumerate(facts()):
        for per in (Linear(fact=fact), Linear(fact=fact, times=2), Sum(parts=(Linear(fact=fact), Linear(fact=fact)))):
            yield replace(line, path=f"scoring.lines.a{index}", per=per)
    counted = Members(domain=Domain.MELD, body=CONDITION)
    for index, (amount, per) in enumerate(((TABLE, None), (number(2), TABLE), (TABLE, SUM), (number(2), counted))):
        yield replace(line, path=f"scoring.lines.b{index}", amount=amount, per=per, negative=True, split=True)


def refusals() -> Iterator[Refusal]:
    """One refusal for each rule, with the details that the engine gives; several where the message has several forms."""
    unmet = Unmet(condition=CONDITION, found=((Fact(name="side.canastas"), 1), (Fact(name="pile.frozen"), True)))
    hand: dict[str, Detail] = {"cards": Cards(bag=bag_of([0, 5, 52]))}
    limits: dict[str, Detail] = {"found": 4, "limit": 3, "kind": "sets", "bound": "max"}
    details: dict[RuleId, dict[str, Detail]] = {
        RuleId.TURN_ORDER: {"seat": 2},
        RuleId.TURN_PHASE: {"phase": "draw"},
        RuleId.TURN_DRAW_FORBIDDEN: {"unmet": unmet},
        RuleId.GOING_OUT_FORBIDDEN: {"unmet": unmet},
        RuleId.CARDS_EXPOSE: {"card": Cards(bag=bag_of([20]))},
        RuleId.TURN_REDRAW_CLOSED: {"unmet": unmet},
        RuleId.TURN_DISCARD_FORBIDDEN: {"card": Cards(bag=bag_of([20])), "unmet": unmet},
        RuleId.CARDS_HELD: {"missing": Cards(bag=bag_of([3, 3]))},
        RuleId.DEAL_LOOK: {"reserve": "kitty"},
        RuleId.MELDS_NO_KIND: hand,
        RuleId.MELDS_BEGIN: {"kind": "sets", "unmet": unmet},
        RuleId.MELDS_SIZE: limits,
        RuleId.MELDS_NATURALS: limits,
        RuleId.MELDS_WILDS: limits,
        RuleId.MELDS_SEQUENCE: hand,
        RuleId.MELDS_ONTO: hand,
        RuleId.MELDS_SWAP: hand,
        RuleId.MELDS_SWAP_CLOSED: {"unmet": unmet},
        RuleId.MELDS_LAY_OFF: hand,
        RuleId.MELDS_LAY_OFF_CLOSED: {"unmet": unmet},
        RuleId.MELDS_LIMIT: {"unmet": unmet},
        RuleId.MELDS_MINIMUM: {"points": 40, "minimum": 50, "short": 10},
        RuleId.MELDS_DEMAND: {"unmet": unmet},
        RuleId.PILE_FORBIDDEN: {"unmet": unmet},
        RuleId.PILE_ROUTE: {"routes": ("pile.routes.onto0",)},
        RuleId.PILE_ROUTE_CLOSED: {"unmet": unmet, "routes": ("pile.routes.naturals",)},
        RuleId.PILE_AMOUNT: {"form": "chosen", "least": 1, "most": 3},
        RuleId.GOING_OUT_HAND: {"hand": "pairs", "unmet": unmet},
        RuleId.GOING_OUT_NEEDS: {"unmet": unmet},
        RuleId.GOING_OUT_LAST_CARD: {"card": Cards(bag=bag_of([20]))},
    }
    yield from (Refusal(rule=rule, details=details.get(rule, {})) for rule in RuleId)
    yield Refusal(rule=RuleId.MELDS_SIZE, details={**limits, "bound": "min"})
    yield Refusal(rule=RuleId.PILE_ROUTE_CLOSED, details={"routes": ()})
    for form, least, most in (("fixed", 7, 7), ("none", 4, 3)):
        yield Refusal(rule=RuleId.PILE_AMOUNT, details={"form": form, "least": least, "most": most})
    yield Refusal(rule=RuleId.MELDS_NO_KIND, details={"cards": Cards(bag=0)})
    yield Refusal(rule=RuleId.CARDS_HELD, details={"missing": Cards(bag=bag_of([53]))})


def number(value: int) -> Number:
    return Number(value=value)


def by_word() -> tuple[Row, ...]:
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
