"""The glossary: what card players say, with the same terms in every language of the site side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meldbook.pages.html import element, shown
from meldbook.pages.language import Language, own_name, page
from meldbook.prose import Locale

TERM: Final = "term-"
MEANING: Final = ".meaning"


def glossary_markdown(language: Language, locales: Sequence[Locale]) -> str:
    """The page of terms, in the order of the reader's language; `locales` are all languages of the site."""
    return page(language.says("glossary-title"), _lines(language, locales), hide=["navigation", "toc"])


def _lines(language: Language, locales: Sequence[Locale]) -> Iterator[str]:
    yield language.markdown("glossary-lead")
    yield ""
    others = [locale for locale in locales if locale.language != language.tag]
    heads = [
        language.html("glossary-term"),
        language.html("glossary-meaning"),
        *(shown(own_name(one.language)) for one in others),
    ]
    head = element("thead", element("tr", *(element("th", each, scope="col") for each in heads)))
    body = element("tbody", *(_row(id, language, others) for id in _terms(language.locale)))
    yield element("div", element("table", head, body, kind="games glossary"), kind="games-scroll", tabindex="0")


def _terms(locale: Locale) -> list[str]:
    """The ids of the terms, in the order of what they are called."""
    ids = [key for key in locale.messages.variables if key.startswith(TERM) and "." not in key]
    return sorted(ids, key=lambda id: locale.word(id).casefold())


def _row(id: str, language: Language, others: Sequence[Locale]) -> str:
    term = element("th", language.html(id), scope="row", id=id.removeprefix(TERM))
    meaning = element("td", language.html(id + MEANING), data_label=language.says("glossary-meaning"))
    told = (
        element("td", shown(one.word(id)), lang=one.language, data_label=own_name(one.language))
        for one in others
        if id in one.messages.variables
    )
    return element("tr", term, meaning, *told)
