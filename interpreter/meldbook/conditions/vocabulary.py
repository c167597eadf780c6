"""What conditions can speak of: the table of facts.

In: nothing but the table below. Out: the `Signature` of a fact (type, argument, where it may be used) by its name. A new fact is
one row here, one function among the engine's facts, and its messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from meldbook.conditions.signatures import EVERYWHERE, Argument, Place, Secrecy, Signature, Sort, Unit

_OF_A_MELD = frozenset({Place.MELD, Place.CANASTA, Place.EXAMPLE})
_OF_A_CARD = frozenset({Place.CARD, Place.EXAMPLE})
_OF_A_CANASTA = frozenset({Place.CANASTA, Place.EXAMPLE})
_AT_THE_SCORE = frozenset({Place.SCORE, Place.EXAMPLE})
_IN_EXAMPLES = frozenset({Place.EXAMPLE})


def _facts() -> tuple[Signature, ...]:
    pattern, reserve = Argument.PATTERN, Argument.RESERVE
    return (
        Signature(name="players", type=Unit.PLAYERS, places=EVERYWHERE),
        Signature(name="round.number", type=Unit.ROUNDS),
        Signature(name="round.lap", type=Unit.TURNS),
        Signature(name="round.openings", type=Unit.SIDES),
        Signature(name="round.allied", type=Sort.FLAG),
        Signature(name="round.ending", type=Sort.FLAG),
        Signature(name="round.over", type=Sort.FLAG, places=_IN_EXAMPLES),
        Signature(name="game.over", type=Sort.FLAG, places=_IN_EXAMPLES),
        Signature(name="side.score", type=Unit.POINTS),
        Signature(name="side.round_score", type=Unit.POINTS),
        Signature(name="side.total", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.lead", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.match", type=Unit.POINTS, places=_IN_EXAMPLES),
        Signature(name="side.minimum", type=Unit.POINTS),
        Signature(name="side.melded", type=Sort.FLAG),
        Signature(name="side.melded_before", type=Sort.FLAG),
        Signature(name="side.melds", type=Unit.MELDS, argument=Argument.MELD_KIND),
        Signature(name="side.unfinished", type=Unit.MELDS, argument=Argument.MELD_KIND),
        Signature(name="side.canastas", type=Unit.CANASTAS, argument=Argument.CANASTA_KIND),
        Signature(name="side.bonus_cards", type=Unit.CARDS, argument=pattern),
        Signature(name="side.melded_points", type=Unit.POINTS),
        Signature(name="side.canasta_points", type=Unit.POINTS),
        Signature(name="side.hand_points", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.hand_cards", type=Unit.CARDS, argument=pattern, places=_AT_THE_SCORE),
        Signature(name="side.reserve_points", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="side.taken", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="side.used", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="side.piles", type=Unit.TURNS),
        Signature(name="side.went_out", type=Sort.FLAG),
        Signature(name="side.concealed", type=Sort.FLAG),
        Signature(name="side.special", type=Sort.FLAG, argument=Argument.HAND, places=_AT_THE_SCORE),
        Signature(name="side.won", type=Sort.FLAG),
        Signature(name="others.hand_points", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="others.best_total", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="player.score", type=Unit.POINTS),
        Signature(name="player.total", type=Unit.POINTS, places=_AT_THE_SCORE),
        Signature(name="player.melded", type=Sort.FLAG),
        Signature(name="player.piles", type=Unit.TURNS),
        Signature(name="player.bonus_cards", type=Unit.CARDS, argument=pattern),
        Signature(name="player.looked", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="player.taken", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="player.used", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="reserve.left", type=Sort.FLAG, argument=reserve, required=True),
        Signature(name="turn.drew", type=Sort.FLAG),
        Signature(name="turn.drawn", type=Unit.CARDS),
        Signature(name="turn.took_pile", type=Sort.FLAG),
        Signature(name="turn.played", type=Sort.FLAG),
        Signature(name="turn.canastas", type=Unit.CANASTAS, argument=Argument.CANASTA_KIND),
        Signature(name="turn.discarded", type=Sort.FLAG),
        Signature(name="turn.agreed", type=Sort.FLAG),
        Signature(name="turn.refused", type=Sort.FLAG),
        Signature(name="turn.pile_cards", type=Unit.CARDS),
        Signature(name="hand.cards", type=Unit.CARDS, argument=pattern, secrecy=Secrecy.DETAIL),
        Signature(name="pile.cards", type=Unit.CARDS, argument=pattern),
        Signature(name="pile.frozen", type=Sort.FLAG),
        Signature(name="pile.blocked", type=Sort.FLAG),
        Signature(name="pile.open", type=Sort.FLAG, argument=Argument.ROUTE, required=True, secrecy=Secrecy.HIDDEN),
        Signature(name="pack.cards", type=Unit.CARDS, argument=pattern),
        Signature(name="stock.cards", type=Unit.CARDS),
        Signature(name="upcard", type=Sort.CARD),
        Signature(name="going_out", type=Sort.FLAG),
        Signature(name="meld.kind", type=Sort.WORD, words=Argument.MELD_KIND, places=_OF_A_MELD),
        Signature(name="meld.rank", type=Sort.CARD, places=_OF_A_MELD),
        Signature(name="meld.cards", type=Unit.CARDS, argument=pattern, places=_OF_A_MELD),
        Signature(name="meld.added", type=Unit.CARDS, argument=pattern, places=_OF_A_MELD),
        Signature(name="meld.from_hand", type=Unit.CARDS, argument=pattern, places=_OF_A_MELD),
        Signature(name="meld.new", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.naturals", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.wilds", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.run", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.low", type=Sort.CARD, places=_OF_A_MELD),
        Signature(name="meld.high", type=Sort.CARD, places=_OF_A_MELD),
        Signature(name="meld.canasta", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.canasta_before", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.wilds_before", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.dead", type=Sort.FLAG, places=_OF_A_MELD),
        Signature(name="meld.suits", type=Unit.CARDS, places=_OF_A_MELD),
        Signature(name="meld.points", type=Unit.POINTS, places=_OF_A_MELD),
        Signature(name="meld.twins", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="meld.clean_twins", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="meld.copies", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="meld.rivals", type=Unit.MELDS, places=_OF_A_MELD),
        Signature(name="canasta", type=Sort.WORD, words=Argument.CANASTA_KIND, places=_OF_A_CANASTA),
        Signature(name="card", type=Sort.CARD, places=_OF_A_CARD),
        Signature(name="card.dead", type=Sort.FLAG, places=_OF_A_CARD),
        Signature(name="card.taken", type=Sort.FLAG, places=_OF_A_CARD, secrecy=Secrecy.HIDDEN),
    )


VOCABULARY: Final[Mapping[str, Signature]] = MappingProxyType({signature.name: signature for signature in _facts()})
"""Every fact of the language by its name, except options, which each spec declares itself."""
