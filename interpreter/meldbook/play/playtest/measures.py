"""What is measured: each measure has a name, and takes from the sheet of a game a count and what it is a count of.

In: the rules of one game or of two to be compared. Out: the `Measure`s that make sense there, in the order they are shown. The
names are for programs; what people read stands in the command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from meldbook.engine.rules import Rules
from meldbook.engine.state import EndReason
from meldbook.play.playtest.sheet import GameSheet, number_of

Taken = Callable[[GameSheet], tuple[int, int]]
"""A count and what it is a count of, from one game."""

EARLY_TURNS = 5
"""Initial melds are told apart up to this turn of the player."""


class Topic(StrEnum):
    """What a measure is about."""

    LENGTH = "length"
    CHOICES = "choices"
    ROUND_ENDS = "round-ends"
    PILE = "pile"
    ROUTES = "routes"
    OPENING = "opening"
    CANASTAS = "canastas"
    SCORES = "scores"
    GAMES_WON = "games-won"
    ROUNDS_WON = "rounds-won"
    PLAYERS = "players"
    DEAD_ENDS = "dead-ends"


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """Something measured. A share lies between 0 and 1; `fair` is what it would be if all places were equally good."""

    topic: Topic
    name: str
    is_share: bool
    taken: Taken
    fair: Fraction | None = None

    @property
    def id(self) -> str:
        """The topic and the name, which no other measure has."""
        return f"{self.topic}.{self.name}"


def measures(rules: Rules, players: tuple[str, ...]) -> tuple[Measure, ...]:
    """Everything that is measured in a game with these rules and players."""
    return (
        *_length(),
        *_choices(),
        *_round_ends(),
        *_pile(),
        *_routes(rules),
        *_opening(rules),
        *_canastas(rules),
        *_scores(rules),
        *_places(rules),
        *_players(rules, players),
        *_dead_ends(),
    )


def _mean(topic: Topic, name: str, taken: Taken) -> Measure:
    return Measure(topic=topic, name=name, is_share=False, taken=taken)


def _share(topic: Topic, name: str, taken: Taken, fair: Fraction | None = None) -> Measure:
    return Measure(topic=topic, name=name, is_share=True, taken=taken, fair=fair)


def _length() -> Iterator[Measure]:
    yield _mean(Topic.LENGTH, "rounds-per-game", lambda sheet: (sheet.rounds, 1))
    yield _mean(Topic.LENGTH, "turns-per-round", lambda sheet: (sum(sheet.round_turns), sheet.rounds))
    yield _mean(Topic.LENGTH, "decisions-per-turn", lambda sheet: (sheet.decisions, sheet.turns))
    yield _mean(Topic.LENGTH, "decisions-per-game", lambda sheet: (sheet.decisions, 1))


def _choices() -> Iterator[Measure]:
    yield _mean(Topic.CHOICES, "moves-per-decision", lambda sheet: (sheet.choices, sheet.decisions))
    yield _share(Topic.CHOICES, "forced", lambda sheet: (sheet.forced, sheet.decisions))


def _round_ends() -> Iterator[Measure]:
    for reason in EndReason:
        yield _round_end(reason)
    yield _share(Topic.ROUND_ENDS, "concealed", lambda sheet: (sheet.concealed, sheet.rounds))


def _round_end(reason: EndReason) -> Measure:
    name = reason.value.replace(" ", "-")
    return _share(Topic.ROUND_ENDS, name, lambda sheet: (number_of(sheet.round_ends, reason.value), sheet.rounds))


def _pile() -> Iterator[Measure]:
    yield _share(Topic.PILE, "frozen", lambda sheet: (sheet.frozen, sheet.turns))
    yield _share(Topic.PILE, "open", lambda sheet: (sheet.open, sheet.turns))
    yield _share(Topic.PILE, "taken", lambda sheet: (sheet.takes, sheet.turns))
    yield _mean(Topic.PILE, "takes-per-round", lambda sheet: (sheet.takes, sheet.rounds))
    yield _mean(Topic.PILE, "cards-per-take", lambda sheet: (sheet.taken_cards, sheet.takes))


def _routes(rules: Rules) -> Iterator[Measure]:
    if len(rules.routes) > 1:
        yield from map(_route, (route.path for route in rules.routes))


def _route(path: str) -> Measure:
    return _share(Topic.ROUTES, path.rpartition(".")[2], lambda sheet: (number_of(sheet.routes, path), sheet.takes))


def _opening(rules: Rules) -> Iterator[Measure]:
    yield _mean(Topic.OPENING, "turn", lambda sheet: (sum(turn * times for turn, times in sheet.openings), _openings(sheet)))
    for turn in range(1, EARLY_TURNS + 1):
        yield _opened_in(rules, turn)
    yield _share(Topic.OPENING, "later", lambda sheet: (_opened_later(sheet), sheet.rounds * rules.sides))
    yield _share(
        Topic.OPENING, "never", lambda sheet: (sheet.rounds * rules.sides - _openings(sheet), sheet.rounds * rules.sides)
    )


def _opened_in(rules: Rules, turn: int) -> Measure:
    return _share(Topic.OPENING, f"turn-{turn}", lambda sheet: (number_of(sheet.openings, turn), sheet.rounds * rules.sides))


def _openings(sheet: GameSheet) -> int:
    return sum(times for _, times in sheet.openings)


def _opened_later(sheet: GameSheet) -> int:
    return sum(times for turn, times in sheet.openings if turn > EARLY_TURNS)


def _canastas(rules: Rules) -> Iterator[Measure]:
    yield _mean(Topic.CANASTAS, "all", lambda sheet: (sum(times for _, times in sheet.canastas), sheet.rounds))
    yield from map(_canasta, (kind.id for kind in rules.ruleset.canastas.kinds))


def _canasta(kind: str) -> Measure:
    return _mean(Topic.CANASTAS, f"kind-{kind}", lambda sheet: (number_of(sheet.canastas, kind), sheet.rounds))


def _scores(rules: Rules) -> Iterator[Measure]:
    yield _mean(Topic.SCORES, "per-round", lambda sheet: (sum(sheet.round_scores), sheet.rounds * rules.holders))
    yield _mean(Topic.SCORES, "final", lambda sheet: (sum(sheet.scores), rules.holders))
    yield _mean(Topic.SCORES, "margin", lambda sheet: (margin(sheet), 1))
    yield _mean(Topic.SCORES, "lead-changes", lambda sheet: (sheet.lead_changes, 1))


def margin(sheet: GameSheet) -> int:
    """By how much the best final score is ahead of the next."""
    *_, second, best = (0, *sorted(sheet.scores))
    return best - second if len(sheet.scores) > 1 else 0


def _places(rules: Rules) -> Iterator[Measure]:
    """How good it is to begin: by the place in the order of play, counted from whoever begins."""
    for place in range(rules.holders):
        yield _game_won(place, Fraction(1, rules.holders))
    for place in range(rules.holders):
        yield _round_won(place, Fraction(1, rules.holders))


def _game_won(place: int, fair: Fraction) -> Measure:
    return _share(Topic.GAMES_WON, f"place-{place + 1}", lambda sheet: (int(place in sheet.winners), int(sheet.over)), fair)


def _round_won(place: int, fair: Fraction) -> Measure:
    return _share(Topic.ROUNDS_WON, f"place-{place + 1}", lambda sheet: (sheet.rounds_won[place], sum(sheet.rounds_won)), fair)


def _players(rules: Rules, players: tuple[str, ...]) -> Iterator[Measure]:
    """Who wins, if the players differ: each score by whose it was in the first game."""
    if len(set(players)) > 1:
        for side in range(rules.holders):
            yield _won_by(side, Fraction(1, rules.holders))


def _won_by(side: int, fair: Fraction) -> Measure:
    return _share(
        Topic.PLAYERS,
        f"side-{side}",
        lambda sheet: (int(any(sheet.sat_down[place] == side for place in sheet.winners)), int(sheet.over)),
        fair,
    )


def _dead_ends() -> Iterator[Measure]:
    yield _share(Topic.DEAD_ENDS, "broken-off", lambda sheet: (int(not sheet.over), 1))
    yield _share(Topic.DEAD_ENDS, "stuck-turns", lambda sheet: (sheet.stuck, sheet.turns))
