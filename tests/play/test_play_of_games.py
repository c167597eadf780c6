"""Whole games: players, the table, simulations."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from sitting import VARIANTS, defaults_of, played, rules_of, ruleset_of

from meldbook.cards import bag_of, size
from meldbook.engine.game import apply, start
from meldbook.engine.rules import Rules
from meldbook.engine.state import EndReason, Game
from meldbook.engine.table import settle
from meldbook.engine.view import View, view
from meldbook.model.going_out import Ask
from meldbook.model.moves import Discard, Move, Shuffle
from meldbook.play.chance import Chance
from meldbook.play.players import SteadyPlayer, UnknownPlayer, player, player_names, seat_players
from meldbook.play.simulate import Simulation, simulate
from meldbook.play.table import play_game
from specs_on_disk import SEARCHING


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", player_names())
def test_every_player_plays_every_game(variant: str, name: str) -> None:
    log = played(variant, name, seed=4, limit=2)
    assert len(log.rounds) == 2
    assert log.decisions > 20


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_card_is_ever_lost(variant: str) -> None:
    rules = rules_of(variant)

    def count(before: Game, seat: int | None, move: Move, after: Game) -> None:
        round_ = after.round
        assert round_ is not None
        open_ = sum(sum(meld.cards for meld in side.melds) + side.bonus for side in round_.sides)
        hidden = sum(round_.hands) + sum(reserve.cards for reserve in round_.reserves) + bag_of(round_.stock[: round_.left])
        assert open_ + hidden + bag_of(round_.pile) == bag_of(rules.pack)

    played(variant, "random", watcher=count, limit=1)


def test_the_log_tells_all_rounds_and_the_final_scores() -> None:
    log = played("rummyroyal", "steady", "random", seed=2, limit=1000)
    assert log.game.over
    assert log.scores == tuple(sum(end.scores[side] for end in log.rounds) for side in range(2))
    assert log.game.winners == (log.scores.index(max(log.scores)),)


def test_a_game_is_broken_off_at_the_limit_of_rounds() -> None:
    log = played("railroad", "random", limit=1)
    assert (len(log.rounds), log.game.over, log.game.winners) == (1, False, ())


@dataclass(frozen=True, slots=True)
class Cheat:
    """A player that discards whatever the time."""

    name: str = "cheat"

    def choose(self, view: View, rules: Rules) -> Move:
        return Discard(card=0)


def test_a_move_that_is_not_allowed_is_a_mistake_of_the_player() -> None:
    with pytest.raises(ValueError, match="cheat at seat"):
        play_game(rules_of("rummyroyal"), [Cheat(), Cheat()], Chance(1))


def test_an_unknown_player_is_a_value_that_lists_the_known_ones() -> None:
    found = player("stedy", 1)
    assert isinstance(found, UnknownPlayer)
    assert found.message == 'unknown player "stedy"; available: random, steady'
    assert seat_players(["steady", "stedy"], Chance(1)) == found


def test_players_of_one_name_choose_differently_at_different_seats() -> None:
    streams = {player("random", Chance(1).seed_for("player", seat)).stream.random() for seat in range(4)}  # type: ignore[union-attr]
    assert len(streams) == 4


def test_steady_plays_by_its_view_alone() -> None:
    """Cards that it can't see are exchanged; its choices stay the same."""
    rules = rules_of("rummyroyal")
    game = apply(rules, start(rules, dealer=1), Shuffle(order=Chance(1).deal(rules.pack, 1)))
    round_ = game.round
    assert round_ is not None
    unseen = bag_of(round_.stock[: round_.left]) + round_.hands[1]
    order = Chance(2).order([card for card in rules.pack if unseen >> (10 * card) & 511], "other")
    number = size(round_.hands[1])
    other = replace(game, round=replace(round_, hands=(round_.hands[0], bag_of(order[:number])), stock=order[: round_.left]))
    assert SteadyPlayer().choose(view(rules, game, 0), rules) == SteadyPlayer().choose(view(rules, other, 0), rules)


def simulated(variant: str, *players: str, games: int, jobs: int = 1, seed: int = 9) -> Simulation:
    found = simulate(ruleset_of(variant), options=defaults_of(variant), players=players, games=games, seed=seed, jobs=jobs)
    assert isinstance(found, Simulation)
    return found


TWO_SIDED = [variant for variant in VARIANTS if rules_of(variant).sides == 2 == len(set(rules_of(variant).side_of))]


@pytest.mark.parametrize("variant", [one for one in TWO_SIDED if rules_of(one).players in (2, 4)][:: 1 if SEARCHING else 3])
def test_steady_beats_random(variant: str) -> None:
    names = [("steady", "random")[seat % 2] for seat in range(rules_of(variant).players)]
    found = simulated(variant, *names, games=8).as_json()
    assert found["wins"]["0"] >= 5
    assert found["scores"]["0"]["mean"] > 1.1 * found["scores"]["1"]["mean"]


def test_steady_goes_out() -> None:
    ends = simulated("classic", *["steady"] * 4, games=3).as_json()["round_ends"]
    assert ends["went out"] > 0.9 * sum(ends.values())


def test_steady_asks_where_it_must() -> None:
    ruleset = ruleset_of("classic")
    strict = replace(ruleset, going_out=replace(ruleset.going_out, ask=Ask.REQUIRED))
    rules = settle(strict, 4, defaults_of("classic"))
    log = play_game(rules, [SteadyPlayer()] * 4, Chance(3), limit=6)
    assert EndReason.WENT_OUT in {end.reason for end in log.rounds}


def test_the_outcome_is_the_same_however_many_processes_share_the_games() -> None:
    alone, shared = (simulated("rummyroyal", "steady", "random", games=5, jobs=jobs).as_json() for jobs in (1, 2))
    for found in (alone, shared):
        del found["seconds"], found["decisions_per_second"]
    assert alone == shared


def test_other_seeds_give_other_games() -> None:
    assert len({simulated("rummyroyal", "random", "random", games=1, seed=seed).tally.decisions for seed in range(4)}) > 1


def test_sides_change_places_between_games_if_players_differ() -> None:
    """The dealer of the first game is the same whoever plays, so only the seats can tell the two sides apart."""
    found = simulated("rummyroyal", "steady", "random", games=2).tally
    assert [side.wins for side in found.sides] == [2, 0]


def test_a_simulation_says_what_it_counted() -> None:
    found = simulated("rummyroyal", "steady", "random", games=2).as_json()
    assert found["variant"] == "rummyroyal"
    assert found["players"] == ["steady", "random"]
    assert (found["games"], found["unfinished"]) == (2, 0)
    assert sum(found["round_ends"].values()) == found["rounds"]
    assert found["scores"]["0"]["lowest"] <= found["scores"]["0"]["mean"] <= found["scores"]["0"]["highest"]


def test_an_unknown_player_is_told_before_any_game() -> None:
    found = simulate(ruleset_of("classic"), options={}, players=["nobody"] * 4, games=5, seed=1)
    assert isinstance(found, UnknownPlayer)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(
        ruleset_of("rummyroyal"), options=defaults_of("rummyroyal"), players=["random"] * 2, games=2, seed=1, progress=told.append
    )
    assert told == [1, 2]
