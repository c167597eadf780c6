"""The draw for seats, shown to whoever sits down.

In: the players as they came, and chance. Out: the players by seat, and lines that tell how it came to that.
"""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.cli.terminal import showing
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.words import Words
from meldbook.engine.rules import Rules
from meldbook.play.chance import Chance
from meldbook.play.seating import SeatDraw, draw_seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Seats:
    """The players by seat, each by its place in the list they came in."""

    order: tuple[int, ...]
    lines: tuple[str, ...]


def drawn_seats(rules: Rules, company: Company, chance: Chance, words: Words) -> Seats:
    """The seats that are drawn; where the game has no draw, everybody sits as they came."""
    drawn = draw_seats(rules, chance)
    if drawn is None:
        return Seats(order=tuple(range(rules.players)), lines=(words.say("play-no-seating"), ""))
    order = _around(drawn)
    cards = (
        words.say("play-drawn", player=name, card=showing.card(rules, card))
        for name, card in zip(company.names, drawn.cards, strict=True)
    )
    seated = words.say("play-seats", players=words.joined([company.names[each] for each in order]))
    return Seats(order=order, lines=(words.say("play-draw-seats"), *(f"  {line}" for line in cards), seated, ""))


def _around(drawn: SeatDraw) -> tuple[int, ...]:
    """The order of the draw, begun so that whoever drew highest sits where the table expects the one who goes first.

    Seats are a circle, so turning it changes nothing about who follows and who partners whom.
    """
    turned = drawn.ranking[0]
    return tuple(drawn.seats[(seat - turned) % len(drawn.seats)] for seat in range(len(drawn.seats)))
