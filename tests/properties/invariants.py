"""What must be true of every step of every game, whatever its rules.

In: rules and a `Step`. Each function here looks at one thing and fails by an assertion that says what is wrong. They recompute
what they can from the cards alone, so that they don't repeat the engine's own reasoning.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from meldbook.cards import CardBag, Deck, bag_of, cards_of, contains, single, size
from meldbook.engine import going_out, judging, melds, pile, scoring
from meldbook.engine.context import Context, Played
from meldbook.engine.game import apply
from meldbook.engine.legal import legal_moves
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Hold, Meld, Phase, Round, SideTable
from meldbook.model.clauses import Block, Freeze, Reaction
from meldbook.model.melds import Form, PerRank
from meldbook.model.moves import Ask, Discard, Draw, Expose, Lay, Look, Move, Pass, Play, Redraw, Shuffle, Swap, Take
from meldbook.model.pile import Use
from played_games import Step


def check_step(rules: Rules, step: Step) -> None:
    """Every invariant of one step."""
    for invariant in INVARIANTS:
        invariant(rules, step)


def cards_are_conserved(rules: Rules, step: Step) -> None:
    assert every_card(round_of(step.after)) == bag_of(rules.pack)


def _visited(move: Move) -> set[int | None]:
    """The other sides whose melds the move speaks of."""
    match move:
        case Swap(of=of):
            return {of}
        case Lay(plays=plays) | Take(plays=plays):
            return {play.of for play in plays}
        case _:
            return set()


def the_rest_is_untouched(rules: Rules, step: Step) -> None:
    """A player's move changes no other hand, and no other side's melds but those to which it says it does something."""
    if step.seat is None:
        return
    before, after = round_of(step.before), round_of(step.after)
    mover = before.turn.seat
    for seat in range(rules.players):
        assert seat == mover or before.hands[seat] == after.hands[seat], f"the hand of seat {seat} changed"
    for side in range(rules.sides):
        allied = before.side_of != after.side_of
        own = side in (before.side_of[mover], rules.side_of[mover], *_visited(step.move))
        assert allied or own or laid(before.sides[side]) == laid(after.sides[side]), f"the table of side {side} changed"


def laid(table: SideTable) -> SideTable:
    """A side's table but for what its melds were before the turn, which each turn notes anew."""
    return replace(table, melds=tuple(replace(meld, was_canasta=False, had_wilds=0) for meld in table.melds))


def a_taken_pile_goes_to_the_taker(rules: Rules, step: Step) -> None:
    """All that leaves the pile comes to the taker: the whole pile, or as many of its top cards as the route says."""
    before, after = round_of(step.before), round_of(step.after)
    if not isinstance(step.move, Take):
        reshuffled = after.resume is not None and after.pile == before.pile[-1:]
        kept = isinstance(step.move, Shuffle) or reshuffled or after.pile[: len(before.pile)] == before.pile
        assert kept, "the pile lost cards without being taken"
        return
    if before.side_of != after.side_of:
        return
    side = before.side_of[before.turn.seat]
    gained = owned(after, before.turn.seat, side) - owned(before, before.turn.seat, side)
    drawn = bag_of(before.stock[after.left : before.left])
    reserves = sum(packet.cards for packet in before.reserves) - sum(packet.cards for packet in after.reserves)
    taken = before.pile[len(after.pile) :]
    assert gained == bag_of(taken) + drawn + reserves
    assert before.pile[: len(after.pile)] == after.pile
    assert after.turn.pile == len(taken) or after.end is not None
    assert any(len(taken) in pile.bounds(context_before(rules, step), route) for route in rules.routes)


def a_taken_pile_is_earned_by_its_upcard(rules: Rules, step: Step) -> None:
    """The upcard lies in a meld at once, with the cards of the taker's first play, by a route that is open."""
    if not isinstance(step.move, Take):
        return
    before, after = round_of(step.before), round_of(step.after)
    if step.move.first is None:
        assert any(route.use is Use.NOTHING and route.holds(context_before(rules, step)) for route in rules.routes)
        return
    if before.side_of != after.side_of:
        return
    side = before.side_of[before.turn.seat]
    used = step.move.first.cards + single(before.pile[-1])
    assert any(contains(gain, used) for gain in gains(before.sides[side].melds, after.sides[side].melds))
    assert before.blocks == (), "a blocked pile was taken"
    context = context_before(rules, step)
    assert not any(rule.holds(context) for rule in rules.pile_forbid)
    made = [meld for meld in after.sides[side].melds if contains(meld.cards, single(before.pile[-1]))]
    new = len(after.sides[side].melds) > len(before.sides[side].melds)
    seen = [context, *(context.on(meld, used, new=new) for meld in made)]
    assert any(follows(one, index, step.move.first) for one in seen for index in range(len(rules.routes)))


def holds_end_only_as_they_say(rules: Rules, step: Step) -> None:
    """A freeze or block ends when the pile is taken or its turns have passed; a new one comes from a reaction that sets it."""
    if step.seat is None or isinstance(step.move, Take):
        return
    before, after = round_of(step.before), round_of(step.after)
    passed = isinstance(step.move, Discard | Pass) and after.phase is not Phase.OVER
    for old, new, effect in ((before.freezes, after.freezes, Freeze), (before.blocks, after.blocks, Block)):
        kept = tuple(grown(old)) if passed else old
        if after.end is None:
            assert new[: len(kept)] == kept, f"{old} became {new}"
            assert all(any(isinstance(then, effect) for then in reaction(rules, hold).then) for hold in new[len(kept) :])


def melds_keep_the_limits_of_their_kind(rules: Rules, step: Step) -> None:
    for table in round_of(step.after).sides:
        if table in round_of(step.before).sides:
            continue
        for meld in table.melds:
            check_meld(rules, meld)
        for (kind, group), alike in Counter((meld.kind, meld.group) for meld in table.melds).items():
            of_kind = [meld for meld in table.melds if (meld.kind, meld.group) == (kind, group)]
            unfinished = sum(meld.canasta < 0 and meld.size < rules.kinds[kind].max_size for meld in of_kind)
            per_rank = rules.kinds[kind].model.per_rank
            assert per_rank is not PerRank.ONE or alike == 1
            assert per_rank is not PerRank.ONE_OPEN or unfinished <= 1


def check_meld(rules: Rules, meld: Meld) -> None:
    kind = rules.kinds[meld.kind]
    wilds = size(meld.cards & rules.wild_mask)
    assert kind.min_size <= size(meld.cards) <= kind.max_size
    assert meld.size == size(meld.cards)
    assert meld.canasta < 0 or (kind.model.canasta and meld.size >= rules.canasta_size)
    if kind.form is Form.SEQUENCE:
        check_sequence(rules, meld)
    if kind.form is Form.IDENTICAL:
        assert len(set(cards_of(meld.cards & rules.groups[meld.group].mask))) == 1
    if kind.form is Form.SET and not rules.groups[meld.group].mask & rules.wild_mask:
        naturals = [ranks(rules.ruleset.cards.deck)[card] for card in cards_of(meld.cards & ~rules.wild_mask)]
        assert meld.wilds == wilds <= kind.max_wilds
        assert len(naturals) >= kind.min_naturals
        assert len(set(naturals)) == 1
        assert all(kind.model.naturals.has(card) for card in cards_of(meld.cards & ~rules.wild_mask))
    if kind.form is Form.WILD:
        assert wilds == meld.size


def check_sequence(rules: Rules, meld: Meld) -> None:
    """The spots are the cards; each stands for itself or is wild, and there are no more of these than the kind allows."""
    kind, group = rules.kinds[meld.kind], rules.groups[meld.group]
    assert bag_of(meld.spots) == meld.cards
    places = group.order[meld.low : meld.low + len(meld.spots)]
    assert len(places) == len(meld.spots)
    strangers = [card for card, place in zip(meld.spots, places, strict=True) if card != place]
    assert all(single(card) & rules.wild_mask for card in strangers)
    assert len(strangers) == meld.wilds <= kind.max_wilds
    assert meld.size - meld.wilds >= kind.min_naturals


def an_initial_meld_reaches_the_minimum(rules: Rules, step: Step) -> None:
    if not isinstance(step.move, Lay | Take):
        return
    context = context_before(rules, step)
    if melds.has_opened(context):
        return
    used = cards_of_plays(step.move)
    if not used:
        return
    points = sum(rules.values[card] for card in cards_of(used))
    if isinstance(step.move, Take) and rules.ruleset.melds.initial.upcard_counts:
        points += rules.values[context.round.pile[-1]]
    after = context_after_plays(rules, step, used)
    exempt = any(rule.holds(after) for rule in rules.exempt)
    assert exempt or points >= rules.minimum(context), f"opened with {points} points of {rules.minimum(context)}"
    assert all(demand.met(after) for demand in rules.demands if demand.holds(after))


def somebody_can_always_move(rules: Rules, step: Step) -> None:
    """There is a move for whoever the game waits for; each is allowed, proposed once, and nobody else's."""
    seat = judging.actor(rules, step.after)
    moves = legal_moves(rules, step.after)
    assert bool(moves) == (seat is not None)
    assert len(set(moves)) == len(moves), "a move is proposed twice"
    for move in moves:
        assert judging.check(rules, step.after, move, seat) is None
    if seat is not None and rules.players > 1:
        assert judging.check(rules, step.after, moves[0], (seat + 1) % rules.players) is not None


def simple_moves_are_all_proposed(rules: Rules, step: Step) -> None:
    """A move without plays is allowed exactly if it is proposed; of cards no rule tells apart, one stands for all."""
    proposed = {told_apart(rules, move) for move in legal_moves(rules, step.after)}
    for move in simple_moves(rules):
        allowed = judging.check(rules, step.after, move) is None
        assert allowed == (is_possible(rules, step.after, move) and told_apart(rules, move) in proposed), f"{move}: {allowed}"


def a_move_leaves_the_game_before_it_alone(rules: Rules, step: Step) -> None:
    """A copy made before the move is still equal after it, and the move does the same again."""
    copy: Game = pickle.loads(pickle.dumps(step.before))
    again = apply(rules, step.before, step.move)
    assert step.before == copy
    assert again == step.after


def score_lines_add_up(rules: Rules, step: Step) -> None:
    end = round_of(step.after).end
    if end is None:
        return
    known = {line.path for line in rules.lines} | {"scoring.penalties"}
    for side, lines in enumerate(end.lines):  # a side's, or a player's where each keeps a score
        assert end.scores[side] == sum(points for _, points in lines)
        assert {path for path, _ in lines} <= known
        assert scoring.totals(step.after)[side] == step.after.scores[side] + end.scores[side]
    if step.after.over:
        best = max(scoring.totals(step.after))
        assert step.after.winners == tuple(s for s, total in enumerate(scoring.totals(step.after)) if total == best)


INVARIANTS: tuple[Callable[[Rules, Step], None], ...] = (
    cards_are_conserved,
    the_rest_is_untouched,
    a_taken_pile_goes_to_the_taker,
    a_taken_pile_is_earned_by_its_upcard,
    holds_end_only_as_they_say,
    melds_keep_the_limits_of_their_kind,
    an_initial_meld_reaches_the_minimum,
    somebody_can_always_move,
    simple_moves_are_all_proposed,
    a_move_leaves_the_game_before_it_alone,
    score_lines_add_up,
)


def round_of(game: Game) -> Round:
    """The round of a game in which cards have been dealt; before that, one with nothing in it."""
    return game.round or NOTHING


@cache
def ranks(deck: Deck) -> tuple[str | None, ...]:
    """The rank of each card of a deck."""
    return tuple(kind.rank for kind in deck.kinds)


def every_card(round_: Round) -> CardBag:
    on_table = sum(table.bonus + sum(meld.cards for meld in table.melds) for table in round_.sides)
    face_down = bag_of(round_.stock[: round_.left]) + sum(packet.cards for packet in round_.reserves)
    return sum(round_.hands) + on_table + face_down + bag_of(round_.pile)


def owned(round_: Round, seat: int, side: int) -> CardBag:
    """All cards a player holds or has laid down, with what the partners have laid."""
    table = round_.sides[side]
    return round_.hands[seat] + table.bonus + sum(meld.cards for meld in table.melds)


def gains(before: tuple[Meld, ...], after: tuple[Meld, ...]) -> Iterator[CardBag]:
    """What each meld has more than before; melds keep their places."""
    for place, meld in enumerate(after):
        yield meld.cards - (before[place].cards if place < len(before) else 0)


def follows(context: Context, route: int, first: Play) -> bool:
    """Whether a take with this play follows the route, told from the cards alone."""
    rule = context.rules.routes[route]
    upcard = context.round.pile[-1]
    own = context.sides[context.side].melds
    if rule.use in (Use.ANY, Use.NOTHING):
        return rule.use is Use.ANY and rule.holds(context)
    if rule.use is Use.ONTO:
        same = [meld for place, meld in enumerate(own) if first.onto in (None, place)]
        return any(rule.holds(context.on(meld)) for meld in same)
    rank = ranks(context.rules.ruleset.cards.deck)
    like = [card for card in cards_of(first.cards & ~context.rules.wild_mask) if rank[card] == rank[upcard]]
    wilds = size(first.cards & context.rules.wild_mask)
    return len(like) >= rule.naturals and wilds >= rule.wilds and rule.holds(context)


def grown(holds: tuple[Hold, ...]) -> Iterator[Hold]:
    """The holds that are left when one more turn has passed."""
    for hold in holds:
        if hold.turns is None:
            yield hold
        elif hold.turns > 1:
            yield Hold(hold.path, hold.turns - 1)


def reaction(rules: Rules, hold: Hold) -> Reaction:
    """The reaction that set this hold."""
    return next(waiting.reaction for waitings in rules.reactions.values() for waiting in waitings if waiting.path == hold.path)


def context_before(rules: Rules, step: Step) -> Context:
    assert step.seat is not None
    return judging.context_of(rules, step.before, step.seat)


def cards_of_plays(move: Lay | Take) -> CardBag:
    first = () if isinstance(move, Lay) or move.first is None else (move.first,)
    return sum(play.cards for play in (*first, *move.plays))


def context_after_plays(rules: Rules, step: Step, used: CardBag) -> Context:
    """The context that the plays of a move are judged in."""
    before = round_of(step.before)
    seat = before.turn.seat
    side = before.side_of[seat]
    rest = before.pile[len(round_of(step.after).pile) : -1] if isinstance(step.move, Take) else ()
    hand = before.hands[seat] - used + bag_of(rest)
    after = Context(rules, step.before, before, seat, side, round_of(step.after).sides, hand)
    own = before.sides[side].melds
    laid = enumerate(round_of(step.after).sides[side].melds)
    upcard = single(before.pile[-1]) if isinstance(step.move, Take) and step.move.first is not None else 0
    after.plays = tuple(
        played(meld, own[place].cards if place < len(own) else 0, upcard)
        for place, meld in laid
        if place >= len(own) or meld != own[place]
    )
    after.going_out = going_out.is_way_out(after)
    return after


def played(meld: Meld, was: CardBag, upcard: CardBag) -> Played:
    """What a move did to a meld of these cards. A meld that could hold the upcard is taken to hold it."""
    added = meld.cards - was
    return Played(meld, added, added - upcard if upcard and contains(added, upcard) else added, was == 0)


def simple_moves(rules: Rules) -> Iterator[Move]:
    yield from (Draw(), Redraw(), Ask(), Pass())
    yield from (move(card=card) for move in (Expose, Discard) for card in range(len(rules.names)))
    yield from (Look(reserve=reserve.id) for reserve in rules.ruleset.deal.reserves)


def is_possible(rules: Rules, game: Game, move: Move) -> bool:
    """Whether whoever the game waits for has the card to discard or to lay aside."""
    seat = judging.actor(rules, game)
    return not isinstance(move, Expose | Discard) or seat is None or contains(round_of(game).hands[seat], single(move.card))


def told_apart(rules: Rules, move: Move) -> Move:
    """The move with its card exchanged for the first of those that no rule tells apart from it."""
    return replace(move, card=rules.twin_of[move.card]) if isinstance(move, Expose | Discard) else move


NOTHING = Round(
    phase=Phase.CHANCE, turn=None, hands=(), sides=(), stock=(), left=0, pile=(), freezes=(), blocks=(), reserves=(),
    players_melded=(), piles=(), asked=(), penalties=(), end=None, side_of=(), order=(),
)  # type: ignore[arg-type] # fmt: skip
