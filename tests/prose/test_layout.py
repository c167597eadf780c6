"""Lines and columns of text, measured in cells."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from meldbook.prose.layout import columns, wrapped


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 80, ["one two three"]),
        ("immeasurable", 5, ["immeasurable"]),
        ("", 10, [""]),
        ("山札から二枚引く。", 10, ["山札から二", "枚引く。"]),
        ("山札から引く。", 12, ["山札から引", "く。"]),
        ("13 枚 配る", 6, ["13 枚", "配る"]),
        ("捨て札「カ」", 8, ["捨て札", "「カ」"]),
        ("のキャンセル", 4, ["の", "キャ", "ンセ", "ル"]),
    ],
)
def test_text_is_wrapped_at_spaces_and_between_wide_characters(text: str, width: int, lines: list[str]) -> None:
    assert list(wrapped(text, width)) == lines


@pytest.mark.parametrize("space", ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"])
def test_a_space_that_holds_together_ends_no_line(space: str) -> None:
    """case-C16"""
    assert list(wrapped(f"over 50{space}000{space}points", 13)) == ["over", "50 000 points"]


def test_items_hang_under_their_bullet() -> None:
    assert list(wrapped("one two three four", 12, first="  • ", rest="    ")) == ["  • one two", "    three", "    four"]


def test_columns_line_up_whatever_the_characters() -> None:
    """case-C13"""
    lines = list(columns([("ジョーカー", "50"), ("ace", "20"), ("é́", "5")], 40, indent=" "))
    assert {cell_len(line[: line.rindex(" ")]) for line in lines} == {12}


def test_the_last_column_is_wrapped_under_itself() -> None:
    assert list(columns([("need", "one two three"), ("more", "four")], 14)) == ["need  one two", "      three", "more  four"]


def test_a_repeated_label_is_said_once() -> None:
    assert list(columns([("need", "a"), ("need", "b"), ("more", "c")], 40)) == ["need  a", "      b", "more  c"]
