"""Trees back to text."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from syntax_trees import tree

from meldbook.diagnostics import Span
from meldbook.syntax import Entry, MappingNode, Node, ScalarNode, SequenceNode, Style, merge, read, write

SPAN = Span.point("f")
VARIANTS = sorted((Path(__file__).parents[2] / "specs" / "variants").glob("*.yaml"))


def test_each_line_says_where_it_is_from() -> None:
    base = tree("cards: {decks: 2, values: {A: 20, 8..K: 10}}\nlines:\n  - {id: x, add: 1}\n  - {id: y, add: 2}\n", "base.yaml")
    over = tree("cards:\n  decks: 3\nlines: [{id: y, when: p}, {id: z}]\n", "over.yaml")
    assert write(merge(base, over).node) == (
        "cards:\n"
        "  decks: 3  # over.yaml:2\n"
        "  values: {A: 20, 8..K: 10}  # base.yaml:1\n"
        "lines:\n"
        "  - {id: x, add: 1}  # base.yaml:3\n"
        "  - id: y  # over.yaml:3\n"
        "    add: 2  # base.yaml:4\n"
        "    when: p  # over.yaml:3\n"
        "  - {id: z}  # over.yaml:3\n"
    )


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("'05'", '"05"'),
        ("'5'", '"5"'),
        ("'true'", '"true"'),
        ("'null'", '"null"'),
        ("''", '""'),
        ("'a: b'", '"a: b"'),
        ("'a #b'", '"a #b"'),
        ("'no'", "no"),
        ("'2 per player'", "2 per player"),
        ("~", "null"),
        ("|\n  two\n  lines\n", '"two\\nlines\\n"'),
    ],
)
def test_case_b4_what_would_be_read_differently_is_quoted(written: str, expected: str) -> None:
    """case-B4"""
    assert write(tree(f"key: {written}\n")) == f"key: {expected}  # file.yaml:1\n"


@pytest.mark.parametrize("file", VARIANTS, ids=lambda file: file.stem)
def test_every_variant_survives_writing(file: Path) -> None:
    node = read(file.read_bytes(), file.name).node
    assert node
    assert read(write(node).encode(), "again").node == node


KEYS = st.text("ab2 :#-'\"手é.,[{", min_size=1, max_size=6).filter(str.strip) | st.sampled_from(
    ["<<", "05", "null", "2", "~", "no"]
)
WORDS = st.text(max_size=12) | st.sampled_from(
    ["05", "5", "-5", "true", "null", "~", "<<", "- a", "a: b", "...", "---", "5e3", "=", "&a"]
)
SCALARS = st.builds(
    ScalarNode,
    text=WORDS,
    style=st.sampled_from([Style.QUOTED, Style.BLOCK]),
    span=st.builds(Span.point, st.sampled_from(["a", "b"])),
) | st.sampled_from(["5", "-17", "true", "false", "null", "", "plain"]).map(lambda text: ScalarNode(text=text, span=SPAN))


def _sequences(items: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.lists(items, max_size=3).map(lambda found: SequenceNode(items=tuple(found), span=SPAN))


def _mappings(values: st.SearchStrategy[Node]) -> st.SearchStrategy[MappingNode]:
    return st.dictionaries(KEYS, values, max_size=3).map(
        lambda found: MappingNode(
            entries=tuple(Entry(key=ScalarNode(text=key, span=SPAN), value=value) for key, value in found.items()), span=SPAN
        )
    )


TREES = _mappings(st.recursive(SCALARS, lambda children: _sequences(children) | _mappings(children), max_leaves=8))


@given(TREES)
@settings(max_examples=300, deadline=None)
def test_reading_what_was_written_gives_an_equal_tree(node: MappingNode) -> None:
    reading = read(write(node).encode(), "again")
    assert not reading.diagnostics
    assert reading.node == node


@given(TREES, TREES)
@settings(max_examples=100, deadline=None)
def test_merging_any_two_trees_gives_a_tree_that_can_be_written(base: MappingNode, over: MappingNode) -> None:
    merged = merge(base, over).node
    assert read(write(merged).encode(), "again").node == merged
