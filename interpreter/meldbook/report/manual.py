"""The page of each kind of diagnostic: what it means, why it matters, a file that gives it, and one that doesn't.

The pages are data, one Markdown file each in `site/diagnostics`. Out come `Page`s: for the terminal, for the site, for reports.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from meldbook.resources import diagnostics

SUFFIX = ".md"

_FORM = re.compile(
    r"# (?P<code>[A-Z]\d{3}) (?P<name>[a-z0-9-]+)\n\n(?P<what>.+?)\n\n"
    r"## Why\n\n(?P<why>.+?)\n\n## Example\n\n(?P<example>.+?)\n\n## Instead\n\n(?P<instead>.+?)\n",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page. `what` and `why` are a paragraph each; `example` and `instead` are blocks of Markdown; `text` is all of it."""

    code: str
    name: str
    what: str
    why: str
    example: str
    instead: str
    text: str


@cache
def manual() -> tuple[Page, ...]:
    """All pages, in the order of their codes."""
    files = (file for file in diagnostics().iterdir() if file.name.endswith(SUFFIX))
    return tuple(_page(file.read_text(encoding="utf-8")) for file in sorted(files, key=lambda file: file.name))


def page_of(word: str) -> Page | None:
    """The page of this code or readable name, if there is one."""
    return next((page for page in manual() if word.casefold() in (page.code.casefold(), page.name)), None)


def _page(text: str) -> Page:
    found = _FORM.fullmatch(text)
    assert found is not None, f"a page without its parts: {text[:60]!r}"
    return Page(
        text=text,
        **{key: " ".join(value.split()) if key in ("what", "why") else value for key, value in found.groupdict().items()},
    )
