"""Diagnostics are told in one order."""

from itertools import permutations

from meldbook.diagnostics import Diagnostic, Severity, Span, in_order


def told(code: str, file: str, line: int, column: int) -> Diagnostic:
    return Diagnostic(code=code, name="x", severity=Severity.ERROR, message="m", span=Span.point(file, line, column))


def test_case_b23_order_is_by_file_line_column_and_code() -> None:
    expected = (
        told("T2", "a", 2, 9),
        told("T1", "a", 10, 1),
        told("T3", "a", 10, 1),
        told("T1", "a", 10, 2),
        told("T1", "b", 1, 1),
    )
    assert all(in_order(order) == expected for order in permutations(expected))


def test_the_same_thing_is_told_once() -> None:
    assert in_order([told("T1", "a", 1, 1)] * 2) == (told("T1", "a", 1, 1),)


def test_a_span_reaches_until_the_end_of_another() -> None:
    last = Span(file="f", line=2, column=1, end_line=3, end_column=4)
    assert Span.point("f", 1, 5).until(last) == Span(file="f", line=1, column=5, end_line=3, end_column=4)
