"""Records: written while a game is played, and played over again."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO

import pytest
from sitting import VARIANTS, rules_of, ruleset_of

from meldbook.engine.state import Game
from meldbook.model.moves import Move
from meldbook.notation import Record, read_record
from meldbook.play.chance import Chance
from meldbook.play.players import UnknownPlayer, seat_players
from meldbook.play.recording import Recorder
from meldbook.play.replay import Replayed, replay
from meldbook.play.table import GameLog, play_game


@cache
def recorded(variant: str, *, limit: int = 1000) -> tuple[str, GameLog]:
    """The record of a game, and the game."""
    rules, file = rules_of(variant), StringIO()
    names = [("steady", "random")[seat % 2] for seat in range(rules.players)]
    players = seat_players(names, Chance(6))
    assert not isinstance(players, UnknownPlayer)
    recorder = Recorder(rules=rules, file=file)
    recorder.begin(ruleset_of(variant), names, seed=6)
    log = play_game(rules, players, Chance(6), recorder, limit)
    return file.getvalue(), log


def read(text: str) -> Record:
    record = read_record(text, "game.meld")
    assert isinstance(record, Record), record
    return record


def told(text: str, variant: str = "rummyroyal") -> list[str]:
    """What is said of a record that can't be played over."""
    found = replay(read(text), ruleset_of(variant))
    assert not isinstance(found, Replayed)
    return [f"{each.span} {each.code} {each.message}" for each in found]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_played_over_is_the_same_game(variant: str) -> None:
    text, log = recorded(variant)
    found = replay(read(text), ruleset_of(variant))
    assert isinstance(found, Replayed)
    assert found.game == log.game
    assert sum(seat is not None for seat, _ in found.moves) == log.decisions


def test_a_record_is_in_order_after_every_line() -> None:
    """However the game breaks off, what has been written can be played over."""
    text, _ = recorded("rummyroyal", limit=1)
    whole = [match.end() for match in re.finditer(r"(?<!\\)\n", text)]
    for end in whole[9::25]:
        assert isinstance(replay(read(text[:end]), ruleset_of("rummyroyal")), Replayed)


def test_every_line_is_written_at_once() -> None:
    class Flushed(StringIO):
        flushed = 0

        def flush(self) -> None:
            self.flushed = len(self.getvalue())

    file = Flushed()
    rules = rules_of("rummyroyal")
    recorder = Recorder(rules=rules, file=file)
    recorder.begin(ruleset_of("rummyroyal"), ["random", "random"])

    def look(before: Game, seat: int | None, move: Move, after: Game) -> None:
        recorder(before, seat, move, after)
        assert file.flushed == len(file.getvalue())

    players = seat_players(["random", "random"], Chance(1))
    assert not isinstance(players, UnknownPlayer)
    play_game(rules, players, Chance(1), look, limit=1)


def test_a_record_can_be_played_over_in_part() -> None:
    text, _ = recorded("rummyroyal")
    record = read(text)
    seen: list[int | None] = []
    found = replay(record, ruleset_of("rummyroyal"), to=5, watcher=lambda before, seat, move, after: seen.append(seat))
    assert isinstance(found, Replayed)
    assert [seat for seat, _ in found.moves] == seen == [move.seat for move in record.moves[:5]]
    assert not found.game.over


def test_another_game_is_told() -> None:
    text, _ = recorded("rummyroyal")
    assert told(text, "railroad") == ['game.meld:2:9 T311 the record is of a game of "rummyroyal", not of "railroad"']


def test_other_rules_are_told() -> None:
    text, _ = recorded("rummyroyal")
    (message,) = told(re.sub(r"(?m)^ruleset .*$", "ruleset 4f1c", text))
    assert message.startswith('game.meld:3:9 T312 the rules of "rummyroyal" are others than then')


def test_an_impossible_option_is_told() -> None:
    text, _ = recorded("rummyroyal")
    (message,) = told(text.replace("option target 5000", "option target 7"))
    assert message.startswith("game.meld:5:15 R012 ")


def test_too_many_players_are_told() -> None:
    text, _ = recorded("rummyroyal")
    third = "player 1 random\nplayer 2 random"
    assert told(text.replace("player 1 random", third)) == ['game.meld:9:10 T313 "rummyroyal" is for 2 players, not for 3']


def test_a_refused_move_is_told_with_its_rule() -> None:
    text, _ = recorded("rummyroyal")
    number, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if re.match(r"\d draw", line))
    changed = text.replace(f"{line}\n", f"{line[0]} take with 4S 4H\n", 1)
    (message,) = told(changed)
    assert message.startswith(f'game.meld:{number}:3 T314 "take with 4S 4H" is refused by ')


def test_a_move_out_of_turn_is_told() -> None:
    text, _ = recorded("rummyroyal")
    number, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if re.match(r"\d discard", line))
    other = 1 - int(line[0])
    changed = text.replace(f"{line}\n", f"{other}{line[1:]}\n", 1)
    assert told(changed) == [f"game.meld:{number}:3 T315 seat {other} moves, but the game waits for seat {line[0]}"]


def test_a_meld_that_is_not_there_is_told() -> None:
    text, _ = recorded("rummyroyal")
    number, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if re.match(r"\d draw", line))
    (message,) = told(text.replace(f"{line}\n", f"{line[0]} add 4S to 4\n", 1))
    assert message.startswith(f"game.meld:{number}:13 T304 ")


def test_a_round_that_does_not_begin_there_is_told() -> None:
    text, _ = recorded("rummyroyal")
    number, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if re.match(r"\d draw", line))
    early = text.replace("\nround 2\n", "\n", 1).replace(f"{line}\n", f"{line}\nround 2\n", 1)
    assert told(early) == [f"game.meld:{number + 1}:1 T316 round 2 begins here, but round 1 isn't over"]


def test_another_result_is_told() -> None:
    text, log = recorded("rummyroyal")
    (message,) = told(re.sub(r"(?m)^result .*$", "result 0:5 1:10", text))
    assert message.endswith(f"T317 the result is 0:5 1:10, but the moves come to 0:{log.scores[0]} 1:{log.scores[1]}")


def test_a_result_of_an_unfinished_game_is_told() -> None:
    text, _ = recorded("rummyroyal", limit=1)
    (message,) = told(f"{text}result 0:5 1:10\nend\n")
    assert message.endswith("T317 the record has a result, but the game isn't over after its last move")
