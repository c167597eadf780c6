"""The whole site, from the specs to a folder that a browser opens.

In: an `Order`. Out: what was published, or the program that refused. Pages and built languages are first made aside and then
compared with what is there, so only what has changed is written again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from string import Template
from typing import Any, Final

from meldbook.diagnostics import Diagnostic
from meldbook.loading.catalogue import Catalogue
from meldbook.pages.building import SiteError, has_pagefind, run_mkdocs, run_pagefind
from meldbook.pages.collection import Collection, collect
from meldbook.pages.configuration import NO_SEARCH, OFFLINE, SEARCH_OF_THE_THEME, Shared, configuration
from meldbook.pages.drawing.faces import read_shapes
from meldbook.pages.folder import Folder
from meldbook.pages.house_rules import Told
from meldbook.pages.language import Language
from meldbook.pages.rooting import put_root, put_sitemap
from meldbook.pages.writing import write_pages
from meldbook.prose import Locale

SHAPES: Final = Path("site", "cards")
TUTORIAL: Final = Path("site", "tutorial")
ROOT_FRAME: Final = Path("site", "root.html")


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What is to be built: in which checkout, from which specs, in which languages, and how."""

    checkout: Path
    build: Path
    out: Path
    catalogue: Catalogue
    languages: tuple[str, ...]
    offline: bool = False
    strict: bool = False
    preview: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """What was built: the findings in specs that were left out, and how many pages there are and were new."""

    findings: tuple[Diagnostic, ...]
    sources: Mapping[str, str]
    pages: int
    changed: int


def publish(order: Order, told: Told) -> Published | SiteError:
    """Builds the site; `told` hears of each step. Raises `LocaleError` if a language lacks a message."""
    locales = [Locale.load(tag, preview=order.preview) for tag in order.languages]
    collection = collect(order.catalogue, told)
    shared = Shared.read(order.checkout / "mkdocs.yml")
    shapes = read_shapes(order.checkout / SHAPES)
    languages = [Language(locale=locale, shapes=shapes, repository=shared.repository) for locale in locales]
    folders = [_written(order, collection, language, locales, told) for language in languages]
    with ThreadPoolExecutor(os.cpu_count()) as builders:
        refused = list(builders.map(partial(_built, order, shared, collection, told), languages))
    if error := next(filter(None, refused), None):
        return error
    _root(order, shared, locales, collection, folders[0])
    return Published(
        findings=collection.findings,
        sources=collection.sources,
        pages=sum(len(folder.made) for folder in folders),
        changed=sum(len(folder.written) for folder in folders),
    )


def steps(order: Order) -> int:
    """How many steps there will be, or a few less."""
    return len(order.catalogue.games()) + 2 * len(order.languages)


def _written(order: Order, collection: Collection, language: Language, locales: Sequence[Locale], told: Told) -> Folder:
    """The pages of one language."""
    tutorial = {file.name: file.read_text(encoding="utf-8") for file in (order.checkout / TUTORIAL).iterdir()}
    folder = write_pages(collection, language, locales, tutorial, order.build / "pages" / language.tag)
    told(language.tag)
    return folder


def _built(order: Order, shared: Shared, collection: Collection, told: Told, language: Language) -> SiteError | None:
    """The site of one language, with its search."""
    aside = order.build / "built" / language.tag
    folders = {"docs_dir": order.build / "pages" / language.tag, "site_dir": aside}
    config = order.build / f"mkdocs.{language.tag}.yml"
    config.write_text(configuration(shared, language, order.languages, collection, _plugins(order), folders), encoding="utf-8")
    error = run_mkdocs(config, strict=order.strict) or (run_pagefind(aside) if _is_served(order) else None)
    if error is None:
        folder = Folder(path=order.out / language.tag)
        folder.copy(aside)
        folder.tidy()
        told(language.tag)
    return error


def _plugins(order: Order) -> Sequence[Any]:
    if order.offline:
        return OFFLINE
    return NO_SEARCH if has_pagefind() else SEARCH_OF_THE_THEME


def _is_served(order: Order) -> bool:
    """Whether the search is that for served sites."""
    return not order.offline and has_pagefind()


def _root(order: Order, shared: Shared, locales: Sequence[Locale], collection: Collection, pages: Folder) -> None:
    """What stands above the languages. Nothing there is taken away: it may be somebody else's."""
    folder = Folder(path=order.out)
    frame = Template((order.checkout / ROOT_FRAME).read_text(encoding="utf-8"))
    put_root(folder, frame, locales, collection.sources)
    if shared.site_url:
        put_sitemap(folder, shared.site_url, list(_addresses(pages)), order.languages)


def _addresses(pages: Folder) -> Iterator[str]:
    for file in sorted(pages.made):
        if file.suffix == ".md":
            yield file.relative_to(pages.path).with_suffix(".html").as_posix()
