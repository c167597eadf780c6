"""The built site: it is complete in every language, asks no other host for anything, and leads nowhere that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from site_pages import GAMES, LANGUAGES, FewGames, few, language, order

from meldbook.pages.folder import Folder
from meldbook.pages.publishing import Published, publish
from meldbook.pages.rooting import put_sitemap
from meldbook.prose import Locale, LocaleError

LOADING = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src"}
KINDS = ("index", "games/index", "games/classic", "house-rules/index", "compare", "glossary", "sheets/classic", "write/index")


class Page(HTMLParser):
    """The ids of a page, what a browser fetches for it, and where it leads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.language = str(values.get("lang")) if tag == "html" else self.language
        self.ids += [str(values["id"])] if values.get("id") else []
        is_fetched = tag in LOADING and str(values.get("rel")).strip() not in ("alternate", "canonical", "next", "prev")
        self.fetched += [str(values[LOADING[tag]])] if is_fetched and values.get(LOADING[tag]) else []
        self.links += [str(values["href"])] if tag == "a" and values.get("href") else []


def pages(site: Path) -> Iterator[tuple[Path, Page]]:
    for path in sorted(site.rglob("*.html")):
        if path.name != "404.html" and "pagefind" not in path.parts:
            yield path, Page(path)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_kind_of_page_is_there_in_every_language(site: Path, tag: str) -> None:
    told = [*KINDS, *(f"games/{id}" for id in GAMES), *(f"house-rules/{rule.id}" for rule in few().house_rules)]
    assert [name for name in told if not (site / tag / f"{name}.html").is_file()] == []
    assert Page(site / tag / "index.html").language.partition("-")[0] == tag.partition("-")[0]


def test_no_page_asks_another_host_for_anything(site: Path) -> None:
    outside = [url for _, page in pages(site) for url in page.fetched if re.match(r"(?:\w+:)?//", url)]
    assert outside == []


def test_everything_a_page_asks_for_is_there(site: Path) -> None:
    missing = {
        (path.name, url)
        for path, page in pages(site)
        for url in page.fetched
        if not (path.parent / re.split(r"[?#]", url)[0]).exists()
    }
    assert missing == set()


def test_every_link_leads_to_a_page_and_an_anchor_that_are_there(site: Path) -> None:
    found = {path.resolve(): page for path, page in pages(site)}
    ids = {path: set(page.ids) for path, page in found.items()}
    lost = [(path.name, link) for path, page in found.items() for link in page.links if not leads(path, link, ids)]
    assert lost == []


def leads(path: Path, link: str, ids: dict[Path, set[str]]) -> bool:
    address, _, anchor = unquote(link).partition("#")
    if re.match(r"\w+:", address) or anchor == "__skip":
        return True
    target = (path.parent / address).resolve() if address else path
    target = target / "index.html" if target.is_dir() else target
    is_chosen_by_script = target.name == "compare.html"
    return target in ids and (not anchor or anchor in ids[target] or is_chosen_by_script)


def test_ids_are_unique_on_each_page(site: Path) -> None:
    for path, page in pages(site):
        assert sorted(page.ids) == sorted(set(page.ids)), path


def test_markdown_leaves_no_traces_in_the_pages(site: Path) -> None:
    for tag in LANGUAGES:
        for id in GAMES:
            text = (site / tag / "games" / f"{id}.html").read_text(encoding="utf-8")
            assert "{:" not in text
            assert "[^" not in text
            assert "markdown=" not in text


def test_the_search_index_can_be_read_from_a_disk(offline_site: Path) -> None:
    assert "frozen" in (offline_site / "en" / "search" / "search_index.js").read_text(encoding="utf-8")
    assert "assets/javascripts/iframe-worker.js" in Page(offline_site / "en" / "index.html").fetched


def test_the_first_page_lists_the_languages_without_scripts(site: Path) -> None:
    assert Page(site / "index.html").links == [f"{tag}/index.html" for tag in LANGUAGES]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_page_names_itself_in_the_other_languages(site: Path, tag: str) -> None:
    text = (site / tag / "games" / "classic.html").read_text(encoding="utf-8")
    named = re.findall(r'rel="alternate " hreflang="([^"]+)" href="([^"]+)"', text)
    assert dict(named) == {**{other: f"../../{other}/games/classic.html" for other in LANGUAGES}, "x-default": "../../index.html"}


def test_the_map_of_the_site_has_each_page_in_each_language_with_its_translations(tmp_path: Path) -> None:
    put_sitemap(Folder(path=tmp_path), "https://example.org/", ["games/classic.html"], ("en", "ca"))
    text = (tmp_path / "sitemap.xml").read_text(encoding="utf-8")
    for tag in ("en", "ca"):
        assert f"<loc>https://example.org/{tag}/games/classic.html</loc>" in text
        assert text.count(f'hreflang="{tag}" href="https://example.org/{tag}/games/classic.html"') == 2


SPEC = """\
meldbook: 1
id: mine
name: Mine
summary: A game of my own.
extends: classic
deal: {hand: HAND}
"""


def test_a_game_of_ones_own_stands_beside_the_others_and_a_broken_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "specs" / "variants").mkdir(parents=True)
    for name, hand in (("mine", "13"), ("broken", "many")):
        text = SPEC.replace("HAND", hand).replace("mine", name)
        (tmp_path / "specs" / "variants" / f"{name}.yaml").write_text(text, encoding="utf-8")
    result = publish(order(tmp_path, languages=("en",), catalogue=FewGames(directories=(tmp_path / "specs",))), lambda _: None)
    assert isinstance(result, Published)
    assert {finding.span.file for finding in result.findings} == {(tmp_path / "specs" / "variants" / "broken.yaml").as_posix()}
    assert (tmp_path / "site" / "en" / "games" / "mine.html").is_file()
    assert not (tmp_path / "site" / "en" / "games" / "broken.html").exists()


def test_a_missing_translation_ends_the_build_and_names_language_and_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """case-C7"""
    home = language_without(tmp_path, "nav-home")
    monkeypatch.setattr("meldbook.prose.locale.locales", lambda: home)
    with pytest.raises(LocaleError, match=r"^fr: .*nav-home"):
        publish(order(tmp_path, languages=("fr",), preview=False), lambda _: None)


def test_a_preview_shows_the_english_text_with_a_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """case-C7"""
    home = language_without(tmp_path, "nav-home")
    monkeypatch.setattr("meldbook.prose.locale.locales", lambda: home)
    assert Locale.load("fr", preview=True).word("nav-home") == "⚑\N{NO-BREAK SPACE}Home"


def language_without(folder: Path, id: str) -> Path:
    """Locales in which the language `fr` is English, but for one message."""
    for tag in ("en", "fr"):
        (folder / tag).mkdir()
    for file in sorted(Path(str(locales_folder())).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        (folder / "en" / file.name).write_text(text, encoding="utf-8")
        (folder / "fr" / file.name).write_text(re.sub(rf"^{id} = .*\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    return folder


def locales_folder() -> Path:
    from meldbook.resources import locales  # noqa: PLC0415 - the tests above put another in its place

    return Path(str(locales() / "en"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_says_what_pages_say(tag: str) -> None:
    lacking = set(language("en").locale.messages.variables) - set(Locale.load(tag).messages.variables)
    assert sorted(id for id in lacking if id in of_pages()) == []


def of_pages() -> set[str]:
    text = (locales_folder() / "pages.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))
