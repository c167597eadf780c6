"""`meldbook diff`: what differs between two games, in words and in play."""

from __future__ import annotations

from dataclasses import dataclass, replace

import click

from meldbook.cli.arguments import option_option
from meldbook.cli.completers import complete_game, complete_players
from meldbook.cli.differing import forms
from meldbook.cli.differing.played import Played, played
from meldbook.cli.differing.told import told
from meldbook.cli.exits import ExitCode
from meldbook.cli.failing import failed
from meldbook.cli.games import check_known, find_options
from meldbook.cli.language import lang_option
from meldbook.cli.output import JSON, TEXT, echo_json, output_options, width
from meldbook.cli.progress import progress
from meldbook.cli.versions import find_version
from meldbook.engine.rules import Rules
from meldbook.engine.table import settle
from meldbook.model.codec import ruleset_hash
from meldbook.model.ruleset import Ruleset
from meldbook.play.parting import parting
from meldbook.prose import Locale
from meldbook.prose.page import WIDTH

MARKDOWN = "markdown"
EXAMPLES = """\b
Examples:
  meldbook diff classic classic+HOUSE-RULE
  meldbook diff mine.yaml yours.yaml --format markdown
  meldbook diff HEAD~1:specs/variants/classic.yaml specs/variants/classic.yaml
  meldbook diff classic modern-american --games 0
"""
OTHER_TABLE = "They are for different numbers of players, so they can't be played side by side."
NOT_PLAYED = "No games were played."


@dataclass(frozen=True, slots=True, kw_only=True)
class _Plan:
    """The games to be tried."""

    assignments: tuple[str, ...]
    games: int
    seed: int
    players: tuple[str, ...]


@click.command("diff", epilog=EXAMPLES)
@click.argument("before", metavar="BEFORE", shell_complete=complete_game)
@click.argument("after", metavar="AFTER", shell_complete=complete_game)
@lang_option
@click.option("--games", "-n", type=click.IntRange(min=0), default=5, show_default=True, help="How many games are tried.")
@click.option("--seed", "-s", type=int, default=1, show_default=True, help="The same seed deals the same cards.")
@click.option(
    "--players",
    "-p",
    default="steady,random",
    show_default=True,
    metavar="NAME,NAME,…",
    shell_complete=complete_players,
    help="Who plays: one game each in turn, at every seat.",
)
@option_option
@output_options(TEXT, MARKDOWN, JSON)
@click.pass_context
def command(  # noqa: PLR0913 - one parameter for each option
    ctx: click.Context,
    *,
    before: str,
    after: str,
    language: str,
    games: int,
    seed: int,
    players: str,
    assignments: tuple[str, ...],
    format: str,
) -> None:
    """Show what differs between two games: the sentences of their rules, with their places, and the play.

    For the play, both games are dealt the same cards, until something is not the same any more: mostly, what may be done. A game
    is named as everywhere, or as a version in git, REV:PATH. The exit code is 0 if they are the same and 1 if they differ.
    """
    names = tuple(name.strip() for name in players.split(","))
    check_known(names)
    first, second = _ruleset(before), _ruleset(after)
    locale = Locale.load(language)
    found = forms.Comparison(
        before=before,
        after=after,
        hashes=(ruleset_hash(first), ruleset_hash(second)),
        told=told(first, second, locale),
    )
    if not found.is_same:
        found = _with_play(found, (first, second), _Plan(assignments=assignments, games=games, seed=seed, players=names), locale)
    _show(found, format)
    ctx.exit(ExitCode.FINE if found.is_same else ExitCode.FINDINGS)


def _ruleset(text: str) -> Ruleset:
    loaded = find_version(text)
    if loaded.ruleset is None:
        raise failed(loaded.diagnostics, loaded.sources)
    return loaded.ruleset


def _with_play(found: forms.Comparison, rulesets: tuple[Ruleset, Ruleset], plan: _Plan, locale: Locale) -> forms.Comparison:
    """The comparison with where the two part in play."""
    tables = _tables(rulesets, plan.assignments)
    if tables is None or not plan.games:
        return replace(found, note=NOT_PLAYED if tables else OTHER_TABLE)
    return replace(found, played=_played(tables, plan, locale))


def _played(tables: tuple[Rules, Rules], plan: _Plan, locale: Locale) -> Played | None:
    before, after = tables
    with progress(plan.games) as report:
        apart = parting(before, after, players=plan.players, seed=plan.seed, games=range(plan.games), progress=report)
    return played(apart, plan.seed, locale) if apart else None


def _tables(rulesets: tuple[Ruleset, Ruleset], assignments: tuple[str, ...]) -> tuple[Rules, Rules] | None:
    """Both games with the fewest players that both can have."""
    players = max(ruleset.table.min_players for ruleset in rulesets)
    if players > min(ruleset.table.max_players for ruleset in rulesets):
        return None
    names = {option.name for ruleset in rulesets for option in ruleset.options}
    first, second = (settle(each, players, find_options(_meant(assignments, each, names), each)) for each in rulesets)
    return first, second


def _meant(assignments: tuple[str, ...], ruleset: Ruleset, names: set[str]) -> tuple[str, ...]:
    """The assignments of this game's options; what is an option of neither is left in, to be told as a mistake."""
    strangers = names - {option.name for option in ruleset.options}
    return tuple(each for each in assignments if each.partition("=")[0].strip() not in strangers)


def _show(found: forms.Comparison, format: str) -> None:
    match format:
        case "json":
            echo_json(forms.document(found))
        case "markdown":
            click.echo("\n".join(forms.markdown(found)))
        case _:
            click.echo("\n".join(forms.text(found, max(width() or WIDTH, forms.LEAST_WIDTH))))
