"""The names that a spec defines itself, read before everything else, because conditions and patterns everywhere speak of them.

In: the whole spec. Out: `Names`. What is wrong with a name is reported when its room is built; here it is passed over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from meldbook.cards import Deck
from meldbook.conditions.names import Names, OptionName, option_type
from meldbook.loading.gathering import Gathering
from meldbook.loading.rooms import cards
from meldbook.loading.section import Section
from meldbook.model.options import OptionType
from meldbook.syntax import MappingNode

# Cards without their part are no unknown names.
_ROLES = {"cards.wild", "cards.bonus", "cards.blocking"}

NO_DECK = Deck(ranks=(), suits=(), joker="")


def read_names(tree: MappingNode) -> tuple[Names, bool]:
    """The names, and whether all could be read. The deck comes first, then the parts that cards play, then what has an id."""
    gathering = Gathering()
    spec = Section(node=tree, path="", names=Names(deck=NO_DECK), gathering=gathering)
    room = spec.section("cards")
    named = Names(deck=cards.read_deck(room))
    names = replace(
        named,
        roles=cards.read_roles(replace(room, names=named)),
        options=_options(spec),
        canastas=_ids(spec, "canastas", "kinds"),
        melds=spec.section("melds").section("kinds").node.keys,
        reserves=_ids(spec, "deal", "reserves"),
        routes=_ids(spec, "pile", "routes"),
        hands=_ids(spec, "going_out", "hands"),
    )
    return names, gathering.broken <= _ROLES


def _options(spec: Section) -> Mapping[str, OptionName]:
    return {section.path.rpartition(".")[2]: _option(section) for section in spec.named("options")}


def _option(section: Section) -> OptionName:
    kind = section.word("type", OptionType)
    return OptionName(type=option_type(kind), choices=section.literals("choices") if kind is OptionType.CHOICE else ())


def _ids(spec: Section, room: str, key: str) -> tuple[str, ...]:
    return tuple(clause.literal("id") for clause in spec.section(room).clauses(key))
