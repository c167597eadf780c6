"""What a spec says fits together: what was built of it goes in, every contradiction comes out.

Each check is a small function. It runs only if everything it reads could be built; so a mistake is told once and nothing is
concluded from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from meldbook.diagnostics import Diagnostic
from meldbook.loading.gathering import Built
from meldbook.loading.meaning import canastas, cards, constant, melds, options, table


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A check, and the paths of what it reads."""

    find: Callable[[Built], Iterator[Diagnostic]]
    reads: tuple[str, ...]


_DECK = ("cards.ranks", "cards.suits", "cards.joker", "cards.extras")
_ROLES = ("cards.wild", "cards.bonus", "cards.blocking")
_PACK = (*_DECK, "cards.decks", "cards.jokers")
_SEATS = ("options", "table.players", "table.sides")
_MELDS = (*_SEATS, *_PACK, *_ROLES, "melds.kinds")
_EVERYTHING = ("options", "table", "cards", "deal", "turn", "melds", "canastas", "pile", "going_out", "scoring")

CHECKS: Final = (
    Check(find=table.sides_have_players, reads=_SEATS),
    Check(find=table.numbers_are_playable, reads=(*_SEATS, "cards.decks", "cards.jokers", "deal", "turn.draw")),
    Check(find=table.takes_bring_cards, reads=(*_SEATS, "pile.routes")),
    Check(find=table.enough_cards, reads=(*_SEATS, *_PACK, "deal")),
    Check(find=table.not_too_many_cards, reads=(*_SEATS, *_PACK)),
    Check(find=cards.every_card_has_a_value, reads=(*_SEATS, *_PACK, *_ROLES, "cards.values")),
    Check(find=cards.no_card_is_wild_and_bonus, reads=(*_DECK, *_ROLES)),
    Check(find=cards.patterns_mean_cards, reads=(*_DECK, *_ROLES)),
    Check(find=melds.limits_agree, reads=("melds.kinds",)),
    Check(find=melds.melds_are_possible, reads=_MELDS),
    Check(find=canastas.a_canasta_is_possible, reads=(*_MELDS, "canastas.size")),
    Check(find=canastas.no_canasta_kind_is_shadowed, reads=("canastas.kinds",)),
    Check(find=canastas.every_canasta_kind_is_possible, reads=(*_MELDS, "canastas")),
    Check(find=constant.no_condition_is_constant, reads=_EVERYTHING),
    Check(find=constant.going_out_is_possible, reads=_EVERYTHING),
    Check(find=constant.the_pile_can_be_taken, reads=_EVERYTHING),
    Check(find=options.every_option_is_used, reads=_EVERYTHING),
)


def check_meaning(built: Built) -> tuple[Diagnostic, ...]:
    """Every contradiction that can be found."""
    ready = (check for check in CHECKS if not any(map(built.is_broken, check.reads)))
    return tuple(diagnostic for check in ready for diagnostic in check.find(built))
