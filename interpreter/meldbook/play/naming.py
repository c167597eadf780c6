"""What the moves of a seat can name at a moment of a game: a game goes in, `Names` for the notation come out."""

from __future__ import annotations

from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Meld
from meldbook.notation import MeldNames, Names


def names_for(rules: Rules, game: Game, seat: int | None) -> Names:
    """The names for a move of this seat; chance (None) names cards only."""
    melds = () if seat is None or game.round is None else game.round.sides[rules.side_of[seat]].melds
    return Names(
        deck=rules.ruleset.cards.deck,
        melds=meld_names(rules, melds),
        reserves=tuple(reserve.id for reserve in rules.ruleset.deal.reserves),
    )


def meld_names(rules: Rules, melds: tuple[Meld, ...]) -> MeldNames:
    """How the melds of a side may be called."""
    return MeldNames(
        labels=tuple((rules.kinds[meld.kind].id, rules.groups[meld.group].rank if meld.group >= 0 else None) for meld in melds)
    )
