"""The site in a browser: what scripts add works, and everybody can read it, on a phone and in the dark.

Needs Playwright and a Chromium of the system; without them these tests are skipped, and say so.
"""

from __future__ import annotations

import http.server
import shutil
import threading
import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from site_pages import LANGUAGES

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
KINDS = (
    "index",
    "games/index",
    "games/classic",
    "games/classic-two",
    "house-rules/index",
    "compare",
    "glossary",
    "sheets/classic",
    "write/index",
)
SEARCHED = (
    ("en", "frozen", "frozen"),
    ("ca", "congelada", "congelada"),
    ("ja", "凍結", "凍結"),
    ("ja", "札の山", "札の山"),
    ("ro", "inghetat", "înghețat"),
    ("et", "külmutatud", "külmutatud"),
)
"""What is typed in each language, and what then stands in the first that is found."""

SERIOUS = ("serious", "critical")
OTHER = next((tag for tag in LANGUAGES if tag != "en"), None)

try:
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import Browser, Page, sync_playwright
except ImportError:
    CHROMIUM = None

if CHROMIUM is None:
    warnings.warn("the site is not tried in a browser: install playwright, axe-playwright-python and chromium", stacklevel=1)

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs playwright, axe-playwright-python and a Chromium")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server that keeps no log."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def page_of(browser: Browser, **settings: Any) -> Page:
    return browser.new_context(**{"viewport": {"width": 1200, "height": 900}, "reduced_motion": "reduce", **settings}).new_page()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = page_of(browser)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    yield page
    page.context.close()
    assert problems == []


def test_no_page_turns_to_another_host(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for kind in KINDS:
        page.goto(f"{address}en/{kind}.html")
        page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith((address, "data:"))] == []


@pytest.mark.skipif(OTHER is None, reason="there is only one language")
def test_the_language_switch_keeps_the_page_and_the_rule(page: Page, address: str) -> None:
    page.goto(f"{address}en/games/classic.html#pile.routes.natural-pair")
    page.locator(f'a[data-language][hreflang="{OTHER}"]').dispatch_event("click")
    page.wait_for_url(f"{address}{OTHER}/games/classic.html#pile.routes.natural-pair")
    assert page.locator("html").get_attribute("lang") == OTHER


def test_the_first_page_goes_to_the_language_of_the_browser(browser: Browser, address: str) -> None:
    for tag in LANGUAGES:
        page = page_of(browser, locale=tag)
        page.goto(address)
        page.wait_for_url(f"{address}{tag}/index.html")
        page.context.close()


@pytest.mark.parametrize(("tag", "typed", "meant"), SEARCHED)
def test_what_is_searched_for_is_found_and_opened(page: Page, address: str, tag: str, typed: str, meant: str) -> None:
    """In the reader's language: Japanese words within others, Romanian without accents."""
    page.goto(f"{address}{tag}/index.html")
    page.keyboard.press("/")
    page.locator(".find-box input").fill(typed)
    found = page.locator(".find-box li a")
    found.first.wait_for()
    assert meant in found.first.inner_text()
    found.first.click()
    page.wait_for_url(f"**/{tag}/**#**")


def test_pages_opened_from_a_disk_have_a_search_too(browser: Browser, offline_site: Path) -> None:
    page = page_of(browser)
    page.goto((offline_site / "en" / "games" / "classic.html").as_uri())
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially("frozen")
    page.locator(".md-search-result__item").first.wait_for()
    page.context.close()


def test_a_footnote_leads_to_its_source_and_back(page: Page, address: str) -> None:
    page.goto(f"{address}en/games/classic.html")
    mark = page.locator("a.footnote-ref").first
    mark.dispatch_event("click")
    page.wait_for_url("**#fn:1")
    assert page.locator("li#fn\\:1").is_visible()
    page.locator("li#fn\\:1 a.footnote-backref").first.dispatch_event("click")
    page.wait_for_url("**#fnref:1")


def test_an_example_opens_and_shows_cards(page: Page, address: str) -> None:
    page.goto(f"{address}en/games/classic.html")
    example = page.locator("#example-one-natural-is-not")
    assert not example.is_visible()
    page.locator("details", has=example).locator("summary").click()
    assert example.get_by_role("img", name="the nine of hearts").first.is_visible()
    assert example.locator(".verdict.refused").is_visible()


def test_the_filter_shows_only_games_for_so_many_players(page: Page, address: str) -> None:
    page.goto(f"{address}en/games/index.html")
    rows = page.locator("table.games tbody tr")
    every = rows.count()
    page.locator("#filter-players").select_option("2")
    shown = [row for row in rows.all() if row.is_visible()]
    assert 0 < len(shown) < every
    assert all(int(str(row.get_attribute("data-fewest"))) <= 2 for row in shown)


def test_two_games_are_compared(page: Page, address: str) -> None:
    page.goto(f"{address}en/compare.html#classic+classic-two")
    page.locator("#comparison .pair").first.wait_for()
    assert page.get_by_text("The game is for 4 players.").is_visible()
    assert page.get_by_text("The game is for 2 players.").is_visible()
    page.locator("#compare-all").check()
    page.locator("#comparison .pair.both").first.wait_for()


@pytest.mark.parametrize(("paper", "pages"), [("A4", 1), ("A5", 2)])
def test_a_sheet_fits_on_one_leaf_of_paper(page: Page, address: str, paper: str, pages: int) -> None:
    page.goto(f"{address}en/sheets/classic.html")
    printed = page.pdf(format=paper, prefer_css_page_size=False)
    assert printed.count(b"/Type /Page\n") == pages


def test_what_is_only_for_the_screen_is_not_printed(page: Page, address: str) -> None:
    page.goto(f"{address}en/games/classic.html")
    page.emulate_media(media="print")
    assert not page.locator(".md-header").is_visible()
    assert not page.locator("details.examples").first.is_visible()
    assert page.locator("h1").is_visible()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_nothing_is_wider_than_a_small_phone(browser: Browser, address: str, tag: str) -> None:
    page = page_of(browser, viewport={"width": 360, "height": 740})
    for kind in KINDS:
        page.goto(f"{address}{tag}/{kind}.html")
        page.evaluate("document.querySelectorAll('details').forEach((fold) => fold.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, kind
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_keeps_people_from_reading(browser: Browser, address: str, scheme: str) -> None:
    page = page_of(browser, color_scheme=scheme)
    found = {}
    for kind in KINDS:
        page.goto(f"{address}en/{kind}.html")
        page.evaluate("document.querySelectorAll('details.examples').forEach((fold, index) => fold.open = index < 3)")
        violations = Axe().run(page).response["violations"]
        told = {
            f"{one['id']}: {one['nodes'][0]['html'][:120]} {one['nodes'][0].get('failureSummary', '')[:200]}"
            for one in violations
            if one["impact"] in SERIOUS
        }
        found |= {kind: told} if told else {}
    page.context.close()
    assert found == {}


def test_pages_are_whole_without_scripts(browser: Browser, address: str) -> None:
    page = page_of(browser, java_script_enabled=False)
    page.goto(f"{address}en/games/index.html")
    assert page.locator("table.games tbody tr").first.is_visible()
    page.goto(f"{address}en/compare.html")
    assert page.locator(".without-scripts a").first.is_visible()
    page.goto(f"{address}en/games/classic.html")
    page.locator("details.examples summary").first.click()
    assert page.locator("details.examples .example").first.is_visible()
    page.context.close()
