"""The rules of each game as a reader gets them. MELDBOOK_BLESS=1 writes the golden files; read the difference like code."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Number, Row
from meldbook.model.cards import ValueRow
from meldbook.model.ruleset import Ruleset
from meldbook.model.table import Table
from meldbook.prose import ROOMS, Locale, rules_text
from specs_on_disk import ruleset as ruleset_of

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("variant", sorted(file.name.removesuffix(".en.txt") for file in GOLDEN.glob("*.en.txt")))
def test_the_page_is_the_one_that_was_read_and_approved(variant: str, english: Locale) -> None:
    page = rules_text(ruleset_of(variant), english)
    golden = GOLDEN / f"{variant}.en.txt"
    if os.environ.get("MELDBOOK_BLESS") == "1":
        golden.write_text(page, encoding="utf-8")
    assert page == golden.read_text(encoding="utf-8")


def test_every_number_of_the_spec_is_on_the_page(ruleset: Ruleset, english: Locale) -> None:
    page = rules_text(ruleset, english)
    shown = {int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", page)}
    assert _numbers(ruleset) - shown <= {0, 1}


def test_no_line_is_wider_than_asked(ruleset: Ruleset, english: Locale) -> None:
    for width in (44, 60, 100):
        lines = rules_text(ruleset, english, width=width).splitlines()
        assert max(cell_len(line) for line in lines if "://" not in line) <= width


@pytest.mark.parametrize("room", ROOMS)
def test_a_section_can_be_asked_for_alone(room: str, ruleset: Ruleset, english: Locale) -> None:
    text = rules_text(ruleset, english, room)
    assert text.startswith(english.word(f"room-{room.replace('_', '-')}"))
    assert len(text.splitlines()) < len(rules_text(ruleset, english).splitlines()) / 2


def test_a_game_of_single_players_speaks_of_players_not_of_sides(english: Locale) -> None:
    text = rules_text(ruleset_of("railroad"), english)
    assert "side" not in re.findall(r"\w+", text.replace("beside", ""))


def _numbers(ruleset: Ruleset) -> set[int]:
    """The numbers a spec writes: in its values, conditions, card values, bounds and defaults."""
    return set(_written(replace(ruleset, table=replace(ruleset.table, players=_ends(ruleset.table.players)))))


def _ends(players: tuple[int, ...]) -> tuple[int, ...]:
    """The fewest and the most, where all numbers between them may play too: nobody writes those."""
    low, high = players[0], players[-1]
    return (low, high) if players == tuple(range(low, high + 1)) else players


def _written(value: object) -> Iterator[int]:
    match value:
        case bool() | str() | CardPattern():
            return
        case int():
            yield value
        case Number(value=number):
            yield number
        case Row(low=None, high=int() as high):
            yield from (high + 1, *_written(value.value))
        case ValueRow(points=points):
            yield from _written(points)
        case Table(players=players):
            yield from (players[0], players[-1], *_of_fields(replace(value, players=())))
        case tuple():
            for item in value:
                yield from _written(item)
        case _ if is_dataclass(value):
            yield from _of_fields(value)
        case _:
            return


def _of_fields(value: object) -> Iterator[int]:
    """The numbers in an object. Places in files, and what is derived from other fields, are not written in the spec."""
    for field in fields(value):  # type: ignore[arg-type]
        if field.name not in ("origins", "values", "note", "ruling", "times", "plus"):
            yield from _written(getattr(value, field.name))
