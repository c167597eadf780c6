"""The site, made of the pages by MkDocs: a configuration goes in, a folder that opens in any browser comes out.

MkDocs is an extra of the package (`meldbook[docs]`) and runs as a program of its own, so nothing else waits for its import.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class NoMkDocs:
    """MkDocs or its theme isn't installed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteError:
    """MkDocs refused the pages; `output` is all it said."""

    output: str


def build_site(config: Path, out: Path | None = None) -> NoMkDocs | SiteError | None:
    """Builds the site, by default where the configuration says. None if all is well."""
    if find_spec("mkdocs") is None or find_spec("material") is None:
        return NoMkDocs()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(config)]
    if out is not None:
        command += ["--site-dir", str(out.resolve())]
    # The theme greets every build with an announcement unless it is told not to.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False)
    return SiteError(output=done.stdout + done.stderr) if done.returncode else None
