"""The table room: rules as they stand at one table.

In: a ruleset, how many play, and what they chose. Out: `Rules`, where everything that depends on players and options is settled,
conditions are compiled, and cards are sorted into what the rules tell apart. Everything else in the engine starts from `Rules`.
"""

from __future__ import annotations

from dataclasses import replace

from meldbook.cards import mask_of
from meldbook.conditions.ast import Number
from meldbook.engine import asking, clauses, happenings, sorting
from meldbook.engine.compiling import FACTS, amount, number
from meldbook.engine.folding import folded
from meldbook.engine.rules import Constants, Rules
from meldbook.model.melds import Form
from meldbook.model.ruleset import Ruleset
from meldbook.model.table import ScoreBy


def settle(ruleset: Ruleset, players: int, options: Constants) -> Rules:
    """The rules for so many players and these options, which must be complete and valid for the ruleset."""
    constants = {"players": players, **{f"option.{name}": value for name, value in options.items()}}
    settled = folded(ruleset, constants)
    here = replace(settled, table=replace(settled.table, players=(players,)))
    side_of = _sides(number(here.table.sides), players)
    holder_of = tuple(range(players)) if here.table.score_by is ScoreBy.PLAYER else side_of
    wild = mask_of(here.cards.wild.cards)
    kinds = tuple(sorting.kinds(here))
    twins = tuple(sorting.twins(here))
    groups = tuple(sorting.groups(here, kinds, twins))
    values = sorting.values(here)
    every_card = range(len(values))
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
        pack=sorting.pack(here),
        values=values,
        wild_mask=wild,
        wild_twins=sorting.masks_within(here.cards.wild.cards, twins),
        groups=groups,
        groups_of=tuple(tuple(group for group in groups if card in group.cards) for card in every_card),
        wild_groups=tuple(group for group in groups if group.mask & wild),
        kinds=kinds,
        wild_kind=next((kind for kind in kinds if kind.form is Form.WILD), None),
        twins=tuple((mask_of(cards), cards[0]) for cards in twins),
        twin_of=tuple(next(cards[0] for cards in twins if card in cards) for card in every_card),
        hand_size=number(here.deal.hand),
        reserve_sizes=tuple(number(reserve.size) for reserve in here.deal.reserves),
        pile_size=amount(here.deal.pile),
        draw=amount(here.turn.draw),
        dead=number(here.turn.dead),
        draw_forbid=tuple(map(clauses.rule, here.turn.draw_forbid)),
        discards=None if here.turn.discards == Number(value=1) else amount(here.turn.discards),
        redraw=tuple(map(clauses.rule, here.turn.redraw)),
        discard_exempt=tuple(map(clauses.rule, here.turn.discard_exempt)),
        discard_forbid=tuple(map(clauses.ban, here.turn.discard_forbid)),
        never_banned=mask_of(set(every_card).difference(*(ban.cards.cards for ban in here.turn.discard_forbid))),
        exchanges=tuple(clauses.exchange(each, kinds) for each in here.melds.exchanges),
        lay_off=tuple(clauses.lay_off(each, kinds) for each in here.melds.lay_off),
        limits=tuple(map(clauses.demand, here.melds.limits)),
        opens_freely=here.melds.initial.minimum == Number(value=0) and not here.melds.initial.demands,
        minimum=amount(here.melds.initial.minimum),
        exempt=tuple(map(clauses.rule, here.melds.initial.exempt)),
        exempt_early=tuple(clauses.rule(each) for each in here.melds.initial.exempt if "going_out" not in asking.names(each)),
        demands=tuple(map(clauses.demand, here.melds.initial.demands)),
        canasta_size=here.canastas.size,
        new_sizes=asking.sizes_of_new_melds(here),
        canasta_kinds=tuple((clauses.rule(kind), amount(kind.bonus)) for kind in here.canastas.kinds),
        routes=tuple(clauses.route(each, kinds) for each in here.pile.routes),
        pile_forbid=tuple(map(clauses.rule, here.pile.forbid)),
        pile_frozen=tuple(map(clauses.rule, here.pile.frozen)),
        needs=tuple(map(clauses.demand, here.going_out.needs)),
        out_forbid=tuple(map(clauses.rule, here.going_out.forbid)),
        last_forbid=tuple(map(clauses.ban, here.going_out.last_forbid)),
        concealed=clauses.rule(here.going_out.concealed) if here.going_out.concealed else None,
        hands=tuple(map(clauses.hand, here.going_out.hands)),
        lines=tuple(map(clauses.line, here.scoring.lines)),
        match=tuple(map(clauses.line, here.scoring.match)),
        ends=tuple(map(clauses.end, here.scoring.ends)),
        exposable=happenings.exposable(here),
        may_join=any(kind.join for kind in here.melds.kinds),
        reactions=happenings.reactions(here),
        watched=happenings.watched(here),
    )


def _sides(count: int, players: int) -> tuple[int, ...]:
    return tuple(seat % count for seat in range(players))


def _seats_of(group_of: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats of each group, from the group of each seat."""
    groups = range(max(group_of) + 1)
    return tuple(tuple(seat for seat, group in enumerate(group_of) if group == wanted) for wanted in groups)
