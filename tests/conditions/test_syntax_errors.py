from __future__ import annotations

import pytest
from condition_language import NAMES, node, scalar
from hypothesis import given
from hypothesis import strategies as st

from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.parser import DEEPEST, LONGEST, STARTS, parse_plain
from meldbook.conditions.signatures import Place
from meldbook.conditions.syntax_errors import Mistake, mistakes
from meldbook.conditions.typecheck import parse_condition
from meldbook.syntax import ScalarNode

CASES = [(grammar, mistake, text) for grammar in STARTS for mistake in mistakes(grammar) for text in mistake.examples]


@pytest.mark.parametrize(("grammar", "mistake", "text"), CASES, ids=[f"{grammar}: {text}" for grammar, _, text in CASES])
def test_every_example_of_a_mistake_gets_its_own_message(grammar: str, mistake: Mistake, text: str) -> None:
    made, (problem,) = parse_plain(Excerpt.whole(scalar(text)), grammar, mistake.start)
    before, _, behind = mistake.message.partition("{found}")
    assert made is None
    assert problem.message.startswith(before)
    assert problem.message.endswith(behind)


SIGNS = """
side.melded hand.cards upcard side has is not and or ( ) of canasta sevens no every any with
1 >= = == && + - * , [ ] .. 8 K red per
"""
words = st.sampled_from(SIGNS.split())


@given(st.lists(words, max_size=12).map(" ".join) | st.text(max_size=40))
def test_any_text_is_a_condition_or_gets_a_message_within_it(text: str) -> None:
    made, problems = parse_condition(scalar(text), NAMES, Place.EXAMPLE)
    assert (made is None) == bool(problems)
    for problem in problems:
        if "\n" not in text:
            assert 1 <= problem.span.column <= problem.span.end_column <= len(text) + 1


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("not " * (DEEPEST + 1) + "going_out", "condition-too-deep"),
        ("any side with (" * (DEEPEST + 1) + "going_out" + ")" * (DEEPEST + 1), "condition-too-deep"),
        ("(" * 900 + "going_out" + ")" * 900, None),
        ("not " * (LONGEST // 4 - 3) + "going_out", "condition-too-deep"),
        (" and ".join(["going_out"] * 140), None),
        ("going_out" + " " * LONGEST, "condition-too-long"),
        ("hand.cards > " + "9" * LONGEST, "condition-too-long"),
    ],
)
def test_a_text_too_long_or_too_deep_is_refused_with_a_message(text: str, name: str | None) -> None:
    made, problems = parse_condition(scalar(text), NAMES, Place.PLAY)
    assert [problem.name for problem in problems] == ([name] if name else [])
    assert (made is None) == (name is not None)


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ("side.melded and sied.score > 5", "1:22-1:32"),
        ('"side.melded and sied.score > 5"', "1:23-1:33"),
        ("'side.melded and\n  sied.score > 5'", "2:3-2:13"),
        (">\n  side.melded and\n  sied.score > 5\n", "3:3-3:13"),
        ("|\n  side.melded\n    and (\n  sied.score > 5)", "4:3-4:13"),
        (">\n  side.melded and\n", "2:18-2:18"),
        ("side.melded and", "1:21-1:21"),
        ('"side.melded \\x61nd sied.score > 5"', "1:26-1:36"),
    ],
)
def test_a_mistake_is_underlined_exactly_however_the_text_is_written(value: str, place: str) -> None:
    written = node(value)
    assert isinstance(written, ScalarNode)
    _, (problem,) = parse_condition(written, NAMES, Place.PLAY)
    span = problem.span
    assert f"{span.line}:{span.column}-{span.end_line}:{span.end_column}" == place
