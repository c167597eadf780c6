"""One game, played and observed.

In: an order and the number of a game. Out: its `GameSheet`. Observers sit beside the players and the table: they see what a
player is shown, and every move, and change nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from meldbook.engine import canastas, going_out, judging, pile, scoring
from meldbook.engine.rules import RouteRule, Rules
from meldbook.engine.state import Game, Round, RoundEnd
from meldbook.engine.view import View
from meldbook.model.moves import Lay, Move, Pass, Take
from meldbook.play.order import Laid, Order, lay_table
from meldbook.play.players import Player
from meldbook.play.playtest.clauses import seen_at_end, telling
from meldbook.play.playtest.sheet import GameSheet, counts
from meldbook.play.table import play_game


@dataclass(slots=True)
class Notes:
    """What has been noted of a game that goes on.

    `listening` is on while a move is carried out, so that only what happens is noted, not what players and judge consider.
    """

    rules: Rules
    listening: bool = True
    starters: list[int] = field(default_factory=list)
    turn: tuple[int, int] = (0, 0)
    leader: int | None = None
    choices: list[int] = field(default_factory=list)
    round_turns: list[int] = field(default_factory=list)
    round_scores: list[int] = field(default_factory=list)
    rounds_won: Counter[int] = field(default_factory=Counter)
    numbers: Counter[str] = field(default_factory=Counter)
    round_ends: Counter[str] = field(default_factory=Counter)
    openings: Counter[int] = field(default_factory=Counter)
    canastas: Counter[str] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)
    fired: set[str] = field(default_factory=set)

    def tell(self, path: str) -> None:
        """A clause holds."""
        if self.listening:
            self.fired.add(path)

    def shown(self, view: View) -> None:
        """A player is asked for a move."""
        self.choices.append(len(view.legal))
        if view.turn and self.turn != (view.number, view.turn.number):
            self.turn = (view.number, view.turn.number)
            self.numbers["turns"] += 1
            self.numbers["frozen"] += view.frozen
            self.numbers["open"] += any(isinstance(move, Take) for move in view.legal)

    def __call__(self, before: Game, seat: int | None, move: Move, after: Game) -> None:
        """A move was made at the table."""
        round_ = after.round
        assert round_ is not None, "a game without a round waits for its first move"
        if before.number != after.number or before.round is None:
            self.starters.append(round_.turn.seat)
        if before.round is not None and seat is not None:
            self._moved(before, before.round, move, round_)
        if round_.end is not None:
            self._ended(after, round_, round_.end)
        self.listening = judging.actor(self.rules, after) is None

    def _moved(self, before: Game, was: Round, move: Move, now: Round) -> None:
        if isinstance(move, Pass):
            context = judging.context_of(self.rules, before, was.turn.seat)
            self.numbers["stuck"] += not going_out.may_keep_all(context)
        if isinstance(move, Take):
            self._taken(before, was, move, now)
        side = was.side_of[was.turn.seat]
        if isinstance(move, Lay | Take) and now.sides[side].melded and not was.sides[side].melded:
            self.openings[(was.turn.number - 1) // len(was.order) + 1] += 1

    def _taken(self, before: Game, was: Round, move: Take, now: Round) -> None:
        self.numbers["takes"] += 1
        self.numbers["taken-cards"] += len(was.pile) - len(now.pile)
        context = judging.context_of(self.rules, before, was.turn.seat)
        route = pile.find_route(context, move, pile.arranged(context, move))
        assert isinstance(route, RouteRule), "the take was allowed"
        self.routes[route.path] += 1

    def _ended(self, game: Game, round_: Round, end: RoundEnd) -> None:
        self.fired.update(seen_at_end(self.rules, round_, end))
        self.round_ends[end.reason.value] += 1
        self.numbers["concealed"] += end.concealed
        self.canastas.update(
            canastas.name(self.rules, meld.canasta) for side in round_.sides for meld in side.melds if meld.canasta >= 0
        )
        self.round_turns.append(round_.turn.number)
        self.round_scores.extend(end.scores)
        winner = _best(end.scores)
        if winner is not None:
            self.rounds_won[_in_order(self.rules, self.starters[-1]).index(winner)] += 1
        leader = _best(scoring.totals(game))
        self.numbers["lead-changes"] += None not in (leader, self.leader) and leader != self.leader
        self.leader = self.leader if leader is None else leader


@dataclass(frozen=True, slots=True)
class Observed:
    """A player with an observer at the elbow."""

    player: Player
    notes: Notes

    @property
    def name(self) -> str:
        """The name of the player."""
        return self.player.name

    def choose(self, view: View, rules: Rules) -> Move:
        """What the player chooses; from here on the move is carried out."""
        self.notes.shown(view)
        move = self.player.choose(view, rules)
        self.notes.listening = True
        return move


def observe(order: Order, game: int) -> GameSheet:
    """The sheet of the game with this number."""
    laid = lay_table(order, game)
    notes = Notes(order.rules())
    players = tuple(Observed(player, notes) for player in laid.players)
    log = play_game(telling(notes.rules, notes.tell, notes.fired.add), players, laid.chance, notes, order.limit)
    return _sheet(game, notes, laid, log.game)


def _sheet(number: int, notes: Notes, laid: Laid, game: Game) -> GameSheet:
    places = _in_order(notes.rules, notes.starters[0])
    totals = scoring.totals(game)
    return GameSheet(
        game=number,
        over=game.over,
        turns=notes.numbers["turns"],
        decisions=len(notes.choices),
        choices=sum(notes.choices),
        most_choices=max(notes.choices, default=0),
        forced=notes.choices.count(1),
        frozen=notes.numbers["frozen"],
        open=notes.numbers["open"],
        takes=notes.numbers["takes"],
        taken_cards=notes.numbers["taken-cards"],
        stuck=notes.numbers["stuck"],
        lead_changes=notes.numbers["lead-changes"],
        concealed=notes.numbers["concealed"],
        scores=tuple(totals[holder] for holder in places),
        winners=tuple(place for place, holder in enumerate(places) if holder in game.winners),
        sat_down=tuple(laid.sat_down[holder] for holder in places),
        rounds_won=tuple(notes.rounds_won[place] for place in range(len(places))),
        round_turns=tuple(notes.round_turns),
        round_scores=tuple(notes.round_scores),
        round_ends=counts(notes.round_ends),
        openings=counts(notes.openings),
        canastas=counts(notes.canastas),
        routes=counts(notes.routes),
        fired=tuple(sorted(notes.fired)),
    )


def _in_order(rules: Rules, starter: int) -> tuple[int, ...]:
    """Whose scores there are, in the order in which they come to play."""
    seats = (*range(starter, rules.players), *range(starter))
    return tuple(dict.fromkeys(rules.holder_of[seat] for seat in seats))


def _best(scores: tuple[int, ...]) -> int | None:
    """Who has the highest score alone."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None
