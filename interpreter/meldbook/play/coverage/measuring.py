"""How much of a game is exercised: its examples, and games that are played, go in; what was seen and what never was comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.engine.table import settle
from meldbook.loading.examples import Example
from meldbook.loading.options import chosen
from meldbook.model.moves import Move
from meldbook.model.ruleset import Ruleset
from meldbook.play.chance import Chance
from meldbook.play.coverage.branches import Target, targets
from meldbook.play.coverage.watching import Seen, watched
from meldbook.play.examples import run_settled
from meldbook.play.players import UnknownPlayer, player_names, seat_players
from meldbook.play.table import Watcher, play_game
from meldbook.play.tables import Tables

LONGEST: Final = 20
"""A played game is broken off after so many rounds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Covered:
    """A clause: how often it came into force, and the answers that none of its questions has had."""

    path: str
    times: int
    questions: int
    never: tuple[tuple[str, bool], ...]

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return self.times > 0 and not self.never


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """All clauses of a game."""

    clauses: tuple[Covered, ...]

    @property
    def in_force(self) -> int:
        """How many clauses came into force."""
        return sum(clause.times > 0 for clause in self.clauses)

    @property
    def answers(self) -> tuple[int, int]:
        """How many answers were given, of all there are."""
        possible = 2 * sum(clause.questions for clause in self.clauses)
        return possible - sum(len(clause.never) for clause in self.clauses), possible


def coverage(
    ruleset: Ruleset,
    examples: Iterable[Example],
    *,
    playouts: int = 0,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Coverage:
    """What the examples exercise, and so many played games besides."""
    seen, tables = Seen(), Tables(ruleset=ruleset)
    for example in examples:
        _watch_example(tables, example, seen)
    for number in range(playouts):
        _watch_game(ruleset, number, seed, seen)
        if progress:
            progress(number + 1)
    return Coverage(clauses=tuple(_covered(target, seen) for target in targets(ruleset)))


def _watch_example(tables: Tables, example: Example, seen: Seen) -> None:
    run = run_settled(watched(tables.of(example), tables.ruleset, seen), example)
    for game in (run.start, *(step.after for step in run.steps)):
        if game is not None:
            seen.watch(game, run.rules)


def _watch_game(ruleset: Ruleset, number: int, seed: int, seen: Seen) -> None:
    """A game by the rules as they are by default; every player there is plays one at all seats, in turn."""
    players = ruleset.table.min_players
    rules = watched(settle(ruleset, players, chosen(ruleset.options, {})), ruleset, seen)
    chance = Chance(seed).part("game", number)
    names = player_names()
    seated = seat_players((names[number % len(names)],) * players, chance)
    assert not isinstance(seated, UnknownPlayer), "these are the players there are"
    play_game(rules, seated, chance, _watcher(rules, seen), LONGEST)


def _watcher(rules: Rules, seen: Seen) -> Watcher:
    def watch(before: Game, seat: int | None, move: Move, after: Game) -> None:
        if after.round is not None and after.round.end is not None:
            seen.watch(after, rules)

    return watch


def _covered(target: Target, seen: Seen) -> Covered:
    never = (
        (question, answer)
        for question in target.questions
        for answer in (True, False)
        if not seen.answers[target.path, question, answer]
    )
    return Covered(path=target.path, times=seen.held[target.path], questions=len(target.questions), never=tuple(never))
