"""The deal room: hands, reserves and the first upcard."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from meldbook.conditions.signatures import Place, Unit
from meldbook.loading.section import Section
from meldbook.loading.shapes import common, reactions
from meldbook.model.deal import Deal, Owner, Reserve

UPCARD: Final[Mapping[str, bool]] = MappingProxyType({"turned": True, "none": False})


def build(room: Section) -> Deal:
    """The room's part of the model."""
    return Deal(
        hand=room.expression("hand", Place.TABLE, Unit.CARDS),
        upcard=room.agreed("upcard", UPCARD),
        pile=room.expression("pile", Place.PLAY, Unit.CARDS),
        reserves=tuple(_reserve(section) for section in room.clauses("reserves")),
        reactions=reactions(room),
    )


def _reserve(section: Section) -> Reserve:
    """A reserve is there or not before anybody plays."""
    return Reserve(
        **common(section, Place.TABLE),
        size=section.expression("size", Place.TABLE, Unit.CARDS),
        owner=section.word("owner", Owner),
    )
