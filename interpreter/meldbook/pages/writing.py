"""The pages of one language, written to a folder.

In: rulesets, a locale, and the folder of frames: Markdown files with `$` where something generated goes. Out: a folder with the
home page, all games at a glance, and a page for each game; files that nobody writes any more are gone.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template
from typing import Final

from meldbook.model.ruleset import Ruleset
from meldbook.pages.markdown import escaped
from meldbook.pages.overview import games_list, games_table
from meldbook.pages.rules import rules_markdown
from meldbook.prose import Locale

HOME: Final = "index.md"
OVERVIEW: Final = "all-games.md"
GAME: Final = "game.md"


def write_pages(rulesets: Sequence[Ruleset], locale: Locale, frames: Traversable, folder: Path) -> Iterator[Path]:
    """Writes every page and yields its path when it is there. The folder belongs to the pages alone: it is emptied first."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for name, text in _pages(rulesets, locale, frames):
        path = folder / name
        path.write_text(text, encoding="utf-8")
        yield path


def _pages(rulesets: Sequence[Ruleset], locale: Locale, frames: Traversable) -> Iterator[tuple[str, str]]:
    yield HOME, _filled(frames / HOME, games=games_list(rulesets, locale))
    yield OVERVIEW, _filled(frames / OVERVIEW, games=games_table(rulesets, locale))
    for ruleset in rulesets:
        name = escaped(locale.words(ruleset.name))
        rules = rules_markdown(ruleset, locale)
        yield f"{ruleset.id}.md", _filled(frames / GAME, id=ruleset.id, name=name, rules=rules)


def _filled(frame: Traversable, **parts: str) -> str:
    """The frame with its parts put in; one that asks for a part nobody has is a mistake of ours, and raises KeyError."""
    return Template(frame.read_text(encoding="utf-8")).substitute(parts)
