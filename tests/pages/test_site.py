"""The built site: it is complete, asks no other host for anything, and opens from a disk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from site_pages import built

from specs_on_disk import VARIANTS

LOADING = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src"}


class Page(HTMLParser):
    """The ids of a page, and what a browser fetches for it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag in LOADING and values.get(LOADING[tag]):
            self.fetched.append(str(values[LOADING[tag]]))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("built"))


def pages(site: Path) -> Iterator[tuple[str, Page]]:
    for path in sorted(site.glob("*.html")):
        yield path.name, Page(path)


def test_every_game_has_its_page(site: Path) -> None:
    assert {f"{variant}.html" for variant in VARIANTS} < {name for name, _ in pages(site)}


def test_no_page_asks_another_host_for_anything(site: Path) -> None:
    outside = [url for name, page in pages(site) for url in page.fetched if re.match(r"(?:\w+:)?//", url)]
    assert outside == []


def test_everything_a_page_asks_for_is_there(site: Path) -> None:
    wanted = {url for name, page in pages(site) if name != "404.html" for url in page.fetched}
    missing = [url for url in wanted if not (site / re.split(r"[?#]", url)[0]).exists()]
    assert missing == []


def test_the_search_index_can_be_read_from_a_disk(site: Path) -> None:
    assert "frozen" in (site / "search" / "search_index.js").read_text(encoding="utf-8")
    assert all("assets/javascripts/iframe-worker.js" in page.fetched for name, page in pages(site) if name != "404.html")


def test_markdown_leaves_no_traces_in_the_pages(site: Path) -> None:
    for variant in VARIANTS:
        text = (site / f"{variant}.html").read_text(encoding="utf-8")
        assert "{:" not in text
        assert "[^" not in text


def test_ids_are_unique_on_each_page(site: Path) -> None:
    for name, page in pages(site):
        assert sorted(page.ids) == sorted(set(page.ids)), name
