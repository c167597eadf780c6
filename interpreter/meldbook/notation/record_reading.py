"""Reading game records.

In: the text of a record, and the name of its file. Out: the `Record`, or diagnostics: all that can be found in one reading.
"""

from __future__ import annotations

from collections.abc import Sequence

from meldbook.diagnostics import Diagnostic, in_order
from meldbook.notation.entries import Entry, EntryKind, read_entry
from meldbook.notation.lines import joined_lines
from meldbook.notation.record_checks import check_first, check_lines, check_whole, of_kind, recorded_move
from meldbook.notation.records import Landmark, Record, RecordedMove, Result, Written


def read_record(text: str, file: str) -> Record | tuple[Diagnostic, ...]:
    """The record; its moves are right in form, but only playing them shows what they name and whether they are legal."""
    found = [read_entry(line, file) for line in joined_lines(text)]
    if (foreign := check_first(found, file)) is not None:
        return (foreign,)
    entries = [entry for entry in found if isinstance(entry, Entry)]
    wrong = [entry for entry in found if isinstance(entry, Diagnostic)]
    problems = [*wrong, *check_lines(entries, file), *(() if wrong else check_whole(entries, file))]
    return in_order(problems) if problems else _record(entries, file)


def _record(entries: Sequence[Entry], file: str) -> Record:
    seed = _one(entries, EntryKind.SEED)
    variant, ruleset = (_one(entries, kind) for kind in (EntryKind.VARIANT, EntryKind.RULESET))
    assert variant is not None, "check_whole requires it"
    return Record(
        file=file,
        variant=_written(variant, 0, file),
        ruleset=_written(ruleset, 0, file) if ruleset else None,
        options=tuple((entry.words[0].text, _written(entry, 1, file)) for entry in of_kind(entries, EntryKind.OPTION)),
        players=tuple(_written(entry, 1, file) for entry in of_kind(entries, EntryKind.PLAYER)),
        seed=int(seed.words[0].text) if seed else None,
        moves=_moves(entries),
        rounds=_landmarks(entries, file),
        result=_result(entries, file),
        ended=_one(entries, EntryKind.END) is not None,
    )


def _one(entries: Sequence[Entry], kind: EntryKind) -> Entry | None:
    return next(iter(of_kind(entries, kind)), None)


def _written(entry: Entry, index: int, file: str) -> Written:
    word = entry.words[index]
    return Written(text=word.text, span=entry.line.span(file, word.start, word.end))


def _moves(entries: Sequence[Entry]) -> tuple[RecordedMove, ...]:
    return tuple(recorded_move(entry) for entry in of_kind(entries, EntryKind.PLAYED))


def _landmarks(entries: Sequence[Entry], file: str) -> tuple[Landmark, ...]:
    return tuple(
        Landmark(number=int(entry.words[0].text), before=len(_moves(entries[:index])), span=entry.line.whole(file))
        for index, entry in enumerate(entries)
        if entry.kind is EntryKind.ROUND
    )


def _result(entries: Sequence[Entry], file: str) -> Result | None:
    entry = _one(entries, EntryKind.RESULT)
    if entry is None:
        return None
    scores = tuple(int(word.text.partition(":")[2]) for word in entry.words)
    return Result(scores=scores, span=entry.line.whole(file))
