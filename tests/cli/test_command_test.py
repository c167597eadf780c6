"""`meldbook test`: examples one by one, and what house rules change of the examples of their games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import TINY, meldbook

from meldbook.cli.games import find_game
from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.loading.options import chosen
from meldbook.play.chance import Chance
from meldbook.play.coverage.watching import Seen, watched
from meldbook.play.inheriting import inheritance, unlisted
from meldbook.play.players import UnknownPlayer, seat_players
from meldbook.play.table import GameLog, play_game
from meldbook.syntax import read

GOOD = Path(TINY).read_text("utf-8")
MORE = """
  - id: three-are-no-canasta
    rule: canastas.size
    given: {phase: meld, hand: KS KH KD 5C 6D 7H}
    move: lay KS KH KD
    expect: [side.canastas = 0]
  - id: three-kings-bring-no-bonus
    rule: scoring.lines.canastas
    given: {phase: meld, hand: 5C 6D, melds: [KS KH KD]}
    steps:
      - {end: round, expect: [side.canasta_points = 0]}
"""
SHORTER = "meldbook: 1\nid: shorter\nname: Shorter canastas\nbases: [tiny]\ncanastas:\n  size: 3\n"
UNSAID = 'the example "three-kings-bring-no-bonus" comes out otherwise by these house rules'


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tiny.yaml").write_text(GOOD + MORE, "utf-8")
    (tmp_path / "shorter.yaml").write_text(SHORTER, "utf-8")
    return tmp_path


@pytest.mark.usefixtures("shelf")
def test_the_examples_of_a_game_are_counted() -> None:
    tested = meldbook("test", "tiny.yaml")
    assert (tested.exit_code, tested.stdout) == (0, "tiny.yaml: 3 examples, none wrong\n")


@pytest.mark.usefixtures("shelf")
def test_each_example_has_a_line_if_wanted() -> None:
    lines = meldbook("test", "tiny.yaml", "-v").stdout.splitlines()
    assert [line.split()[:3] for line in lines[1:]] == [
        ["✓", "too-little", "melds.initial.minimum"],
        ["✓", "three-are-no-canasta", "canastas.size"],
        ["✓", "three-kings-bring-no-bonus", "scoring.lines.canastas"],
    ]
    assert "1 move, refused by melds.initial.minimum" in lines[1]


def test_an_example_that_goes_wrong_is_shown_at_its_place(shelf: Path) -> None:
    (shelf / "tiny.yaml").write_text((GOOD + MORE).replace("side.canastas = 0", "side.canastas = 1"), "utf-8")
    tested = meldbook("test", "tiny.yaml", "-v")
    assert tested.exit_code == 1
    assert "✗  three-are-no-canasta" in tested.stdout
    assert "side.canastas is 0, expected side.canastas = 1" in tested.stdout


@pytest.mark.usefixtures("shelf")
def test_under_house_rules_the_examples_of_the_game_are_run_too() -> None:
    lines = meldbook("test", "tiny.yaml+shorter.yaml", "-v").stdout.splitlines()
    assert lines[0] == "tiny.yaml+shorter.yaml: 0 examples, none wrong; of the game's own, 1 as before, 2 otherwise"
    assert "~  three-are-no-canasta" in lines[1]


@pytest.mark.parametrize(
    ("changes", "findings"),
    [
        ("", [UNSAID]),
        ("changes: [scoring.lines.canastas]\n", []),
        ("changes: [scoring]\n", []),
        ("changes: [scoring, turn.draw]\n", ['no example about "turn.draw" comes out otherwise by these house rules']),
        ("examples: [{id: three-kings-bring-no-bonus, rule: canastas.size, given: {hand: 5C}, expect: hand.cards = 1}]\n", []),
    ],
)
def test_what_house_rules_change_elsewhere_is_listed_or_restated(
    changes: str, findings: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rule that they write down themselves needs no mention."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tiny.yaml").write_text(GOOD + MORE, "utf-8")
    (tmp_path / "shorter.yaml").write_text(SHORTER + changes, "utf-8")
    base, over = find_game("tiny.yaml"), find_game("tiny.yaml+shorter.yaml")
    overlay = read((SHORTER + changes).encode(), "shorter.yaml").node
    assert overlay is not None
    found = unlisted(overlay, [inheritance(base, over)])
    assert [each.message.partition(": ")[0] for each in found] == findings


def test_house_rules_named_alone_are_laid_on_every_game_they_are_for() -> None:
    tested = meldbook("test", "four-of-a-kind")
    assert tested.exit_code in (0, 1)
    assert {line.partition("+")[0] for line in tested.stdout.splitlines() if "+four-of-a-kind: " in line} == {"burraco"}


ELSEWHERE = """examples:
  - {id: for-three, rule: canastas.size, players: 3, expect: hand.cards = 7}
  - {id: of-the-neighbours, rule: canastas.size, given: {hands: {1: 4S}, scores: [0, 0]}, expect: hand.cards = 7}
  - {id: of-nobody-else, rule: canastas.size, given: {hand: 5C}, expect: hand.cards = 1}
"""
REASONS = [
    "the example is left out: 3 players don't play this game: 4 do",
    'the example is left out: it is for 2 players of "tiny", and with 4 it doesn\'t come out: '
    "2 scores are given where 4 are kept",
]


def test_what_doesnt_come_out_at_another_table_than_it_is_for_is_left_out_and_told(shelf: Path) -> None:
    (shelf / "four.yaml").write_text("meldbook: 1\nid: four\nname: Four\nextends: tiny\ntable: {players: 4}\n", "utf-8")
    (shelf / "shorter.yaml").write_text(SHORTER + ELSEWHERE, "utf-8")
    tested, checked = meldbook("test", "four.yaml+shorter.yaml", "-v"), meldbook("validate", "four.yaml+shorter.yaml")
    assert tested.stdout.startswith("four.yaml+shorter.yaml: 1 example, none wrong, 2 left out; of the game's own, ")
    assert [line.split()[:2] for line in tested.stdout.splitlines()[1:3]] == [["–", "of-the-neighbours"], ["✓", "of-nobody-else"]]
    for told in (tested, checked):
        assert [line for line in told.stdout.splitlines() if line.startswith("advice")] == [
            f"advice[R107 example-players]: {reason}" for reason in REASONS
        ]
        assert told.exit_code == 0
    assert checked.stdout.splitlines()[-1] == "1 spec, 1 example, 2 findings"
    document = json.loads(meldbook("test", "four.yaml+shorter.yaml", "--format", "json").stdout)
    assert document["games"][0]["left_out"] == REASONS


@pytest.mark.usefixtures("shelf")
def test_what_no_example_exercises_is_listed_with_its_place() -> None:
    lines = meldbook("test", "tiny.yaml", "--coverage").stdout.splitlines()
    assert lines[1].startswith("tiny.yaml: ")
    rows = {line.split()[0]: line for line in lines[3:]}
    assert "melds.kinds.sets" not in rows
    assert "never" in rows["scoring.lines.going-out"] and "side.went_out: yes" in rows["scoring.lines.going-out"]
    assert rows["pile.routes.lay-off"].endswith("tiny.yaml:48")


@pytest.mark.usefixtures("shelf")
def test_played_games_exercise_more() -> None:
    alone, played = _covered("0"), _covered("6")
    assert alone["clauses"]["in_force"] < played["clauses"]["in_force"]
    assert alone["answers"]["given"] < played["answers"]["given"]


@pytest.mark.usefixtures("shelf")
def test_the_source_is_annotated_in_its_margin() -> None:
    lines = meldbook("test", "tiny.yaml", "--annotate").stdout.splitlines()
    going_out = next(index for index, line in enumerate(lines) if "{id: going-out" in line)
    assert lines[going_out].lstrip().startswith("#####")
    assert lines[going_out + 1].endswith("↑ side.went_out: yes")
    assert any("×" in line and "{id: hand-cards" in line for line in lines)


def test_watched_rules_play_the_same_game() -> None:
    """Watching changes nothing but the time it takes."""
    loaded = find_game(TINY)
    assert loaded.ruleset is not None
    plain = settle(loaded.ruleset, 2, chosen(loaded.ruleset.options, {}))
    assert _played(plain) == _played(watched(plain, loaded.ruleset, Seen()))


def _played(rules: Rules) -> GameLog:
    seated = seat_players(("random", "steady"), Chance(5))
    assert not isinstance(seated, UnknownPlayer)
    return play_game(rules, seated, Chance(5))


def _covered(playouts: str) -> dict[str, dict[str, int]]:
    covered: dict[str, dict[str, int]] = json.loads(
        meldbook("test", "tiny.yaml", "--coverage", "--format", "json", "--playouts", playouts).stdout
    )["coverage"]["tiny.yaml"]
    return covered
