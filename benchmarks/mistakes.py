"""How well single mistakes are found: each is planted in a shipped spec, and looked for by Meldbook and by check-jsonschema.

    python benchmarks/mistakes.py [--against check-jsonschema] [--write]

A mistake is told exactly if a finding begins on its line and column; well advised, if its suggestion or fix has the right text.
Beside it, check-jsonschema reads the same files with the same schema, all in one run. It knows no lines, so only whether it says
anything is counted.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from meldbook.cli.checking import check
from meldbook.schema.bundle import bundle_text

ROOT = Path(__file__).parents[1]
RESULT = Path(__file__).parent / "results" / "mistakes.md"
SPECS = ("classic", "railroad", "samba-books", "bolivia", "uruguay", "burraco")
MOST_OF_A_KIND = 6
"""In one spec."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """A file with one mistake: what kind, where, and the text that was there before."""

    kind: str
    spec: str
    text: str
    line: int
    column: int
    right: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """What is looked for in a line, and what is made of it. The group `at` is the text that becomes wrong."""

    name: str
    pattern: re.Pattern[str]
    spoil: Callable[[str], str]
    """From the right text to the wrong one."""


def _swapped(word: str) -> str:
    """Two letters in the middle exchanged."""
    middle = len(word) // 2
    return word[: middle - 1] + word[middle] + word[middle - 1] + word[middle + 1 :]


KINDS = (
    Kind(name="misspelt key", pattern=re.compile(r"[{ ](?P<at>naturals|source|wilds|bonus|values|decks): "), spoil=_swapped),
    Kind(name="misspelt section", pattern=re.compile(r"^(?P<at>table|cards|canastas|scoring|melds):"), spoil=_swapped),
    Kind(
        name="misspelt fact",
        pattern=re.compile(r"(?:when|must|add): [^,}]*?(?P<at>side\.\w{6,}|hand\.cards|stock\.cards)"),
        spoil=_swapped,
    ),
    Kind(
        name="wrong unit",
        pattern=re.compile(r"(?:when|must): (?P<at>side\.canastas) >= \d"),
        spoil=lambda _: "side.canastas >= side.score and side.canastas",
    ),
    Kind(name="misspelt source", pattern=re.compile(r"source: (?P<at>[a-z]{4,})\b"), spoil=_swapped),
    Kind(name="misspelt event", pattern=re.compile(r"on: (?P<at>discard|opening)\b"), spoil=_swapped),
    Kind(name="misspelt effect", pattern=re.compile(r"then: (?P<at>freeze until taken)"), spoil=lambda _: "freze until taken"),
    Kind(
        name="misspelt choice",
        pattern=re.compile(r"(?:last_card|upcard|ask|tie|form): (?P<at>optional|required|turned|extra round|set|sequence)\b"),
        spoil=_swapped,
    ),
    Kind(name="bad card", pattern=re.compile(r"(?:wild|on): \[?(?P<at>joker)\b"), spoil=lambda _: "jokre"),
    Kind(
        name="leading zero",
        pattern=re.compile(r"(?:hand|size|draw|bonus|min): (?P<at>\d+)[,}\n]?"),
        spoil=lambda number: f"0{number}",
    ),
    Kind(name="number in words", pattern=re.compile(r"(?:size|min|max): (?P<at>\d+)"), spoil=lambda _: "many"),
    Kind(name="quoted number", pattern=re.compile(r"(?:naturals|min|max): (?P<at>\d+)"), spoil=lambda number: f'"{number}"'),
    Kind(
        name="yes for true", pattern=re.compile(r": (?P<at>true|false)\b"), spoil=lambda word: "yes" if word == "true" else "no"
    ),
    Kind(
        name="swapped bound", pattern=re.compile(r", (?P<at>\d+\.\.\d+):"), spoil=lambda row: "..".join(reversed(row.split("..")))
    ),
    Kind(
        name="dropped row",
        pattern=re.compile(r"minimum: (?P<at>\{by: side\.score, below 0: \d+, )"),
        spoil=lambda _: "{by: side.score, ",
    ),
    Kind(name="unclosed quote", pattern=re.compile(r'(?P<at>"[^"\n]+")\}?$'), spoil=lambda text: text[:-1]),
    Kind(name="unknown example rule", pattern=re.compile(r"^    rule: (?P<at>[\w.-]{8,})$"), spoil=_swapped),
    Kind(name="tab", pattern=re.compile(r"^(?P<at>  )\w"), spoil=lambda _: "\t"),
)


def planted() -> Iterator[Mistake]:
    """Every mistake, one a file."""
    for spec in SPECS:
        text = (ROOT / "specs" / "variants" / f"{spec}.yaml").read_text(encoding="utf-8")
        for kind in KINDS:
            yield from list(_of_kind(kind, spec, text))[:MOST_OF_A_KIND]


def _of_kind(kind: Kind, spec: str, text: str) -> Iterator[Mistake]:
    lines = text.split("\n")
    for number, line in enumerate(lines):
        found = None if line.lstrip().startswith("#") else kind.pattern.search(line)
        wrong = kind.spoil(found["at"]) if found else ""
        if found and wrong != found["at"]:
            spoilt = line[: found.start("at")] + wrong + line[found.end("at") :]
            after = "\n".join([*lines[:number], spoilt, *lines[number + 1 :]])
            yield Mistake(kind=kind.name, spec=spec, text=after, line=number + 1, column=found.start("at") + 1, right=found["at"])


@dataclass(slots=True)
class Count:
    """What came of the mistakes of one kind."""

    planted: int = 0
    reported: int = 0
    on_line: int = 0
    exact: int = 0
    advised: int = 0
    other: int = 0


def _judge(count: Count, mistake: Mistake, file: Path) -> None:
    found = [each for each in check(str(file)).diagnostics if each.span.file == file.as_posix()]
    here = [each for each in found if each.span.line == mistake.line]
    count.planted += 1
    count.reported += bool(found)
    count.on_line += bool(here)
    count.exact += any(each.span.column == mistake.column for each in here)
    told = [f"{each.suggestion or ''} {each.fix.replacement if each.fix else ''}" for each in found]
    count.advised += any(mistake.right.strip('"') in each for each in told)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--against", help="the program check-jsonschema, if it is to be compared")
    options.add_argument("--write", action="store_true", help="write the table to benchmarks/results")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        table = "\n".join(_table(list(planted()), Path(folder), chosen.against))
    print(table)
    if chosen.write:
        RESULT.write_text(table + "\n", encoding="utf-8")


def _table(mistakes: list[Mistake], folder: Path, against: str | None) -> Iterator[str]:
    counts: dict[str, Count] = {kind.name: Count() for kind in KINDS}
    files = [folder / f"{number:03}.yaml" for number in range(len(mistakes))]
    for file, mistake in zip(files, mistakes, strict=True):
        file.write_text(mistake.text, encoding="utf-8")
    start = time.perf_counter()
    for file, mistake in zip(files, mistakes, strict=True):
        _judge(counts[mistake.kind], mistake, file)
    own = time.perf_counter() - start
    seconds = None if against is None else _other(against, folder, files, mistakes, counts)
    counts["all"] = _sum(counts.values())
    yield f"# {len(mistakes)} single mistakes in {len(SPECS)} shipped specs\n"
    yield "| mistake | planted | reported | on its line | at its column | right advice | check-jsonschema reports |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for name, each in counts.items():
        other = "–" if against is None else each.other
        yield f"| {name} | {each.planted} | {each.reported} | {each.on_line} | {each.exact} | {each.advised} | {other} |"
    yield f"\nMeldbook, with meanings and examples: {own:.1f} s."
    if seconds is not None:
        yield f"check-jsonschema, shape only, with the same schema: {seconds:.1f} s."


def _other(program: str, folder: Path, files: list[Path], mistakes: list[Mistake], counts: dict[str, Count]) -> float:
    """What check-jsonschema says in one run, by file. It names no lines."""
    schema = folder / "variant.schema.json"
    schema.write_text(bundle_text(), encoding="utf-8")
    start = time.perf_counter()
    command = [program, "--schemafile", str(schema), "--output-format", "json", *map(str, files)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    seconds = time.perf_counter() - start
    for file, mistake in zip(files, mistakes, strict=True):
        counts[mistake.kind].other += str(file) in told
    return seconds


def _sum(counts: object) -> Count:
    total = Count()
    for count in list(counts):  # type: ignore[call-overload]
        for name in Count.__slots__:
            setattr(total, name, getattr(total, name) + getattr(count, name))
    return total


if __name__ == "__main__":
    main()
