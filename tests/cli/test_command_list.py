"""`meldbook list`, and the tables that lists are made of."""

from __future__ import annotations

import json

from command_line import meldbook
from rich.cells import cell_len

from meldbook.cli.tables import table_lines
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


def test_columns_line_up_by_width_on_the_screen() -> None:
    lines = table_lines(("ID", "NAME", "NOTE"), [("ja", "カナスタ", "x"), ("ca", "Canasta", "y")])
    assert lines == ("ID  NAME      NOTE", "ja  カナスタ  x", "ca  Canasta   y")
    assert cell_len(lines[1][: lines[1].index("x")]) == cell_len(lines[2][: lines[2].index("y")])


def test_only_the_last_column_is_wrapped() -> None:
    lines = table_lines(("ID", "NOTE"), [("railroad", "one word after another")], width=20)
    assert lines == ("ID        NOTE", "railroad  one word", "          after", "          another")


def test_numbers_stand_on_the_right() -> None:
    assert table_lines(("", "you"), [("a", "5"), ("b", "-100")], numbers=True) == ("    you", "a     5", "b  -100")
