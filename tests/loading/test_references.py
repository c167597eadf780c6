"""How games are named and options chosen: each row of `bad_references.yaml` is told exactly its lines."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from spec_loading import BASES, SHIPPED, lines, loaded, ruleset_of

from meldbook.diagnostics import Diagnostic
from meldbook.loading.catalogue import Catalogue
from meldbook.loading.options import parse_options
from meldbook.loading.reference import Reference
from meldbook.report import Format, render

ROWS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "bad_references.yaml").read_text("utf-8"))
OWN = Catalogue(directories=(BASES,))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["reference"] or "nothing")
def test_a_bad_reference_is_told_what_is_wrong(row: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BASES)
    catalogue = Catalogue(directories=(Path(),))
    assert told(row["reference"], row.get("options", []), catalogue).splitlines() == row["told"]


def told(text: str, options: list[str], catalogue: Catalogue) -> str:
    reference = Reference.parse(text)
    if isinstance(reference, Diagnostic):
        return render([reference], {}, Format.CONCISE, colour=False)
    assignments = (*reference.assignments, *options)
    if not assignments:
        return lines(loaded(text, catalogue))
    values = parse_options(assignments, ruleset_of(text, catalogue))
    return render(values, {}, Format.CONCISE, colour=False) if isinstance(values, tuple) else ""


def test_a_reference_has_a_variant_overlays_and_assignments() -> None:
    reference = Reference.parse("plain+./short.yaml+other  target=7000 pace=very fast")
    assert isinstance(reference, Reference)
    assert reference.variant.text == "plain" and not reference.variant.is_path
    assert [(part.text, part.is_path, part.span.column) for part in reference.overlays] == [
        ("./short.yaml", True, 7),
        ("other", False, 20),
    ]
    assert reference.assignments == ("target=7000", "pace=very fast")


def test_assignments_complete_the_defaults() -> None:
    rules = ruleset_of("rummyroyal")
    assert parse_options(["target=7000", "tournament=rounds"], rules) == {"tournament": "rounds", "target": 7000, "rounds": 4}


def test_a_catalogue_lists_shipped_and_own_files() -> None:
    assert set(OWN.variants()) > set(SHIPPED.variants())
    assert "short" in OWN.overlays() and "plain" in OWN.variants()


def test_an_own_file_comes_before_a_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "variants").mkdir()
    text = (BASES / "variants" / "plain.yaml").read_text("utf-8").replace("id: plain", "id: railroad")
    (tmp_path / "variants" / "railroad.yaml").write_text(text, "utf-8")
    assert ruleset_of("railroad", Catalogue(directories=(tmp_path,))).name == (("en", "Plain Canasta"),)


def test_an_overlay_changes_the_game_and_takes_its_examples_away() -> None:
    changed = loaded("railroad+short", OWN)
    assert changed.ruleset is not None, lines(changed)
    assert changed.ruleset.id == "railroad"
    assert changed.ruleset.deal.hand != ruleset_of("railroad").deal.hand
    assert changed.examples == ()
    assert loaded("railroad").examples != ()


def test_the_tree_is_merged_but_not_completed() -> None:
    tree = loaded("plain+short", OWN).tree
    assert tree is not None
    assert tree.find("summary") is None and tree.find("requires") is None
