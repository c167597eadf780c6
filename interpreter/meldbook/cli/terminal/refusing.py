"""A refusal as a person at the terminal is told: why, and where the rule stands."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.cli.terminal.scene import Scene
from meldbook.engine.refusal import Refusal
from meldbook.model.ruleset import Ruleset
from meldbook.prose import refusal_text


def refusal_lines(refusal: Refusal, scene: Scene) -> Iterator[str]:
    """What the rule says and what would be allowed; then the rule's path with its place in the spec."""
    ruleset = scene.rules.ruleset
    yield from refusal_text(refusal, ruleset, scene.words.locale, width=scene.width).splitlines()
    if refusal.path is not None:
        place = rule_place(ruleset, refusal.path)
        yield scene.words.name("play-rule-place", rule=refusal.path, place=place) if place else refusal.path


def rule_place(ruleset: Ruleset, path: str) -> str | None:
    """`file:line` of the rule with this path, None if the ruleset doesn't say."""
    origin = dict(ruleset.origins).get(path)
    return f"{origin.file}:{origin.line}" if origin else None
