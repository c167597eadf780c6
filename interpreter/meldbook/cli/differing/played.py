"""Where two games part in play, in words: a `Parting` goes in, plain lines of text come out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from meldbook.cards import size
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.rulebook import Rulebook
from meldbook.cli.terminal.scene import Scene
from meldbook.cli.terminal.words import Words
from meldbook.play.parting import Apart, Only, Parting, Side
from meldbook.prose import Locale, refusal_text

WIDTH: Final = 78
MOST_LISTED: Final = 12
"""How many moves of one game are listed."""

SEAT: Final = "seat"

_APART: Final = {
    Apart.CARDS: "the cards are not the same",
    Apart.SEAT: "it is not the same player's move",
    Apart.MOVES: "the legal moves differ",
    Apart.SCORES: "the round is scored differently",
    Apart.END: "only one of the games is over",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """A move that only one of the games has, or what only one comes to; and why not in the other."""

    text: str
    why: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """Where two games part: what happens, the moves before it, the position as the mover sees it, what each has alone."""

    headline: str
    last: tuple[str, ...]
    position: tuple[str, ...]
    before: tuple[Way, ...]
    after: tuple[Way, ...]


def played(found: Parting, seed: int, locale: Locale) -> Played:
    """The parting in this language."""
    return Played(
        headline=_headline(found, seed),
        last=tuple(f"{SEAT} {move}" for move in found.last),
        position=tuple(_position(found.before, locale)),
        before=tuple(_ways(found.before, found.after, found.apart, locale)),
        after=tuple(_ways(found.after, found.before, found.apart, locale)),
    )


def _headline(found: Parting, seed: int) -> str:
    number = found.decisions
    decisions = "at the deal" if not number else f"after {number} decision{'s' if number > 1 else ''}"
    return f"Seed {seed}, game {found.game + 1}, round {max(found.before.game.number, 1)}, {decisions}: {_APART[found.apart]}."


def _position(side: Side, locale: Locale) -> Iterator[str]:
    if side.seat is None or side.game.round is None:
        return
    words = Words(locale=locale.at(side.rules.ruleset))
    names = [f"{SEAT} {seat}" for seat in range(side.rules.players)]
    yield from Scene(
        rules=side.rules,
        company=Company.of(names, None, words),
        seat=side.seat,
        words=words,
        rulebook=Rulebook.of(side.rules.ruleset, words.locale),
        width=WIDTH,
    ).whole(side.game)


def _ways(side: Side, other: Side, apart: Apart, locale: Locale) -> Iterator[Way]:
    """What this game has and the other hasn't."""
    match apart:
        case Apart.MOVES:
            for only in side.only[:MOST_LISTED]:
                yield Way(text=only.move, why=_why(only, other, locale))
            if len(side.only) > MOST_LISTED:
                yield Way(text=f"… and {len(side.only) - MOST_LISTED} more")
        case Apart.SCORES:
            yield from _scores(side)
        case Apart.SEAT:
            yield Way(text="chance" if side.seat is None else f"{SEAT} {side.seat}")
        case Apart.END:
            yield Way(text="the game is over" if side.game.over else "the game goes on")
        case Apart.CARDS:
            yield _cards(side)


def _cards(side: Side) -> Way:
    round_ = side.game.round
    if side.seat is None or round_ is None:
        return Way(text=f"{len(side.rules.pack)} cards are shuffled")
    hands = ", ".join(f"{SEAT} {seat} {size(hand)}" for seat, hand in enumerate(round_.hands))
    return Way(text=f"in hand: {hands}; stock {round_.left}; pile {len(round_.pile)}")


def _scores(side: Side) -> Iterator[Way]:
    """Each line of the sheets of the round that has just ended."""
    end = side.game.round.end if side.game.round else None
    if end is None:
        yield Way(text="the round goes on")
        return
    for holder, lines in enumerate(end.lines):
        for path, points in lines:
            yield Way(text=f"side {holder}: {path} {points:+}")


def _why(only: Only, other: Side, locale: Locale) -> str | None:
    if only.refusal is None:
        return None
    ruleset = other.rules.ruleset
    said = " ".join(refusal_text(only.refusal, ruleset, locale.at(ruleset), width=10_000).split())
    return f"{said} ({only.refusal.path})" if only.refusal.path else said
