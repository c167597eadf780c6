"""What the tests of pages share: the pages written and the site built, once, away from the checkout's own build folder."""

from __future__ import annotations

from pathlib import Path

import yaml

from meldbook.pages import build_site, write_pages
from meldbook.prose import Locale
from specs_on_disk import ROOT, VARIANTS, ruleset

FRAMES = ROOT / "site" / "pages" / "en"


def written(folder: Path) -> list[Path]:
    """All pages, in this folder."""
    return list(write_pages([ruleset(variant) for variant in VARIANTS], Locale.load("en"), FRAMES, folder))


def built(folder: Path) -> Path:
    """The site of all pages, built with the checkout's configuration but in this folder."""
    written(folder / "pages")
    config = folder / "mkdocs.yml"
    elsewhere = {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "docs_dir": str(folder / "pages"),
        "theme": {"custom_dir": str(ROOT / "site" / "theme")},
    }
    config.write_text(yaml.safe_dump(elsewhere), encoding="utf-8")
    result = build_site(config, folder / "site")
    assert result is None, result
    return folder / "site"
