"""The documents are true: each command in the README is run, and says what is shown; the specs in CONTRIBUTING are right.

A block of `console` holds commands after `$` and what they say, `…` for what is left out. What follows `Your move:` is typed.
A block of `yaml` that begins with the name of a file is that file; one without a name is part of a shipped spec.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner

from meldbook.cli.program import program
from specs_on_disk import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/README.md")
PROMPT = "Your move: "


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the README, and what it is shown to say."""

    line: str
    shown: str

    def __str__(self) -> str:
        return self.line

    @property
    def typed(self) -> str:
        return "".join(line.removeprefix(PROMPT) for line in self.shown.splitlines(keepends=True) if line.startswith(PROMPT))

    @property
    def expected(self) -> str:
        """What is shown, as a regular expression."""
        lines = (".*" if line == "…" else re.escape(line).replace("…", "[^\n]*") + "\n" for line in self.shown.splitlines())
        return "".join(lines)


def blocks(language: str, document: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)


def commands() -> Iterator[Command]:
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            yield Command(line, shown)


def name_of(block: str) -> str | None:
    found = re.match(r"# (\S+\.yaml)\n", block)
    return found and found[1]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the README, where its commands run one after the other."""
    folder = tmp_path_factory.mktemp("desk")
    for block in blocks("yaml"):
        if name := name_of(block):
            (folder / name).write_text(block, encoding="utf-8")
    return folder


def said(line: str, typed: str = "") -> str:
    words = line.split()
    assert words[0] == "meldbook"
    return CliRunner(env={"COLUMNS": None}).invoke(program, words[1:], input=typed, prog_name="meldbook").output


def test_every_command_says_what_is_shown(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk)
    for command in commands():
        if command.line == "meldbook site build":  # it writes to the checkout; the site has tests of its own
            continue
        found = said(command.line, command.typed)
        assert re.fullmatch(command.expected, found, re.DOTALL), f"$ {command.line}\n{found}"


def test_the_rules_it_shows_are_those_that_are_shipped() -> None:
    shipped = (ROOT / "specs" / "variants" / "railroad.yaml").read_text(encoding="utf-8")
    unnamed = [block for block in blocks("yaml") if not name_of(block)]
    assert unnamed
    for block in unnamed:
        for part in block.split("\n\n"):
            assert part.strip() in shipped


def test_the_specs_that_are_shown_as_examples_are_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    variant, house_rule = blocks("yaml", CONTRIBUTING)
    Path("variant.yaml").write_text(variant, encoding="utf-8")
    Path("house-rule.yaml").write_text(house_rule, encoding="utf-8")
    assert said("meldbook validate variant.yaml") == "1 spec, 1 example, no findings\n"
    assert said("meldbook validate classic+house-rule.yaml") == "1 spec, 0 examples, no findings\n"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_document_links_to_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", text) if ":" not in target]
    assert [target for target in targets if not (ROOT / document).parent.joinpath(target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_of_the_checkout_that_a_document_names_is_there(document: str) -> None:
    """Paths in back quotes that begin with a folder of the checkout; `<…>`, `*` and `{…}` stand for several."""
    text = (ROOT / document).read_text(encoding="utf-8")
    named = re.findall(r"`((?:specs|grammar|site|tests|benchmarks|interpreter|docs)/[^`]*)`", text)
    plain = [path for path in named if not re.search(r"[<*{]", path)]
    assert [path for path in plain if not (ROOT / path).exists()] == []
