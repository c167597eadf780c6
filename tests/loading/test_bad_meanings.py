"""Every file in `tests/specs/bad/meaning` gives exactly the lines of its `.out`; every kind of problem has such a line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from spec_loading import BAD, BAD_FILES, lines, loaded

from meldbook.loading.catalogue import Catalogue
from meldbook.loading.problem import Problem

HERE = Path(__file__).parent
TWELVE = BAD / "case-B23-twelve-errors.yaml"
IN_ANOTHER_PROCESS = """
from pathlib import Path
from spec_loading import Catalogue, lines, loaded
print(lines(loaded({file!r}, Catalogue(directories=(Path("../bases"),)))), end="")
"""


@pytest.mark.parametrize("file", BAD_FILES, ids=lambda file: file.stem)
def test_a_bad_file_is_told_what_its_out_file_says(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BAD)
    found = loaded(file.name, Catalogue(directories=(Path("../bases"),)))
    assert lines(found) == file.with_suffix(".out").read_text("utf-8")


def test_every_out_file_has_a_bad_file() -> None:
    assert {file.stem for file in BAD.glob("*.out")} == {file.stem for file in BAD_FILES}


def test_every_kind_of_problem_is_shown_by_a_case() -> None:
    told = "".join(file.read_text("utf-8") for file in (*BAD.glob("*.out"), *HERE.glob("*.yaml")))
    assert [problem.name for problem in Problem if f" {problem.value} " not in told] == []


@pytest.mark.parametrize("seed", ["0", "1", "4711"])
def test_the_order_of_twelve_errors_does_not_depend_on_the_hash_seed(seed: str) -> None:
    """case-B23: byte-identical, sorted by line and column."""
    script = IN_ANOTHER_PROCESS.format(file=TWELVE.name)
    paths = os.pathsep.join((str(HERE), *sys.path))
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths}
    run = subprocess.run([sys.executable, "-c", script], cwd=BAD, env=environment, capture_output=True, check=True)
    assert run.stdout == TWELVE.with_suffix(".out").read_bytes()
    places = [tuple(map(int, line.split(b":")[1:3])) for line in run.stdout.splitlines()]
    assert len(places) == 12
    assert places == sorted(places)


def test_one_warning_does_not_make_a_game_unplayable() -> None:
    found = loaded(str(BAD / "unused-option.yaml"), Catalogue(directories=(BAD.parent / "bases",)))
    assert found.ruleset is not None
    assert [diagnostic.name for diagnostic in found.diagnostics] == ["unused-option"]


def test_a_long_chain_of_bases_is_refused(tmp_path: Path) -> None:
    """case-B20: three hundred files, each of which extends the next."""
    for number in range(300):
        text = f"meldbook: 1\nid: link-{number}\nname: Link\nextends: link-{number + 1}\n"
        (tmp_path / f"link-{number}.yaml").write_text(text, "utf-8")
    found = loaded(str(tmp_path / "link-0.yaml"))
    assert [diagnostic.name for diagnostic in found.diagnostics] == ["extends-too-deep"]


def test_a_base_that_is_no_yaml_is_shown_where_it_is_broken_and_where_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text("id: [", "utf-8")
    (tmp_path / "own.yaml").write_text("meldbook: 1\nid: own\nname: Own\nextends: broken\n", "utf-8")
    found = loaded(str(tmp_path / "own.yaml"))
    assert [Path(diagnostic.span.file).name for diagnostic in found.diagnostics] == ["broken.yaml", "own.yaml"]
    assert found.diagnostics[1].name == "unreadable-file"


BASE = (BAD.parent / "bases" / "variants" / "plain.yaml").read_text("utf-8").splitlines(keepends=True)


@pytest.mark.parametrize("line", range(len(BASE)))
def test_a_file_that_lacks_any_line_is_told_so_without_a_crash(line: int, tmp_path: Path) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text("".join(BASE[:line] + BASE[line + 1 :]), "utf-8")
    found = loaded(str(file))
    assert (found.ruleset is None) == any(diagnostic.severity == "error" for diagnostic in found.diagnostics)
