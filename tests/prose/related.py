"""Which sentences may change with a field: those of its own clause, and those of others that speak of it, each with the reason.

In: a ruleset and the place of a changed field. Out: whether a sentence has anything to do with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from meldbook.model.ruleset import Ruleset
from meldbook.prose import Phrase, Sentence

SPEAKS_OF: Mapping[str, Mapping[str, str]] = {
    r"^(table\.players|cards\.(decks|jokers)|deal\.hand|turn\.draw|melds\.initial\.minimum|going_out\.needs|scoring\.ends)": {
        r"^glance$": "the box at the head of the page has it in short",
    },
    r"^cards\.(deck\.(ranks|suits)|decks|jokers|extra_counts|without)": {r"^cards-total$": "how many cards there are in all"},
    r"^cards\.deck\.(ranks|suits)": {r"^cards\.(ranks|suits)$": "ranks and suits together make the pack"},
    r"^cards\.(deck\.extras|extra_counts)": {r"^cards\.extras$": "an extra card is told with its number"},
    r"^cards\.(wild|bonus|blocking)": {
        r"^(cards|deal|pile)\.reactions|^(pile|turn)\.\w*forbid|^scoring\.lines": "the rules for a role name its cards",
        r"^melds\.kinds": "what is wild in one meld can be natural in another",
    },
    r"^canastas\.kinds\[\d+\] dropped": {
        r"^canastas\.kinds": "the last that is left is told without its condition",
        r"^canastas\.judged$": "several kinds are told with their order",
    },
    r"^deal\.reactions\[\d+\](\.on|\.then| dropped)": {
        r"^going-out-(keep|what)$": "whether an empty hand can be filled again",
        r"^(scoring\.lines|table\.score_by)$": "whether somebody plays alone",
    },
    r"^deal\.reserves\[\d+\] dropped": {r"^cards\.reactions|^scoring\.lines": "rules that name the reserve"},
    r"^going_out\.needs": {
        r"^going_out\.needs": "what is asked for always is told in one list",
        r"^going-out-keep$": "what may be kept depends on whether anything is asked for",
    },
    r"^melds\.initial\.(holder|minimum|demands)": {r"^melds\.initial|^demand-when$": "one sentence tells whose minimum it is"},
    r"^options\[\d+\]\.(default|choices)": {
        r"^glance$|^(going_out|melds|scoring)\.": "a number that the table chooses is told with what is usual",
    },
    r"^pile\.reactions": {r"^pile-freeze-holds$|^pile\.part_thaws$": "how long a freeze lies on the pile"},
    r"^pile\.routes": {
        r"^pile-take$|^pile\.part_thaws$": "whether the pile is taken whole",
        r"^turn\.draw_forbid": "who could take the pile by a way must not draw",
    },
    r"^table\.(players|sides)": {r"^table\.seating$": "how many sit in which sides"},
    r"^table\.score_by": {r"^scoring\.(lines|tie)$": "whose score it is"},
    r"^turn\.dead": {r"^turn-stock-empty$": "when the stock counts as empty"},
    r"^turn\.discard\b": {r"^turn\.stuck$": "only who must discard can be stuck"},
    r"^turn\.discards\b": {r"^turn\.discard$": "how a turn ends tells how many cards are discarded"},
    r"^going_out\.ask\b": {r"^going_out\.ask_limit$": "only where the partner is asked is there a limit"},
    r"^turn\.draw\b": {r"^turn\.shortage$": "only of several cards can there be too few"},
    r"^about\[\d+\] dropped": {r"^turn\.|^deal\.": "its sources were the sentence's"},
}
"""Places of fields, and the paths or messages of sentences that speak of them too."""


def is_related(sentence: Sentence, place: str, ruleset: Ruleset) -> bool:
    """Whether the sentence is about the field at this place, or about what the field is told with as well."""
    if place.startswith("sources["):
        return _has_sources(sentence)
    said_at = sentence.path or sentence.id
    own = _own(ruleset, place)
    if sentence.path and (_is_within(own, said_at) or _is_within(said_at, own)):
        return True
    return any(re.search(said, said_at) for field, others in SPEAKS_OF.items() if re.search(field, place) for said in others)


def _has_sources(said: Sentence | Phrase) -> bool:
    """Whether the sentence, or what stands under it, has footnotes."""
    if isinstance(said, Phrase):
        return False
    return bool(said.footnotes) or any(map(_has_sources, said.children))


def _is_within(path: str, other: str) -> bool:
    return path == other or path.startswith(f"{other}.")


def _own(ruleset: Ruleset, place: str) -> str:
    """The path of the clause that has the field; of the field itself, where no clause does."""
    found = list(_named(ruleset, place))
    return found[-1] if found else re.sub(r"\[\d+\]", "", re.split("[ =]", place)[0])


def _named(ruleset: Ruleset, place: str) -> Iterator[str]:
    """The paths of the clauses on the way to the field."""
    node: Any = ruleset
    for name, index in re.findall(r"(\w+)|\[(\d+)\]", re.split("[ =]", place)[0]):
        node = node[int(index)] if index else getattr(node, name)
        if path := getattr(node, "path", None):
            yield path
        elif place.startswith("options[") and index and hasattr(node, "default"):
            yield f"options.{node.name}"
        if node is None:
            return
