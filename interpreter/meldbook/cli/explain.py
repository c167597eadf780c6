"""`meldbook explain`: what a finding means, why it matters, and what to write instead."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import asdict

import click
from click.shell_completion import CompletionItem
from rich.console import Console
from rich.markdown import Markdown

from meldbook.cli.failing import Unusable
from meldbook.cli.output import JSON, TEXT, echo_json, is_coloured, output_options, width
from meldbook.diagnostics import nearest
from meldbook.report.manual import Page, manual, page_of

EXAMPLES = """\b
Examples:
  meldbook explain S103
  meldbook explain unknown-key
  meldbook explain --list
"""


def _complete(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    words = ((page.code, page.name) for page in manual())
    return [CompletionItem(word) for pair in words for word in pair if word.startswith(incomplete)]


@click.command("explain", epilog=EXAMPLES)
@click.argument("word", metavar="[CODE|NAME]", required=False, shell_complete=_complete)
@click.option("--list", "lists", is_flag=True, help="All codes with their names, and a sentence each.")
@output_options(TEXT, JSON)
def command(*, word: str | None, lists: bool, format: str) -> None:
    """Explain the finding CODE, or the one called NAME."""
    if lists == (word is not None):
        raise click.UsageError("Say which finding, or --list.")
    pages = [_page(word)] if word else list(manual())
    if format == JSON:
        echo_json([asdict(page) for page in pages])
    elif lists:
        click.echo("\n".join(_lines(pages)))
    else:
        _show(pages[0])


def _page(word: str) -> Page:
    page = page_of(word)
    if page is None:
        words = [each for page in manual() for each in (page.code, page.name)]
        meant = nearest(word, words)
        hint = f"Did you mean “{meant}”?" if meant else "`meldbook explain --list` lists them."
        raise Unusable(f'There is no finding "{word}". {hint}')
    return page


def _lines(pages: list[Page]) -> Iterator[str]:
    longest = max(len(page.name) for page in pages)
    return (f"{page.code}  {page.name.ljust(longest)}  {page.what}" for page in pages)


def _show(page: Page) -> None:
    """At a terminal as it is meant to look, elsewhere as it is written."""
    if is_coloured(sys.stdout):
        Console(force_terminal=True, width=width()).print(Markdown(page.text))
    else:
        click.echo(page.text, nl=False)
