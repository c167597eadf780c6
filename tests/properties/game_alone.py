"""A game played with nothing but the engine, a compiled ruleset and the standard library.

In, as arguments: the ruleset as JSON, how many play, the seed. Out: for each style of player one digest of all moves, and of
games, views and refusals on the way.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from itertools import islice
from pathlib import Path

from meldbook.engine.judging import check
from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.engine.view import view
from meldbook.model.codec import from_json
from meldbook.model.moves import Discard, Pass
from played_games import STYLES, spelled, steps

LENGTH = 300
"""How many moves of a game are compared."""


def main(compiled: str, players: str, seed: str) -> None:
    ruleset = from_json(Path(compiled).read_text(encoding="utf-8"))
    rules = settle(ruleset, int(players), {option.name: option.default for option in ruleset.options})
    for style in STYLES:
        print(digest_of_game(rules, int(seed), style))


def digest_of_game(rules: Rules, seed: int, style: str) -> str:
    found = sha256()
    for number, step in enumerate(islice(steps(rules, seed, style), LENGTH)):
        found.update(spelled(step.move).encode())
        if number % 10 == 0:
            refusals = tuple(check(rules, step.after, move, 0) for move in (Pass(), Discard(card=0)))
            found.update(spelled((step.after, view(rules, step.after, 0), refusals)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    main(*sys.argv[1:])
