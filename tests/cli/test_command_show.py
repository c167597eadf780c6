"""`meldbook show` and `meldbook rules`: what a game is made of, as data and in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import HERE, TINY, meldbook

from meldbook.model.codec import from_json, ruleset_hash

RICHER = f"{TINY}+{HERE / 'overlay.yaml'}"


def test_a_spec_is_shown_as_it_is_written() -> None:
    assert meldbook("show", TINY).output == Path(TINY).read_text("utf-8")


def test_the_merged_spec_says_where_each_line_is_from() -> None:
    shown = meldbook("show", RICHER, "--resolved").output
    (natural,) = (line for line in shown.splitlines() if "bonus: 200" in line)
    assert natural.endswith("overlay.yaml:7")
    assert "size: 4  # " in shown


def test_the_compiled_rules_come_with_their_hash() -> None:
    shown = json.loads(meldbook("show", TINY, "--format", "json", "--option", "target=500").output)
    assert shown["options"] == {"target": 500}
    assert ruleset_hash(from_json(json.dumps(shown["ruleset"]))) == shown["ruleset_hash"]


def test_house_rules_make_other_rules() -> None:
    plain, richer = (json.loads(meldbook("show", name, "--format", "json").output) for name in (TINY, RICHER))
    assert plain["ruleset_hash"] != richer["ruleset_hash"]


@pytest.mark.parametrize(
    ("assignment", "said"),
    [
        ("target=5", '5 is too small for "target": at least 100'),
        ("targt=500", 'unknown option "targt"; available: target'),
        ("target=many", '"many" is no value of "target"'),
        ("target", '"target" assigns nothing: write NAME=VALUE'),
    ],
)
def test_an_option_that_cannot_be_chosen_is_refused(assignment: str, said: str) -> None:
    shown = meldbook("show", TINY, "--option", assignment)
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert said in shown.stderr


def test_a_broken_spec_is_not_shown_as_rules(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(Path(TINY).read_text("utf-8").replace("draw: 1", "drow: 1"), "utf-8")
    shown = meldbook("show", str(file))
    assert shown.exit_code == 1
    assert "drow" in shown.stderr


def test_rules_are_told_by_section() -> None:
    told = meldbook("rules", TINY, "--section", "pile").output
    assert told.startswith("The discard pile\n----------------\n")
    assert "The deal" not in told


def test_rules_are_as_wide_as_asked_for() -> None:
    assert max(map(len, meldbook("rules", TINY, "--section", "pile", "--width", "40").output.splitlines())) <= 40


def test_an_unknown_section_is_answered_with_all() -> None:
    told = meldbook("rules", TINY, "--section", "piles")
    assert told.exit_code == 2
    assert "going_out" in told.stderr


def test_rules_are_told_to_programs_too() -> None:
    told = json.loads(meldbook("rules", TINY, "--format", "json").output)
    assert told["variant"] == "tiny"
    assert told["sections"]["pile"] == meldbook("rules", TINY, "--section", "pile").output
