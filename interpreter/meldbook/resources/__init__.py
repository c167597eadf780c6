"""Where the data is: the rules of games, the grammars and the words for readers.

In a checkout they stand beside the package's folder, in an installed wheel inside this package.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def root() -> Traversable:
    """The folder that holds the data: this package if it is installed, else the checkout."""
    return _installed() or Path(__file__).parents[3]


def specs() -> Traversable:
    """The folder with `variants`, `overlays` and `schema`."""
    return root() / "specs"


def grammar(name: str) -> str:
    """The text of one file of the grammar folder, e.g. `condition.lark`."""
    return (root() / "grammar" / name).read_text(encoding="utf-8")


def locales() -> Traversable:
    """The folder with one folder of messages per language."""
    installed = _installed()
    return installed / "locales" if installed else root() / "site" / "locales"


def diagnostics() -> Traversable:
    """The folder with one page for each code of a diagnostic."""
    installed = _installed()
    return installed / "diagnostics" if installed else root() / "site" / "diagnostics"


def _installed() -> Traversable | None:
    package = files(__name__)
    return package if (package / "specs").is_dir() else None
