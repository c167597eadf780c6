"""Several clauses as one: "a, b and c", by the messages that join clauses in a language."""

from __future__ import annotations

from collections.abc import Sequence

from meldbook.prose.sentences import Phrase


def joined(clauses: Sequence[Phrase], word: str) -> Phrase:
    """One phrase of several clauses, joined from the left by the messages `clauses-comma` and, for the last, `clauses-<word>`."""
    whole = clauses[0]
    for index, clause in enumerate(clauses[1:], start=2):
        joint = word if index == len(clauses) else "comma"
        whole = Phrase(id=f"clauses-{joint}", arguments=(("first", whole), ("second", clause)))
    return whole
