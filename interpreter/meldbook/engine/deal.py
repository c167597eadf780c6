"""The deal room: chance puts the cards in order, hands and reserves are dealt, the first upcard is turned."""

from __future__ import annotations

from meldbook.cards import bag_of, cards_of
from meldbook.engine import reactions, reserves
from meldbook.engine.context import Context
from meldbook.engine.draft import Draft
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Phase, ReserveCards, Round, SideTable, Turn
from meldbook.model.clauses import Happening
from meldbook.model.deal import Owner
from meldbook.model.moves import Shuffle
from meldbook.model.rules import RuleId


def face_down(rules: Rules, game: Game) -> tuple[int, ...]:
    """The cards that chance is to put in order: the whole pack before a deal, the stock where it is shuffled anew."""
    round_ = game.round
    if round_ is not None and round_.phase is Phase.CHANCE:
        return round_.stock[: round_.left]
    return rules.pack


def check_shuffle(rules: Rules, game: Game, move: Shuffle) -> Refusal | None:
    """Whether chance may shuffle now, and whether the order has exactly the cards it must have."""
    round_ = game.round
    if game.over:
        return Refusal(rule=RuleId.TABLE_ROUND_OVER)
    if round_ is not None and round_.end is None and round_.phase is not Phase.CHANCE:
        return Refusal(rule=RuleId.TURN_PHASE, details={"phase": round_.phase.value})
    if sorted(move.order) != sorted(face_down(rules, game)):
        return Refusal(rule=RuleId.CARDS_ORDER)
    return None


def check_look(context: Context, reserve: str) -> Refusal | None:
    """Whether the player may look at this reserve now."""
    found = reserves.find(context, reserve)
    if found is None or not found[1].may_look or found[1].looked or found[1].taken:
        return Refusal(rule=RuleId.DEAL_LOOK, details={"reserve": reserve})
    return None


def deal(rules: Rules, game: Game, order: tuple[int, ...]) -> Round:
    """The round as dealt from this order: hands, reserves, the upcard, and what follows from them."""
    draft = _laid_out(rules, game, order)
    for seat in _from(draft.order, draft.turn.seat):
        for card in tuple(cards_of(draft.hands[seat])):
            reactions.card_event(draft, seat, Happening.DEAL, card)
    if rules.ruleset.deal.upcard:
        turn_upcard(draft)
    return draft.finished()


def turn_upcard(draft: Draft) -> None:
    """Turn the top of the stock onto the pile, and again as long as a reaction asks for it, if the game has an upcard.

    A card that goes back into the stock has nothing turned on it: chance comes first, and then the next card is turned.
    """
    draft.phase = Phase.DRAW
    another = draft.rules.ruleset.deal.upcard
    while another and draft.left > draft.rules.dead:
        draft.left -= 1
        card = draft.stock[draft.left]
        draft.pile = (*draft.pile, card)
        effects = reactions.card_event(draft, draft.turn.seat, Happening.UPCARD, card)
        another = effects.cover and not effects.return_
        if effects.return_:
            draft.pile = draft.pile[:-1]
            draft.stock = (*draft.stock[: draft.left], card)
            draft.left += 1
            draft.phase = Phase.CHANCE
    if draft.pile and draft.phase is not Phase.CHANCE:
        _lay_under(draft, draft.rules.pile_size(draft.context(draft.turn.seat)))


def _lay_under(draft: Draft, number: int) -> None:
    """Put so many cards of the stock, unseen, under the pile as it was turned."""
    draft.unseen = min(number, draft.left - draft.rules.dead)
    draft.left -= draft.unseen
    draft.pile = (*draft.stock[draft.left : draft.left + draft.unseen], *draft.pile)


def _laid_out(rules: Rules, game: Game, order: tuple[int, ...]) -> Draft:
    """Hands and reserves from the top of the order, the rest as stock; nothing has happened yet."""
    seats = playing(rules, game.number)
    starter = next_seat(seats, game.dealer, rules.players)
    left = len(order)
    hands = [0] * rules.players
    for seat in _from(seats, starter):
        hands[seat] = bag_of(order[left - rules.hand_size : left])
        left -= rules.hand_size
    packets: list[ReserveCards] = []
    for reserve, size in enumerate(rules.reserve_sizes):
        for owner in _owners(rules, reserve, seats):
            packets.append(ReserveCards(reserve, owner, bag_of(order[left - size : left])))
            left -= size
    return Draft(
        rules=rules,
        game=game,
        phase=Phase.DRAW,
        turn=Turn(number=1, seat=starter, melded_before=False, player_melded=False),
        hands=hands,
        sides=[SideTable()] * rules.sides,
        stock=order,
        left=left,
        pile=(),
        freezes=(),
        blocks=(),
        reserves=packets,
        players_melded=(False,) * rules.players,
        piles=(0,) * rules.players,
        asked=(False,) * rules.sides,
        penalties=(0,) * rules.players,
        end=None,
        side_of=rules.side_of,
        order=seats,
    )


def playing(rules: Rules, number: int) -> tuple[int, ...]:
    """The seats that play round `number`: all of them, or, where players rest, as many of each side as the smallest has."""
    if not rules.ruleset.table.resting:
        return tuple(range(rules.players))
    sides = [[seat for seat in range(rules.players) if rules.side_of[seat] == side] for side in range(rules.sides)]
    fewest = min(len(seats) for seats in sides)
    chosen = {seats[(number - 1 + step) % len(seats)] for seats in sides for step in range(fewest)}
    return tuple(sorted(chosen)) if _alternate(rules, sorted(chosen)) else _interleaved(sides, chosen)


def _alternate(rules: Rules, seats: list[int]) -> bool:
    """Whether no two neighbours are of one side."""
    return all(rules.side_of[seat] != rules.side_of[seats[place - 1]] for place, seat in enumerate(seats))


def _interleaved(sides: list[list[int]], chosen: set[int]) -> tuple[int, ...]:
    """The chosen seats, one of each side in turn."""
    columns = [[seat for seat in seats if seat in chosen] for seats in sides]
    return tuple(seat for row in zip(*columns, strict=True) for seat in row)


def next_seat(seats: tuple[int, ...], seat: int, players: int) -> int:
    """Who plays after this seat, which need not be playing itself."""
    if seat in seats:
        return seats[(seats.index(seat) + 1) % len(seats)]
    return next(other % players for other in range(seat + 1, seat + 1 + players) if other % players in seats)


def _owners(rules: Rules, reserve: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The owners of one reserve, in the order in which it is dealt to them."""
    match rules.ruleset.deal.reserves[reserve].owner:
        case Owner.SEAT:
            return seats
        case Owner.SIDE:
            return tuple(range(rules.sides))
        case Owner.TABLE:
            return (reserves.THE_TABLE,)


def _from(seats: tuple[int, ...], starter: int) -> tuple[int, ...]:
    """The seats in the order of play, the starter first."""
    place = seats.index(starter)
    return seats[place:] + seats[:place]
