"""The rules at one table, ready to be asked: pure data, made by `table.settle`.

Each clause of the ruleset is a small frozen object with its path, its compiled condition, and the condition itself for
explaining.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from meldbook.cards import Card
from meldbook.conditions.ast import Condition
from meldbook.model.clauses import Happening, Reaction
from meldbook.model.melds import Credit, Form, MeldKind, Whose
from meldbook.model.options import OptionValue
from meldbook.model.pile import Use
from meldbook.model.ruleset import Ruleset

if TYPE_CHECKING:
    from meldbook.engine.context import Context

Test: TypeAlias = Callable[["Context"], bool]
Amount: TypeAlias = Callable[["Context"], int]
Constants: TypeAlias = Mapping[str, OptionValue]

NO_LIMIT = 10_000
"""More cards than any game has."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause with its condition ready to be asked. `test` is None where the rule always holds."""

    path: str
    test: Test | None
    condition: Condition | None

    def holds(self, context: Context) -> bool:
        """Whether the rule is in force here."""
        return self.test is None or self.test(context)


@dataclass(frozen=True, slots=True)
class DemandRule(Rule):
    """A demand: where it is in force, `met` must be true.

    A `wish` can be met by any play of a move for all the others; a `lone` demand is about one meld, whatever else is played.
    """

    met: Test
    must: Condition
    wish: bool
    lone: bool


@dataclass(frozen=True, slots=True)
class BanRule(Rule):
    """A ban on these cards."""

    cards: frozenset[Card]


@dataclass(frozen=True, slots=True)
class RouteRule(Rule):
    """A way to take the pile; `kinds` are the numbers of the kinds of meld the upcard may go to.

    From `least` to `most` cards are taken. Without `most` it is the whole pile; without `least` there is nothing to choose.
    `lends` says whether the cards taken may be melded in the same move, `asks_meld` whether the condition asks about a meld.
    """

    use: Use
    naturals: int
    wilds: int
    kinds: frozenset[int]
    least: Amount | None
    most: Amount | None
    lends: bool
    asks_meld: bool


@dataclass(frozen=True, slots=True)
class ExchangeRule(Rule):
    """Leave to take these wild cards back from melds of these kinds, by their numbers."""

    mask: int
    whose: Whose
    kinds: frozenset[int]


@dataclass(frozen=True, slots=True)
class LayOffRule(Rule):
    """Leave to add cards to melds of other sides of these kinds, by their numbers, and whose score they count for."""

    kinds: frozenset[int]
    credit: Credit


@dataclass(frozen=True, slots=True)
class HandRule(Rule):
    """A special hand: its name, the sizes of its groups in ascending order, and whether its wild cards are one group."""

    id: str
    groups: tuple[int, ...]
    wilds_together: bool


@dataclass(frozen=True, slots=True)
class LineRule(Rule):
    """A line of the score: amount × per, with its sign."""

    amount: Amount
    per: Amount | None
    sign: int
    split: bool


@dataclass(frozen=True, slots=True)
class EndRule(Rule):
    """A way the game ends, and who can win then (None: everybody)."""

    wins: Test | None


@dataclass(frozen=True, slots=True)
class ReactionRule(Rule):
    """A reaction, for one of its events: which cards and which kind it waits for, and what follows.

    `amounts` has a number for each effect, zero for those that need none.
    """

    cards: frozenset[Card] | None
    kind: str | None
    reaction: Reaction
    amounts: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of meld with its limits as plain numbers (no upper limit: a number no meld reaches).

    `staying` is the mask of the wild cards that stay where they lie; in anything but a sequence there are none.
    """

    rule: Rule
    number: int
    id: str
    form: Form
    min_size: int
    max_size: int
    min_naturals: int
    max_wilds: int
    staying: int
    model: MeldKind


@dataclass(frozen=True, slots=True)
class Group:
    """The cards that can lie together in one meld of a kind, each for itself.

    In a set all of one rank, in an identical set all of one kind of card, in a sequence all of one suit: `label` says which. Each
    mask of `twins` holds those that no rule tells apart. `wild_mask` are the cards that are wild here. In a sequence, `order` has
    the card of each place and `places` the places of each card.
    """

    number: int
    kind: Kind
    label: str
    mask: int
    cards: tuple[Card, ...]
    twins: tuple[int, ...]
    wild_mask: int
    order: tuple[Card, ...]
    places: Mapping[Card, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game at one table. Numbers of sides, seats, kinds, groups and reserves index the tuples here.

    `side_of` is each seat's side when a round begins; `holder_of` whose score it adds to: its side's or its own. `exempt_early`
    are the exemptions that a player need not go out for. `discards` is None where one card is discarded, as in most
    games; `never_banned` is the mask of the cards that no ban on discards is about. `new_sizes` are those, beyond the smallest,
    at which a rule looks at new melds. `exposable` are the cards that may be laid aside by choice, each with the reactions that
    give leave: one of them must be in force.
    """

    ruleset: Ruleset
    facts: Mapping[str, Callable[[Any], Callable[[Context], Any]]]
    players: int
    options: Constants
    side_of: tuple[int, ...]
    sides: int
    seats_of_side: tuple[tuple[int, ...], ...]
    holder_of: tuple[int, ...]
    holders: int
    seats_of_holder: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    pack: tuple[Card, ...]
    values: tuple[int, ...]
    wild_mask: int
    wild_twins: tuple[int, ...]
    groups: tuple[Group, ...]
    groups_of: tuple[tuple[Group, ...], ...]
    wild_groups: tuple[Group, ...]
    kinds: tuple[Kind, ...]
    wild_kind: Kind | None
    twins: tuple[tuple[int, Card], ...]
    twin_of: tuple[Card, ...]
    hand_size: int
    reserve_sizes: tuple[int, ...]
    pile_size: Amount
    draw: Amount
    dead: int
    draw_forbid: tuple[Rule, ...]
    discards: Amount | None
    redraw: tuple[Rule, ...]
    exposable: Mapping[Card, tuple[Rule, ...]]
    may_join: bool
    discard_exempt: tuple[Rule, ...]
    discard_forbid: tuple[BanRule, ...]
    never_banned: int
    exchanges: tuple[ExchangeRule, ...]
    lay_off: tuple[LayOffRule, ...]
    limits: tuple[DemandRule, ...]
    opens_freely: bool
    minimum: Amount
    exempt: tuple[Rule, ...]
    exempt_early: tuple[Rule, ...]
    demands: tuple[DemandRule, ...]
    canasta_size: int
    new_sizes: frozenset[int]
    canasta_kinds: tuple[tuple[Rule, Amount], ...]
    routes: tuple[RouteRule, ...]
    pile_forbid: tuple[Rule, ...]
    pile_frozen: tuple[Rule, ...]
    needs: tuple[DemandRule, ...]
    out_forbid: tuple[Rule, ...]
    last_forbid: tuple[BanRule, ...]
    concealed: Rule | None
    hands: tuple[HandRule, ...]
    lines: tuple[LineRule, ...]
    match: tuple[LineRule, ...]
    ends: tuple[EndRule, ...]
    reactions: Mapping[Happening, tuple[ReactionRule, ...]]
    watched: Mapping[Happening, frozenset[Card]]
