"""`meldbook list`, and the tables that lists are made of."""

from __future__ import annotations

import json

from command_line import meldbook
from rich.cells import cell_len

from meldbook.cli.tables import entry_lines, is_readable, table_lines
from meldbook.loading.catalogue import Catalogue


def test_every_game_and_house_rule_is_listed() -> None:
    listed = json.loads(meldbook("list", "--format", "json").output)
    assert [each["id"] for each in listed["variants"]] == list(Catalogue().variants())
    assert [each["id"] for each in listed["overlays"]] == list(Catalogue().overlays())


def test_a_game_is_listed_with_its_name_and_players() -> None:
    (line,) = (line for line in meldbook("list").output.splitlines() if line.startswith("rummyroyal"))
    assert line.split()[:4] == ["rummyroyal", "RummyRoyal", "Canasta", "2"]


def test_numbers_of_players_that_are_listed_are_told_as_a_list() -> None:
    listed = json.loads(meldbook("list", "--format", "json").output)
    assert {each["players"] for each in listed["variants"] if each["id"] == "burraco"} == {"2, 4"}


def test_names_and_summaries_are_told_in_the_language_asked_for() -> None:
    listed = json.loads(meldbook("list", "--format", "json", "--lang", "ja").output)
    (classic,) = (each for each in listed["variants"] if each["id"] == "classic")
    assert "カナスタ" in classic["name"]
    assert "。" in classic["summary"]


def test_of_one_game_only_what_can_be_laid_on_it_is_listed() -> None:
    listed = json.loads(meldbook("list", "classic-two", "--format", "json").output)
    assert [each["id"] for each in listed["variants"]] == ["classic-two"]
    assert all({"classic-two", "classic"} & set(each["bases"]) for each in listed["overlays"])
    assert len(listed["overlays"]) > 20
    assert not listed["presets"]


def test_an_unknown_game_is_told_with_the_nearest() -> None:
    result = meldbook("list", "clasic")
    assert result.exit_code == 2
    assert '"classic"' in result.output


def test_where_a_column_of_text_is_too_narrow_each_row_is_an_entry() -> None:
    rows = [("classic", "Classic Canasta", "4", "The game of the laws."), ("ja", "カナスタ", "2 to 6", "")]
    assert is_readable(rows, 80)
    assert not is_readable(rows, 60)
    assert list(entry_lines("ja  カナスタ", ["最初の規則から始める。", "", "2 players"], width=16)) == [
        "ja  カナスタ",
        "    最初の規則か",
        "    ら始める。",
        "    2 players",
    ]


def test_columns_line_up_by_width_on_the_screen() -> None:
    lines = table_lines(("ID", "NAME", "NOTE"), [("ja", "カナスタ", "x"), ("ca", "Canasta", "y")])
    assert lines == ("ID  NAME      NOTE", "ja  カナスタ  x", "ca  Canasta   y")
    assert cell_len(lines[1][: lines[1].index("x")]) == cell_len(lines[2][: lines[2].index("y")])


def test_only_the_last_column_is_wrapped() -> None:
    lines = table_lines(("ID", "NOTE"), [("railroad", "one word after another")], width=20)
    assert lines == ("ID        NOTE", "railroad  one word", "          after", "          another")


def test_numbers_stand_on_the_right() -> None:
    assert table_lines(("", "you"), [("a", "5"), ("b", "-100")], numbers=True) == ("    you", "a     5", "b  -100")
