"""What the keys of a spec become in the model: one row for each thing that isn't simply copied."""

from pathlib import Path
from typing import Any

import pytest
from spec_loading import OK_FILES, Ruleset, loaded, ruleset_of

from meldbook.conditions.ast import And, Fact, Flag, Linear, Not
from meldbook.conditions.unparse import unparse
from meldbook.loading.examples import Phase
from meldbook.model.pile import Use

SAID = next(str(file) for file in OK_FILES if file.stem == "everything-said")
EXTENDED = next(str(file) for file in OK_FILES if file.stem == "extends-a-shipped-game")
RULES = ruleset_of(SAID)

WAS_SAID: list[tuple[Any, Any]] = [
    (RULES.name, (("en", "Everything said"), ("de", "Alles gesagt"))),
    (RULES.summary, (("en", "A game for testing."),)),
    (RULES.sources[0].url, "https://example.org/book"),
    (RULES.options[0].note, (("en", "As the table likes."),)),
    (RULES.options[3].choices, (1, 2)),
    (RULES.table.seating and RULES.table.seating.ranks[4], "10"),
    (RULES.cards.deck.joker, "JOK"),
    (RULES.cards.decks, Linear(fact=Fact(name="players"), plus=1)),
    (RULES.cards.jokers, Linear(fact=Fact(name="players"), times=2)),
    ([unparse(row.points) for row in RULES.cards.values if row.cards.has(RULES.cards.deck.names.index("3H"))], ["0"]),
    ([unparse(row.points) for row in RULES.cards.values if row.cards.has(RULES.cards.deck.names.index("3S"))], ["5"]),
    ([RULES.cards.deck.names[card] for card in RULES.cards.bonus.cards], ["3H", "3D", "ADVERT"]),
    (RULES.deal.upcard, True),
    (RULES.deal.reserves[0].when, Flag(fact=Fact(name="option.kitty"))),
    (RULES.melds.kinds[0].path, "melds.kinds.sets"),
    (RULES.melds.kinds[0].max_size, 12),
    (RULES.melds.kinds[3].naturals.cards, ()),
    (RULES.melds.kinds[3].max_wilds, None),
    (RULES.melds.kinds[1].order[0], "A"),
    (RULES.melds.kinds[1].staying.cards, RULES.cards.wild.cards),
    (RULES.pile.routes[3].kinds, ("runs",)),
    (RULES.pile.routes[2].use, Use.ONTO),
    (RULES.pile.frozen[0].when, Not(part=Flag(fact=Fact(name="side.melded")))),
    (RULES.cards.reactions[0].sources, ("book", "page")),
    (RULES.scoring.lines[3].negative, True),
    (RULES.going_out.concealed and RULES.going_out.concealed.path, "going_out.concealed"),
]


@pytest.mark.parametrize(("found", "said"), WAS_SAID)
def test_the_model_holds_what_the_spec_says(found: Any, said: Any) -> None:
    assert found == said


def test_unless_is_folded_into_when() -> None:
    ban = RULES.turn.discard_forbid[0]
    assert isinstance(ban.when, And)
    assert unparse(ban.when).startswith("round.number > 1 and ")


def test_defaults_are_filled_in_once() -> None:
    classic: Ruleset = ruleset_of("railroad")
    assert (classic.table.direction, classic.melds.initial.holder, classic.going_out.ask) == ("clockwise", "side", "none")
    assert classic.melds.kinds[1].min_size == 3


def test_a_variant_keeps_what_it_does_not_change_of_its_base() -> None:
    own, base = ruleset_of(EXTENDED), ruleset_of("railroad")
    assert own.pile.routes == base.pile.routes
    assert [need.id for need in own.going_out.needs] == ["sevens", "red", "black"]
    origins = dict(own.origins)
    assert origins["canastas.kinds.sevens.bonus"].file == Path(EXTENDED).as_posix()
    assert origins["pile.routes.lay-off"].file == "specs/variants/railroad.yaml"


def test_names_and_examples_are_not_inherited() -> None:
    found = loaded(EXTENDED)
    assert found.ruleset and found.ruleset.name == (("en", "Two sevens"),)
    assert found.examples == ()


def test_an_example_is_read_completely() -> None:
    first, second = loaded(SAID).examples
    assert (first.players, dict(first.options), first.covers) == (3, {"pace": "fast", "kitty": False, "drawn": 2}, ("case-A1",))
    assert first.given.phase is Phase.MELD
    assert first.given.stock is not None and first.given.stock.text == ""
    assert [(seat, cards.text) for seat, cards in first.given.hands] == [(1, "4S")]
    assert [(side, [cards.text for cards in melds]) for side, melds in first.given.side_melds] == [(1, ["KS KH KD"])]
    assert first.given.scores == (1600, 200, 0)
    refused, laid, ended = first.steps
    assert refused.refused is not None and refused.refused.text == "melds.onto"
    assert [unparse(expectation.condition) for expectation in laid.expect] == ["side.melds = 2", "not pile.frozen"]
    assert laid.expect_melds is not None and len(laid.expect_melds) == 2
    assert ended.ends_round and ended.move is None
    assert second.steps[0].turns_upcard and second.players == 2
