"""`meldbook site`: the rules of all games as a site to read in a browser."""

from __future__ import annotations

import functools
import http.server
import sys
from collections.abc import Callable
from pathlib import Path

import click

from meldbook import resources
from meldbook.cli.exits import ExitCode
from meldbook.cli.failing import Unusable
from meldbook.cli.output import color_option, is_coloured
from meldbook.cli.progress import progress
from meldbook.diagnostics import Severity
from meldbook.loading.catalogue import Catalogue
from meldbook.pages import Order, Published, SiteError, has_mkdocs, publish, steps
from meldbook.prose import LocaleError, languages
from meldbook.report import Format, render

EXAMPLES = """\b
Examples:
  meldbook site build
  meldbook site build --out ~/rules --offline
  meldbook site build --specs my-specs --lang en
  meldbook site serve
"""
PORT = 8000


@click.group("site")
@color_option
def command() -> None:
    """The rules of all games as a site, in every language there is."""


@command.command("build", epilog=EXAMPLES)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Where it goes. [default: build/site]"
)
@click.option(
    "--specs",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    multiple=True,
    metavar="DIR",
    help="A folder of your own with `variants` and `overlays` in it. May be given again.",
)
@click.option("--lang", multiple=True, metavar="TAG", help="A language. May be given again. [default: all there are]")
@click.option("--offline", is_flag=True, help="A site that opens from a disk, without a server, its search included.")
@click.option("--strict", is_flag=True, help="Let nothing pass: a warning fails as an error does.")
@click.option("--preview", is_flag=True, help="Show the English text, marked, where a translation is missing.")
@color_option
def build(
    *, out: Path | None, specs: tuple[Path, ...], lang: tuple[str, ...], offline: bool, strict: bool, preview: bool
) -> None:
    """Build the site from the shipped games, and from your own specs if you name their folders."""
    checkout = _checkout()
    order = Order(
        checkout=checkout,
        build=checkout / "build",
        out=(out or checkout / "build" / "site").resolve(),
        catalogue=Catalogue(directories=specs),
        languages=_known(lang) or languages(),
        offline=offline,
        strict=strict,
        preview=preview,
    )
    published = _published(order)
    click.echo(f"{published.pages} pages in {len(order.languages)} languages, {published.changed} of them new or changed")
    click.echo(f"Open {_short(order.out / 'index.html')}")
    _tell_findings(published, strict=strict)


@command.command("serve")
@click.option("--port", type=click.IntRange(1, 65535), default=PORT, show_default=True, help="Where it listens.")
@click.option(
    "--out", type=click.Path(exists=True, file_okay=False, path_type=Path), metavar="DIR", help="The site. [default: build/site]"
)
@color_option
def serve(*, port: int, out: Path | None) -> None:
    """Show the site that was built, to this machine only."""
    folder = out or _checkout() / "build" / "site"
    if not (folder / "index.html").is_file():
        raise Unusable("There is no site yet: meldbook site build")
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        click.echo(f"http://127.0.0.1:{port}/ (end with Ctrl+C)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo()


def _checkout() -> Path:
    """The folder of the sources: theme and configuration are not part of an installed package."""
    root = resources.root()
    if not isinstance(root, Path) or not (root / "mkdocs.yml").is_file():
        raise Unusable("The site is built in a checkout of Meldbook: its theme is not part of the installed package.")
    return root


def _known(tags: tuple[str, ...]) -> tuple[str, ...]:
    for tag in tags:
        if tag not in languages():
            raise click.BadParameter(f'there is no language "{tag}". There are {", ".join(languages())}.', param_hint="--lang")
    return tags


def _published(order: Order) -> Published:
    if not has_mkdocs():
        raise Unusable("The site needs MkDocs and its theme: pip install 'meldbook[docs]'")
    done: list[str] = []
    with progress(steps(order)) as bar:
        try:
            published = publish(order, lambda name: _tick(done, name, bar))
        except LocaleError as error:
            hint = "--preview builds with the English text where a translation is missing."
            raise click.ClickException(f"{error}\n{hint}") from error
    if isinstance(published, SiteError):
        raise click.ClickException(f"{published.program} refused the pages:\n{published.output.rstrip()}")
    return published


def _tick(done: list[str], name: str, bar: Callable[[int], None] | None) -> None:
    done.append(name)
    if bar is not None:
        bar(len(done))


def _tell_findings(published: Published, *, strict: bool) -> None:
    """What is wrong with specs, as `validate` says it; they are not on the site."""
    if published.findings:
        text = render(published.findings, published.sources, Format.TEXT, is_coloured(sys.stderr))
        click.echo(text, nl=False, err=True)
    if any(strict or finding.severity is Severity.ERROR for finding in published.findings):
        raise click.exceptions.Exit(ExitCode.FINDINGS)


def _short(path: Path) -> str:
    """The path as it is shortest from here."""
    whole, here = path.resolve(), Path.cwd()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(whole)
