"""One game at a terminal, from sitting down to the last sheet.

In: the table that was asked for. Out: the game, told as it is played and, if wished, recorded. Somebody who leaves, or a terminal
that goes away, ends it in order: the record then holds every move that stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from meldbook.cli.failing import Unusable
from meldbook.cli.games import DEFAULT_PLAYER, TableRequest
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.narration import Narration
from meldbook.cli.terminal.person import Person
from meldbook.cli.terminal.rulebook import Rulebook
from meldbook.cli.terminal.scene import Scene
from meldbook.cli.terminal.screen import GameLeft, Screen
from meldbook.cli.terminal.words import Words
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game
from meldbook.model.codec import ruleset_hash
from meldbook.model.moves import Move
from meldbook.notation import header_lines
from meldbook.play.chance import Chance
from meldbook.play.players import Player, UnknownPlayer, player
from meldbook.play.recording import Recorder, written_option
from meldbook.play.table import Watcher, play_game

Telling: TypeAlias = Callable[[Game, int | None, Move, Game], Iterator[str]]
"""How a move is told: the game before, the seat, the move and the game after it go in, lines come out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """A game about to be played by the players of the request, all seated. `seed` is all its chance."""

    request: TableRequest
    rules: Rules
    company: Company
    seed: int
    record: Path | None
    screen: Screen

    def watch(self, telling: Telling) -> bool:
        """Let the players play, and tell it. Whether the game came to its end."""
        with self._recorders() as recorders:
            return self._play([self._player(seat) for seat in self._seats()], *recorders, _teller(telling, self.screen))

    def take_part(self, person: Person) -> bool:
        """Play with this person. Whether the game came to its end; a person may leave it."""
        players = [person if seat == person.scene.seat else self._player(seat) for seat in self._seats()]
        with self._recorders() as recorders:
            try:
                return self._play(players, *recorders, person.watch)
            except GameLeft:
                return False

    def person(self, seat: int, words: Words, *, hints: bool) -> Person:
        """Whoever sits at the terminal, at this seat."""
        narration = self.narration(words)
        scene = Scene(
            rules=self.rules,
            company=self.company,
            seat=seat,
            words=words,
            rulebook=narration.rulebook,
            width=self.screen.width,
        )
        return Person(
            rules=self.rules,
            scene=scene,
            narration=narration,
            screen=self.screen,
            adviser=self._named(DEFAULT_PLAYER, seat),
            hints=hints,
            name=self.request.players[seat],
        )

    def narration(self, words: Words) -> Narration:
        """How the game is told to whoever sits at the terminal."""
        return Narration(
            rules=self.rules,
            company=self.company,
            words=words,
            rulebook=Rulebook.of(self.rules.ruleset, words.locale),
            width=self.screen.width,
        )

    def _seats(self) -> range:
        return range(self.rules.players)

    def _play(self, players: Sequence[Player], *watchers: Watcher) -> bool:
        return play_game(self.rules, players, Chance(self.seed), together(*watchers)).game.over

    def _player(self, seat: int) -> Player:
        return self._named(self.request.players[seat], seat)

    def _named(self, name: str, seat: int) -> Player:
        """The player of this name at this seat, with chance of its own."""
        found = player(name, Chance(self.seed).seed_for("player", seat))
        if isinstance(found, UnknownPlayer):
            raise Unusable(found.message)
        return found

    @contextmanager
    def _recorders(self) -> Iterator[tuple[Watcher, ...]]:
        """The recorder of this game, if it is to be recorded."""
        if self.record is None:
            yield ()
            return
        try:
            self.record.parent.mkdir(parents=True, exist_ok=True)
            file = self.record.open("w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise Unusable(f"{self.record} can't be written: {error.strerror}") from None
        with file:
            file.write(self._head())
            file.flush()
            yield (Recorder(rules=self.rules, file=file),)

    def _head(self) -> str:
        """The head of the record. It names the game as it was asked for, so that its house rules are found again."""
        return header_lines(
            variant=self.request.reference,
            ruleset=ruleset_hash(self.request.ruleset),
            options=[(name, written_option(value)) for name, value in self.request.options.items()],
            players=self.request.players,
            seed=self.seed,
        )


def together(*watchers: Watcher) -> Watcher:
    """Several watchers as one; each sees a move before the next does."""

    def watch(before: Game, seat: int | None, move: Move, after: Game) -> None:
        for watcher in watchers:
            watcher(before, seat, move, after)

    return watch


def _teller(telling: Telling, screen: Screen) -> Watcher:
    def tell(before: Game, seat: int | None, move: Move, after: Game) -> None:
        screen.show_all(telling(before, seat, move, after))

    return tell
