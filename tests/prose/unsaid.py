"""Changes of a ruleset that no reader needs to hear of, each with its reason.

In: a ruleset. Out: all other changes: those that some sentence must tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from changes import Change, changes

from meldbook.model.melds import Form
from meldbook.model.ruleset import Ruleset
from meldbook.prose.rooms.table import is_solo

UNSAID: Mapping[str, str] = {
    r"^id$|\.path$|^origins|^sources\[\d+\]\.id": "names and places for programs, not for readers",
    r"^(name|summary)\[|(note|ruling)\[": "the author's words, which have a test of their own",
    r"\.cards\[\d+\]|^cards\.values\[": "derived from the pattern, and from the table of values",
    r"^cards\.deck\.joker": "how a joker is written in the notation",
    r"fact\.|\.argument|\.words|\.by\.": "a name of something declared: another name may not exist",
    r"^(options|sources|pile\.routes)\[\d+\](\.name)?( dropped)?$": "declared things that other rules refer to",
    r"\.(sources|choices)\[\d+\]$": "a name of something declared",
    r"^options\[\d+\]\.type": "an option of another type has other values",
    r"^options\[\d+\]\.(low|high)=something": "an option that lists its choices, or is no number, has no bounds",
    r"alternatives": "the parts of a pattern: the whole pattern is exchanged instead",
    r"\.on\[\d+\]\.(kind|cards=something)": "only some events have them; test_reactions.py has each",
}
"""Places whose change need not be seen, with the reason."""


def _moot(ruleset: Ruleset) -> Iterator[str]:
    """Places that mean nothing because of another field beside them."""
    if is_solo(ruleset):
        yield r"\.owner|\.holder"  # a side is a player
        yield r"^going_out\.ask_limit"  # there is no partner to ask
    for index, route in enumerate(ruleset.pile.routes):
        if route.onto:
            yield rf"^pile\.routes\[{index}\]\.(naturals|wilds)"  # no cards from the hand are asked for
    for index, kind in enumerate(ruleset.melds.kinds):
        if kind.form is Form.WILD:
            yield rf"^melds\.kinds\[{index}\]\.(naturals|max_wilds)"  # it is made of wild cards alone


def told_changes(ruleset: Ruleset) -> Iterator[Change]:
    patterns = (*UNSAID, *_moot(ruleset))
    return (change for change in changes(ruleset) if not any(re.search(pattern, change.place) for pattern in patterns))
