"""Files that are hardly text: whatever comes in, a reading comes out."""

import time
from itertools import pairwise

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from syntax_trees import scalar, told, tree

from meldbook.syntax import read, reader, to_plain, tokens

BOM = b"\xef\xbb\xbf"


@pytest.mark.parametrize("content", [b"name: classic\nplayers: 4\n", b"---\nname: classic\nplayers: 4\n"])
def test_case_b10_one_byte_order_mark_changes_nothing(content: bytes) -> None:
    """case-B10"""
    assert read(BOM + content, "f") == read(content, "f")
    node = read(BOM + content, "f").node
    assert node
    assert node.entries[0].key.span.column == 1
    assert to_plain(node) == {"name": "classic", "players": 4}


def test_case_b10_a_second_byte_order_mark_is_named() -> None:
    """case-B10"""
    assert told(read(BOM + BOM + b"name: x\n", "f").diagnostics) == [
        "f:1:1 invisible-character: an invisible character that doesn't belong here: a byte order mark (U+FEFF)"
    ]


def test_case_b11_a_byte_that_is_no_utf8_is_named_with_offset_and_line() -> None:
    """case-B11"""
    content = b"a: 1\n" * 6 + b"title: Gr\xfcn\n"
    assert told(read(content, "f").diagnostics) == ["f:7:10 not-utf8: not valid UTF-8: byte 0xFC at byte offset 39, line 7"]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_case_b11_other_encodings_are_named(encoding: str) -> None:
    """case-B11"""
    (only,) = read("name: classic\n".encode(encoding), "f").diagnostics
    assert only.message == f"the file is {encoding[:6].upper()}; expected UTF-8"
    assert str(only.span) == "f:1:1"


@pytest.mark.parametrize(
    ("char", "name"),
    [
        ("\0", "a null character (U+0000)"),
        ("\x1b", "an escape character (U+001B)"),
        ("\x07", "a control character (U+0007)"),
        ("\u2028", 'the character "line separator" (U+2028)'),
        ("\x85", "a next line character (U+0085)"),
        ("\r", "a carriage return without a line feed (U+000D)"),
    ],
)
def test_case_b11_a_control_character_is_named(char: str, name: str) -> None:
    """case-B11"""
    assert told(read(f"a: 1\nb: x{char}y\n".encode(), "f").diagnostics) == [
        f"f:2:5 invisible-character: an invisible character that doesn't belong here: {name}"
    ]


def test_case_b13_reuse_without_aliases_is_no_alias_bomb() -> None:
    assert tree("a: [x, x]\nb: [x, x]\n")


def test_case_b13_an_alias_bomb_is_refused_at_once() -> None:
    levels = "abcdefghij"
    bomb = "a: &a [x]\n" + "".join(f"{y}: &{y} [{', '.join([f'*{x}'] * 9)}]\n" for x, y in pairwise(levels))
    start = time.perf_counter()
    reading = read(bomb.encode(), "f")
    assert time.perf_counter() - start < 1
    assert reading.node is None
    assert {one.name for one in reading.diagnostics} == {"anchor", "alias"}


@pytest.mark.parametrize("end", ["", "...\n", "# done\n", "...\n# done\n"])
def test_case_b17_what_says_nothing_may_follow(end: str) -> None:
    assert to_plain(tree(f"---\nhand: 11\n{end}")) == {"hand": 11}


def test_case_b17_the_first_of_two_documents_is_still_read() -> None:
    reading = read(b"hand: 011\n---\nhand: 013\n", "f")
    assert [one.name for one in reading.diagnostics] == ["leading-zero", "several-documents"]
    assert reading.node


def test_a_file_beyond_the_size_limit_is_refused_with_the_limit() -> None:
    assert told(read(b"#" * (1024 * 1024 + 1), "f").diagnostics) == [
        "f:1:1 too-large: the file has 1048577 bytes; a file may have at most 1048576"
    ]


@pytest.mark.parametrize("opening", [b"[", b"{a: ", b"- ", b"? "])
def test_endless_nesting_is_refused_at_once(opening: bytes) -> None:
    start = time.perf_counter()
    (only,) = read(opening * 100_000, "f").diagnostics
    assert time.perf_counter() - start < 1
    assert only.message == "nested deeper than 64 levels"


def test_a_file_of_many_errors_is_told_completely_and_quickly() -> None:
    start = time.perf_counter()
    assert len(read(b"a:\n" + b"- 01\n" * 5000, "f").diagnostics) == 5000
    assert time.perf_counter() - start < 2


SIGNS = (
    "a: ",
    "b",
    "- ",
    "? ",
    ": ",
    "[",
    "]",
    "{",
    "}",
    ", ",
    "\n",
    "  ",
    "\t",
    "'",
    '"',
    "\\",
    "\\x",
    "\\U",
    "#",
    "|",
    ">",
    "@",
    "`",
)
FORBIDDEN = ("&a ", "*a", "!t ", "%Y 1\n", "<<: ", "---\n", "...\n")
ODDITIES = ("05", "9" * 5000, "\u2028", "\ufeff", "\0", "\r", "🂡")
PIECES = st.sampled_from((*SIGNS, *FORBIDDEN, *ODDITIES))
YAML_LIKE = st.lists(PIECES, max_size=30).map(lambda pieces: "".join(pieces).encode())


@given(st.binary(max_size=60) | YAML_LIKE)
@settings(max_examples=400, deadline=None)
def test_any_bytes_are_read_without_an_exception(content: bytes) -> None:
    reading = read(content, "f")
    assert reading.node is not None or reading.diagnostics


@given(YAML_LIKE)
@settings(max_examples=300, deadline=None)
def test_places_lie_within_the_file(content: bytes) -> None:
    reading = read(content, "f")
    lines = reading.text.split("\n")
    for one in reading.diagnostics:
        assert 1 <= one.span.line <= one.span.end_line <= len(lines)
        assert 1 <= one.span.column <= len(lines[one.span.line - 1]) + 1


@given(st.binary(max_size=60) | YAML_LIKE)
@settings(max_examples=200, deadline=None)
def test_the_slow_parser_raises_nothing_either(content: bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "LOADER", yaml.SafeLoader)
        patch.setattr(tokens, "LOADER", yaml.SafeLoader)
        reading = read(content, "f")
    assert reading.node is not None or reading.diagnostics


def test_an_escape_that_only_the_slow_parser_lets_through_is_refused() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "LOADER", yaml.SafeLoader)
        patch.setattr(tokens, "LOADER", yaml.SafeLoader)
        assert [one.name for one in read(rb'a: "\ud800"', "f").diagnostics] == ["bad-escape"]


def test_text_keeps_what_its_escapes_say() -> None:
    assert scalar(tree(r'a: "\0\t\e"'), "a").text == "\0\t\x1b"
