"""The data is found wherever the package is."""

import importlib
import shutil
from pathlib import Path

import pytest

from meldbook import resources

CHECKOUT = Path(__file__).parents[2]


def test_in_a_checkout_the_data_is_beside_the_package() -> None:
    assert resources.root() == CHECKOUT
    assert resources.specs() == CHECKOUT / "specs"
    assert resources.locales() == CHECKOUT / "site" / "locales"
    assert any(file.name.endswith(".yaml") for file in (resources.specs() / "variants").iterdir())


def test_in_an_installed_package_the_data_is_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "installed_resources"
    for folder in ("specs", "grammar", "locales"):
        (package / folder).mkdir(parents=True)
    (package / "grammar" / "x.lark").write_text("start: “x”", encoding="utf-8")
    shutil.copy(Path(resources.__file__), package / "__init__.py")
    monkeypatch.syspath_prepend(tmp_path)
    installed = importlib.import_module("installed_resources")
    assert [Path(str(one)) for one in (installed.specs(), installed.locales())] == [package / "specs", package / "locales"]
    assert installed.grammar("x.lark") == "start: “x”"
