"""A game told to programs: one JSON object a line, for each move, each round's end and the game's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meldbook.cli.games import TableRequest
from meldbook.engine import scoring
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, RoundEnd
from meldbook.model.codec import ruleset_hash
from meldbook.model.moves import Move
from meldbook.notation import write_move
from meldbook.play.naming import names_for


@dataclass(frozen=True, slots=True, kw_only=True)
class Events:
    """The events of games by these rules. Seats and sides are numbers from 0, as in game records."""

    rules: Rules

    def lines(self, before: Game, seat: int | None, move: Move, after: Game) -> Iterator[str]:
        """The events of a move, one a line."""
        text = write_move(move, names_for(self.rules, before, seat))
        yield _line(event="move", round=after.number, seat=seat, move=text)
        if after.round is not None and after.round.end is not None:
            yield self._round(after, after.round.end)
        if after.over:
            match = {"match": list(after.match)} if after.match else {}
            yield _line(event="over", winners=list(after.winners), scores=list(scoring.totals(after)), **match)

    def _round(self, after: Game, end: RoundEnd) -> str:
        return _line(
            event="round",
            round=after.number,
            reason=end.reason.value,
            rule=end.path,
            seat=end.seat,
            concealed=end.concealed,
            lines=[dict(side) for side in end.lines],
            scores=list(end.scores),
            totals=list(scoring.totals(after)),
        )


def _line(**members: Any) -> str:
    return json.dumps(members, ensure_ascii=False)


def start_line(request: TableRequest, seed: int) -> str:
    """The event that begins a game: what is needed to play it again."""
    return _line(
        event="start",
        variant=request.reference,
        ruleset_hash=ruleset_hash(request.ruleset),
        seed=seed,
        players=list(request.players),
        options=dict(request.options),
    )
