"""The site of one language, made of its pages by MkDocs, and the search over it.

MkDocs and Pagefind are extras of the package (`meldbook[docs]`). They run as programs of their own, so nothing waits for them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NOT_SEARCHED: Final = "[data-search-exclude], .headerlink, .sheet, .hash"


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteError:
    """A program refused the pages; `output` is all it said."""

    program: str
    output: str


def has_mkdocs() -> bool:
    """Whether MkDocs and its theme are installed."""
    return find_spec("mkdocs") is not None and find_spec("material") is not None


def has_pagefind() -> bool:
    """Whether the search for served sites is installed."""
    return find_spec("pagefind") is not None


def run_mkdocs(config: Path, *, strict: bool) -> SiteError | None:
    """Builds what the configuration says. None if all is well."""
    command = ["mkdocs", "build", "--quiet", "--config-file", str(config), *(["--strict"] if strict else [])]
    return _run("MkDocs", command)


def run_pagefind(folder: Path) -> SiteError | None:
    """Makes the search of a built language, in the folder `pagefind` within."""
    options = ["--root-selector", "article", "--exclude-selectors", NOT_SEARCHED, "--silent"]
    return _run("Pagefind", ["pagefind", "--site", str(folder), *options])


def _run(program: str, command: list[str]) -> SiteError | None:
    # The theme greets every build with an announcement unless it is told not to.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    whole = [sys.executable, "-m", *command]
    done = subprocess.run(whole, capture_output=True, text=True, encoding="utf-8", env=environment, check=False)
    return SiteError(program=program, output=done.stdout + done.stderr) if done.returncode else None
