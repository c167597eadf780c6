"""The text of one file: bytes go in, a `Source` that turns offsets into spans comes out, or what is wrong with the bytes."""

from __future__ import annotations

import codecs
import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType

from meldbook.diagnostics import Diagnostic, Fix, Span
from meldbook.syntax.problem import Problem

LARGEST_FILE = 1024 * 1024
"""In bytes. The largest known rule file has a hundredth of it."""
MOST_INVISIBLE_REPORTED = 20

BYTE_ORDER_MARK = "\ufeff"
# Besides what YAML itself excludes, the exotic line ends: editors don't agree with YAML whether a new line begins there.
INVISIBLE = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)")

_OTHER_ENCODINGS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
_NAMES = MappingProxyType(
    {
        "\0": "a null character",
        "\r": "a carriage return without a line feed",
        "\x1b": "an escape character",
        "\x85": "a next line character",
        BYTE_ORDER_MARK: "a byte order mark",
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A file's text, without a byte order mark, and where its lines start."""

    file: str
    text: str
    line_starts: tuple[int, ...]

    @classmethod
    def of(cls, file: str, text: str) -> Source:
        """The source with this text."""
        return cls(file=file, text=text, line_starts=(0, *(match.end() for match in re.finditer("\n", text))))

    def span(self, start: int, end: int) -> Span:
        """The span of the characters from `start` up to, not including, `end`."""
        line, column = self._place(start)
        end_line, end_column = self._place(max(start, end))
        return Span(file=self.file, line=line, column=column, end_line=end_line, end_column=end_column)

    def line_of(self, offset: int) -> str:
        """The whole line this character is in."""
        start = self.text.rfind("\n", 0, offset) + 1
        return self.text[start:].split("\n", 1)[0].rstrip("\r")

    def line_start(self, offset: int) -> int:
        """The offset of the first character of the line this character is in."""
        return self.text.rfind("\n", 0, offset) + 1

    def _place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1


def decode(content: bytes, file: str) -> Source | Diagnostic:
    """The text of the bytes, or why they are no text."""
    if len(content) > LARGEST_FILE:
        message = f"the file has {len(content)} bytes; a file may have at most {LARGEST_FILE}"
        return Problem.TOO_LARGE.at(Span.point(file), message)
    other = _other_encoding(content)
    if other:
        return Problem.NOT_UTF8.at(Span.point(file), f"the file is {other}; expected UTF-8", suggestion="save it as UTF-8")
    try:
        return Source.of(file, content.decode("utf-8").removeprefix(BYTE_ORDER_MARK))
    except UnicodeDecodeError as error:
        return _not_utf8(content, file, error.start)


def _other_encoding(content: bytes) -> str | None:
    by_mark = next((name for mark, name in _OTHER_ENCODINGS if content.startswith(mark)), None)
    # Without a mark, UTF-16 shows by its zeros: one in every ASCII character.
    has_zeros = content[:2].count(0) == 1 and content.count(0) * 3 > len(content)
    return by_mark or ("UTF-16" if has_zeros else None)


def _not_utf8(content: bytes, file: str, offset: int) -> Diagnostic:
    before = Source.of(file, content[:offset].decode("utf-8").removeprefix(BYTE_ORDER_MARK))
    place = before.span(len(before.text), len(before.text))
    message = f"not valid UTF-8: byte 0x{content[offset]:02X} at byte offset {offset}, line {place.line}"
    return Problem.NOT_UTF8.at(place, message, suggestion="save the file as UTF-8")


def invisible_characters(source: Source) -> tuple[Diagnostic, ...]:
    """The first characters of the text that nobody can see and YAML can't hold."""
    found = islice(INVISIBLE.finditer(source.text), MOST_INVISIBLE_REPORTED)
    return tuple(_invisible(source, match) for match in found)


def _invisible(source: Source, match: re.Match[str]) -> Diagnostic:
    message = f"an invisible character that doesn't belong here: {character_name(match.group())}"
    span = source.span(*match.span())
    fix = Fix(span=span, replacement="", is_safe=True)
    return Problem.INVISIBLE_CHARACTER.at(span, message, suggestion="delete it", fix=fix)


def character_name(char: str) -> str:
    """A character in words, for those that can't be shown."""
    known = _NAMES.get(char)
    standard = unicodedata.name(char, "").lower()
    words = known or (f'the character "{standard}"' if standard else "a control character")
    return f"{words} (U+{ord(char):04X})"
