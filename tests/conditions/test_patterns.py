from __future__ import annotations

from dataclasses import replace

import pytest
from condition_language import DECK, NAMES, node, scalar

from meldbook.conditions.names import Names
from meldbook.conditions.patterns import parse_pattern

LATIN = replace(DECK, suits=(replace(DECK.suits[0], letter="B"), replace(DECK.suits[1], letter="O")), extras=("MORTO",))


def meant(text: str, names: Names = NAMES) -> str:
    pattern, problems = parse_pattern(node(text), names)
    assert pattern, problems
    return " ".join(names.deck.names[card] for card in pattern.cards)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("joker", "JK"),
        ("2", "2S 2H 2D 2C"),
        ("'2'", "2S 2H 2D 2C"),
        ("red 3", "3H 3D"),
        ("spades A", "AS"),
        ("hearts 2..4", "2H 3H 4H"),
        ("black J..Q", "JS JC QS QC"),
        ("[joker, 2]", "2S 2H 2D 2C JK"),
        ("'[joker, 2]'", "2S 2H 2D 2C JK"),
        ("wild", "2S 2H 2D 2C JK"),
        ("[bonus, blocking]", "3S 3H 3D 3C"),
        ("[clubs 4, 4]", "4S 4H 4D 4C"),
    ],
)
def test_a_pattern_means_cards_of_the_deck(text: str, cards: str) -> None:
    assert meant(text) == cards


def test_natural_is_what_plays_no_other_part() -> None:
    apart = {*meant("wild").split(), *meant("bonus").split(), *meant("blocking").split()}
    assert set(meant("natural").split()) == set(meant("any").split()) - apart


def test_suits_and_extra_cards_of_other_decks_are_called_by_their_names() -> None:
    names = replace(NAMES, deck=LATIN)
    assert meant("B 5", names) == "5B"
    assert meant("[MORTO, joker]", names) == "JK MORTO"


def test_the_parts_that_cards_play_are_not_said_by_themselves() -> None:
    made, (problem,) = parse_pattern(scalar("[joker, wild]"), Names(deck=DECK))
    assert made is None
    assert (problem.name, problem.span.column) == ("role-not-yet-known", 9)


@pytest.mark.parametrize("text", ["[]", "[[2], 3]", "{2: 3}"])
def test_a_pattern_is_a_text_or_a_list_of_texts(text: str) -> None:
    _, problems = parse_pattern(node(text), NAMES)
    assert {problem.name for problem in problems} == {"pattern-shape"}


def test_every_mistake_in_a_list_is_told() -> None:
    _, problems = parse_pattern(node("[jokr, 2, 7..4, red Z..Y]"), NAMES)
    assert [problem.name for problem in problems] == ["unknown-card", "rank-order", "unknown-card", "unknown-card"]
