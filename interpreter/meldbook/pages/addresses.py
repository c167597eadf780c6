"""The addresses of the site: which page has which name. They are the same in every language."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from meldbook.loading.catalogue import SHIPPED
from meldbook.model.ruleset import Origin

HOME: Final = "index.md"
GAMES: Final = "games/index.md"
HOUSE_RULES: Final = "house-rules/index.md"
COMPARE: Final = "compare.md"
GLOSSARY: Final = "glossary.md"
TUTORIAL: Final = "write/index.md"
REFERENCE: Final = "write/reference.md"
CONDITIONS: Final = "write/conditions.md"
DIAGNOSTICS: Final = "write/diagnostics.md"

SPECS: Final = "specs"
"""The folder, beside those of the languages, with the specs as pages whose lines have anchors."""


def game_page(id: str) -> str:
    """The page of a game."""
    return f"games/{id}.md"


def house_rule_page(id: str) -> str:
    """The page of a house rule."""
    return f"house-rules/{id}.md"


def sheet_page(id: str) -> str:
    """The sheet of a game, to print."""
    return f"sheets/{id}.md"


def comparison_script(id: str) -> str:
    """The sentences of a game for the page that compares two."""
    return f"compare/{id}.js"


def between(page: str, other: str) -> str:
    """The address of another page as a link on this one says it."""
    return posixpath.relpath(other, posixpath.dirname(page) or ".")


def built(page: str) -> str:
    """The address that a page has once it is built."""
    return page.removesuffix(".md") + ".html" if page.endswith(".md") else page


def spec_page(file: str) -> str:
    """The page that shows a spec, from the folder that the languages are in."""
    path = PurePosixPath(file)
    inside = path.relative_to(SHIPPED) if path.parts[0] == SHIPPED else PurePosixPath("own", path.parent.name, path.name)
    return f"{SPECS}/{inside}.html"


@dataclass(frozen=True, slots=True, kw_only=True)
class Repository:
    """Where the files of the specs can be changed by everybody, as the configuration of MkDocs says: `edit` is a folder there."""

    url: str
    edit: str

    def line(self, origin: Origin) -> str:
        """The address of a line of a file."""
        return f"{self.url.rstrip('/')}/{self.edit.strip('/')}/{origin.file}#L{origin.line}"


def rule_address(page: str, origin: Origin, repository: Repository | None) -> str:
    """Where a rule is written down: in the repository, if the spec is shipped and there is one, else on its spec's page."""
    if repository is not None and origin.file.startswith(f"{SHIPPED}/"):
        return repository.line(origin)
    up = "../" * (page.count("/") + 1)
    return f"{up}{spec_page(origin.file)}#L{origin.line}"
