"""The pages of one language, written to a folder.

In: the collection, a language, and the locales of all. Out: a folder with the Markdown of every page, and the sentences of each
game for the page that compares.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from meldbook.pages import addresses
from meldbook.pages.collection import Collection
from meldbook.pages.comparing import compare_markdown, comparison_data
from meldbook.pages.folder import Folder
from meldbook.pages.games import game_markdown
from meldbook.pages.glossary import glossary_markdown
from meldbook.pages.house_rule_pages import house_rule_markdown, index_markdown
from meldbook.pages.language import Language
from meldbook.pages.overview import games_markdown
from meldbook.pages.own_pages import home_markdown, tutorial_markdown
from meldbook.pages.reference import conditions_markdown, diagnostics_markdown, reference_markdown
from meldbook.pages.sheets import sheet_markdown
from meldbook.prose import Locale


def write_pages(
    collection: Collection, language: Language, locales: Sequence[Locale], tutorial: Mapping[str, str], path: Path
) -> Folder:
    """Writes every page; the folder says which of them were new or had changed."""
    folder = Folder(path=path)
    for name, text in _pages(collection, language, locales, tutorial):
        folder.put_text(name, text)
    folder.tidy()
    return folder


def _pages(
    collection: Collection, language: Language, locales: Sequence[Locale], tutorial: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    yield addresses.HOME, home_markdown(collection, language)
    yield addresses.GAMES, games_markdown(collection, language)
    yield from _games(collection, language)
    yield addresses.HOUSE_RULES, index_markdown(collection, language)
    for rule in collection.house_rules:
        yield addresses.house_rule_page(rule.id), house_rule_markdown(rule, collection, language)
    yield addresses.COMPARE, compare_markdown(collection, language)
    yield addresses.GLOSSARY, glossary_markdown(language, locales)
    yield addresses.TUTORIAL, tutorial_markdown(tutorial, language)
    yield addresses.REFERENCE, reference_markdown(language)
    yield addresses.CONDITIONS, conditions_markdown(language)
    yield addresses.DIAGNOSTICS, diagnostics_markdown(language)


def _games(collection: Collection, language: Language) -> Iterator[tuple[str, str]]:
    for game in collection.games:
        yield addresses.game_page(game.id), game_markdown(game, collection, language)
        yield addresses.sheet_page(game.id), sheet_markdown(game, language)
        yield addresses.comparison_script(game.id), comparison_data(game, language)
