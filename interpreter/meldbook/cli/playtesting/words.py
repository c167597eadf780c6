"""What measures and topics are called for people."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from meldbook.play.playtest.measures import Measure, Topic
from meldbook.play.playtest.spreads import Spreading

HEADINGS: Final[Mapping[str, tuple[Topic, ...]]] = MappingProxyType(
    {
        "LENGTH": (Topic.LENGTH, Topic.CHOICES),
        "ROUNDS THAT END BECAUSE": (Topic.ROUND_ENDS,),
        "THE PILE": (Topic.PILE, Topic.ROUTES),
        "THE INITIAL MELD OF A SIDE": (Topic.OPENING,),
        "CANASTAS": (Topic.CANASTAS,),
        "SCORES": (Topic.SCORES,),
        "WHO WINS": (Topic.GAMES_WON, Topic.ROUNDS_WON, Topic.PLAYERS),
        "DEAD ENDS": (Topic.DEAD_ENDS,),
    }
)
"""The headings of the table, with what stands below them."""

LABELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "length.rounds-per-game": "Rounds in a game",
        "length.turns-per-round": "Turns in a round",
        "length.decisions-per-turn": "Decisions in a turn",
        "length.decisions-per-game": "Decisions in a game",
        "choices.moves-per-decision": "Moves to choose from",
        "choices.forced": "Decisions without a choice",
        "round-ends.went-out": "a player went out",
        "round-ends.concealed": "a player went out concealed",
        "round-ends.stock": "the stock ran out",
        "round-ends.stuck": "a player was stuck",
        "round-ends.special-hand": "a special hand was shown",
        "round-ends.rule": "a rule of the game ended it",
        "pile.frozen": "Turns when it is frozen",
        "pile.open": "Turns when it could be taken",
        "pile.taken": "Turns when it is taken",
        "pile.takes-per-round": "Takes in a round",
        "pile.cards-per-take": "Cards in a take",
        "opening.turn": "The turn it comes in",
        "opening.turn-1": "in the first turn",
        "opening.later": "in a later turn",
        "opening.never": "not in this round",
        "canastas.all": "Canastas in a round",
        "scores.per-round": "Points in a round",
        "scores.final": "Points at the end",
        "scores.margin": "Lead of the winner",
        "scores.lead-changes": "Changes of the lead in a game",
        "dead-ends.broken-off": "Games broken off",
        "dead-ends.stuck-turns": "Turns without a legal discard",
    }
)

SPREADS: Final[Mapping[Spreading, str]] = MappingProxyType(
    {
        Spreading.ROUNDS: "Rounds in a game",
        Spreading.TURNS: "Turns in a round",
        Spreading.OPENING: "Turn of the initial meld",
        Spreading.ROUND_SCORE: "Points in a round",
        Spreading.FINAL_SCORE: "Points at the end",
        Spreading.MARGIN: "Lead of the winner",
    }
)

STARTERS: Final = ("whoever begins", "the second to play", "the third to play")


def label(measure: Measure, players: tuple[str, ...]) -> str:
    """What the measure is called below its heading."""
    return LABELS.get(measure.id) or _of_family(measure, players)


def sentence_subject(measure: Measure, players: tuple[str, ...]) -> str:
    """What the measure is called where no heading explains it."""
    words = label(measure, players).strip()
    match measure.topic:
        case Topic.ROUND_ENDS:
            return f"Rounds that end because {words}"
        case Topic.ROUTES:
            return f"Takes of the pile {words}"
        case Topic.PILE if measure.is_share:
            return words.replace(" it ", " the pile ")
        case Topic.OPENING:
            return f"Initial melds {words}" if measure.is_share else "The turn of the initial meld"
        case Topic.CANASTAS if measure.name != "all":
            return f"Canastas in a round, {words}"
        case _:
            return words


def _of_family(measure: Measure, players: tuple[str, ...]) -> str:
    """What belongs to a family of measures is called by what tells it from the others."""
    last = measure.name.rpartition("-")[2]
    families = {
        Topic.CANASTAS: lambda: f"  of the kind {measure.name.removeprefix('kind-')}",
        Topic.ROUTES: lambda: f"  by the route {measure.name}",
        Topic.OPENING: lambda: f"in turn {last}",
        Topic.GAMES_WON: lambda: f"Games won by {_starter(int(last))}",
        Topic.ROUNDS_WON: lambda: f"Rounds won by {_starter(int(last))}",
        Topic.PLAYERS: lambda: f"Games won by {players[int(last)]} (side {last})",
    }
    return families[measure.topic]()


def _starter(place: int) -> str:
    return STARTERS[place - 1] if place <= len(STARTERS) else f"the {place}th to play"
