"""Presets: a variant that lays house rules on another; what is written in it comes on top, and then what is laid on it."""

from __future__ import annotations

from pathlib import Path

import pytest
from spec_loading import BASES, lines, loaded, ruleset_of

from meldbook.loading.catalogue import Catalogue

PRESET = "meldbook: 1\nid: quick\nname: Quick\nextends: {base}\noverlays: [short]\n"


@pytest.fixture
def shelves(tmp_path: Path) -> Catalogue:
    (tmp_path / "presets").mkdir()
    return Catalogue(directories=(tmp_path, BASES))


def written(shelves: Catalogue, name: str, text: str) -> None:
    (shelves.directories[0] / "presets" / f"{name}.yaml").write_text(text, "utf-8")


def test_a_preset_is_its_base_with_its_house_rules(shelves: Catalogue) -> None:
    written(shelves, "quick", PRESET.format(base="railroad"))
    plain, preset = ruleset_of("railroad+short", shelves), ruleset_of("quick", shelves)
    assert preset.deal == plain.deal != ruleset_of("railroad").deal
    assert preset.id == "quick"
    assert "quick" in shelves.presets() and "quick" in shelves.games()


def test_what_a_preset_writes_itself_comes_on_top(shelves: Catalogue) -> None:
    written(shelves, "quick", PRESET.format(base="railroad") + "turn: {draw: 3}\n")
    assert ruleset_of("quick", shelves).turn != ruleset_of("railroad+short", shelves).turn


def test_a_preset_can_be_extended_and_changed_further(shelves: Catalogue) -> None:
    written(shelves, "quick", PRESET.format(base="railroad"))
    written(shelves, "quicker", "meldbook: 1\nid: quicker\nname: Quicker\nextends: quick\n")
    assert ruleset_of("quicker", shelves).deal == ruleset_of("quick", shelves).deal


def test_house_rules_of_a_preset_must_be_for_its_base(shelves: Catalogue) -> None:
    written(shelves, "quick", PRESET.format(base="classic"))
    (told,) = lines(loaded("quick", shelves)).splitlines()
    assert told.endswith(
        '5:12: error R008 wrong-base: "short" changes "plain" or "railroad", or what extends it; "quick" does not'
    )
