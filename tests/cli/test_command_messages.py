"""The words of the terminal: no message is missing, and none is there for nothing."""

from __future__ import annotations

import re

from command_line import ROOT

from meldbook.cli.terminal.settling import Settled
from meldbook.prose import Locale

FILES = ("play.ftl", "narration.ftl")
CODE = "".join(path.read_text("utf-8") for path in (ROOT / "interpreter" / "meldbook" / "cli").rglob("*.py"))
MADE = {
    *(f"play-undo-{reason}" for reason in Settled),
    *(f"play-may-{kind}" for kind in ("take", "lay", "discard", "redraw", "expose", "ask", "look", "pass")),
    *(f"{family}-{place}" for family in ("play-list", "play-choice") for place in ("more", "last")),
    "play-undo-nothing",
}
"""The ids that the code puts together."""


def test_every_message_of_the_terminal_is_used() -> None:
    english = Locale.load("en").messages
    referred = {other for others in english.references.values() for other in others}
    said = {*MADE, *referred, *re.findall(r"""["']([a-z-]+)["']""", CODE)}
    assert [id for id in _defined() if id not in said] == []


def test_every_reason_a_move_stands_for_has_its_message() -> None:
    assert set(_defined()) >= MADE


def _defined() -> list[str]:
    lines = (line for file in FILES for line in (ROOT / "site" / "locales" / "en" / file).read_text("utf-8").splitlines())
    return [line.partition(" =")[0] for line in lines if line[:1].isalpha() and " =" in line]
