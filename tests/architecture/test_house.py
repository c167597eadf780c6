"""The house as it was agreed: who may import whom, and what may not be said in code."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from python_source import PACKAGE, Literal, imports, literals, modules, names, place, tree

from specs_on_disk import ROOT, VARIANTS, ruleset

PURE = ("engine", "model", "cards")
"""Floors that need nothing but the standard library, and no chance, clock or file of it."""

IMPURE = {"random", "secrets", "time", "datetime", "pathlib", "os", "io", "sys", "tempfile", "locale", "threading", "asyncio"}

WITHOUT_WORDS = ("engine", "model", "cards", "play")
"""Floors that say nothing to people: that is left to locales, and to diagnostics, which a file that makes them may word."""

SPEAKERS = {"model/codec.py", "play/players.py", "play/seating.py"}
"""Files whose texts are no rules: why a compiled ruleset can't be read, that there is no such player, what chance is for."""

NO_RANKS = {("notation/record_checks.py", "2"), ("pages/html.py", "a")}
"""Texts that look like a rank and are none: the number of a round, the name of an element."""


def test_imports_keep_the_floors() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    if not linter.exists():
        pytest.skip("IMPORT-LINTER IS NOT HERE: the floors were not checked")
    done = subprocess.run([str(linter), "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_knows_no_chance_clock_or_file() -> None:
    used = [found for file in modules(*PURE) for found in imports(file)]
    assert used
    assert [found for found in used if found.text.partition(".")[0] in IMPURE] == []


def test_the_engine_needs_the_standard_library_alone() -> None:
    known = sys.stdlib_module_names | {"meldbook"}
    assert [found for file in modules(*PURE) for found in imports(file) if found.text.partition(".")[0] not in known] == []


def test_no_code_names_a_variant() -> None:
    """Neither a name nor a word of text; a sentence of help may give an example."""
    word = re.compile("|".join(rf"(?<![a-z]){re.escape(variant)}(?![a-z])" for variant in VARIANTS), re.IGNORECASE)
    said = [text for file in modules() for text in (*literals(file), *names(file)) if not re.search(r"\s", text.text)]
    assert len(said) > 1000
    assert [text for text in said if word.search(text.text)] == []


def test_no_code_names_a_rank() -> None:
    ranks = {name for variant in VARIANTS for name in card_names(variant)}
    said = {text for file in modules() for text in literals(file) if text.text.upper() in ranks}
    assert [text for text in said if (text.place.partition(":")[0], text.text) not in NO_RANKS] == []


def test_every_exception_from_the_rule_about_ranks_is_still_needed() -> None:
    said = {(text.place.partition(":")[0], text.text) for file in modules() for text in literals(file)}
    assert said >= NO_RANKS


def test_the_engine_speaks_no_language() -> None:
    """A text with two plain words in it is a sentence, unless it is a word of the rule language or tells of a bug."""
    silent = [file for file in modules(*WITHOUT_WORDS) if not is_speaker(file)]
    assert len(silent) > 40
    assert [text for file in silent for text in sentences(file)] == []


def is_speaker(file: Path) -> bool:
    makes_diagnostics = any(found.text == "meldbook.diagnostics" for found in imports(file))
    return makes_diagnostics or file.relative_to(PACKAGE).as_posix() in SPEAKERS


def card_names(variant: str) -> Iterator[str]:
    deck = ruleset(variant).cards.deck
    yield from (*deck.ranks, deck.joker, *deck.extras)
    yield from deck.names


def sentences(file: Path) -> Iterator[Literal]:
    allowed = {id(node) for part in ast.walk(tree(file)) if is_no_speech(part) for node in ast.walk(part)}
    spoken = {id(node.value) for node in ast.walk(tree(file)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(file)):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in allowed | spoken
        if is_text and re.search(r"\b[a-z]{2,} [a-z]{2,}\b", node.value):
            yield Literal(node.value, place(file, node.lineno))


def is_no_speech(node: ast.AST) -> bool:
    """What a bug is told by, and the closed sets of words."""
    match node:
        case ast.Raise() | ast.Assert():
            return True
        case ast.ClassDef(bases=bases):
            return any(isinstance(base, ast.Name) and base.id.endswith("Enum") for base in bases)
    return False
