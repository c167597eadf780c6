"""What a player may do now: in one sentence, or move by move in the notation."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cli.terminal.scene import Scene
from meldbook.engine.state import Game
from meldbook.engine.view import View, view
from meldbook.model.moves import Answer, Ask, Discard, Draw, Expose, Lay, Look, Move, Pass, Redraw, Take
from meldbook.notation import write_move
from meldbook.play.naming import names_for
from meldbook.prose.layout import wrapped

MOST_LISTED = 60
"""Longer lists help nobody; there can be hundreds of ways to lay a first meld."""


def possible(scene: Scene, game: Game) -> Iterator[str]:
    """The kinds of move that are allowed, and how many there are of each."""
    phrases = list(_phrases(scene, view(scene.rules, game, scene.seat)))
    if phrases:
        yield from wrapped(scene.words.say("play-may", moves=scene.words.joined(phrases, "play-choice")), scene.width)


def move_lines(scene: Scene, game: Game) -> Iterator[str]:
    """The allowed moves as they are typed."""
    names = names_for(scene.rules, game, scene.seat)
    legal = view(scene.rules, game, scene.seat).legal
    for move in legal[:MOST_LISTED]:
        yield from wrapped(write_move(move, names), scene.width, first="  ", rest="    ")
    if len(legal) > MOST_LISTED:
        yield f"  {scene.words.name('play-moves-more', count=len(legal) - MOST_LISTED)}"


def _phrases(scene: Scene, seen: View) -> Iterator[str]:
    counted = {"take": Take, "lay": Lay, "discard": Discard}
    if _some(seen.legal, Answer):
        yield scene.words.name("play-may-answer")
    if _some(seen.legal, Draw):
        yield scene.words.name("play-may-draw")
    for name, kind in counted.items():
        if number := _some(seen.legal, kind):
            yield scene.words.name(f"play-may-{name}", count=number)
    for name, kind in {"redraw": Redraw, "expose": Expose, "ask": Ask, "look": Look, "pass": Pass}.items():
        if _some(seen.legal, kind):
            yield scene.words.name(f"play-may-{name}")


def _some(moves: tuple[Move, ...], kind: type[Move]) -> int:
    return sum(isinstance(move, kind) for move in moves)
