"""What stands above the languages: the page that picks one, the page for what is not there, the specs, and the map of the site.

None of it belongs to a language, so the texts are those of all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from string import Template
from typing import Final

from meldbook.pages.addresses import spec_page
from meldbook.pages.folder import Folder
from meldbook.pages.html import LINK, element, shown
from meldbook.pages.language import own_name
from meldbook.prose import Locale

INDEX: Final = "index.html"
MISSING: Final = "404.html"
SITEMAP: Final = "sitemap.xml"


def put_root(folder: Folder, frame: Template, locales: Sequence[Locale], sources: Mapping[str, str]) -> None:
    """The page that picks a language, the page for what is not there, and each spec with an anchor for every line."""
    folder.put_text(INDEX, frame.substitute(_words(locales, "root-choose", "", picks=True)))
    folder.put_text(MISSING, frame.substitute(_words(locales, "missing-title", "/", picks=False)))
    for file, text in sources.items():
        folder.put_text(spec_page(file), _spec(file, text))


def put_sitemap(folder: Folder, root: str, pages: Sequence[str], tags: Sequence[str]) -> None:
    """Every page in every language with its translations, for search engines. `root` is the address of the whole site."""
    entries = "".join(_entry(root, page, tag, tags) for page in pages for tag in tags)
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    folder.put_text(SITEMAP, f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n{entries}</urlset>\n')
    folder.put_text("robots.txt", f"User-agent: *\nSitemap: {root}{SITEMAP}\n")


def _words(locales: Sequence[Locale], heading: str, up: str, *, picks: bool) -> Mapping[str, str]:
    titles = (element("span", shown(locale.word(heading)), lang=locale.language) for locale in locales)
    languages = (
        element("li", element(LINK, shown(own_name(tag)), href=f"{up}{tag}/{INDEX}", hreflang=tag, lang=tag))
        for tag in (locale.language for locale in locales)
    )
    return {
        "name": shown(locales[0].word("site-name")),
        "heading": " · ".join(titles),
        "languages": "".join(languages),
        "picks": "true" if picks else "false",
    }


def _spec(file: str, text: str) -> str:
    lines = (_line(number, line) for number, line in enumerate(text.splitlines(), start=1))
    style = "body{font:14px/1.5 ui-monospace,monospace;margin:1rem;color-scheme:light dark}a{color:inherit;opacity:.7}"
    marked = ":target{background:color-mix(in srgb,#b45309 25%,transparent)}"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{shown(file)}</title>'
    body = f"<body><pre>{''.join(lines)}</pre></body>"
    return f'<!doctype html><html lang="en"><head>{head}<style>{style}{marked}</style></head>{body}</html>\n'


def _line(number: int, line: str) -> str:
    code = re.sub(r"[&<>]", lambda sign: {"&": "&amp;", "<": "&lt;", ">": "&gt;"}[sign[0]], line)
    return f'<span id="L{number}"><a href="#L{number}">{number:>4}</a>  {code}\n</span>'


def _entry(root: str, page: str, tag: str, tags: Sequence[str]) -> str:
    return f"<url><loc>{root}{tag}/{page}</loc>{''.join(_translations(root, page, tags))}</url>\n"


def _translations(root: str, page: str, tags: Sequence[str]) -> Iterator[str]:
    for tag in tags:
        yield f'<xhtml:link rel="alternate" hreflang="{tag}" href="{root}{tag}/{page}"/>'
