"""`specs/EXPRESSIVENESS.md`: what the rule language must be able to say, and which spec says it. MELDBOOK_BLESS=1 writes it anew.

Everything on the page but the wording of the items is looked up in the specs on disk, so the page can't claim what no file says.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from sayings import Proof, Saying, Spec, specs

from golden import compare_with
from specs_on_disk import ROOT

ITEMS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "items.yaml").read_text("utf-8"))
PAGE = ROOT / "specs" / "EXPRESSIVENESS.md"
MOST_USERS = 3

HEAD = """\
# What the rule language can say

Each row is something the published rules of the Canasta family ask of a language for them. Beside it stands how ours says it,
some of the specs that do, and an example that shows it. The page is made from the specs themselves; `make bless` writes it anew.

| | What must be sayable | Said by | Used by | Shown by |
|---|---|---|---|---|"""

Found = tuple[str, Spec, Saying, Proof | None]


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item["id"])
def test_what_must_be_sayable_is_said_and_shown_or_it_is_told_why_not(item: dict[str, Any]) -> None:
    missing = [wanted for wanted in item.get("said_by", ()) if not users(wanted)]
    assert missing == [], f"{item['id']}: no spec says this"
    assert "page_only" in item or "tested_by" in item or any(proof for *_, proof in found(item)), f"{item['id']}: never shown"
    assert (ROOT / item.get("tested_by", "")).exists()


def test_every_item_is_there_once() -> None:
    assert [item["id"] for item in ITEMS] == [*(f"L{n}" for n in range(1, 32)), *(f"E{n}" for n in range(1, 74))]


def test_the_page_says_what_the_specs_say() -> None:
    compare_with(PAGE, [*HEAD.splitlines(), *map(row, ITEMS)])


def row(item: dict[str, Any]) -> str:
    said = "<br>".join(f"`{wanted}`" for wanted in item.get("said_by", ())) or "–"
    used = ", ".join(dict.fromkeys(linked(spec) for _, spec, *_ in found(item)))
    shown = ", ".join(dict.fromkeys(f"{spec.name}: {proof.id}" for _, spec, _, proof in found(item) if proof))
    if "tested_by" in item:
        shown = f"[{Path(item['tested_by']).stem}](../{item['tested_by']})"
    if "page_only" in item:
        shown = f"Stated on the page only: {item['page_only']}"
    return f"| {item['id']} | {item['what']} | {said} | {used or '–'} | {shown or '–'} |"


def linked(spec: Spec) -> str:
    return f"[{spec.name}]({os.path.relpath(spec.file, PAGE.parent)})"


def found(item: dict[str, Any]) -> tuple[Found, ...]:
    """For each way of saying it a spec that does, one with an example if there is any; and a few in all."""
    best = [max(users(wanted), key=lambda one: one[3] is not None) for wanted in item.get("said_by", ()) if users(wanted)]
    return tuple(best[: MOST_USERS + 1])


@cache
def users(wanted: str) -> list[Found]:
    """Every spec that says this, in the order of the shelves."""
    return list(_users(wanted))


def _users(wanted: str) -> Iterator[Found]:
    for spec in specs():
        saying = spec.saying(wanted)
        if saying:
            yield wanted, spec, saying, spec.proof(saying)
