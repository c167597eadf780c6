"""The score of each side, one a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.words import Words
from meldbook.engine.rules import Rules


def score_lines(rules: Rules, company: Company, words: Words, scores: Sequence[int]) -> Iterator[str]:
    """The lines of these scores."""
    for side, points in enumerate(scores):
        name = words.locale.capitalised(company.side(rules, side, words))
        yield words.name("play-score", side=name, points=words.name("count-points", count=points))
