"""The package as others get it: the wheel carries its data, and works away from any checkout; so does an editable install."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DATA = {
    "specs/schema": "meldbook/resources/specs/schema",
    "specs/variants": "meldbook/resources/specs/variants",
    "specs/presets": "meldbook/resources/specs/presets",
    "specs/overlays": "meldbook/resources/specs/overlays",
    "grammar": "meldbook/resources/grammar",
    "site/locales": "meldbook/resources/locales",
    "site/diagnostics": "meldbook/resources/diagnostics",
}
"""Where the wheel keeps the folders that stand beside the package in a checkout."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment that sees the dependencies of the running one, but not its Meldbook."""

    folder: Path

    @classmethod
    def make(cls, folder: Path) -> Environment:
        run(sys.executable, "-m", "venv", "--without-pip", str(folder))
        made = cls(folder)
        # A path in a .pth file is searched, but the .pth files there are not read: an editable Meldbook stays unseen.
        (made.packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
        return made

    @property
    def packages(self) -> Path:
        return Path(sysconfig.get_path("purelib", vars={"base": str(self.folder)}, scheme="venv"))

    def program(self, name: str) -> str:
        return str(Path(sysconfig.get_path("scripts", vars={"base": str(self.folder)}, scheme="venv")) / name)

    def install(self, *what: str) -> None:
        pip = (sys.executable, "-m", "pip", "--python", self.program("python"), "--disable-pip-version-check", "install")
        run(*pip, "--quiet", "--no-deps", "--no-index", *what)


def run(*command: str, folder: Path = ROOT) -> str:
    """What a command says, run without anything that would lead it to the checkout."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT))
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment.make(tmp_path_factory.mktemp("installed"))
    environment.install(str(wheel))
    return environment


def data_files(folder: str) -> Iterator[str]:
    """The files of a data folder of the checkout, by the names they have in the wheel."""
    for path in (ROOT / folder).rglob("*"):
        if path.is_file():
            yield f"{DATA[folder]}/{path.relative_to(ROOT / folder).as_posix()}"


@pytest.mark.parametrize("folder", DATA)
def test_the_wheel_carries_the_data(wheel: Path, folder: str) -> None:
    wanted = set(data_files(folder))
    assert wanted
    assert wanted <= set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_carries_the_package_and_nothing_else(wheel: Path) -> None:
    carried = zipfile.ZipFile(wheel).namelist()
    assert "meldbook/py.typed" in carried
    assert {re.sub(r"-.*", "", name.split("/")[0]) for name in carried} == {"meldbook"}


def test_an_installed_copy_lists_and_checks_its_games(installed: Environment, tmp_path: Path) -> None:
    place = run(installed.program("python"), "-c", "import meldbook; print(meldbook.__file__)", folder=tmp_path)
    assert Path(place.strip()).is_relative_to(installed.packages)
    assert "classic" in run(installed.program("meldbook"), "list", folder=tmp_path)
    run(installed.program("meldbook"), "validate", "classic", folder=tmp_path)
    run(installed.program("python"), "-m", "meldbook", "rules", "classic", "--section", "pile", folder=tmp_path)


def test_an_installed_copy_says_that_the_site_needs_a_checkout(installed: Environment, tmp_path: Path) -> None:
    command = [installed.program("meldbook"), "site", "build"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert "checkout" in done.stderr


def test_an_editable_install_works_on_the_checkout(tmp_path: Path) -> None:
    environment = Environment.make(tmp_path / "editable")
    environment.install("--no-build-isolation", "--editable", str(ROOT))
    place = run(environment.program("python"), "-c", "import meldbook; print(meldbook.__file__)", folder=tmp_path)
    assert Path(place.strip()).is_relative_to(ROOT)
    assert "classic" in run(environment.program("meldbook"), "list", folder=tmp_path)
    run(environment.program("meldbook"), "validate", "classic", folder=tmp_path)
