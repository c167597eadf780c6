"""`meldbook mutate`: changes that no example notices."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import TINY, meldbook

GOOD = Path(TINY).read_text("utf-8")
SHARPER = """
  - id: enough
    rule: melds.initial.minimum
    given: {phase: meld, hand: KS KH KD 5C 6D, score: 200}
    move: lay KS KH KD
  - id: a-score-below-two-hundred
    rule: melds.initial.minimum
    given: {hand: 5C, score: 195}
    expect: [side.minimum = 15]
  - id: a-score-of-two-hundred
    rule: melds.initial.minimum
    given: {hand: 5C, score: 200}
    expect: [side.minimum = 30]
"""


def hunted(*arguments: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(meldbook("mutate", *arguments, "--format", "json").stdout)
    return found


def survivors(found: dict[str, object], path: str) -> list[str]:
    listed = found["survivors"]
    assert isinstance(listed, list)
    return [each["change"] for each in listed if each["path"] == path]


@pytest.fixture(scope="module")
def plain() -> dict[str, object]:
    return hunted(TINY)


def test_a_change_that_no_example_notices_survives(plain: dict[str, object]) -> None:
    assert survivors(plain, "turn.draw") == ["1 → 2", "1 → 0"]
    assert survivors(plain, "pile.reactions.wild-freezes") == ["removed"]
    assert survivors(plain, "canastas.kinds.natural") == [
        "removed",
        "always",
        "meld.wilds = 0 → meld.wilds >= 1",
        "meld.wilds = 0 → meld.wilds = 1",
        "meld.wilds = 0 → meld.wilds = -1",
    ]


def test_what_has_no_effect_is_not_changed(plain: dict[str, object]) -> None:
    """Sets have no places for wild cards, and nobody has a partner to ask."""
    for path in ("melds.kinds.sets.wild_place", "going_out.ask", "scoring.lines.canastas.split", "table.direction"):
        assert survivors(plain, path) == []


def test_what_concerns_partners_is_changed_where_only_some_tables_have_them(tmp_path: Path) -> None:
    partners = tmp_path / "partners.yaml"
    of_four = GOOD.replace("sides: solo", "sides: {by: players, 2: 2, 3: 3, 4: 2}")
    partners.write_text(of_four.replace("going_out:", "going_out:\n  ask: optional"), "utf-8")
    assert survivors(hunted(str(partners)), "going_out.ask") == ["optional → required"]


def test_an_example_notices_what_it_is_about(plain: dict[str, object], tmp_path: Path) -> None:
    sharper = tmp_path / "sharper.yaml"
    sharper.write_text(GOOD + SHARPER, "utf-8")
    assert len(survivors(plain, "melds.initial.minimum")) > len(survivors(hunted(str(sharper)), "melds.initial.minimum")) == 0


LAID_ON_TINY = """
meldbook: 1
id: laid-on-tiny
name: Laid on tiny
extends: tiny
melds:
  initial: {minimum: 35}
examples:
  - {id: thirty-five, rule: melds.initial.minimum, given: {hand: 5C}, expect: [side.minimum = 35]}
"""


def test_only_what_the_file_itself_says_is_changed_and_the_examples_of_its_base_count(tmp_path: Path) -> None:
    (tmp_path / "tiny.yaml").write_text(GOOD, "utf-8")
    laid = tmp_path / "laid-on-tiny.yaml"
    laid.write_text(LAID_ON_TINY, "utf-8")
    found = hunted(str(laid))
    assert (found["mutants"], found["survivors"]) == (2, [])
    laid.write_text(LAID_ON_TINY.partition("examples:")[0] + "turn: {stuck: pass}\n", "utf-8")
    assert int(str(hunted(str(laid))["noticed"])) >= 1


def test_what_is_set_aside_needs_a_reason(tmp_path: Path, plain: dict[str, object]) -> None:
    known = tmp_path / "known.yaml"
    known.write_text("survivors:\n  - {path: turn.draw, change: 1 → 2, reason: no one draws here}\n", "utf-8")
    found = hunted(TINY, "--known", str(known))
    assert survivors(found, "turn.draw") == ["1 → 0"]
    assert found["mutants"] == int(str(plain["mutants"])) - 1
    known.write_text("survivors:\n  - {path: turn.draw, change: 1 → 2}\n", "utf-8")
    refused = meldbook("mutate", TINY, "--known", str(known))
    assert (refused.exit_code, refused.stdout) == (2, "")


def test_the_exit_code_says_whether_enough_was_noticed() -> None:
    assert meldbook("mutate", TINY).exit_code == 1
    assert meldbook("mutate", TINY, "--at-least", "1").exit_code == 0


def test_it_does_not_matter_how_many_processes_hunt(plain: dict[str, object]) -> None:
    assert hunted(TINY, "--jobs", "2") == plain
