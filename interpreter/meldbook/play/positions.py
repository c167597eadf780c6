"""The position an example begins with.

In: what the example says of it. Out: a `Game` in which all the rest is as usual: hands and reserves that aren't listed hold
ordinary cards left over, the stock what remains, and the pile is frozen or blocked as the cards in it have made it. It is
the turn of seat 0, the first of the round or of a later lap.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.cards import Card, CardBag, bag_of
from meldbook.diagnostics import Diagnostic, Span
from meldbook.engine import melds, reactions, reserves, scoring
from meldbook.engine.context import Context
from meldbook.engine.deal import playing
from meldbook.engine.draft import Draft
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Rules
from meldbook.engine.state import EndReason, Game, Hold, Meld, Phase, ReserveCards, Round, RoundEnd, SideTable, Turn
from meldbook.loading.examples import Example, Given
from meldbook.loading.examples import Phase as GivenPhase
from meldbook.model.clauses import Happening
from meldbook.model.deal import Owner
from meldbook.model.moves import Play
from meldbook.play.given_cards import Pack
from meldbook.play.problem import Problem
from meldbook.syntax import ScalarNode


def position(rules: Rules, example: Example) -> Game | tuple[Diagnostic, ...]:
    """The game as the example gives it, or what is wrong with that."""
    given = example.given
    misplaced = tuple(_misplaced(rules, example))
    if misplaced:
        return misplaced
    pack = Pack.of(rules)
    round_ = _round(rules, given, pack)
    if pack.problems:
        return tuple(pack.problems)
    game = Game(_scores(rules, given), given.round, rules.players - 1, round_)
    freezes, blocks = _holds(rules, game, round_)
    return replace(game, round=replace(round_, freezes=freezes, blocks=blocks))


def ended(rules: Rules, game: Game) -> Game:
    """The game if its round ended here, as if the stock had run out."""
    if game.round is None:
        raise ValueError("there is no round yet")
    end = RoundEnd(EndReason.STOCK, None, None, False, (), ())
    return scoring.scored(rules, game, replace(game.round, phase=Phase.OVER, end=end))


def _misplaced(rules: Rules, example: Example) -> Iterator[Diagnostic]:
    """What is said of seats and sides that this table hasn't got."""
    given, sides = example.given, rules.sides
    for seat, node in given.hands:
        if not 0 < seat < rules.players:
            yield _no_such("seat", seat, rules.players, node.span)
    for side, nodes in given.side_melds:
        if not 0 < side < sides:
            yield _no_such("side", side, sides, nodes[0].span if nodes else example.span)
    for side, node in given.side_bonus:
        if not 0 < side < sides:
            yield _no_such("side", side, sides, node.span)
    for seat, _ in given.taken:
        if not 0 <= seat < rules.players:
            yield Problem.EXAMPLE_POSITION.at(example.span, f"no seat {seat}: seats are 0 to {rules.players - 1}")
    if given.scores is not None and len(given.scores) != rules.holders:
        message = f"{len(given.scores)} scores are given where {rules.holders} are kept"
        yield Problem.EXAMPLE_POSITION.at(example.span, message)


def _no_such(what: str, found: int, number: int, span: Span) -> Diagnostic:
    own = f"{what} 0 is the mover's own" if found == 0 else f"{what}s are 0 to {number - 1}"
    return Problem.EXAMPLE_POSITION.at(span, f"no other {what} {found}: {own}")


def _scores(rules: Rules, given: Given) -> tuple[int, ...]:
    others = (0,) * (rules.holders - 1)
    return given.scores if given.scores is not None else (given.score or 0, *others)


def _round(rules: Rules, given: Given, pack: Pack) -> Round:
    """The round, its pile not yet frozen or blocked. What is named is taken from the pack before anything is filled in."""
    sides = _sides(rules, given, pack)
    hands = _named_hands(given, pack)
    pile, stock = pack.named(given.pile), pack.named(given.stock)
    packed = {name: pack.named(node) for name, node in given.reserves}
    seats = playing(rules, given.round)
    full_hands = tuple(_hand(rules, pack, hands.get(seat)) if seat in seats else 0 for seat in range(rules.players))
    packets = tuple(_reserves(rules, given, pack, packed))
    order = stock if given.stock is not None else tuple(reversed(pack.ordinary_first()))
    return replace(
        bare_round(rules, sides, given.round),
        phase=_phase(given),
        turn=_turn(given, len(seats), melded=sides[0].melded),
        hands=full_hands,
        stock=order,
        left=len(order),
        pile=pile,
        reserves=packets,
        players_melded=tuple(sides[side].melded for side in rules.side_of),
        piles=(given.piles, *(0,) * (rules.players - 1)),
    )


def bare_round(rules: Rules, sides: tuple[SideTable, ...], number: int = 1) -> Round:
    """A round with nothing but what lies before the sides."""
    return Round(
        phase=Phase.MELD,
        turn=Turn(number=1, seat=0, melded_before=False, player_melded=False),
        hands=(0,) * rules.players,
        sides=sides,
        stock=(),
        left=0,
        pile=(),
        freezes=(),
        blocks=(),
        reserves=(),
        players_melded=(False,) * rules.players,
        piles=(0,) * rules.players,
        asked=(False,) * len(sides),
        penalties=(0,) * rules.players,
        end=None,
        side_of=rules.side_of,
        order=playing(rules, number),
    )


def _phase(given: Given) -> Phase:
    return {GivenPhase.DRAW: Phase.DRAW, GivenPhase.MELD: Phase.MELD, GivenPhase.DEAL: Phase.CHANCE}[given.phase]


def _turn(given: Given, players: int, *, melded: bool) -> Turn:
    """The first turn of a lap of so many players; a player who is melding has drawn."""
    turn = Turn(number=(given.lap - 1) * players + 1, seat=0, melded_before=melded, player_melded=melded)
    return replace(turn, drew=True, drawn=1) if given.phase is GivenPhase.MELD else turn


def _named_hands(given: Given, pack: Pack) -> dict[int, tuple[Card, ...]]:
    """The hands that are listed, by seat."""
    own = {} if given.hand is None else {0: pack.named(given.hand)}
    return {**own, **{seat: pack.named(node) for seat, node in given.hands}}


def _hand(rules: Rules, pack: Pack, named: tuple[Card, ...] | None) -> CardBag:
    return bag_of(pack.filled(rules.hand_size) if named is None else named)


def _sides(rules: Rules, given: Given, pack: Pack) -> tuple[SideTable, ...]:
    others_melds, others_bonus = dict(given.side_melds), dict(given.side_bonus)
    own = _side(rules, pack, given.melds, given.bonus)
    own = replace(own, melded=own.melded or given.melded)
    others = range(1, rules.sides)
    return (own, *(_side(rules, pack, others_melds.get(side, ()), others_bonus.get(side)) for side in others))


def _side(rules: Rules, pack: Pack, nodes: tuple[ScalarNode, ...], bonus: ScalarNode | None) -> SideTable:
    found = (_meld(rules, pack, node) for node in nodes)
    own = tuple(meld for meld in found if meld is not None)
    return SideTable(melds=own, bonus=bag_of(pack.named(bonus)), melded=bool(own))


def _meld(rules: Rules, pack: Pack, node: ScalarNode) -> Meld | None:
    """A meld as it lies on the table; one that no play could have made is a problem."""
    cards = pack.named(node)
    table = (SideTable(),) * rules.sides
    bare = Game((0,) * rules.holders, 1, 0, None)
    context = Context(rules, bare, bare_round(rules, table), 0, 0, table, 0)
    arranged = melds.arrange(context, [Play(cards=bag_of(cards))])
    if isinstance(arranged, Refusal):
        if not pack.problems:
            pack.problems.append(
                Problem.EXAMPLE_POSITION.at(node.span, f'"{node.text}" is no meld: {arranged.path or arranged.rule}')
            )
        return None
    return arranged.melds[0].of_a_new_turn()


def _reserves(rules: Rules, given: Given, pack: Pack, named: dict[str, tuple[Card, ...]]) -> Iterator[ReserveCards]:
    """Every reserve: the mover's own as named, the others with cards left over; those taken earlier are empty and in use."""
    takers = dict(_takers(rules, given))
    for number, reserve in enumerate(rules.ruleset.deal.reserves):
        owners = {Owner.SEAT: rules.players, Owner.SIDE: rules.sides, Owner.TABLE: 1}[reserve.owner]
        for owner in range(owners):
            if (number, owner) in takers:
                yield ReserveCards(number, owner, 0, taken=True, taker=takers[number, owner], used=True)
                continue
            own = named.get(reserve.id) if owner == 0 else None
            yield ReserveCards(number, owner, bag_of(pack.filled(rules.reserve_sizes[number]) if own is None else own))


def _takers(rules: Rules, given: Given) -> Iterator[tuple[tuple[int, int], int]]:
    """For the number and the owner of each reserve taken earlier: who took it."""
    numbers = {reserve.id: number for number, reserve in enumerate(rules.ruleset.deal.reserves)}
    for seat, names in given.taken:
        for name in names:
            yield (numbers[name], reserves.owner(rules, numbers[name], seat)), seat


def _holds(rules: Rules, game: Game, round_: Round) -> tuple[tuple[Hold, ...], tuple[Hold, ...]]:
    """The freezes and blocks on the pile: what its cards set off when they came there, as far as it still lasts."""
    draft = Draft.of(rules, game, replace(round_, pile=()))
    for place, card in enumerate(round_.pile):
        draft.freezes, draft.blocks = _a_turn_later(draft.freezes), _a_turn_later(draft.blocks)
        draft.pile = (*draft.pile, card)
        turned = place == 0 and card in rules.ruleset.cards.bonus.cards
        happening = Happening.UPCARD if turned else Happening.DISCARD
        reactions.card_event(draft, (place - len(round_.pile)) % rules.players, happening, card)
    return draft.freezes, draft.blocks


def _a_turn_later(holds: tuple[Hold, ...]) -> tuple[Hold, ...]:
    return tuple(hold if hold.turns is None else Hold(hold.path, hold.turns - 1) for hold in holds if hold.turns != 1)
