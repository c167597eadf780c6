"""The melds room: what may be laid on the table, and what a side's first meld must reach."""

from __future__ import annotations

from meldbook.cards import CardPattern
from meldbook.conditions.signatures import Place, Unit
from meldbook.loading.section import NO_CARDS, YES_OR_NO, Section
from meldbook.loading.shapes import common, demands, limited
from meldbook.model.melds import Credit, Exchange, Form, Holder, InitialMeld, LayOff, MeldKind, Melds, PerRank, Whose, WildPlace
from meldbook.syntax import MappingNode


def build(room: Section) -> Melds:
    """The room's part of the model."""
    return Melds(
        kinds=tuple(_kind(section) for section in room.named("kinds")),
        exchanges=tuple(_exchange(section) for section in room.clauses("exchanges")),
        lay_off=tuple(_lay_off(section) for section in room.clauses("lay_off")),
        limits=demands(room, "limits", Place.MELD),
        initial=_initial(room.section("initial")),
    )


def _kind(section: Section) -> MeldKind:
    form = section.word("form", Form)
    cards = NO_CARDS if form is Form.WILD else section.pattern("of")
    size, naturals, wilds = (section.section(key) for key in ("size", "naturals", "wilds"))
    return MeldKind(
        **common(section, Place.PLAY),
        form=form,
        naturals=cards,
        min_size=size.number("min"),
        max_size=size.number_or_none("max"),
        min_naturals=naturals.number("min"),
        max_wilds=wilds.number_or_none("max"),
        per_rank=section.word("per_rank", PerRank),
        canasta=section.flag("canasta"),
        join=section.flag("join"),
        order=_order(section, cards) if form is Form.SEQUENCE else (),
        staying=_staying(section),
    )


def _staying(section: Section) -> CardPattern:
    """The wild cards that stay where they lie: all, none, or those of which a table of cards says so."""
    if not isinstance(table := section.find("wild_place"), MappingNode):
        stays, roles = section.word("wild_place", WildPlace) is WildPlace.STAYS, section.names.roles
        return CardPattern(alternatives=(), cards=tuple(sorted(roles.wild))) if stays and roles else NO_CARDS
    places = section.section("wild_place")
    rows = {entry.key: places.word(entry.key.text, WildPlace) for entry in table.entries}
    staying = [places.checked_pattern(key.text, key) for key, place in rows.items() if place is WildPlace.STAYS]
    alternatives = tuple(one for cards in staying for one in cards.alternatives)
    return CardPattern(alternatives=alternatives, cards=tuple(sorted({card for cards in staying for card in cards.cards})))


def _order(section: Section, cards: CardPattern) -> tuple[str, ...]:
    """The ranks of a sequence, lowest first; without a list, those of its cards in the order of the deck."""
    deck = section.names.deck
    if section.find("order"):
        return section.names_of("order", deck.ranks, "rank")
    shown = {deck.kinds[card].rank for card in cards.cards}
    return tuple(rank for rank in deck.ranks if rank in shown)


def _exchange(section: Section) -> Exchange:
    return Exchange(
        **common(section, Place.MELD),
        cards=section.pattern("cards"),
        melds=section.word("melds", Whose),
        kinds=section.names_of("kinds", section.names.melds, "kind of meld"),
    )


def _lay_off(section: Section) -> LayOff:
    return LayOff(
        **common(section, Place.MELD),
        kinds=section.names_of("kinds", section.names.melds, "kind of meld"),
        credit=section.word("credit", Credit),
    )


def _initial(section: Section) -> InitialMeld:
    return InitialMeld(
        minimum=section.expression("minimum", Place.PLAY, Unit.POINTS),
        holder=section.word("holder", Holder),
        upcard_counts=section.agreed("upcard_counts", YES_OR_NO),
        exempt=limited(section, "exempt"),
        demands=demands(section, "demands"),
    )
