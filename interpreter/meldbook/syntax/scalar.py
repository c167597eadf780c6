"""What a single value means and where its characters stand: the text as written goes in, a `Value` or offsets come out.

The policy, the same for values everywhere: a plain whole number in decimal digits (`5000`, `-5`) is a number; `true` and `false`
are truth values; `null`, `~` and nothing are null; all else is text, so `no`, `yes`, `on` and `y` are text. Anything in quotes
and any block of text is text. What looks like a number without being one (`5_000`, `05`, `5e3`) is refused by the reader.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

Value: TypeAlias = int | bool | str | None

MOST_DIGITS = 18

_WHOLE_NUMBER = re.compile(rf"-?(?:0|[1-9][0-9]{{0,{MOST_DIGITS - 1}}})")
_NUMBER_LIKE = re.compile(
    r"""
    [-+−]? (?:
        \d[\d_]* (?:,\d+)* (?:\.\d*)? (?:[eE][-+]?\d+)?   # 5000  5_000  5,000  5000.0  5e3
      | \d{1,3} (?:\.\d{3})+                              # 5.000.000
      | \.\d+ (?:[eE][-+]?\d+)?                           # .5
      | 0[xXoObB][0-9a-fA-F_]+                            # 0x1F  0o17
      | \.(?:inf|Inf|INF)
    ) | \.(?:nan|NaN|NAN)
    """,
    re.VERBOSE,
)
_LEADING_ZERO = re.compile(r"[-+−]?0(?:[0-9_]+|[oO][0-9_]+)")
_WORDS: Mapping[str, Value] = MappingProxyType({"true": True, "false": False, "null": None, "~": None, "": None})


class Style(StrEnum):
    """How a value is written in the file."""

    PLAIN = "plain"
    QUOTED = "quoted"
    BLOCK = "block"


def value_of(text: str, style: Style) -> Value:
    """What the text means if it is written in this style."""
    if style is not Style.PLAIN:
        return text
    if is_whole_number(text):
        return int(text)
    return _WORDS.get(text, text)


def is_whole_number(text: str) -> bool:
    """Whether this is a number as a file may write it."""
    return _WHOLE_NUMBER.fullmatch(text) is not None


def looks_like_number(text: str) -> bool:
    """Whether a reader would take this for a number, right or wrong. Ranges (`4..A`) and cards (`5D`) don't look like one."""
    return _NUMBER_LIKE.fullmatch(text) is not None


def has_leading_zero(text: str) -> bool:
    """Whether this number starts with a zero that some would take for the sign of an octal one."""
    return _LEADING_ZERO.fullmatch(text) is not None


Offsets: TypeAlias = tuple[tuple[int, int], ...]
"""For every character of a text the stretch of the source, from and up to, that says it."""

_BREAKS = r"[ \t]*(?:\r?\n[ \t]*)+"
_IN_PLAIN = re.compile(rf"(?P<fold>{_BREAKS})|(?P<char>.)", re.DOTALL)
_IN_SINGLE = re.compile(rf"(?P<fold>{_BREAKS})|(?P<char>''|.)", re.DOTALL)
_IN_DOUBLE = re.compile(
    rf"(?P<joined>\\\r?\n[ \t]*(?:\r?\n[ \t]*)*)|(?P<fold>{_BREAKS})"
    r"|(?P<char>\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8}|\\.|.)",
    re.DOTALL,
)
_BLOCK_HEADER = re.compile(r"[|>][^\n]*(?:\n|$)")
_BLANK = " \t\r\n"


def offsets(source: str, text: str, style: Style) -> Offsets:
    """Where in `source` each character of `text` is written; nothing if that can't be told."""
    places = tuple(_in_block(source, text) if style is Style.BLOCK else _in_flow(source))
    return places if len(places) == len(text) else ()


def _in_flow(source: str) -> Iterator[tuple[int, int]]:
    """Quoted and plain values may run over lines, which are folded: one break is a space, each further one a break."""
    grammar, inside = {"'": (_IN_SINGLE, 1), '"': (_IN_DOUBLE, 1)}.get(source[:1], (_IN_PLAIN, 0))
    for piece in grammar.finditer(source, inside, len(source) - inside):
        match piece.lastgroup:
            case "char":
                yield piece.span()
            case "fold":
                yield from [piece.span()] * max(1, piece.group().count("\n") - 1)
            case _:
                yield from [piece.span()] * (piece.group().count("\n") - 1)


def _in_block(source: str, text: str) -> Iterator[tuple[int, int]]:
    """Nothing is escaped in a block, so its visible characters are those of the text, one by one; blanks stand next to them."""
    header = _BLOCK_HEADER.match(source)
    body = header.end() if header else 0
    visible = [place for place in range(body, len(source)) if source[place] not in _BLANK]
    seen = 0
    previous = body
    for index, char in enumerate(text):
        if char not in _BLANK:
            previous = visible[seen] + 1 if seen < len(visible) else len(source)
            seen += 1
            yield previous - 1, previous
        else:
            ahead = _blanks_ahead(text, index)
            place = visible[seen] - ahead if ahead and seen < len(visible) else previous
            previous = min(place + 1, len(source))
            yield min(place, previous), previous


def _blanks_ahead(text: str, index: int) -> int:
    """How far in front of a visible character this blank stands, if no line break parts them; 0 otherwise."""
    rest = text[index:]
    blanks = len(rest) - len(rest.lstrip(" \t"))
    return blanks if blanks < len(rest) and rest[blanks] not in _BLANK else 0
