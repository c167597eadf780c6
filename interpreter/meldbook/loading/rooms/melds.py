"""The melds room: what may be laid on the table, and what a side's first meld must reach."""

from __future__ import annotations

from meldbook.conditions.vocabulary import Place, Unit
from meldbook.loading.section import NO_CARDS, Section
from meldbook.loading.shapes import common, demands, limited
from meldbook.model.melds import Form, Holder, InitialMeld, MeldKind, Melds, PerRank


def build(room: Section) -> Melds:
    """The room's part of the model."""
    return Melds(
        kinds=tuple(_kind(section) for section in room.named("kinds")),
        limits=demands(room, "limits", Place.MELD),
        initial=_initial(room.section("initial")),
    )


def _kind(section: Section) -> MeldKind:
    form = section.word("form", Form)
    size, naturals, wilds = (section.section(key) for key in ("size", "naturals", "wilds"))
    return MeldKind(
        **common(section, Place.PLAY),
        form=form,
        naturals=section.pattern("of") if form is Form.SET else NO_CARDS,
        min_size=size.number("min"),
        max_size=size.number_or_none("max"),
        min_naturals=naturals.number("min"),
        max_wilds=wilds.number_or_none("max"),
        per_rank=section.word("per_rank", PerRank),
        canasta=section.flag("canasta"),
    )


def _initial(section: Section) -> InitialMeld:
    return InitialMeld(
        minimum=section.expression("minimum", Place.PLAY, Unit.POINTS),
        holder=section.word("holder", Holder),
        upcard_counts=section.flag("upcard_counts"),
        exempt=limited(section, "exempt"),
        demands=demands(section, "demands"),
    )
