"""`proofs.yaml` names tests that there are, for facts and cases that no example can show."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from specs_on_disk import ROOT

PROOFS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "proofs.yaml").read_text("utf-8"))


@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: "-".join(proof["covers"]))
def test_what_proves_a_fact_is_there(proof: dict[str, Any]) -> None:
    assert proof["tests"]
    for name in proof["tests"]:
        file, _, test = name.partition("::")
        assert test in names_of_tests(ROOT / file), name


@cache
def names_of_tests(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))
