"""What the moves of a seat can name at a moment of a game: a game goes in, `Names` for the notation come out."""

from __future__ import annotations

from meldbook.cards import counts
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Meld
from meldbook.model.melds import Form
from meldbook.notation import MeldNames, Names


def names_for(rules: Rules, game: Game, seat: int | None) -> Names:
    """The names for a move of this seat; chance (None) names cards only."""
    melds = () if seat is None or game.round is None else game.round.sides[game.round.side_of[seat]].melds
    return Names(
        deck=rules.ruleset.cards.deck,
        melds=meld_names(rules, melds),
        reserves=tuple(reserve.id for reserve in rules.ruleset.deal.reserves),
        others=() if game.round is None else tuple(meld_names(rules, table.melds) for table in game.round.sides),
        hands=tuple(hand.id for hand in rules.ruleset.going_out.hands),
    )


def meld_names(rules: Rules, melds: tuple[Meld, ...]) -> MeldNames:
    """How the melds of a side may be called."""
    return MeldNames(
        labels=tuple((rules.kinds[meld.kind].id, _label(rules, meld)) for meld in melds),
        cards=tuple(tuple(rules.names[card] for card, _ in counts(meld.cards)) for meld in melds),
    )


def _label(rules: Rules, meld: Meld) -> str | None:
    """The rank of a set or the card of an identical set; the suit of a sequence says too little."""
    has_label = rules.kinds[meld.kind].form in (Form.SET, Form.IDENTICAL)
    return rules.groups[meld.group].label if has_label else None
