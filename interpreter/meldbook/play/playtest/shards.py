"""The result of one shard as a file, and several such files joined.

In: the text of files. Out: `Result`s, or what is wrong with them as a `Misfit`. Joining is like laying sheets on a pile: results
may be joined in any order, and joined results again.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from meldbook.model.codec import from_json
from meldbook.play.order import Order
from meldbook.play.playtest.chunks import in_game_order
from meldbook.play.playtest.program import program_hash
from meldbook.play.playtest.report import Played
from meldbook.play.playtest.sheet import GameSheet

VERSION = 1
"""The version of the file of a shard."""

MARK = "meldbook_playtest_shard"


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """Some of `games` games of one order, or the same ones of two, and the program that played them."""

    program: str
    games: int
    played: tuple[Played, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers of the games that are not in it."""
        there = {sheet.game for sheet in self.played[0].sheets}
        return tuple(game for game in range(self.games) if game not in there)


class Misfit(StrEnum):
    """Why results can't be joined."""

    UNREADABLE = "unreadable"
    OTHER_PROGRAM = "other program"
    OTHER_ORDER = "other order"
    TWICE = "twice"


def result(games: int, played: tuple[Played, ...]) -> Result:
    """A result of this program."""
    return Result(program=program_hash(), games=games, played=played)


def to_text(found: Result) -> str:
    """The result as the text of a file."""
    played = [
        {"called": each.called, "order": asdict(each.order), "sheets": [sheet.to_plain() for sheet in each.sheets]}
        for each in found.played
    ]
    document = {MARK: VERSION, "program": found.program, "games": found.games, "played": played}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


def from_text(text: str) -> Result | Misfit:
    """The result that was written so."""
    try:
        document = json.loads(text)
        if document[MARK] != VERSION:
            return Misfit.UNREADABLE
        played = tuple(_one_played(each["called"], each["order"], each["sheets"]) for each in document["played"])
        return Result(program=document["program"], games=document["games"], played=played)
    except (ValueError, KeyError, TypeError, RecursionError):
        return Misfit.UNREADABLE


def _one_played(called: str, order: dict[str, Any], sheets: list[Any]) -> Played:
    from_json(order["ruleset"])  # raises ValueError if the rules can't be read
    options = tuple((name, value) for name, value in order.pop("options"))
    made = Order(options=options, players=tuple(order.pop("players")), **order)
    return Played(called=called, order=made, sheets=tuple(map(GameSheet.from_plain, sheets)))


def joined(first: Result, second: Result) -> Result | Misfit:
    """Both results in one."""
    if first.program != second.program:
        return Misfit.OTHER_PROGRAM
    if (first.games, _orders(first)) != (second.games, _orders(second)):
        return Misfit.OTHER_ORDER
    pairs = tuple(zip(first.played, second.played, strict=True))
    if any({sheet.game for sheet in one.sheets} & {sheet.game for sheet in other.sheets} for one, other in pairs):
        return Misfit.TWICE
    together = tuple(
        Played(called=one.called, order=one.order, sheets=in_game_order((one.sheets, other.sheets))) for one, other in pairs
    )
    return Result(program=first.program, games=first.games, played=together)


def _orders(found: Result) -> tuple[Order, ...]:
    return tuple(each.order for each in found.played)
