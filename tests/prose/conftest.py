"""The shipped rulesets and the English locale, read once for all tests of prose."""

from __future__ import annotations

from pathlib import Path

import pytest

from meldbook.model.ruleset import Ruleset
from meldbook.prose import Locale
from specs_on_disk import VARIANTS
from specs_on_disk import ruleset as ruleset_of


@pytest.fixture(scope="session")
def english() -> Locale:
    return Locale.load("en")


@pytest.fixture(scope="session", params=VARIANTS, ids=lambda spec: Path(spec).stem)
def ruleset(request: pytest.FixtureRequest) -> Ruleset:
    return ruleset_of(request.param)
