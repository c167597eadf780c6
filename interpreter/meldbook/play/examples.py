"""Running the examples of a spec.

In: a ruleset and an example. Out: an `ExampleRun`, with every position the example leads through and every way in which it
doesn't come out as it says. After a move that goes wrong the rest of the example is left alone: it would only tell of the same
mistake again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from meldbook.diagnostics import Diagnostic, Severity, in_order
from meldbook.engine import judging
from meldbook.engine.game import apply
from meldbook.engine.refusal import Refusal
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, Phase
from meldbook.loading.examples import Example, Step
from meldbook.loading.problem import Problem as Unshown
from meldbook.model.moves import Move, Shuffle
from meldbook.model.ruleset import Ruleset
from meldbook.notation import NotationError, read_move
from meldbook.play.expectations import disappointments
from meldbook.play.naming import names_for
from meldbook.play.positions import ended, position
from meldbook.play.problem import Problem
from meldbook.play.tables import Tables
from meldbook.syntax import ScalarNode


@dataclass(frozen=True, slots=True, kw_only=True)
class StepRun:
    """A step that was tried: who did what, and the game after it. A refused move leaves the game as it was."""

    step: Step
    seat: int
    move: Move | None
    refusal: Refusal | None
    after: Game


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleRun:
    """An example that was run. `start` is None if its position is impossible; it came out right if there are no diagnostics.

    One of house rules that doesn't come out at another table than it is for is `left_out`: nothing is wrong, but it is told.
    """

    example: Example
    rules: Rules
    start: Game | None
    steps: tuple[StepRun, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def left_out(self) -> Diagnostic | None:
        """Why the example doesn't count, if it doesn't."""
        return next((each for each in self.diagnostics if each.severity is Severity.ADVICE), None)

    @property
    def is_wrong(self) -> bool:
        """Whether the example doesn't come out, though it should."""
        return bool(self.diagnostics) and self.left_out is None


@dataclass(slots=True)
class _Running:
    """An example while it runs; `seat` is the player of the last step."""

    rules: Rules
    game: Game
    seat: int = 0
    steps: list[StepRun] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)


def run_examples(ruleset: Ruleset, examples: Iterable[Example]) -> tuple[Diagnostic, ...]:
    """Everything in the examples that doesn't come out, in the order of the file."""
    return in_order(each for run in run_all(ruleset, examples) for each in run.diagnostics)


def run_all(ruleset: Ruleset, examples: Iterable[Example]) -> tuple[ExampleRun, ...]:
    """The examples of a game, run one after the other; its tables are settled once."""
    tables = Tables(ruleset=ruleset)
    return tuple(run_example(ruleset, example, tables) for example in examples)


def run_example(ruleset: Ruleset, example: Example, tables: Tables | None = None) -> ExampleRun:
    """One example, run from its position through its steps. Whoever runs several of a game gives its tables, settled once."""
    return run_settled((tables or Tables(ruleset=ruleset)).of(example), example)


def run_settled(rules: Rules, example: Example) -> ExampleRun:
    """One example by rules that are settled already, for its number of players and its options."""
    run = _from_its_position(rules, example)
    if example.away is None or not run.diagnostics:
        return run
    return replace(run, diagnostics=(_left_out(example.away, run.diagnostics[0]),))


def _left_out(away: str, wrong: Diagnostic) -> Diagnostic:
    """That an example doesn't come out at a table it isn't for: no mistake, but not to be passed over in silence."""
    message = f"the example is left out: {away} it doesn't come out: {wrong.message}"
    return Unshown.EXAMPLE_PLAYERS.at(wrong.span, message, severity=Severity.ADVICE)


def _from_its_position(rules: Rules, example: Example) -> ExampleRun:
    start = position(rules, example)
    if not isinstance(start, Game):
        return ExampleRun(example=example, rules=rules, start=None, steps=(), diagnostics=start)
    running = _Running(rules, start)
    for step in example.steps:
        if not _run(running, step):
            break
    return ExampleRun(
        example=example, rules=rules, start=start, steps=tuple(running.steps), diagnostics=tuple(running.diagnostics)
    )


def _run(running: _Running, step: Step) -> bool:
    """Run a step; whether the next one still makes sense."""
    if step.move is not None:
        return _try_move(running, step, step.move)
    if step.turns_upcard:
        return _turn_upcard(running, step)
    if step.ends_round:
        return _end_round(running, step)
    _note(running, step, None, running.game)
    return True


def _try_move(running: _Running, step: Step, text: ScalarNode) -> bool:
    rules, game = running.rules, running.game
    waiting = judging.actor(rules, game)
    seat = step.by if step.by is not None else running.seat if waiting is None else waiting
    if seat >= rules.players:
        return _wrong(running, Problem.EXAMPLE_STEP.at(step.span, f"no seat {seat}: seats are 0 to {rules.players - 1}"))
    running.seat = seat
    move = read_move(text.text, names_for(rules, game, seat))
    if isinstance(move, NotationError):
        return _wrong(running, Problem.EXAMPLE_MOVE.at(text.locate(move.start, move.end), move.message))
    refusal = judging.check(rules, game, move, seat)
    problem = _misjudged(step, text, refusal)
    if problem is not None:
        return _wrong(running, problem)
    _note(running, step, move, game if refusal else apply(rules, game, move), refusal)
    return True


def _misjudged(step: Step, text: ScalarNode, refusal: Refusal | None) -> Diagnostic | None:
    """The diagnostic that the move is refused or allowed against what the example says."""
    if step.refused is None:
        return Problem.MOVE_REFUSED.at(text.span, f'"{text.text}" is refused by {_rule(refusal)}') if refusal else None
    if refusal is None:
        return Problem.MOVE_NOT_REFUSED.at(text.span, f"expected refusal by {step.refused.text}, but the move is legal")
    if step.refused.text not in (refusal.path, refusal.rule.value):
        message = f"expected refusal by {step.refused.text}, but the move is refused by {_rule(refusal)}"
        return Problem.REFUSED_OTHERWISE.at(step.refused.span, message)
    return None


def _rule(refusal: Refusal) -> str:
    return refusal.path or refusal.rule.value


def _turn_upcard(running: _Running, step: Step) -> bool:
    round_ = running.game.round
    if round_ is None or round_.phase is not Phase.CHANCE:
        return _wrong(running, Problem.EXAMPLE_STEP.at(step.span, "an upcard can only be turned in the phase deal"))
    shuffle = Shuffle(order=round_.stock[: round_.left])
    _note(running, step, shuffle, apply(running.rules, running.game, shuffle))
    return True


def _end_round(running: _Running, step: Step) -> bool:
    round_ = running.game.round
    if round_ is None or round_.end is not None:
        return _wrong(running, Problem.EXAMPLE_STEP.at(step.span, "the round is over already"))
    _note(running, step, None, ended(running.rules, running.game))
    return True


def _wrong(running: _Running, problem: Diagnostic) -> bool:
    running.diagnostics.append(problem)
    return False


def _note(running: _Running, step: Step, move: Move | None, after: Game, refusal: Refusal | None = None) -> None:
    """Keep what came of a step, and compare it with what the step expects."""
    found = disappointments(running.rules, step, running.game, after, running.seat, move)
    running.diagnostics.extend(found)
    running.steps.append(StepRun(step=step, seat=running.seat, move=move, refusal=refusal, after=after))
    running.game = after
