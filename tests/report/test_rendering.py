"""What an author sees."""

import json
import os
import subprocess
import sys

import pytest
from rich.cells import cell_len

from meldbook.diagnostics import Diagnostic, Note, Severity, Span
from meldbook.report import Format, render


def span(line: int, column: int, end_column: int, file: str = "f.yaml") -> Span:
    return Span(file=file, line=line, column=column, end_line=line, end_column=end_column)


def told(place: Span, message: str = "message", **more: object) -> Diagnostic:
    return Diagnostic(code="S103", name="unknown-key", severity=Severity.ERROR, message=message, span=place, **more)  # type: ignore[arg-type]


def test_text_shows_the_line_the_notes_and_the_help() -> None:
    one = told(span(12, 3, 7), notes=(Note(message="first here", span=span(2, 1, 2)),), suggestion="use hand")
    sources = {"f.yaml": "x\ny: 1\n" + "\n" * 9 + "  hnad: 11\n"}
    assert render([one], sources, Format.TEXT, colour=False) == (
        "error[S103 unknown-key]: message\n"
        "  --> f.yaml:12:3\n"
        "12 |   hnad: 11\n"
        "   |   ^^^^\n"
        "   = note: first here\n"
        "  --> f.yaml:2:1\n"
        " 2 | y: 1\n"
        "   | ^\n"
        "   = help: use hand\n"
    )


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("名前: レイルロード", "レイルロード"),
        ("a: ne\u0301e x", "x"),
        ("a:\tx", "x"),
        ("🂡🂡: x", "x"),
        ("ｱ: カ", "カ"),
        ("ascii: x", "x"),
    ],
)
def test_case_c13_carets_stand_under_the_very_cells(line: str, word: str) -> None:
    start = line.index(word)
    shown = render([told(span(1, start + 1, start + 1 + len(word)))], {"f.yaml": line}, Format.TEXT, colour=False).split("\n")
    above, below = shown[2].removeprefix("1 | "), shown[3].removeprefix("  | ")
    assert len(below) - len(below.lstrip()) == cell_len(above[: above.index(word)])
    assert below.strip() == "^" * cell_len(word)


def test_something_is_underlined_even_at_the_end_of_a_line() -> None:
    shown = render([told(span(1, 4, 4))], {"f.yaml": "a: \n"}, Format.TEXT, colour=False)
    assert shown.endswith("1 | a:\n  |    ^\n")


def test_of_a_span_over_several_lines_the_first_is_underlined() -> None:
    place = Span(file="f.yaml", line=1, column=3, end_line=2, end_column=2)
    assert render([told(place)], {"f.yaml": "a: bc\nd: e\n"}, Format.TEXT, colour=False).endswith("1 | a: bc\n  |   ^^^\n")


def test_of_a_very_long_line_the_surroundings_are_shown() -> None:
    shown = render([told(span(1, 5001, 5004))], {"f.yaml": "x" * 5000 + "key" + "y" * 5000}, Format.TEXT, colour=False).split(
        "\n"
    )
    line, carets = shown[2], shown[3]
    assert len(line) < 200
    assert line[carets.index("^") : carets.rindex("^") + 1] == "key"


def test_without_its_file_a_diagnostic_is_shown_without_a_line() -> None:
    assert render([told(span(1, 1, 2))], {}, Format.TEXT, colour=False) == "error[S103 unknown-key]: message\n --> f.yaml:1:1\n"
    assert "|" not in render([told(span(9, 1, 2))], {"f.yaml": "a\n"}, Format.TEXT, colour=False)


def test_colour_comes_only_when_asked_for_and_changes_no_word() -> None:
    diagnostics, sources = [told(span(1, 1, 2), suggestion="help")], {"f.yaml": "a: b\n"}
    plain = render(diagnostics, sources, Format.TEXT, colour=False)
    coloured = render(diagnostics, sources, Format.TEXT, colour=True)
    assert "\x1b" not in plain
    assert "\x1b[1;31m" in coloured
    for code in ("\x1b[1;31m", "\x1b[34m", "\x1b[1;32m", "\x1b[0m"):
        coloured = coloured.replace(code, "")
    assert coloured == plain


@pytest.mark.parametrize("format", [Format.TEXT, Format.CONCISE])
def test_nothing_in_a_file_can_steer_the_terminal(format: Format) -> None:
    shown = render([told(span(1, 1, 2), 'bad "\x1b[2J\n\u202e"')], {"f.yaml": "\x1b[2J\u202e\r x\0"}, format, colour=False)
    assert not set(shown) & {"\x1b", "\u202e", "\r", "\0"}
    assert "␛[2J\\n" in shown


def test_concise_is_one_line_for_each() -> None:
    diagnostics = [told(span(2, 1, 2)), told(span(1, 3, 4), "two\nlines")]
    assert render(diagnostics, {}, Format.CONCISE, colour=True) == (
        "f.yaml:1:3: error S103 unknown-key: two\\nlines\nf.yaml:2:1: error S103 unknown-key: message\n"
    )


def test_json_says_everything() -> None:
    one = told(span(1, 3, 5), "メルド", notes=(Note(message="n", span=span(2, 1, 2)),), suggestion="help")
    text = render([one], {}, Format.JSON, colour=False)
    place = {"file": "f.yaml", "line": 1, "column": 3, "end_line": 1, "end_column": 5}
    assert text.isascii()
    assert json.loads(text) == {
        "version": 1,
        "diagnostics": [
            {
                "code": "S103",
                "name": "unknown-key",
                "severity": "error",
                "message": "メルド",
                "span": place,
                "notes": [{"message": "n", "span": {**place, "line": 2, "column": 1, "end_line": 2, "end_column": 2}}],
                "suggestion": "help",
                "fix": None,
            }
        ],
    }


def test_nothing_to_tell_is_nothing_to_show() -> None:
    assert render([], {}, Format.TEXT, colour=False) == render([], {}, Format.CONCISE, colour=False) == ""
    assert json.loads(render([], {}, Format.JSON, colour=False)) == {"version": 1, "diagnostics": []}


PROGRAM = """
from meldbook.report import Format, render
from meldbook.syntax import merge, read
base = read(b"{a: 1, b: 2, c: [{id: x}, {id: y}]}", "base").node
over = read(b"{q: null, r: null, c: [{id: z, remove: true}, {id: w, remove: true}]}", "over").node
bad = read("".join(f"k{n}: 0{n}_0\\nk{n}: 5e{n}\\n" for n in range(1, 13)).encode(), "bad")
for format in Format:
    print(ascii(render([*merge(base, over).diagnostics, *bad.diagnostics], {"bad": bad.text}, format, colour=False)))
"""


def test_case_b23_every_byte_is_the_same_whatever_the_hash_seed() -> None:
    def output(seed: str) -> bytes:
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        return subprocess.run([sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True).stdout

    first = output("0")
    assert first.count(b"duplicate-key") > 12
    assert all(output(seed) == first for seed in ("1", "42", "4711"))
