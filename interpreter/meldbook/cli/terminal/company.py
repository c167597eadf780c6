"""Who sits at the table, as the person at the terminal calls them.

In: the players' names by seat, and the person's seat. Out: a name for each seat and side that can't be mistaken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meldbook.cli.terminal.words import Words
from meldbook.engine.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """The players by seat; `person` is the seat of whoever reads, None if nobody here plays."""

    names: tuple[str, ...]
    person: int | None

    @classmethod
    def of(cls, players: Sequence[str], person: int | None, words: Words) -> Company:
        """The company of these players: those with the same name are numbered, the person is spoken to."""
        names = (words.name("play-you") if seat == person else _told_apart(players, seat) for seat in range(len(players)))
        return cls(names=tuple(names), person=person)

    def seated(self, order: Sequence[int]) -> Company:
        """The same players, called the same, on other seats: `order` says for each seat who of them sits there now."""
        person = None if self.person is None else list(order).index(self.person)
        return Company(names=tuple(self.names[each] for each in order), person=person)

    def who(self, seat: int) -> str:
        """How a message must speak of this seat: `you` to the reader, else `other`."""
        return "you" if seat == self.person else "other"

    def side(self, rules: Rules, side: int, words: Words) -> str:
        """The players of a side, the reader first."""
        seats = sorted(rules.seats_of_holder[side], key=lambda seat: (seat != self.person, seat))
        return words.joined([self.names[seat] for seat in seats])

    def who_side(self, rules: Rules, side: int) -> str:
        """How a message must speak of this side: `you` if it is the reader alone, `many` of several players, else `other`."""
        seats = rules.seats_of_holder[side]
        return "many" if len(seats) > 1 else self.who(seats[0])


def _told_apart(players: Sequence[str], seat: int) -> str:
    name = players[seat]
    return name if players.count(name) == 1 else f"{name} {players[: seat + 1].count(name)}"
