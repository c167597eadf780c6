"""What an example expects, compared with what came out.

In: the game after a step, and the seat that moved. Out: a diagnostic for each expectation that isn't so, with what is so instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.cards import Card, bag_of
from meldbook.conditions.ast import Condition, Fact
from meldbook.conditions.evaluate import compile_condition
from meldbook.conditions.explain import Found, facts_of, failing
from meldbook.conditions.unparse import unparse
from meldbook.diagnostics import Diagnostic
from meldbook.engine.context import Context
from meldbook.engine.facts import DOMAINS
from meldbook.engine.judging import context_of
from meldbook.engine.rules import Rules
from meldbook.engine.state import EndReason, Game, Meld
from meldbook.loading.examples import Expectation, Step
from meldbook.model.moves import Discard, Move
from meldbook.notation import write_cards, write_melds
from meldbook.play.given_cards import written_cards
from meldbook.play.problem import Problem
from meldbook.syntax import ScalarNode

ABOUT_A_MELD = ("meld.", "canasta")
"""Facts of a meld begin so: outside a quantifier they speak of the meld that the step has laid or added to."""


def disappointments(rules: Rules, step: Step, before: Game, after: Game, seat: int, move: Move | None) -> Iterator[Diagnostic]:
    """Each expectation of a step that isn't fulfilled."""
    context = _context(rules, before, after, seat, move)
    for expected in step.expect:
        yield from _failed(expected, context)
    if step.expect_hand is not None:
        yield from _other_hand(rules, step.expect_hand, context)
    if step.expect_melds is not None:
        yield from _other_melds(rules, step, context)


def _context(rules: Rules, before: Game, after: Game, seat: int, move: Move | None) -> Context:
    """The game after the step as its player's conditions see it, and the card and meld the step was about."""
    end = after.round.end if after.round else None
    meld = _touched(rules, before, after, seat)
    return replace(
        context_of(rules, after, seat),
        card=move.card if isinstance(move, Discard) else None,
        meld=meld,
        canasta=meld.canasta if meld else -1,
        going_out=end is not None and end.reason is EndReason.WENT_OUT and end.seat == seat,
    )


def _touched(rules: Rules, before: Game, after: Game, seat: int) -> Meld | None:
    """The last of the side's melds that is other than before."""
    if before.round is None or after.round is None:
        return None
    side = rules.side_of[seat]
    old = before.round.sides[side].melds
    changed = (meld for place, meld in enumerate(after.round.sides[side].melds) if old[place : place + 1] != (meld,))
    return next(reversed(tuple(changed)), None)


def _failed(expected: Expectation, context: Context) -> Iterator[Diagnostic]:
    condition, node = expected.condition, expected.node
    if context.meld is None and (about := _about_a_meld(condition)):
        message = f'"{about}" speaks of the meld that was laid or added to, but there is none'
        yield Problem.EXPECTATION_FAILED.at(node.span, message)
    elif not compile_condition(condition, context.rules.facts, DOMAINS)(context):
        yield Problem.EXPECTATION_FAILED.at(node.span, _told(condition, context))


def _about_a_meld(condition: Condition) -> str | None:
    return next((fact.name for fact in facts_of(condition) if fact.name.startswith(ABOUT_A_MELD)), None)


def _told(condition: Condition, context: Context) -> str:
    """`side.melds is 2, expected side.melds = 1`, for each part of the condition that failed."""
    failed = failing(condition, context.rules.facts, DOMAINS, context)
    return "; ".join(f"{_found(part, found, context)}expected {unparse(part)}" for part, found in failed)


def _found(condition: Condition, found: Found, context: Context) -> str:
    named = dict(zip(facts_of(condition), found, strict=False))
    return "".join(f"{_written(fact)} is {_value(fact, value, context)}, " for fact, value in named.items())


def _written(fact: Fact) -> str:
    argument = fact.argument if isinstance(fact.argument, str | None) else unparse(fact.argument)
    return fact.name if argument is None else f"{fact.name} of {argument}"


def _value(fact: Fact, value: object, context: Context) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case int() if fact.name in CARD_FACTS:
            return context.rules.names[value]
        case _:
            return str(value) or "none"


CARD_FACTS = frozenset({"upcard", "card", "meld.rank"})
"""Facts that are a card: a number to the engine, a name to people."""


def _other_hand(rules: Rules, node: ScalarNode, context: Context) -> Iterator[Diagnostic]:
    cards = written_cards(node, rules)
    if isinstance(cards, Diagnostic):
        yield cards
    elif bag_of(cards) != context.hand:
        yield Problem.OTHER_HAND.at(
            node.span, f"the hand is {_cards(rules, context.hand)}, expected {_cards(rules, bag_of(cards))}"
        )


def _other_melds(rules: Rules, step: Step, context: Context) -> Iterator[Diagnostic]:
    """The melds may be listed in any order."""
    nodes = step.expect_melds or ()
    read = [written_cards(node, rules) for node in nodes]
    wrong = [each for each in read if isinstance(each, Diagnostic)]
    yield from wrong
    expected = [bag_of(each) for each in read if not isinstance(each, Diagnostic)]
    found = [meld.cards for meld in context.sides[context.side].melds]
    if not wrong and sorted(expected) != sorted(found):
        span = nodes[0].span.until(nodes[-1].span) if nodes else step.span
        yield Problem.OTHER_MELDS.at(span, f"the melds are {_melds(rules, found)}, expected {_melds(rules, expected)}")


def _cards(rules: Rules, cards: int | tuple[Card, ...]) -> str:
    return f'"{write_cards(cards, rules.ruleset.cards.deck)}"' if cards else "empty"


def _melds(rules: Rules, melds: list[int]) -> str:
    cards = rules.ruleset.cards
    return f'"{write_melds(melds, cards.deck, cards.wild)}"' if melds else "none"
