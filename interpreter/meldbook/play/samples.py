"""What canastas of each kind look like.

In: the rules at a table. Out: for each kind the cards of one such canasta, as far as one is found among the plainest melds: of
one rank or in sequence, with no, one or more wild cards. The engine says of which kind each is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, islice

from meldbook.cards import Card, bag_of, cards_of, count
from meldbook.engine import canastas, melds
from meldbook.engine.context import Context
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Group, Rules
from meldbook.engine.state import Game, Meld, SideTable
from meldbook.model.melds import Form
from meldbook.model.moves import Play
from meldbook.play.positions import bare_round

MOST_LONGER = 1
"""How many cards more than a canasta needs are tried."""


def sample_canastas(rules: Rules) -> Mapping[str, tuple[Card, ...]]:
    """The cards of a canasta by the id of its kind, in the order of the kinds."""
    found: dict[int, tuple[Card, ...]] = {}
    context = _empty_table(rules)
    for cards in _candidates(rules):
        meld = _melded(context, cards)
        if meld is not None and meld.canasta >= 0:
            found.setdefault(meld.canasta, meld.spots or cards)
    return {canastas.name(rules, kind): found[kind] for kind in sorted(found)}


def _empty_table(rules: Rules) -> Context:
    table = (SideTable(),) * rules.sides
    return Context(rules, Game((0,) * rules.holders, 1, 0, None), bare_round(rules, table), 0, 0, table, 0)


def _melded(context: Context, cards: tuple[Card, ...]) -> Meld | None:
    arranged = melds.arrange(context, [Play(cards=bag_of(cards))])
    return None if isinstance(arranged, Refusal) else arranged.melds[0]


def _candidates(rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Melds of the size of a canasta and little more, high ranks first."""
    wilds = tuple(cards_of(bag_of(rules.pack) & rules.wild_mask))
    size = rules.ruleset.canastas.size
    for total in range(size, size + MOST_LONGER + 1):
        for number in range(total):
            for group in reversed(rules.groups):
                yield from _of_group(rules, group, total - number, wilds[:number])
        yield from (wilds[: total - number] + wilds[len(wilds) - number :] for number in range(total + 1))


def _of_group(rules: Rules, group: Group, naturals: int, wilds: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    if group.kind.form is Form.SEQUENCE:
        places = range(len(group.order) - naturals + 1)
        yield from ((*group.order[place : place + naturals], *wilds) for place in places)
    else:
        pack = bag_of(rules.pack)
        cards = tuple(islice(cycle(group.cards), naturals)) if group.cards else ()
        if all(cards.count(card) <= count(pack, card) for card in set(cards)):
            yield (*cards, *wilds)
