"""`meldbook site`: the rules of all games as a site to read in a browser."""

from __future__ import annotations

from pathlib import Path

import click

from meldbook import resources
from meldbook.cli.failing import Unusable
from meldbook.cli.games import find_ruleset
from meldbook.cli.language import LANGUAGE
from meldbook.cli.output import color_option
from meldbook.loading.catalogue import Catalogue
from meldbook.pages import NoMkDocs, SiteError, build_site, write_pages
from meldbook.prose import Locale

EXAMPLES = """\b
Examples:
  meldbook site build
  meldbook site build --out ~/rules
"""


@click.group("site")
@color_option
def command() -> None:
    """The rules of all games as a site, which opens in any browser without a server."""


@command.command("build", epilog=EXAMPLES)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Where it goes, if not to build/site."
)
@color_option
def build(*, out: Path | None) -> None:
    """Build the site from the shipped games."""
    checkout = _checkout()
    names = Catalogue().games()
    rulesets = [find_ruleset(name) for name in names]
    click.echo(f"{len(rulesets)} games: {', '.join(names)}")
    folder = checkout / "build" / "pages" / LANGUAGE
    pages = list(write_pages(rulesets, Locale.load(LANGUAGE), checkout / "site" / "pages" / LANGUAGE, folder))
    click.echo(f"{len(pages)} pages written to {_short(folder)}")
    click.echo("MkDocs builds the site …")
    _expect_built(build_site(checkout / "mkdocs.yml", out))
    click.echo(f"Open {_short((out or checkout / 'build' / 'site') / 'index.html')}")


def _checkout() -> Path:
    """The folder of the sources: pages and theme are not part of an installed package."""
    root = resources.root()
    if not isinstance(root, Path) or not (root / "mkdocs.yml").is_file():
        raise Unusable(
            "The site is built in a checkout of Meldbook: its pages and its theme are not part of the installed package."
        )
    return root


def _expect_built(result: NoMkDocs | SiteError | None) -> None:
    match result:
        case NoMkDocs():
            raise Unusable("The site needs MkDocs and its theme: pip install 'meldbook[docs]'")
        case SiteError(output=output):
            raise click.ClickException(f"MkDocs refused the pages:\n{output.rstrip()}")
        case None:
            pass


def _short(path: Path) -> str:
    """The path as it is shortest from here."""
    whole, here = path.resolve(), Path.cwd()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(whole)
