"""The sites that tests look at, each built once."""

from __future__ import annotations

from pathlib import Path

import pytest
from site_pages import built, once


def served(folder: Path) -> Path:
    return built(folder)


def offline(folder: Path) -> Path:
    return built(folder, offline=True, languages=("en",))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is served."""
    return once(tmp_path_factory.getbasetemp(), served)


@pytest.fixture(scope="session")
def offline_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is opened from a disk."""
    return once(tmp_path_factory.getbasetemp(), offline)
