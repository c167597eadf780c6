"""What is noted of one game, in whole numbers.

Sheets are put together by laying one on the other, so it doesn't matter who played which game; nothing is divided before all are
there. A sheet goes through JSON unharmed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import Field, dataclass, fields
from typing import Any, TypeAlias

Counts: TypeAlias = tuple[tuple[Any, int], ...]
"""How often there was what, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSheet:
    """One game. Scores are in the order of play, beginning with whoever played first: in the game, or in a round.

    `choices` are the moves that were allowed at all decisions together, `forced` the decisions with only one; `frozen` and `open`
    the turns that began with a pile that was frozen, or could be taken; `stuck` the turns that ended without the discard that is
    due. `sat_down` says whose each score was in the first game. `openings` count initial melds by the player's turn in the round,
    `fired` are the paths of clauses that came into force.
    """

    game: int
    over: bool
    turns: int
    decisions: int
    choices: int
    most_choices: int
    forced: int
    frozen: int
    open: int
    takes: int
    taken_cards: int
    stuck: int
    lead_changes: int
    concealed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sat_down: tuple[int, ...]
    rounds_won: tuple[int, ...]
    round_turns: tuple[int, ...]
    round_scores: tuple[int, ...]
    round_ends: Counts
    openings: Counts
    canastas: Counts
    routes: Counts
    fired: tuple[str, ...]

    @property
    def rounds(self) -> int:
        """How many rounds came to their end."""
        return len(self.round_turns)

    def to_plain(self) -> list[Any]:
        """The same as plain data: the values in the order of the fields."""
        return [getattr(self, field.name) for field in fields(self)]

    @classmethod
    def from_plain(cls, values: object) -> GameSheet:
        """The sheet that was written so. Anything else raises `ValueError`."""
        if not isinstance(values, list) or len(values) != len(fields(cls)):
            raise ValueError(f"not a sheet of {len(fields(cls))} values: {values!r:.80}")
        sheet = cls(**{field.name: _frozen(value) for field, value in zip(fields(cls), values, strict=True)})
        wrong = [field.name for field in fields(cls) if isinstance(getattr(sheet, field.name), int) is not _is_number(field)]
        if wrong:
            raise ValueError(f"not a sheet: {wrong}")
        return sheet


def counts(counter: Counter[Any]) -> Counts:
    """What was counted, in an order of its own."""
    return tuple(sorted((key, number) for key, number in counter.items() if number))


def number_of(found: Counts, key: object) -> int:
    """How often there was this."""
    return next((number for other, number in found if other == key), 0)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _is_number(field: Field[Any]) -> bool:
    return field.type in ("int", "bool")
