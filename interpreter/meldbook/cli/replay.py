"""`meldbook replay`: a recorded game, played back and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from meldbook.cli.completers import YOU, complete_game
from meldbook.cli.failing import Unusable, failed
from meldbook.cli.games import find_ruleset
from meldbook.cli.language import lang_option
from meldbook.cli.output import JSON, TEXT, echo_json, output_options
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.narration import Narration
from meldbook.cli.terminal.rulebook import Rulebook
from meldbook.cli.terminal.scene import Scene
from meldbook.cli.terminal.screen import Screen
from meldbook.cli.terminal.words import Words
from meldbook.diagnostics import Diagnostic
from meldbook.engine import scoring
from meldbook.engine.state import Game
from meldbook.model.codec import ruleset_hash
from meldbook.model.moves import Move
from meldbook.notation import Record, read_record
from meldbook.play.replay import Replayed, replay
from meldbook.prose import Locale

OTHER_RULES = "T312"
"""The diagnostic that a record was played by other rules."""
WHAT_TO_DO = "replay it with the specs it was recorded by, or take the line “ruleset …” out to try it by the rules of now"

EXAMPLES = """\b
Examples:
  meldbook replay game.meld
  meldbook replay game.meld --to 40
  meldbook replay game.meld --format json
"""


@click.command("replay", epilog=EXAMPLES)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--to", "last", type=click.IntRange(min=0), metavar="N", help="Only the first N moves, those of chance included.")
@click.option("--game", metavar="ID", shell_complete=complete_game, help="By these rules, not those the record names.")
@click.option("--quiet", "-q", is_flag=True, help="Only how it ends, not how it goes.")
@lang_option
@output_options(TEXT, JSON)
def command(*, file: Path, last: int | None, game: str | None, quiet: bool, language: str, format: str) -> None:
    """Play the record FILE back: every move is checked, and so are the rules it was played by."""
    text = _read(file)
    record = _record(text, str(file))
    ruleset = find_ruleset(game or record.variant.text)
    told: list[tuple[Game, int | None, Move, Game]] = []
    # The record names a game with its house rules, as it was asked for; the rules were found by that very name.
    named = replace(record, variant=replace(record.variant, text=ruleset.id))
    found = replay(named, ruleset, last, lambda *move: told.append(move))
    if not isinstance(found, Replayed):
        raise failed(map(_with_help, found), {str(file): text})
    if format == JSON:
        echo_json(_document(record, ruleset_hash(ruleset), found))
    else:
        _tell(record, found, told[-1:] if quiet else told, Locale.load(language))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Unusable(f"{file} can't be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Unusable(f"{file} is no text in UTF-8 (byte {error.start + 1}), so it is no game record.") from None


def _record(text: str, name: str) -> Record:
    record = read_record(text, name)
    if isinstance(record, Record):
        return record
    raise failed(record, {name: text})


def _with_help(diagnostic: Diagnostic) -> Diagnostic:
    unhelped = diagnostic.code == OTHER_RULES and diagnostic.suggestion is None
    return replace(diagnostic, suggestion=WHAT_TO_DO) if unhelped else diagnostic


def _document(record: Record, hash: str, found: Replayed) -> dict[str, object]:
    return {
        "variant": record.variant.text,
        "ruleset_hash": hash,
        "players": [player.text for player in record.players],
        "moves": len(found.moves),
        "round": found.game.number,
        "over": found.game.over,
        "winners": list(found.game.winners),
        "scores": list(scoring.totals(found.game)),
    }


def _tell(record: Record, found: Replayed, told: list[tuple[Game, int | None, Move, Game]], locale: Locale) -> None:
    names = tuple(player.text for player in record.players)
    words = Words(locale=locale.at(found.rules.ruleset))
    company = Company.of(names, names.index(YOU) if names.count(YOU) == 1 else None, words)
    rulebook = Rulebook.of(found.rules.ruleset, words.locale)
    screen = Screen.here()
    narration = Narration(rules=found.rules, company=company, words=words, rulebook=rulebook, width=screen.width)
    for move in told:
        screen.show_all(narration.lines(*move))
    if not found.game.over:
        screen.show(words.say("narration-unfinished"))
    if not found.game.over and found.game.round is not None:
        scene = Scene(
            rules=found.rules, company=company, seat=company.person or 0, words=words, rulebook=rulebook, width=screen.width
        )
        screen.show("", *scene.table(found.game))
