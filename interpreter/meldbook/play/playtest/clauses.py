"""Which clauses of a game ever come into force.

In: rules, and somebody to tell. Out: rules that are the same, but tell the path of each clause that holds when it is asked. What
only refuses is not followed: a ban that nobody runs into does its work all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from meldbook.engine.context import Context
from meldbook.engine.rules import Rule, Rules
from meldbook.engine.state import Round, RoundEnd

AnyRule = TypeVar("AnyRule", bound=Rule)
Tell = Callable[[str], None]


def telling(rules: Rules, tell: Tell, tell_standing: Tell) -> Rules:
    """The same rules, which tell of reactions, ways to the pile, exemptions and ends of the game; and, apart, of standing
    freezes, which are in force without a move."""
    return replace(
        rules,
        reactions={happening: _all(reactions, tell) for happening, reactions in rules.reactions.items()},
        routes=_all(rules.routes, tell),
        pile_frozen=_all(rules.pile_frozen, tell_standing),
        exempt=_all(rules.exempt, tell),
        discard_exempt=_all(rules.discard_exempt, tell),
        ends=_all(rules.ends, tell),
    )


def _all(rules: tuple[AnyRule, ...], tell: Tell) -> tuple[AnyRule, ...]:
    return tuple(_telling(rule, tell) for rule in rules)


def _telling(rule: AnyRule, tell: Tell) -> AnyRule:
    def test(context: Context) -> bool:
        holds = rule.holds(context)
        if holds:
            tell(rule.path)
        return holds

    return replace(rule, test=test)


def seen_at_end(rules: Rules, round_: Round, end: RoundEnd) -> Iterator[str]:
    """The clauses that a round shows when it is over: melds and canastas on the table, reserves taken, lines of the score."""
    for side in round_.sides:
        for meld in side.melds:
            yield rules.kinds[meld.kind].rule.path
            if meld.canasta >= 0:
                yield rules.canasta_kinds[meld.canasta][0].path
    for packet in round_.reserves:
        if packet.taken:
            yield f"deal.reserves.{rules.ruleset.deal.reserves[packet.reserve].id}"
    yield from (path for lines in end.lines for path, _ in lines)
    if end.concealed and rules.concealed:
        yield rules.concealed.path
    if end.path:
        yield end.path


def followed(rules: Rules) -> tuple[str, ...]:
    """The paths of all clauses that are followed, in the order of the rooms."""
    reactions = {rule.path: None for rules_ in rules.reactions.values() for rule in rules_}
    paths = (
        *(path for path in reactions if path.startswith("cards.")),
        *(f"deal.reserves.{reserve.id}" for reserve in rules.ruleset.deal.reserves),
        *(path for path in reactions if path.startswith(("deal.", "turn."))),
        *(rule.path for rule in rules.discard_exempt),
        *(kind.rule.path for kind in rules.kinds),
        *(rule.path for rule in rules.exempt),
        *(rule.path for rule, _ in rules.canasta_kinds),
        *(rule.path for rule in (*rules.routes, *rules.pile_frozen)),
        *reactions,
        *(rule.path for rule in rules.hands),
        *([rules.concealed.path] if rules.concealed else []),
        *(rule.path for rule in (*rules.lines, *rules.ends)),
    )
    return tuple(dict.fromkeys(paths))
