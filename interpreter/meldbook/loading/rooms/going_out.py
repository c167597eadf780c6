"""The going-out room: who may empty the hand, and how."""

from __future__ import annotations

from meldbook.conditions.signatures import Place
from meldbook.loading.section import Section
from meldbook.loading.shapes import bans, common, demands, limited
from meldbook.model.clauses import Clause
from meldbook.model.going_out import Ask, GoingOut, HandWilds, LastCard, Limit, SpecialHand


def build(room: Section) -> GoingOut:
    """The room's part of the model."""
    concealed = Clause(**common(room.section("concealed"), Place.PLAY)) if room.find("concealed") else None
    return GoingOut(
        needs=demands(room, "needs"),
        forbid=limited(room, "forbid"),
        last_card=room.agreed_word("last_card", LastCard),
        last_forbid=bans(room, "last_forbid"),
        ask=room.agreed_word("ask", Ask),
        ask_limit=room.agreed_word("ask_limit", Limit),
        concealed=concealed,
        hands=tuple(_hand(section) for section in room.clauses("hands")),
    )


def _hand(section: Section) -> SpecialHand:
    """Groups are given by their sizes, in any order."""
    return SpecialHand(**common(section, Place.PLAY), groups=section.numbers("groups"), wilds=section.word("wilds", HandWilds))
