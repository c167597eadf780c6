"""The Markdown pages: texts stand there as they were written, and every rule can be linked to."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown import Markdown
from site_pages import FRAMES, written

from meldbook.pages.markdown import escaped, item, table
from meldbook.pages.rules import rules_markdown
from meldbook.pages.writing import write_pages
from meldbook.prose import Locale, Sentence, sections
from specs_on_disk import VARIANTS, ruleset

EXTENSIONS = ["attr_list", "footnotes", "tables", "toc"]
MARKDOWN_SIGNS = st.sampled_from(list("aB 3.)-+:#*_`[](){}<>&|\\~^!$=\"'é♠\n"))
TEXTS = st.text(MARKDOWN_SIGNS) | st.text(st.characters(exclude_categories=["Cc", "Cs"]))


def shown(markdown: str) -> str:
    """What a reader sees of a piece of Markdown."""
    html = Markdown(extensions=EXTENSIONS).convert(markdown)
    return unescape(re.sub(r"<[^>]+>", "", html))


def paths(sentence: Sentence) -> set[str]:
    below = (child for child in sentence.children if isinstance(child, Sentence))
    return {path for path in (sentence.path,) if path} | {path for child in below for path in paths(child)}


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
    anchors = re.findall(r"\{: #(\S+) \}", rules_markdown(ruleset(variant), Locale.load("en")))
    assert len(anchors) == len(set(anchors))
    assert told <= set(anchors)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_source_that_a_rule_cites_is_a_footnote(variant: str) -> None:
    page = rules_markdown(ruleset(variant), Locale.load("en"))
    marks = set(re.findall(r"\[\^(\d+)\](?!:)", page))
    notes = re.findall(r"^\[\^(\d+)\]: (.+)$", page, re.MULTILINE)
    assert marks == {number for number, _ in notes}
    for source in ruleset(variant).sources:
        assert any(escaped(source.title) in text for _, text in notes), source.title


def test_there_is_a_page_for_every_game_and_two_for_all(tmp_path: Path) -> None:
    assert sorted(path.stem for path in written(tmp_path)) == sorted(("index", "all-games", *VARIANTS))


def test_pages_nobody_writes_any_more_are_gone(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "old.md").write_text("# Old", encoding="utf-8")
    written(tmp_path / "pages")
    assert not (tmp_path / "pages" / "old.md").exists()


def test_the_same_games_give_the_same_pages(tmp_path: Path) -> None:
    first, second = written(tmp_path / "first"), written(tmp_path / "second")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_a_frame_that_asks_for_an_unknown_part_is_not_filled(tmp_path: Path) -> None:
    for frame in FRAMES.iterdir():
        (tmp_path / frame.name).write_text("$nothing", encoding="utf-8")
    with pytest.raises(KeyError):
        list(write_pages([], Locale.load("en"), tmp_path, tmp_path / "pages"))
