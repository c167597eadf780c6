"""Where nodes stand, and the characters inside them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from syntax_trees import scalar, tree

from meldbook.diagnostics import Span
from meldbook.syntax import ScalarNode, Style, at


def spot(span: Span) -> tuple[int, int, int, int]:
    return span.line, span.column, span.end_line, span.end_column


def said(text: str, span: Span) -> str:
    """What stands at the span, for spans within a line."""
    assert span.line == span.end_line
    return text.split("\n")[span.line - 1][span.column - 1 : span.end_column - 1]


def test_a_node_begins_and_ends_where_its_text_does() -> None:
    node = tree("a: [1, {b: 22}] # c\nd:\n  - x\n  - y: z  \n\n# end\ne:\n")
    places = {
        (): (1, 1, 7, 3),
        ("a",): (1, 4, 1, 16),
        ("a", 1): (1, 8, 1, 15),
        ("a", 1, "b"): (1, 12, 1, 14),
        ("d",): (3, 3, 4, 9),
        ("d", 1, "y"): (4, 8, 4, 9),
        ("e",): (7, 3, 7, 3),
    }
    found = {path: at(node, path) for path in places}
    assert {path: spot(one.span) for path, one in found.items() if one} == places


def test_columns_count_characters_and_windows_line_ends_count_as_one() -> None:
    node = tree("メルド: 🂡é x\r\nb: 手札\r\n")
    assert spot(scalar(node, "メルド").span) == (1, 6, 1, 10)
    assert spot(scalar(node, "b").span) == (2, 4, 2, 6)


SOURCES = [
    "key: the pile is frozen\n",
    "key: the\n  pile is\n\n  frozen\n",
    "key: 'it''s the pile'\n",
    "key: 'it''s\n\n\n  the pile'\n",
    r'key: "\"a\" \u00e9 \x41\n pile"',
    'key: "one \\\n   two \\\n\n pile"\n',
    'key: "\U0001f0a1 \\U0001F0A1 pile"\n',
    "key: |\n  one\n\n    two pile\n  x\n",
    "key: |2-\n    pile\n  x\n",
    "key: >\n  one\n  two\n\n  the pile is\n   more\n  x\n",
    "key: > # a comment\n\n  one pile\n",
    "key: |\r\n  one\r\n  a pile\r\n",
    "{other: [a, b], key: 'the pile'}\n",
]


@pytest.mark.parametrize("source", SOURCES)
def test_a_word_is_located_inside_any_style_of_text(source: str) -> None:
    node = scalar(tree(source), "key")
    start = node.text.index("pile")
    assert said(source, node.locate(start, start + 4)) == "pile"


def test_the_place_after_the_last_character_is_located() -> None:
    assert spot(scalar(tree("key: 'hand = '\n"), "key").locate(7, 7)) == (1, 14, 1, 14)


def test_an_escape_is_located_as_a_whole() -> None:
    source = r'key: "a\u00e9b"'
    assert said(source, scalar(tree(source), "key").locate(1, 2)) == r"\u00e9"


def test_a_node_without_source_is_located_as_a_whole() -> None:
    span = Span.point("f", 3, 4)
    assert ScalarNode(text="word", style=Style.PLAIN, span=span).locate(1, 2) == span


LETTERS = st.text("ab \n\t'\"\\#:é手🂡", max_size=12)


@given(LETTERS, st.sampled_from(["quoted", "block", "folded"]))
def test_every_visible_character_is_located_exactly(text: str, style: str) -> None:
    source = _written(text, style)
    node = scalar(tree(source), "key")
    for index, char in enumerate(node.text):
        if char not in " \n\t'\"\\":
            assert said(source, node.locate(index, index + 1)) == char


def _written(text: str, style: str) -> str:
    if style == "quoted":
        return f"key: '{text.replace(chr(39), chr(39) * 2).replace(chr(10), chr(10) * 2 + '  x')}'\n"
    sign = "|" if style == "block" else ">"
    return f"key: {sign}1\n" + "".join(f"  {line}\n" for line in text.split("\n"))
