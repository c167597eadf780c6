"""The turn room: drawing, discarding, and what happens when neither can be done."""

from __future__ import annotations

from meldbook.conditions.signatures import Place, Unit
from meldbook.loading.section import Section
from meldbook.loading.shapes import bans, limited, reactions
from meldbook.model.turn import Discarding, Shortage, Stuck, Turn


def build(room: Section) -> Turn:
    """The room's part of the model."""
    return Turn(
        draw=room.expression("draw", Place.PLAY, Unit.CARDS),
        shortage=room.agreed_word("shortage", Shortage),
        draw_forbid=limited(room, "draw_forbid"),
        discard_forbid=bans(room, "discard_forbid"),
        stuck=room.agreed_word("stuck", Stuck),
        reactions=reactions(room),
        dead=room.expression("dead", Place.TABLE, Unit.CARDS),
        discard_exempt=limited(room, "discard_exempt"),
        discard=room.agreed_word("discard", Discarding),
        redraw=limited(room, "redraw"),
        discards=room.expression("discards", Place.PLAY, Unit.CARDS),
    )
