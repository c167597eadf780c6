"""Golden files: what came out, compared line by line with what is kept; rewritten only when MELDBOOK_BLESS is 1."""

from __future__ import annotations

import os
from itertools import zip_longest
from pathlib import Path


def compare_with(file: Path, lines: list[str]) -> None:
    """Fail at the first line that is not as it is kept, or if nothing is kept."""
    if os.environ.get("MELDBOOK_BLESS") == "1":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert file.exists(), f"{file.name} is missing: MELDBOOK_BLESS=1 writes it"
    kept = file.read_text(encoding="utf-8").splitlines()
    for number, (found, expected) in enumerate(zip_longest(lines, kept), start=1):
        assert found == expected, f"{file.name}:{number}"
