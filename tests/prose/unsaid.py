"""Changes of a ruleset that no reader needs to hear of, each with its reason.

In: a ruleset. Out: all other changes: those that some sentence must tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from changes import Change, changes

from meldbook.conditions.ast import Number
from meldbook.model.alone import is_solo
from meldbook.model.going_out import Ask
from meldbook.model.melds import Form
from meldbook.model.pile import Use
from meldbook.model.ruleset import Ruleset
from meldbook.model.table import ScoreBy
from meldbook.model.turn import Discarding
from meldbook.prose.rooms.pile import can_freeze

UNSAID: Mapping[str, str] = {
    r"^id$|\.path$|^origins|^sources\[\d+\]\.id": "names and places for programs, not for readers",
    r"^(name|summary)\[|(note|ruling|text|title)\[": "the author's words, which have a test of their own",
    r"\.cards\[\d+\]": "derived from the pattern",
    r"^cards\.deck\.joker": "how a joker is written in the notation",
    r"fact\.|\.argument|\.words|\.by\.": "a name of something declared: another name may not exist",
    r"^(options|sources|pile\.routes)\[\d+\](\.name)?( dropped)?$": "declared things that other rules refer to",
    r"\.(sources|choices)\[\d+\]$": "a name of something declared",
    r"^options\[\d+\]\.type": "an option of another type has other values",
    r"^options\[\d+\]\.(low|high)=something": "an option that lists its choices, or is no number, has no bounds",
    r"alternatives": "the parts of a pattern: the whole pattern is exchanged instead",
    r"\.form=sequence$|\.order\[\d+\]$": "a sequence has an order of the ranks that there are; imagined.py has several",
    r"^cards\.(deck\.extras|extra_counts)\[\d+\] dropped": "each extra card has its count",
    r"rows\[\d+\]\.(low|high)=something": "a row has bounds or a word, and the first row and the last have one bound",
    r"parts\[\d+\]\.plus": "the parts of a sum add nothing",
    r"\.on\[\d+\]\.(kind|cards=something)": "only some events have them; test_reactions.py has each",
}
"""Places whose change need not be seen, with the reason."""


def _moot(ruleset: Ruleset) -> Iterator[str]:
    """Places that mean nothing because of another field beside them."""
    yield from _moot_at_the_table(ruleset)
    yield from _moot_in_a_turn(ruleset)
    for index, kind in enumerate(ruleset.melds.kinds):
        if kind.form is not Form.SEQUENCE:
            yield rf"^melds\.kinds\[{index}\]\.(order|staying)"  # only a sequence has an order
        elif kind.max_wilds == 0 or not kind.staying.cards:
            yield rf"^melds\.kinds\[{index}\]\.staying"  # no wild card is in it; or none stays, and nines are none
        if kind.form is Form.WILD:
            yield rf"^melds\.kinds\[{index}\]\.(naturals|max_wilds)"  # it is made of wild cards alone
    if any(kind.form is Form.SEQUENCE for kind in ruleset.melds.kinds):
        yield r"^cards\.deck\.(ranks|suits)\["  # the order of a sequence names ranks, and cards are numbered by both


def _moot_at_the_table(ruleset: Ruleset) -> Iterator[str]:
    """Where nobody has a partner, or nothing is asked; and sources that no rule comes from, only examples."""
    if len(ruleset.table.players) == 1:
        yield r"^table\.players\[0\] dropped"  # somebody has to play
    if ruleset.deal.upcard is False:
        yield r"^deal\.pile"  # there is nothing to lie under
    if is_solo(ruleset):
        yield r"\.owner|\.holder|^table\.score_by|\.domain=player"
    if is_solo(ruleset) or ruleset.going_out.ask is Ask.NONE:
        yield r"^going_out\.ask_limit"
    if is_solo(ruleset) or ruleset.table.score_by is ScoreBy.SIDE:
        yield r"^scoring\.lines\[\d+\]\.split"
    if ruleset.melds.initial.minimum == Number(value=0) and not ruleset.melds.initial.demands:
        yield r"^melds\.initial\.(holder|upcard_counts)"
    rules = repr(replace(ruleset, sources=()))
    for index, source in enumerate(ruleset.sources):
        if repr(source.id) not in rules:
            yield rf"^sources\[{index}\]"


def _moot_in_a_turn(ruleset: Ruleset) -> Iterator[str]:
    if ruleset.turn.draw == Number(value=1):
        yield r"^turn\.shortage"  # one card or none
    if ruleset.turn.discard is Discarding.OPTIONAL:
        yield r"^turn\.stuck"  # nobody has to discard
    if all(route.amount is None for route in ruleset.pile.routes) or not can_freeze(ruleset):
        yield r"^pile\.part_thaws"  # the pile is taken whole, or never frozen
    for index, route in enumerate(ruleset.pile.routes):
        if route.use is not Use.LIKE:
            yield rf"^pile\.routes\[{index}\]\.(naturals|wilds)"  # no cards from the hand are asked for


def told_changes(ruleset: Ruleset) -> Iterator[Change]:
    patterns = (*UNSAID, *_moot(ruleset))
    return (change for change in changes(ruleset) if not any(re.search(pattern, change.place) for pattern in patterns))
