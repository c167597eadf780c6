"""The Markdown pages: texts stand there as they were written, and every rule can be linked to."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown import Markdown
from site_pages import GAMES, LANGUAGES, few, language

from golden import compare_with
from meldbook.pages.folder import Folder
from meldbook.pages.games import game_markdown
from meldbook.pages.house_rule_pages import house_rule_markdown
from meldbook.pages.language import Language
from meldbook.pages.markdown import escaped, item, table
from meldbook.pages.rules import paths, rules_markdown
from meldbook.pages.writing import write_pages
from meldbook.prose import Name, Names, sections
from meldbook.prose.nouns import cards_noun
from specs_on_disk import ROOT, VARIANTS, ruleset

EXTENSIONS = ["attr_list", "footnotes", "md_in_html", "tables", "toc"]
MARKDOWN_SIGNS = st.sampled_from(list("aB 3.)-+:#*_`[](){}<>&|\\~^!$=\"'é♠\n"))
TEXTS = st.text(MARKDOWN_SIGNS) | st.text(st.characters(exclude_categories=["Cc", "Cs"]))
TUTORIAL = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "site" / "tutorial").iterdir()}


def html(markdown: str) -> str:
    return Markdown(extensions=EXTENSIONS).convert(markdown)


def shown(markdown: str) -> str:
    """What a reader sees of a piece of Markdown."""
    return unescape(re.sub(r"<[^>]+>", "", html(markdown)))


@cache
def rules(variant: str, tag: str = "en") -> str:
    return "\n".join(rules_markdown(sections(ruleset(variant)), ruleset(variant), language(tag).locale))


@given(TEXTS)
def test_a_paragraph_shows_its_text_and_nothing_else(text: str) -> None:
    assert shown(escaped(text)).split() == text.split()


@given(TEXTS)
def test_an_item_shows_its_text_and_nothing_else(text: str) -> None:
    lines = "\n".join(item(escaped(f"a {text}"), "here"))
    assert shown(lines).split() == ["a", *text.split()]


@given(TEXTS)
def test_a_cell_shows_its_text_and_nothing_else(text: str) -> None:
    lines = "\n".join(table([["a", escaped(text)]]))
    assert shown(lines).split() == ["a", *text.split()]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_rule_has_one_anchor(variant: str) -> None:
    told = {path for section in sections(ruleset(variant)) for sentence in section.sentences for path in paths(sentence)}
    anchors = re.findall(r"\{: #(\S+) \}", rules(variant))
    assert len(anchors) == len(set(anchors))
    assert told <= set(anchors)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_source_is_a_footnote_or_stands_below_them(variant: str) -> None:
    page = rules(variant)
    marks = set(re.findall(r"\[\^(\d+)\](?!:)", page))
    notes = re.findall(r"^\[\^(\d+)\]: (.+)$", page, re.MULTILINE)
    assert marks == {number for number, _ in notes}
    for source in ruleset(variant).sources:
        title = escaped(language("en").locale.words(source.title))
        assert title in page.partition("///Footnotes Go Here///")[2]


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_numbers_on_a_page_are_the_same_in_every_language(variant: str, tag: str) -> None:
    """case-C2: but for one, which some languages say in a word."""
    told, named = numbers(rules(variant)), numbers(" ".join(rank_names(variant, tag)))
    assert told - {1} <= numbers(rules(variant, tag)) <= told | named


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_table_of_card_values_says_what_the_spec_says(variant: str, tag: str) -> None:
    """case-C1"""
    told = ruleset(variant)
    locale = language(tag).locale.at(told)
    cells = re.search(r'id="cards.values".*?<tbody>(.*?)</tbody>', html(rules(variant, tag)), re.DOTALL)
    assert cells
    rows = [re.findall(r"<td>(.*?)</td>", row) for row in cells[1].split("</tr>")[:-1]]
    assert len(rows) == len(told.cards.values)
    for (label, points), row in zip(rows, told.cards.values, strict=True):
        assert unescape(label) == locale.capitalised(locale.phrase(cards_noun(row.cards, told)))
        value = getattr(row.points, "value", None)
        assert value is None or numbers(points) == {value}


def rank_names(variant: str, tag: str) -> list[str]:
    """What the ranks are called, which in some languages are their numbers."""
    ranks = (Name(among=Names.RANK, id=rank) for rank in ruleset(variant).cards.deck.ranks)
    return [language(tag).locale.phrase(rank) for rank in ranks]


def numbers(text: str) -> set[int]:
    """The numbers of a text, however its language groups their digits; those of anchors, footnotes and sources left out."""
    said = re.sub(r"\{:.*?\}|\[\^\d+\]|^\[\^\d+\]:.*$", "", text, flags=re.MULTILINE)
    joined = re.sub(r"(?<=\d)[.,’\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE} ](?=\d{3}(?!\d))", "", said)
    return {int(number) for number in re.findall(r"\d+", joined)}


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rules_of_a_game_are_as_they_were_read_last(variant: str, tag: str) -> None:
    compare_with(Path(__file__).parent / "golden" / tag / f"{variant}.md", rules(variant, tag).splitlines())


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_page_of_a_game_is_as_it_was_read_last(tag: str) -> None:
    game = few().game("classic")
    assert game
    page = game_markdown(game, few(), language(tag))
    readable = re.sub(r"<svg class=\"card\".*?<title>(.*?)</title>.*?</svg>", r"⟨\1⟩", page)
    without_pictures = re.sub(r"<svg class=\"card-pictures\".*?</svg></div>", "</div>", readable)
    compare_with(Path(__file__).parent / "golden" / tag / "classic-with-examples.md", without_pictures.splitlines())


def test_an_example_shows_its_cards_its_verdict_and_why() -> None:
    game = few().game("classic")
    assert game
    page = game_markdown(game, few(), language("en"))
    example = re.search(r'<div class="example" id="example-one-natural-is-not">.*?</ol></div>', page)
    assert example
    assert re.findall(r"<title>(.*?)</title>", example[0])[:3] == ["the four of clubs", "the five of clubs", "the six of clubs"]
    assert "Not allowed" in example[0]
    assert "natural cards" in example[0]


@pytest.mark.parametrize("id", GAMES)
def test_every_example_of_a_game_is_drawn(id: str) -> None:
    game = few().game(id)
    assert game
    page = game_markdown(game, few(), language("en"))
    assert sorted(re.findall(r'id="example-(\S+?)"', page)) == sorted(run.example.id for run in game.runs)


def test_a_rule_leads_to_the_line_it_is_written_in() -> None:
    game = few().game("classic")
    assert game
    page = game_markdown(game, few(), language("en"))
    line = dict(game.ruleset.origins)["pile.routes.natural-pair"].line
    assert "id: natural-pair" in (ROOT / "specs" / "variants" / "classic.yaml").read_text("utf-8").splitlines()[line - 1]
    assert f'href="../../specs/variants/classic.yaml.html#L{line}"' in page


def test_a_house_rule_says_what_it_changes_in_each_of_its_games() -> None:
    for rule in few().house_rules:
        page = house_rule_markdown(rule, few(), language("en"))
        assert rule.laid, rule.id
        assert page.count('class="change ') >= 1, rule.id


@pytest.fixture(scope="module")
def english() -> Language:
    return language("en")


def written(folder: Path, english: Language) -> Folder:
    return write_pages(few(), english, [english.locale], TUTORIAL, folder)


def test_pages_nobody_writes_any_more_are_gone(tmp_path: Path, english: Language) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "page.md").write_text("# Old", encoding="utf-8")
    written(tmp_path, english)
    assert not (tmp_path / "old").exists()


def test_pages_that_have_not_changed_are_left_alone(tmp_path: Path, english: Language) -> None:
    first = written(tmp_path, english)
    (tmp_path / "index.md").write_text("# Changed", encoding="utf-8")
    assert first.written == first.made
    assert written(tmp_path, english).written == {tmp_path / "index.md"}
