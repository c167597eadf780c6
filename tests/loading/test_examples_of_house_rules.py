"""Examples of house rules on a game that extends the one they are for: played as at home, or left out and told."""

from __future__ import annotations

from pathlib import Path

import pytest
from spec_loading import BASES, lines, loaded

from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import Loaded

HOUSE_RULE = """
meldbook: 1
id: richer
name: Richer
bases: [plain]
canastas: {kinds: [{id: natural, bonus: 600}]}
examples:
  - {id: unsaid, rule: canastas.kinds.natural, expect: side.canastas = 0}
  - {id: said, rule: canastas.kinds.natural, players: PLAYERS, expect: side.canastas = 0}
"""
FURTHER = {
    "roomy": "table: {players: {min: 2, max: 6}, sides: 2}",
    "for-two": "table: {players: 2, sides: solo}",
    "cut-throat": "table: {players: {min: 3, max: 5}, sides: solo}",
    "without-ways": "pile: {routes: [{id: natural-pair, remove: true}, {id: single, naturals: 1, wilds: 1}]}",
}
SIX = "table: {players: 6, sides: 3}"


def _on(game: str, tmp_path: Path, *, players: int = 4, changes: str = "") -> Loaded:
    for folder in ("variants", "overlays"):
        (tmp_path / folder).mkdir()
    for id, changed in FURTHER.items():
        text = f"meldbook: 1\nid: {id}\nname: Further\nextends: plain\n{changed}\n"
        (tmp_path / "variants" / f"{id}.yaml").write_text(text, "utf-8")
    (tmp_path / "overlays" / "richer.yaml").write_text(HOUSE_RULE.replace("PLAYERS", str(players)) + changes, "utf-8")
    return loaded(f"{game}+richer", Catalogue(directories=(tmp_path, BASES)))


def _told(found: Loaded) -> list[str]:
    return [f"{each.severity} {each.code} {each.span.line}:{each.span.column} {each.message}" for each in found.diagnostics]


@pytest.mark.parametrize("game", ["plain", "roomy"])
def test_as_many_play_as_on_the_game_the_example_is_for(game: str, tmp_path: Path) -> None:
    found = _on(game, tmp_path)
    assert lines(found) == ""
    assert [(example.id, example.players) for example in found.examples] == [("unsaid", 4), ("said", 4)]


def test_where_house_rules_change_who_plays_that_counts(tmp_path: Path) -> None:
    found = _on("roomy", tmp_path, players=6, changes=SIX)
    assert [(example.id, example.players) for example in found.examples] == [("unsaid", 6), ("said", 6)]


def test_where_fewer_play_an_example_is_tried_and_one_that_says_how_many_is_left_out(tmp_path: Path) -> None:
    found = _on("for-two", tmp_path)
    assert found.ruleset is not None
    assert [(example.id, example.players, example.away) for example in found.examples] == [
        ("unsaid", 2, 'it is for 4 players of "plain", and with 2')
    ]
    assert _told(found) == ["advice R107 9:55 the example is left out: 4 players don't play this game: 2 do"]
    assert found.left_out == found.diagnostics


def test_as_many_players_may_be_other_sides(tmp_path: Path) -> None:
    found = _on("cut-throat", tmp_path)
    away = 'its 4 players are 2 sides in "plain", and with 4'
    assert lines(found) == ""
    assert [(example.id, example.players, example.away) for example in found.examples] == [("unsaid", 4, away), ("said", 4, away)]


def test_an_example_that_speaks_of_what_the_further_game_lacks_is_left_out(tmp_path: Path) -> None:
    found = _on("without-ways", tmp_path, changes="  - {id: by-a-pair, rule: pile.routes.natural-pair, expect: side.melds = 0}\n")
    assert found.ruleset is not None
    assert [example.id for example in found.examples] == ["unsaid", "said"]
    assert _told(found) == ['advice R106 10:27 the example is left out: this game has no rule "pile.routes.natural-pair"']
    assert found.left_out == found.diagnostics


def test_on_the_game_itself_it_is_a_mistake(tmp_path: Path) -> None:
    found = _on("plain", tmp_path, players=2)
    assert found.ruleset is None
    assert _told(found) == ["error R107 9:55 2 players don't play this game: 4 do"]


def test_a_mistake_that_comes_of_the_further_game_says_which_game_the_house_rules_are_for(tmp_path: Path) -> None:
    (tmp_path / "overlays").mkdir()
    text = "meldbook: 1\nid: seven\nname: Seven\nbases: [plain]\npile: {routes: [{id: natural-pair, amount: 7}]}\n"
    (tmp_path / "overlays" / "seven.yaml").write_text(text, "utf-8")
    (tmp_path / "variants").mkdir()
    further = f"meldbook: 1\nid: without-ways\nname: Further\nextends: plain\n{FURTHER['without-ways']}\n"
    (tmp_path / "variants" / "without-ways.yaml").write_text(further, "utf-8")
    catalogue = Catalogue(directories=(tmp_path, BASES))
    (wrong,) = loaded("without-ways+seven", catalogue).diagnostics
    (note,) = wrong.notes
    assert (wrong.code, note.span.line, note.span.column) == ("S101", 4, 9)
    assert note.message == 'written for "plain"; "without-ways" extends it, and may lack what is changed here'
    assert loaded("plain+seven", catalogue).diagnostics == ()
