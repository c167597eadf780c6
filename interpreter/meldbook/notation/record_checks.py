"""What can be wrong with a game record whose lines, each for itself, can be read.

In: the entries of a record. Out: diagnostics about lines that are missing, too much, out of order or do not fit each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldbook.diagnostics import Diagnostic, Note, Severity, Span
from meldbook.notation.entries import CHANCE, USAGE, Entry, EntryKind
from meldbook.notation.moves import check_move
from meldbook.notation.records import VERSION, RecordedMove, wrong_move

ONCE = (EntryKind.VERSION, EntryKind.VARIANT, EntryKind.RULESET, EntryKind.SEED, EntryKind.RESULT, EntryKind.END)
REQUIRED = (EntryKind.VARIANT, EntryKind.PLAYER)


def check_first(found: Sequence[Entry | Diagnostic], file: str) -> Diagnostic | None:
    """What is wrong with the first line, if this cannot be a record at all, or not one of a known version."""
    begins = f'records begin with the line "meldbook game {VERSION}"'
    match found[0] if found else None:
        case None:
            return _wrong_content(Span.point(file), f"the file is empty; {begins}")
        case Entry(kind=EntryKind.VERSION, words=(version,)) as entry:
            known = version.text == str(VERSION)
            return None if known else _wrong_content(_word(entry, 0, file), f'unknown version "{version.text}"; {begins}')
        case Entry(line=line):
            return _wrong_content(line.whole(file), f"this is no game record; {begins}")
        case Diagnostic(span=span):
            return _wrong_content(span, f"this is no game record of a known form; {begins}")


def check_lines(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    """What is wrong whatever the unreadable lines may mean."""
    yield from _order(entries, file)
    yield from _repeated(entries, file)
    yield from _moves(entries, file)


def check_whole(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    """What is wrong with a record all of whose lines can be read."""
    yield from _missing(entries, file)
    yield from _counted(entries, EntryKind.PLAYER, 0, file)
    yield from _seats(entries, file)
    yield from _rounds(entries, file)
    yield from _sides(entries, file)


def recorded_move(entry: Entry) -> RecordedMove:
    """The move of an entry of a seat or of chance."""
    seat, text = entry.words
    return RecordedMove(seat=None if seat.text == CHANCE else int(seat.text), words=entry.line.rest(text.start))


def of_kind(entries: Sequence[Entry], kind: EntryKind) -> tuple[Entry, ...]:
    """The entries of this kind."""
    return tuple(entry for entry in entries if entry.kind is kind)


def _missing(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    for kind in REQUIRED:
        if entries and not of_kind(entries, kind):
            yield _wrong_content(entries[0].line.whole(file), f'the record has no line "{USAGE[kind]}"')


def _order(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    """Head, moves, result and end follow each other."""
    reached = entries[0] if entries else None
    for entry in entries:
        if reached and _part(entry) < _part(reached):
            yield _wrong_order(entry, f"{_shown(entry)} comes too late", (reached, "it belongs before this line"), file)
        else:
            reached = entry


def _part(entry: Entry) -> int:
    match entry.kind:
        case EntryKind.ROUND | EntryKind.PLAYED:
            return 1
        case EntryKind.RESULT:
            return 2
        case EntryKind.END:
            return 3
        case _:
            return 0


def _repeated(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    first: dict[str, Entry] = {}
    for entry in entries:
        named = entry.kind is EntryKind.OPTION
        if named or entry.kind in ONCE:
            key = f"{entry.kind} {entry.words[0].text}" if named else entry.kind.value
            if (earlier := first.setdefault(key, entry)) is not entry:
                yield _wrong_order(entry, f'a second line "{key}"', (earlier, "the first is here"), file)


def _moves(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    for entry in of_kind(entries, EntryKind.PLAYED):
        move = recorded_move(entry)
        if (error := check_move(move.text)) is not None:
            yield wrong_move(move, error, file)


def _counted(entries: Sequence[Entry], kind: EntryKind, first: int, file: str) -> Iterator[Diagnostic]:
    """The numbers of these lines are counted up by one."""
    expected = first
    for entry in of_kind(entries, kind):
        if (number := int(entry.words[0].text)) != expected:
            yield _wrong_content(
                _word(entry, 0, file), f'{kind} "{number}" should be {expected}: {kind}s are counted from {first}'
            )
        expected = number + 1


def _rounds(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    """The first round may go without its line."""
    rounds = of_kind(entries, EntryKind.ROUND)
    yield from _counted(rounds, EntryKind.ROUND, 2 if rounds and rounds[0].words[0].text == "2" else 1, file)


def _seats(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    players = len(of_kind(entries, EntryKind.PLAYER))
    for entry in of_kind(entries, EntryKind.PLAYED):
        seat = entry.words[0].text
        if players and seat != CHANCE and int(seat) >= players:
            yield _wrong_content(
                _word(entry, 0, file), f'seat "{seat}" has no player; seats are 0 to {players - 1}, and "-" for chance'
            )


def _sides(entries: Sequence[Entry], file: str) -> Iterator[Diagnostic]:
    for entry in of_kind(entries, EntryKind.RESULT):
        for expected, word in enumerate(entry.words):
            side = word.text.partition(":")[0]
            if side != str(expected):
                yield _wrong_content(
                    _word(entry, expected, file), f'side "{side}" should be {expected}: sides are counted from 0'
                )


def _word(entry: Entry, index: int, file: str) -> Span:
    return entry.line.span(file, entry.words[index].start, entry.words[index].end)


def _shown(entry: Entry) -> str:
    return "a move" if entry.kind is EntryKind.PLAYED else f'"{USAGE[entry.kind]}"'


def _wrong_content(span: Span, message: str) -> Diagnostic:
    return Diagnostic(code="T302", name="record-content", severity=Severity.ERROR, message=message, span=span)


def _wrong_order(entry: Entry, message: str, other: tuple[Entry, str], file: str) -> Diagnostic:
    span, note = entry.line.whole(file), Note(message=other[1], span=other[0].line.whole(file))
    return Diagnostic(code="T303", name="record-order", severity=Severity.ERROR, message=message, span=span, notes=(note,))
