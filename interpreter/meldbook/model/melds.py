"""The melds room: what may be laid on the table, and what a side's first meld must reach."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Expression
from meldbook.model.agreed import Agreed
from meldbook.model.clauses import Clause, Demand


class Form(StrEnum):
    """How the cards of a meld belong together."""

    SET = "set"
    SEQUENCE = "sequence"
    IDENTICAL = "identical"
    WILD = "wild"


class WildPlace(StrEnum):
    """What becomes of a wild in a sequence when the card it stands for arrives."""

    SLIDES = "slides"
    STAYS = "stays"


class PerRank(StrEnum):
    """How many melds of a rank a side may have at once; for wild melds, how many wild melds."""

    ONE = "one"
    ONE_OPEN = "one open"
    ANY = "any"


class Whose(StrEnum):
    """Whose melds are meant, seen from the player's side."""

    OWN = "own"
    OTHERS = "others"
    ANY = "any"


class Holder(StrEnum):
    """Who must reach the initial minimum."""

    SIDE = "side"
    PLAYER = "player"


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldKind(Clause):
    """A kind of meld. `naturals` are the cards that may stand in it for themselves.

    Limits are numbers of cards in the whole meld; None is no upper limit. `when` says when such a meld may be begun; `canasta`
    says whether it can become one, `join` whether two such melds of a rank may be put together. A kind named earlier in the
    spec is tried first when cards fit several.

    `order` is the order of the ranks of a sequence, lowest first; a rank named twice may stand at either end. A card whose rank
    is in the order stands there for itself, even if it is a wild elsewhere. `staying` are the wild cards that stay where they lie
    in a sequence when the card they stand for arrives; the others slide to an end.
    """

    form: Form
    naturals: CardPattern
    min_size: int
    max_size: int | None
    min_naturals: int
    max_wilds: int | None
    per_rank: PerRank
    canasta: bool
    join: bool
    order: tuple[str, ...]
    staying: CardPattern


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange(Clause):
    """A wild card of a meld may be taken to the hand for the natural card whose place it has; in a set, for any of the rank.

    `cards` are the wild cards meant, `melds` says whose melds, `kinds` which kinds of them (none named: all).
    """

    cards: CardPattern
    melds: Whose
    kinds: tuple[str, ...]


class Credit(StrEnum):
    """Whose score a card counts for that was added to a meld of another side: the meld's owner's, or that of whoever laid it."""

    OWNER = "owner"
    PLAYER = "player"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayOff(Clause):
    """Leave to add cards to melds of other sides; `kinds` says to which kinds of them (none named: all)."""

    kinds: tuple[str, ...]
    credit: Credit


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialMeld:
    """The first meld of the round for a side or a player.

    `minimum` is in points. The card points of all cards laid in that one play count; with `upcard_counts` also the upcard of a
    pile taken in it, never deeper cards and never a bonus. One exemption that holds waives the minimum; every demand must hold.
    """

    minimum: Expression
    holder: Holder
    upcard_counts: bool | Agreed[bool]
    exempt: tuple[Clause, ...]
    demands: tuple[Demand, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Melds:
    """`kinds` in order; `exchanges` let wild cards be taken back, `lay_off` lets cards go to the melds of others; `limits` bind
    every meld that changes.
    """

    kinds: tuple[MeldKind, ...]
    exchanges: tuple[Exchange, ...]
    lay_off: tuple[LayOff, ...]
    limits: tuple[Demand, ...]
    initial: InitialMeld
