"""What the tests of pages share: a few games and house rules, their pages, and the site built of them, away from the checkout."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meldbook.loading.catalogue import Catalogue
from meldbook.pages.collection import Collection, collect
from meldbook.pages.drawing.faces import read_shapes
from meldbook.pages.language import Language
from meldbook.pages.publishing import Order, Published, publish
from meldbook.prose import Locale, languages
from specs_on_disk import ROOT

GAMES = ("classic", "classic-two", "railroad")
"""One with partners, one that extends it, one without partners."""
HOUSE_RULES = 6
LANGUAGES = languages()
PATIENCE = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class FewGames(Catalogue):
    """The shipped specs, of which only some are told."""

    def games(self) -> tuple[str, ...]:
        own = {file.stem for folder in self.directories for file in (folder / "variants").glob("*.yaml")}
        return (*GAMES, *sorted(own))

    def overlays(self) -> tuple[str, ...]:
        return Catalogue.overlays(self)[:HOUSE_RULES]


@cache
def few() -> Collection:
    return collect(FewGames(), lambda _: None)


@cache
def language(tag: str) -> Language:
    """A language; what is not translated yet stands there in English."""
    return Language(locale=Locale.load(tag, preview=True), shapes=read_shapes(ROOT / "site" / "cards"), repository=None)


def order(folder: Path, **changes: object) -> Order:
    tags = changes.pop("languages", LANGUAGES)
    plain = {"checkout": ROOT, "build": folder, "out": folder / "site", "catalogue": FewGames(), "strict": True, "preview": True}
    return Order(languages=tags, **{**plain, **changes})  # type: ignore[arg-type]


def built(folder: Path, **changes: object) -> Path:
    """The site of a few games in all languages."""
    folder.mkdir(parents=True, exist_ok=True)
    result = publish(order(folder, **changes), lambda _: None)
    assert isinstance(result, Published), result
    assert result.findings == ()
    return folder / "site"


def once(folder: Path, make: Callable[[Path], Path]) -> Path:
    """What is made in a folder, once for all processes that run tests."""
    base = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    made, done = base / make.__name__, base / f"{make.__name__}.done"
    try:
        (base / f"{make.__name__}.begun").mkdir()
    except FileExistsError:
        wait_for(done)
    else:
        make(made)
        done.mkdir()
    return made / "site"


def wait_for(done: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not done.exists():
        assert time.monotonic() < end, f"{done.stem} is not made"
        time.sleep(0.2)
