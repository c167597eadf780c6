"""`meldbook play`: a game at the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from meldbook.cli.arguments import game_argument, option_option, players_option, seed_option
from meldbook.cli.completers import YOU
from meldbook.cli.games import DEFAULT_PLAYER, TableRequest, any_seed, check_known, find_options, find_players, find_ruleset
from meldbook.cli.language import lang_option
from meldbook.cli.output import JSON, TEXT, output_options
from meldbook.cli.terminal.company import Company
from meldbook.cli.terminal.events import Events, start_line
from meldbook.cli.terminal.screen import Screen
from meldbook.cli.terminal.seats import drawn_seats
from meldbook.cli.terminal.session import Session
from meldbook.cli.terminal.words import Words
from meldbook.model.ruleset import Ruleset
from meldbook.play.chance import Chance
from meldbook.prose import Locale

EXAMPLES = """\b
Examples:
  meldbook play classic
  meldbook play railroad --players you,steady,random --record game.meld
  meldbook play classic --watch --seed 7
  meldbook play classic --option target=1000 --draw-seats --hints
"""


@click.command("play", epilog=EXAMPLES)
@game_argument
@players_option
@seed_option
@option_option
@click.option("--watch", is_flag=True, help="Only players play, and you watch.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write the game down as it goes.")
@click.option("--hints", is_flag=True, help="Be told at each move what a steady player would do.")
@click.option("--draw-seats", is_flag=True, help="Draw cards for seats and partners, where the game has that.")
@lang_option
@output_options(TEXT, JSON)
def command(  # noqa: PLR0913 - one parameter for each option
    *,
    game: str,
    players: str | None,
    seed: int | None,
    assignments: tuple[str, ...],
    watch: bool,
    record: Path | None,
    hints: bool,
    draw_seats: bool,
    language: str,
    format: str,
) -> None:
    """Play the game ID at this terminal.

    You sit where --players says "you"; where it isn't said, at the first seat. Type ? in the game to see what you can say.
    """
    ruleset = find_ruleset(game)
    request = TableRequest(
        reference=game,
        ruleset=ruleset,
        players=_players(players, ruleset, watch=watch),
        options=find_options(assignments, ruleset),
    )
    words = Words(locale=Locale.load(language).at(ruleset))
    session = Session(
        request=request,
        rules=request.rules(),
        company=Company.of(request.players, _person(request.players), words),
        seed=any_seed() if seed is None else seed,
        record=record,
        screen=Screen.here(),
    )
    if draw_seats:
        session = _seated(session, words, told=format == TEXT)
    if format == JSON:
        _tell_programs(session)
    else:
        _tell_people(session, words, hints=hints)


def _players(text: str | None, ruleset: Ruleset, *, watch: bool) -> tuple[str, ...]:
    """The players by seat; `you` at most once, and never among those who are watched."""
    names = find_players(text, ruleset, DEFAULT_PLAYER if watch else YOU)
    check_known(names, () if watch else (YOU,))
    if names.count(YOU) > 1:
        raise click.BadParameter("there is one person at this terminal, so “you” can be said once.", param_hint="--players")
    return names


def _seated(session: Session, words: Words, *, told: bool) -> Session:
    """The same game with the players on the seats they have drawn."""
    seats = drawn_seats(session.rules, session.company, Chance(session.seed), words)
    if told:
        session.screen.show(*seats.lines)
    players = tuple(session.request.players[each] for each in seats.order)
    return replace(session, request=replace(session.request, players=players), company=session.company.seated(seats.order))


def _tell_programs(session: Session) -> None:
    if session.company.person is not None:
        raise click.UsageError("--format json tells a game that is watched: add --watch, or name players other than “you”.")
    session.screen.show(start_line(session.request, session.seed))
    session.watch(Events(rules=session.rules).lines)


def _tell_people(session: Session, words: Words, *, hints: bool) -> None:
    person = session.company.person
    greeting = "play-watch" if person is None else "play-welcome"
    name = words.locale.words(session.rules.ruleset.name)
    session.screen.show(words.say(greeting, game=name, seed=str(session.seed)), "")
    if person is None:
        over = session.watch(session.narration(words).lines)
    else:
        over = session.take_part(session.person(person, words, hints=hints))
    if not over:
        session.screen.show(words.say("narration-unfinished" if person is None else "play-left"))
    if session.record is not None:
        session.screen.show(words.say("play-recorded", file=str(session.record)))


def _person(players: tuple[str, ...]) -> int | None:
    """The seat of whoever sits at the terminal."""
    return players.index(YOU) if YOU in players else None
