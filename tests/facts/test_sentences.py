"""`sentences.yaml` leads from each fact of the rule texts to what the page of its game says of it, in every language.

That the games are played by the facts, examples and proofs show; here it is that a reader is told them. Whether a sentence means
what the fact means, only a person can judge: a link keeps the two together, and names the fact that has lost its sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import yaml

from meldbook.pages.collection import Collection, Game
from meldbook.pages.games import game_markdown
from meldbook.pages.language import Language
from meldbook.pages.markdown import escaped
from meldbook.prose import Locale, Name, Noun, Phrase, Sentence, languages, sections
from specs_on_disk import ruleset

HERE = Path(__file__).parent
ENTRIES: list[dict[str, Any]] = yaml.safe_load((HERE / "sentences.yaml").read_text("utf-8"))
TABLES = {
    file.stem: dict(re.findall(r"^\| ([A-Z]{2}-\d+) \| (.+) \|$", file.read_text("utf-8"), re.MULTILINE))
    for file in sorted(HERE.glob("*.md"))
}
FACTS = {game: facts for game, facts in TABLES.items() if facts}
"""The text of each fact by its id, by the game."""

ANCHORED = re.compile(r"^(?P<line>.+?)(?:\n *| )\{: #(?P<anchor>\S+) \}$", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A message, and the anchor it stands at."""

    at: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """Something a page says, and the anchor it stands at."""

    at: str
    said: Sentence | Phrase


Spoken: TypeAlias = Sentence | Phrase | Name | Noun


def links(game: str) -> Iterator[tuple[str, Link]]:
    """The facts of a game, each with every place that says something of it."""
    for entry in ENTRIES:
        if entry["game"] == game:
            yield from ((entry["fact"], Link(**link)) for link in entry["says"])


@cache
def tellings(game: str) -> tuple[Telling, ...]:
    """All that the rules of a game say. What has no anchor of its own is at that of what it stands under, or of its section."""
    told = ((sentence, section.room) for section in sections(ruleset(game)) for sentence in section.sentences)
    return tuple(telling for sentence, room in told for telling in under(sentence, room))


def under(said: Sentence | Phrase, above: str) -> Iterator[Telling]:
    at = (said.path if isinstance(said, Sentence) else None) or above
    yield Telling(at=at, said=said)
    for child in said.children:
        yield from under(child, at)


def messages(said: Spoken) -> Iterator[str]:
    """The message of what is said, and those of all phrases within it; of its footnotes none."""
    yield said.id
    within: list[Spoken] = []
    if not isinstance(said, Name):
        within += [part for _, part in said.arguments if isinstance(part, Phrase)]
    if isinstance(said, Sentence):
        within += [said.where] if said.where else []
        within += [cell for row in said.rows for cell in row.cells]
    for part in within:
        yield from messages(part)


def saying(game: str, link: Link) -> list[Sentence | Phrase]:
    """What has this message, and stands at this anchor."""
    return [telling.said for telling in tellings(game) if telling.at == link.at and link.message in messages(telling.said)]


def texts(said: Sentence | Phrase, locale: Locale) -> Iterator[str]:
    """The Markdown of what is said, and of each row of its table."""
    if isinstance(said, Phrase):
        yield escaped(locale.phrase(said))
    else:
        yield escaped(locale.sentence(said))
        for row in said.rows:
            yield " | ".join(escaped(locale.capitalised(locale.phrase(cell))) for cell in row.cells)


@cache
def language(tag: str) -> Language:
    return Language(locale=Locale.load(tag), shapes={}, repository=None)


def page(game: str, tag: str) -> str:
    """The page of a game, told alone and without its examples."""
    told = Game(ruleset=ruleset(game), hash="", runs=(), canastas={}, base=None, is_preset=False)
    return game_markdown(told, Collection(games=(told,), house_rules=(), findings=(), sources={}), language(tag))


def parts(markdown: str) -> dict[str, str]:
    """A page by its anchors: a rule goes on to the next rule, a section to the next section."""
    anchored = list(ANCHORED.finditer(markdown))
    headings = [found for found in anchored if found["line"].startswith("## ")]
    return dict(_parted(markdown, anchored)) | dict(_parted(markdown, headings))


def _parted(markdown: str, begins: list[re.Match[str]]) -> Iterator[tuple[str, str]]:
    ends = [*(found.start() for found in begins[1:]), len(markdown)]
    return ((found["anchor"], markdown[found.start() : end]) for found, end in zip(begins, ends, strict=True))


def numbers(text: str) -> set[int]:
    """The numbers in English or Japanese, or in a table of facts, which parts thousands by a space and names other facts."""
    joined = re.sub(r"(?<=\d)[ ,](?=\d{3}(?!\d))", "", re.sub(r"[A-Z]{2}-\d+", "", text))
    return {int(number) for number in re.findall(r"\d+", joined)}


def test_every_fact_is_there_once() -> None:
    assert [(entry["game"], entry["fact"]) for entry in ENTRIES] == [(game, fact) for game in FACTS for fact in FACTS[game]]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["fact"])
def test_what_says_a_fact_is_among_the_sentences(entry: dict[str, Any]) -> None:
    assert entry["says"]
    assert [link for link in entry["says"] if not saying(entry["game"], Link(**link))] == []


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["fact"])
def test_the_numbers_of_a_fact_are_those_of_its_sentences(entry: dict[str, Any]) -> None:
    """English has the numbers of the rules, and Japanese those of the ranks, which it writes as numbers too."""
    game = entry["game"]
    locales = [language(tag).locale.at(ruleset(game)) for tag in ("en", "ja")]
    said = [said for link in entry["says"] for said in saying(game, Link(**link))]
    told = {number for locale in locales for each in said for text in texts(each, locale) for number in numbers(text)}
    assert numbers(FACTS[game][entry["fact"]]) - told == set(entry.get("follows", ()))


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("game", FACTS)
def test_the_page_says_a_fact_where_the_link_leads(game: str, tag: str) -> None:
    locale = language(tag).locale.at(ruleset(game))
    told = parts(page(game, tag))
    unsaid = [
        (fact, link, text)
        for fact, link in links(game)
        for said in saying(game, link)
        for text in texts(said, locale)
        if text not in told.get(link.at, "")
    ]
    assert unsaid == []
