"""What a playtest notes of games: it changes nothing, it agrees with what is counted elsewhere, and its parts agree."""

from __future__ import annotations

import json
from functools import cache

import pytest
from sitting import VARIANTS, defaults_of, rules_of, ruleset_of

from meldbook.engine.state import EndReason
from meldbook.model.codec import to_json
from meldbook.play.order import Order
from meldbook.play.playtest.clauses import followed
from meldbook.play.playtest.measures import measures
from meldbook.play.playtest.observing import observe
from meldbook.play.playtest.plain import as_json
from meldbook.play.playtest.report import Findings, Played, report
from meldbook.play.playtest.sheet import GameSheet, number_of
from meldbook.play.playtest.spreads import Spreading, seen, spreads
from meldbook.play.simulate import Simulation, simulate


def order_of(variant: str, *players: str, seed: int = 9, limit: int = 1000) -> Order:
    names = players or ("steady",) * rules_of(variant).players
    options = tuple(defaults_of(variant).items())
    return Order(ruleset=to_json(ruleset_of(variant)), options=options, players=names, seed=seed, limit=limit)


@cache
def sheets_of(order: Order, games: int) -> tuple[GameSheet, ...]:
    return tuple(observe(order, game) for game in range(games))


def played(order: Order, games: int) -> Played:
    return Played(called="a game", order=order, sheets=sheets_of(order, games))


def values(findings: Findings) -> dict[str, float | None]:
    return {found.measure.id: found.value for found in findings.found}


def test_observed_games_are_the_games_of_the_simulation() -> None:
    order = order_of("rummyroyal", "steady", "random")
    sheets = sheets_of(order, 4)
    simulated = simulate(
        ruleset_of("rummyroyal"), options=dict(order.options), players=order.players, games=4, seed=9, limit=order.limit
    )
    assert isinstance(simulated, Simulation)
    tally = simulated.tally
    assert sum(sheet.decisions for sheet in sheets) == tally.decisions
    assert sum(sheet.rounds for sheet in sheets) == tally.rounds
    for reason in EndReason:
        assert sum(number_of(sheet.round_ends, reason.value) for sheet in sheets) == tally.round_ends[reason.value]
    for side, counted in enumerate(tally.sides):
        assert sum(sheet.scores[sheet.sat_down.index(side)] for sheet in sheets) == counted.total
        assert sum(side in [sheet.sat_down[place] for place in sheet.winners] for sheet in sheets) == counted.wins


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_noted_of_any_game_agrees(variant: str) -> None:
    order, rules = order_of(variant, limit=1), rules_of(variant)
    (sheet,) = sheets_of(order, 1)
    openings = sum(times for _, times in sheet.openings)
    assert sheet.rounds == sum(times for _, times in sheet.round_ends) == 1
    assert sheet.turns == sum(sheet.round_turns)
    assert sheet.takes == sum(times for _, times in sheet.routes) <= sheet.open <= sheet.turns
    assert sheet.takes <= sheet.taken_cards
    assert sheet.turns <= sheet.decisions <= sheet.choices
    assert sheet.forced <= sheet.decisions
    assert 0 < openings <= sheet.rounds * rules.sides
    assert sum(sheet.scores) == sum(sheet.round_scores)
    assert sorted(sheet.sat_down) == list(range(rules.holders))
    assert set(followed(rules)) & set(sheet.fired)
    assert {path for path, _ in sheet.routes} <= set(sheet.fired)
    assert GameSheet.from_plain(json.loads(json.dumps(sheet.to_plain()))) == sheet


@pytest.mark.parametrize("plain", [None, [], [1, 2], {"game": 1}])
def test_what_is_no_sheet_is_refused(plain: object) -> None:
    with pytest.raises(ValueError, match="not a sheet"):
        GameSheet.from_plain(plain)


def test_a_sheet_with_a_text_for_a_number_is_refused() -> None:
    plain = sheets_of(order_of("rummyroyal"), 1)[0].to_plain()
    with pytest.raises(ValueError, match="turns"):
        GameSheet.from_plain([*plain[:2], "many", *plain[3:]])


def test_a_game_that_is_broken_off_is_a_dead_end() -> None:
    found = report(played(order_of("railroad", limit=1), 2)).findings
    assert values(found)["dead-ends.broken-off"] == 1
    assert values(found)["length.rounds-per-game"] == 1
    assert values(found)["games-won.place-1"] is None


def test_shares_of_one_whole_make_it_up() -> None:
    found = values(report(played(order_of("rummyroyal"), 6)).findings)

    def together(topic: str, *without: str) -> float:
        return sum(value or 0 for id, value in found.items() if id.startswith(f"{topic}.") and id not in without)

    assert together("round-ends", "round-ends.concealed") == pytest.approx(1)
    assert together("routes") == pytest.approx(1)
    assert together("opening", "opening.turn") == pytest.approx(1)
    assert together("games-won") == pytest.approx(1)
    assert together("rounds-won") == pytest.approx(1)
    assert together("canastas", "canastas.all") == pytest.approx(found["canastas.all"])


def test_no_two_measures_have_one_name() -> None:
    for variant in VARIANTS:
        ids = [measure.id for measure in measures(rules_of(variant), ("steady", "random"))]
        assert len(set(ids)) == len(ids)


def test_rules_that_matter_come_into_force_and_others_never() -> None:
    found = report(played(order_of("rummyroyal"), 6)).findings
    assert {"scoring.lines.melded-cards", "pile.routes.lay-off", "scoring.ends.target"} <= set(found.clauses) - set(found.never)
    assert "going_out.concealed" in found.never


def test_a_rule_that_is_only_considered_has_not_come_into_force() -> None:
    """Judges and players ask about routes all the time; what counts is how the pile was taken."""
    for sheet in sheets_of(order_of("rummyroyal"), 6):
        fired = {path for path in sheet.fired if path.startswith("pile.routes.")}
        assert fired == {path for path, _ in sheet.routes}


def test_spreads_show_numbers_that_were_seen() -> None:
    sheets = sheets_of(order_of("rummyroyal"), 6)
    found = {spread.what: spread.quantiles for spread in spreads(sheets)}
    scores = seen(sheets, Spreading.FINAL_SCORE)
    assert found[Spreading.FINAL_SCORE][0] == min(scores)
    assert found[Spreading.FINAL_SCORE][-1] == max(scores)
    assert set(found[Spreading.FINAL_SCORE]) <= set(scores)
    assert all(quantiles == tuple(sorted(quantiles)) for quantiles in found.values())


def test_who_sits_where_is_told_if_players_differ() -> None:
    found = values(report(played(order_of("rummyroyal", "steady", "random"), 4)).findings)
    assert (found["players.side-0"], found["players.side-1"]) == (1, 0)


def test_a_game_against_itself_changes_nothing() -> None:
    same = played(order_of("rummyroyal"), 4)
    changes = report(same, same).changes
    assert changes
    assert {(change.value, change.holds) for change in changes} == {(0, False)}


def test_a_change_of_the_rules_is_found() -> None:
    order = order_of("rummyroyal")
    target = next(name for name, _ in order.options if name == "target")
    sooner = tuple((name, 2000 if name == target else value) for name, value in order.options)
    short = Order(ruleset=order.ruleset, options=sooner, players=order.players, seed=order.seed, limit=order.limit)
    changes = {change.measure.id: change for change in report(played(order, 8), played(short, 8)).changes}
    assert changes["length.rounds-per-game"].holds
    assert changes["length.rounds-per-game"].value < 0
    assert not changes["dead-ends.broken-off"].holds


def test_the_report_as_json_has_a_version_and_every_measure() -> None:
    first, second = played(order_of("rummyroyal"), 4), played(order_of("classic-two"), 4)
    plain = json.loads(json.dumps(as_json(report(first, second))))
    assert plain["meldbook_playtest"] == 1
    assert (plain["variant"], plain["against"]["variant"]) == ("rummyroyal", "classic-two")
    assert plain["measures"].keys() == {measure.id for measure in measures(rules_of("rummyroyal"), first.order.players)}
    assert plain["changes"].keys() <= plain["measures"].keys()
    assert plain["clauses"]["fired"] + len(plain["clauses"]["never"]) == plain["clauses"]["followed"]
