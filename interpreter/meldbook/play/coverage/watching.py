"""Rules that tell what they are asked.

In: rules at a table, and a `Seen` to be filled. Out: rules that are the same, but note each clause that comes into force and each
answer to a question of its conditions. The rules of ordinary play know nothing of this: only the copy is slower.

The conditions are compiled anew as they are written, before anything of the table was folded in, so that also what the table's
options decide is noted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, TypeAlias

from meldbook.conditions.ast import And, Condition, Not, Or, Quantified
from meldbook.conditions.evaluate import compile_condition, compile_quantified
from meldbook.conditions.fold import fold
from meldbook.conditions.unparse import unparse
from meldbook.engine.context import Context
from meldbook.engine.facts import DOMAINS
from meldbook.engine.rules import DemandRule, Rule, Rules, Test
from meldbook.engine.state import Game
from meldbook.model.clauses import Clause, Demand
from meldbook.model.ruleset import Ruleset
from meldbook.play.coverage.branches import clauses, conditions, questions
from meldbook.play.playtest.clauses import seen_at_end

Answer: TypeAlias = tuple[str, str, bool]
"""The path of a clause, a question it asks, and the answer."""

_ON_THE_TABLE = ("melds.kinds.", "canastas.kinds.", "scoring.lines.")
"""Clauses that are asked long before anything comes of them: they count when a meld lies there, or a line brings points."""


@dataclass(slots=True)
class Seen:
    """What was exercised: clauses by how often they came into force, and the answers to questions."""

    held: Counter[str] = field(default_factory=Counter)
    answers: Counter[Answer] = field(default_factory=Counter)

    def watch(self, game: Game, rules: Rules) -> None:
        """Note what lies on the table, and what a round that is over brought."""
        round_ = game.round
        for side in round_.sides if round_ else ():
            for meld in side.melds:
                self.held[rules.kinds[meld.kind].rule.path] += 1
                if meld.canasta >= 0:
                    self.held[rules.canasta_kinds[meld.canasta][0].path] += 1
        for packet in round_.reserves if round_ else ():
            if packet.taken:
                self.held[f"deal.reserves.{rules.ruleset.deal.reserves[packet.reserve].id}"] += 1
        if round_ is not None and round_.end is not None:
            self.held.update(seen_at_end(rules, round_, round_.end))


def watched(rules: Rules, ruleset: Ruleset, seen: Seen) -> Rules:
    """The rules, which tell what they are asked. `ruleset` is what they were settled from."""
    constants = {"players": rules.players, **{f"option.{name}": value for name, value in rules.options.items()}}
    known = {clause.path: clause for clause in clauses(ruleset)}
    watching = _Watching(rules=rules, constants=constants, known=known, seen=seen, done={})
    watching.note_what_is_settled()
    return watching.rebuilt()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Watching:
    rules: Rules
    constants: Mapping[str, Any]
    known: Mapping[str, Clause]
    seen: Seen
    done: dict[int, Any]

    def note_what_is_settled(self) -> None:
        """The answers that the table has given before the game began."""
        for clause in self.known.values():
            for condition in conditions(clause):
                for atom in questions(condition):
                    answer = fold(atom, self.constants)
                    if isinstance(answer, bool):
                        self.seen.answers[clause.path, unparse(atom), answer] += 1

    def rebuilt(self) -> Rules:
        named = {
            each.name: getattr(self.rules, each.name) for each in fields(self.rules) if each.name not in ("ruleset", "facts")
        }
        return replace(self.rules, **{name: self._copy(value) for name, value in named.items()})

    def _copy(self, node: Any) -> Any:
        """The same with every rule in it watched; what is there twice stays one thing."""
        if isinstance(node, tuple):
            return tuple(self._copy(part) for part in node)
        if isinstance(node, Mapping):
            return {key: self._copy(value) for key, value in node.items()}
        if not is_dataclass(node) or isinstance(node, type) or not type(node).__module__.startswith(Rule.__module__):
            return node
        if id(node) not in self.done:
            changed = {each.name: self._copy(getattr(node, each.name)) for each in fields(node)}
            copied = replace(node, **changed)
            self.done[id(node)] = self._watched(copied) if isinstance(copied, Rule) else copied
        return self.done[id(node)]

    def _watched(self, rule: Rule) -> Rule:
        clause = self.known.get(rule.path)
        if clause is None:
            return rule
        test = None if clause.when is None else self._compiled(clause.when, rule.path)
        told = replace(rule, test=self._telling(test, rule.path))
        if isinstance(told, DemandRule) and isinstance(clause, Demand):
            return replace(told, met=self._compiled(clause.must, rule.path))
        return told

    def _telling(self, test: Test | None, path: str) -> Test:
        held = self.seen.held
        counts = not path.startswith(_ON_THE_TABLE)

        def holds(context: Context) -> bool:
            answer = test is None or test(context)
            if answer and counts:
                held[path] += 1
            return answer

        return holds

    def _compiled(self, condition: Condition, path: str) -> Test:
        """The condition, which notes each answer to each of its questions."""
        match condition:
            case And(parts=parts):
                tests = tuple(self._compiled(part, path) for part in parts)
                return lambda context: all(test(context) for test in tests)
            case Or(parts=parts):
                tests = tuple(self._compiled(part, path) for part in parts)
                return lambda context: any(test(context) for test in tests)
            case Not(part=part):
                test = self._compiled(part, path)
                return lambda context: not test(context)
            case Quantified(quantifier=quantifier, domain=domain, body=body):
                return compile_quantified(quantifier, DOMAINS[domain], self._compiled(body, path))
            case _:
                return self._noting(condition, path)

    def _noting(self, atom: Condition, path: str) -> Test:
        settled = fold(atom, self.constants)
        if isinstance(settled, bool):
            return lambda context: settled
        answers, question = self.seen.answers, unparse(atom)
        ask: Callable[[Context], Any] = compile_condition(settled, self.rules.facts, DOMAINS)

        def asked(context: Context) -> bool:
            answer = bool(ask(context))
            answers[path, question, answer] += 1
            return answer

        return asked
