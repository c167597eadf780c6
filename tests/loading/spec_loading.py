"""What the tests of this folder share: folders, and how to load what is in them."""

from __future__ import annotations

from pathlib import Path

from meldbook.loading.catalogue import Catalogue
from meldbook.loading.load import Loaded, load
from meldbook.loading.reference import Reference
from meldbook.model.ruleset import Ruleset
from meldbook.report import Format, render

SPECS = Path(__file__).parents[1] / "specs"
BAD = SPECS / "bad" / "meaning"
BASES = SPECS / "bad" / "bases"
BAD_FILES = sorted(BAD.glob("*.yaml"))
OK_FILES = sorted((SPECS / "ok").glob("*.yaml"))
SHIPPED = Catalogue()


def loaded(text: str, catalogue: Catalogue = SHIPPED) -> Loaded:
    reference = Reference.parse(text)
    assert isinstance(reference, Reference)
    return load(reference, catalogue)


def ruleset_of(text: str, catalogue: Catalogue = SHIPPED) -> Ruleset:
    found = loaded(text, catalogue)
    assert found.ruleset is not None, lines(found)
    return found.ruleset


def lines(found: Loaded) -> str:
    return render(found.diagnostics, found.sources, Format.CONCISE, colour=False)
