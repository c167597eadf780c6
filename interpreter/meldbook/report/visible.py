"""Text from a file goes in, text that is safe in a terminal comes out: a sign stands for what would steer or reorder it."""

from __future__ import annotations

import re

TAB_WIDTH = 4

_STEERING = re.compile("[\0-\x08\x0a-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")
_REPLACEMENT = "\ufffd"


def visible(text: str) -> str:
    """The text with tabs as spaces and a sign for each character that can't be seen."""
    return _STEERING.sub(_sign, text).replace("\t", " " * TAB_WIDTH)


def one_line(text: str) -> str:
    """A message on one line, whatever it quotes."""
    return visible(text.replace("\n", "\\n"))


def _sign(match: re.Match[str]) -> str:
    char = match.group()
    if char < " ":
        return chr(ord("␀") + ord(char))
    return "␡" if char == "\x7f" else _REPLACEMENT
